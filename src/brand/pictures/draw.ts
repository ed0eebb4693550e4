import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { PictureProblem, RetryableProblem } from './original.ts';

/** Formats made of pixels, whose decoding sharp can stop at a time limit: JPEG, PNG, GIF, WebP, AVIF. */
const PIXELS = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp)/;

export function hasPixels(bytes: Uint8Array): boolean {
  return PIXELS.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));
}

/** Exit codes of the process that draws. */
const UNREADABLE = 3;
const DAMAGED = 4;
const MAX_BYTES = 256 * 1024 * 1024;

/** Reads the drawing's size with sharp, then draws it as PNG, `width` pixels wide. */
const PROGRAM = `
const [sharpPath, width, mostPixels] = process.argv.slice(1);
const sharp = require(sharpPath);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', async () => {
  const bytes = Buffer.concat(chunks);
  const read = async () => sharp(bytes).metadata(); // An empty file throws at once.
  const metadata = await read().catch(() => process.exit(${UNREADABLE}));
  const density = Math.min(Math.max((72 * Number(width)) / metadata.width, 1), 7200);
  const options = { failOn: 'error', limitInputPixels: Number(mostPixels), ...(metadata.format === 'svg' && { density }) };
  const drawn = await sharp(bytes, options).autoOrient().png({ compressionLevel: 1 }).toBuffer().catch(() => process.exit(${DAMAGED}));
  process.stdout.write(drawn);
});`;

/**
 * A drawing (SVG) as PNG. It is drawn in a separate process: a few kilobytes can take minutes to draw, and only ending the process stops that.
 * Throws a PictureProblem for the drawing's own faults, and a RetryableProblem if the machine could not draw it.
 */
export async function drawInProcess(
  bytes: Uint8Array,
  { width, mostPixels, seconds }: { width: number; mostPixels: number; seconds: number },
): Promise<Uint8Array> {
  const sharpPath = createRequire(import.meta.url).resolve('sharp');
  const limits = { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['-e', PROGRAM, sharpPath, String(width), String(mostPixels)],
      { encoding: 'buffer', ...limits },
      (error, drawn) => (error ? reject(problemOf(error, seconds)) : resolve(drawn)),
    );
    child.stdin?.on('error', () => {}); // The process ended before it had read everything; the callback above gets the error.
    child.stdin?.end(bytes);
  });
}

function problemOf(error: { killed?: boolean; code?: unknown }, seconds: number): PictureProblem {
  if (error.code === UNREADABLE)
    return new PictureProblem('is not a picture that can be read', 'Use JPEG, PNG, WebP, AVIF, GIF or SVG.');
  if (error.killed === true) return new PictureProblem(`takes longer than ${seconds} s to draw`, 'Save it as PNG.');
  if (error.code === DAMAGED) return new PictureProblem('is damaged or cut off');
  // Too little memory, or no process could be started: not the picture's fault, so it is not cached.
  return new RetryableProblem('could not be drawn');
}
