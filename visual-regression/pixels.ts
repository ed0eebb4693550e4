import sharp from 'sharp';

export interface PixelDifference {
  count: number;
  /** Around all pixels that differ. */
  box: { left: number; top: number; width: number; height: number };
  /** Both pictures and, in red on the paled first one, where they differ. */
  draw: (file: string) => Promise<void>;
}

interface Raw {
  /** A number a pixel. */
  pixels: Uint32Array;
  width: number;
  height: number;
}

const CHANNELS = 4;
const LIMITLESS = { limitInputPixels: false };
/** As the bytes lie: alpha, blue, green, red. */
const RED = 0xff3c00e6;

/** Undefined where two pictures are the same, pixel by pixel. What only one of them reaches differs. */
export async function comparePixels(before: string, after: string): Promise<PixelDifference | undefined> {
  const [one, other] = [await readRaw(before), await readRaw(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const marked = { pixels: new Uint32Array(width * height), width, height };
  const edges = { left: width, top: height, right: 0, bottom: 0 };
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = pixelAt(one, x, y);
      const isSame = from === pixelAt(other, x, y);
      marked.pixels[y * width + x] = isSame ? paled(from ?? 0) : RED;
      if (isSame) continue;
      count += 1;
      if (x < edges.left) edges.left = x;
      if (x >= edges.right) edges.right = x + 1;
      if (y < edges.top) edges.top = y;
      edges.bottom = y + 1;
    }
  if (count === 0) return undefined;
  const { left, top, right, bottom } = edges;
  return {
    count,
    box: { left, top, width: right - left, height: bottom - top },
    draw: (file) => drawBesides([before, after], marked, file),
  };
}

async function readRaw(file: string): Promise<Raw> {
  const { data, info } = await sharp(file, LIMITLESS).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint32Array(Uint8Array.from(data).buffer), width: info.width, height: info.height };
}

/** Undefined beyond the picture. */
function pixelAt({ pixels, width, height }: Raw, x: number, y: number): number | undefined {
  return x < width && y < height ? pixels[y * width + x] : undefined;
}

function paled(pixel: number): number {
  const grey = ((pixel & 255) + ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255)) / 3;
  const pale = Math.round(200 + grey * 0.2);
  return (0xff000000 | (pale << 16) | (pale << 8) | pale) >>> 0;
}

async function drawBesides(files: string[], { pixels, width, height }: Raw, file: string): Promise<void> {
  const gap = 16;
  const raw = { width, height, channels: CHANNELS } as const;
  const marked = await sharp(new Uint8Array(pixels.buffer), { raw, ...LIMITLESS })
    .png()
    .toBuffer();
  const create = { width: width * 3 + gap * 2, height, channels: CHANNELS, background: '#888' } as const;
  await sharp({ create, ...LIMITLESS })
    .composite([...files, marked].map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png({ compressionLevel: 3 })
    .toFile(file);
}
