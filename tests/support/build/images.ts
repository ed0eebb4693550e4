import sharp, { type Sharp } from 'sharp';

/** A picture with something to see: top left quarter red, the rest a gradient, so that turning and cropping show. */
export function drawImage(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="white"/><stop offset="1" stop-color="navy"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><rect width="50%" height="50%" fill="red"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

export const jpegOf = (width: number, height: number): Promise<Buffer> => drawImage(width, height).jpeg().toBuffer();

/** Noise in a fixed order: what no encoder can make small. */
export function noiseOf(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (state * 48_271) % 2_147_483_647;
    data[i] = state & 255;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
