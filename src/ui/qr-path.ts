import { encode } from 'uqr';

/** White around the code, in modules: what scanners need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The chequerboard. A scanner reads all eight masks; to find out which one looks best takes ten times as long as all the rest,
 * seconds in a chain of thousands, and blurred or turned, codes with the best are read no more often than with this.
 */
const MASK = 0;

/** A QR code as one SVG path, a unit a module: `<svg viewBox="0 0 {size} {size}"><path d="{path}"/></svg>`. */
export function qrPath(text: string): { size: number; path: string } {
  // At least M survives a thumb and a scratch; where the code has room for more, it takes it and grows no larger.
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE, maskPattern: MASK });
  return { size, path: data.map((row, y) => runsOf(row, y)).join('') };
}

/** Dark modules side by side are one rectangle. */
function runsOf(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
