/**
 * Reads a QR code of version 2 to 6 the way ISO/IEC 18004 says, without a line of the library that draws ours. Nothing is
 * corrected: a module that is wrong is a wrong letter.
 */
export function readQrCode(modules: boolean[][]): { text: string; level: 'M' | 'Q' } {
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => modules[y]?.[x] === true;
  const format = bitsOf([0, 1, 2, 3, 4].map((x) => at(x, 8))) ^ 0b10101;
  const level = LEVELS[format >> 3];
  const blocks = level && BLOCKS[level][version - 2];
  const isFlipped = MASKS[format & 7];
  if (!blocks || !isFlipped) throw new Error(`No table for version ${version}, format ${format}.`);
  const bits = pathThrough(size).map(([x, y]) => at(x, y) !== isFlipped(x, y));
  return { text: bytesOf(untangle(bits, blocks)), level };
}

/** The dark modules of `M4 4h7v1h-7z…`, without the quiet zone. Throws where it is not quiet. */
export function modulesOf({ size, path }: { size: number; path: string }, quiet = 4): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  const inside = (index: number) => index >= quiet && index < size - quiet;
  if (modules.some((row, y) => row.some((isDark, x) => isDark && !(inside(x) && inside(y)))))
    throw new Error('The quiet zone is not quiet.');
  return modules.slice(quiet, -quiet).map((row) => row.slice(quiet, -quiet));
}

/** Two columns at a time, from the right, up and down in turn, around what is the same in every code of the size. */
function pathThrough(size: number): [x: number, y: number][] {
  const path: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y, size)) path.push([x, y]);
    }
  }
  return path;
}

function isFixed(x: number, y: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isAlignment = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isFinder || isAlignment || x === 6 || y === 6;
}

/** The blocks lie byte by byte beside each other; what corrects them comes after and is left out. */
function untangle(bits: boolean[], blocks: number[]): number[] {
  const whole = blocks.map((): number[] => []);
  let index = 0;
  for (let place = 0; place < Math.max(...blocks); place++) {
    for (const [number, length] of blocks.entries()) {
      if (place < length) whole[number]?.push(bitsOf(bits.slice(index, (index += 8))));
    }
  }
  return whole.flat();
}

/** Four bits that say "bytes", eight that say how many, and the bytes. */
function bytesOf(codewords: number[]): string {
  const bits = codewords.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('The code does not hold bytes.');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, index) => Number.parseInt(bits.slice(12 + index * 8, 20 + index * 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const bitsOf = (bits: boolean[]): number => bits.reduce((value, bit) => value * 2 + Number(bit), 0);

const LEVELS: Partial<Record<number, 'M' | 'Q'>> = { 0: 'M', 3: 'Q' };

/** Data codewords of each block, from version 2 on. */
const BLOCKS = {
  M: [[28], [44], [32, 32], [43, 43], [27, 27, 27, 27]],
  Q: [[22], [17, 17], [24, 24], [15, 15, 16, 16], [19, 19, 19, 19]],
};

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
