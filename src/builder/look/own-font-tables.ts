import type { TypeStyle } from '#core/theme/font-families.ts';
import { impliedTypeStyle, knownTypeStyle } from '#core/theme/typeface.ts';

/** What a font says of itself in its table OS/2 (the OpenType specification has the offsets). */
export interface FontTables {
  /** 1 to 1000: `usWeightClass`. */
  weight: number;
  isItalic: boolean;
  isCondensed: boolean;
  /** `fsType`: it may not be embedded without a licence that says so. */
  isRestricted: boolean;
  /** `fsType`: it may be embedded as a whole only. */
  isWholeOnly: boolean;
  kind: 'serif' | 'sans' | 'script' | 'unknown';
}

const USUAL_WEIGHT = 400;
const CONDENSED = { widthClass: 3, panose: [6, 8] };

export function readTables(os2: Uint8Array | undefined): FontTables {
  const table = os2 ?? new Uint8Array();
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const read = (offset: number): number => (offset + 2 <= view.byteLength ? view.getUint16(offset) : 0);
  const weight = read(4);
  const rights = read(8);
  const panose = table.subarray(32, 42);
  const widthClass = read(6);
  return {
    weight: weight >= 1 && weight <= 1000 ? weight : USUAL_WEIGHT,
    isItalic: (read(62) & 1) !== 0,
    isCondensed: (widthClass >= 1 && widthClass <= CONDENSED.widthClass) || CONDENSED.panose.includes(panose[3] ?? 0),
    isRestricted: (rights & 0x000f) === 0x0002,
    isWholeOnly: (rights & 0x0100) !== 0,
    kind: kindOf(panose[0] ?? 0, panose[1] ?? 0, read(30) >> 8),
  };
}

/** By PANOSE, else by IBM's font class. */
function kindOf(family: number, serifs: number, fontClass: number): FontTables['kind'] {
  if (family === 3) return 'script';
  // 11 to 13 and 15 are sans serif; 14 is flared, which looks like an antique one.
  if (family === 2 && serifs >= 2) return serifs >= 11 && serifs !== 14 ? 'sans' : 'serif';
  if ([1, 2, 3, 4, 5, 7].includes(fontClass)) return 'serif';
  return fontClass === 8 ? 'sans' : fontClass === 10 ? 'script' : 'unknown';
}

/** The type style that goes with a font. A poster face has no small letters, or is condensed. */
export function typeStyleOf(
  name: string,
  { kind, isCondensed }: Pick<FontTables, 'kind' | 'isCondensed'>,
  { isMonospaced, hasSmallLetters }: { isMonospaced: boolean; hasSmallLetters: boolean },
): TypeStyle {
  const known = knownTypeStyle(name);
  if (known !== undefined) return known;
  if (kind === 'serif' || kind === 'script' || isMonospaced) return 'serif';
  if (isCondensed || !hasSmallLetters) return 'grotesk';
  return (kind === 'sans' ? undefined : impliedTypeStyle(name)) ?? 'geometric';
}
