import { encode } from 'uqr';

/** The white margin around the code, in modules. Scanners need it to find the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The chequerboard mask. A scanner reads all eight masks. Choosing the best one takes ten times as long as everything else (seconds for
 * thousands of locations), and blurred or rotated codes were not read more often with it.
 */
const MASK = 0;

/** A QR code as one SVG path, a unit a module: `<svg viewBox="0 0 {size} {size}"><path d="{path}"/></svg>`. */
export function qrPath(text: string): { size: number; path: string } {
  // Level M survives dirt and scratches. A higher level is used where it does not make the code larger.
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE, maskPattern: MASK });
  return { size, path: data.map((row, y) => runsOf(row, y)).join('') };
}

/** Adjacent dark modules of a row become one rectangle. */
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
