// node sheet.mjs out.png height a.png b.png … side by side
import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/x.js'); const sharp = require('sharp');
const [out, h, ...files] = process.argv.slice(2); const ims = await Promise.all(files.map(async (f) => { const b = await sharp(f).resize({ height: Number(h) }).png().toBuffer(); const m = await sharp(b).metadata(); return { b, w: m.width }; }));
let x = 0; const comp = ims.map(({ b, w }) => { const c = { input: b, left: x, top: 0 }; x += w + 12; return c; });
await sharp({ create: { width: x, height: Number(h), channels: 3, background: '#888' } }).composite(comp).png().toFile(out);
