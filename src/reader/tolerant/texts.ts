import { fixMojibake } from '#core/text/fix-mojibake.ts';
import { toPlainText } from '#core/text/plain-text.ts';
import type { Warning } from '#schema/warning.ts';
import type { ValuePosition } from '#dialects/form/position.ts';
import { describeDiagnostic, pathOf } from '../diagnostics/notes.ts';

/** Reads the texts of a configuration as the plain text that they mean. However many were HTML, were read with another encoding, or have lost letters, each of the three makes one warning. */
export interface Texts {
  /** A value with its text as plain text, or with each text that is in it. `isNoted`: a warning is about it. */
  read: (value: unknown, position: ValuePosition) => { value: unknown; isNoted?: boolean };
  toWarnings: () => Warning[];
  /** The warning about texts that were read with another encoding, and are repaired. */
  toMended: () => Warning[];
}

export function makeTexts(): Texts {
  const html: Found[] = [];
  const mended: Found[] = [];
  const garbled: Found[] = [];
  const countFound = (): number => html.length + mended.length + garbled.length;
  const readText = (written: string, position: ValuePosition): string => {
    const whole = mend(written);
    const plain = toPlainText(whole);
    if (whole !== written) mended.push({ written, plain, position });
    if (plain !== whole) html.push({ written, plain, position });
    if (plain.includes(LOST_LETTER)) garbled.push({ written, plain, position });
    return plain;
  };
  const toMended = (): Warning[] => describe(mended, MISREAD, 'It is read as it was before', ({ plain }) => plain);
  return {
    read: (written, position) => {
      const before = countFound();
      const value = mapTexts(written, position, readText);
      return { value, isNoted: countFound() > before };
    },
    toMended,
    toWarnings: () => [
      ...describe(html, 'was written for HTML', 'Pages show the plain text that it means', ({ plain }) => plain),
      ...toMended(),
      ...describe(garbled, GARBLED, 'Pages show it as it is written', () => 'Café'),
    ],
  };
}

export const plainTextOf = (written: string): string => toPlainText(mend(written));

/** A file or an address may really have such a name. */
const mend = (written: string): string => (isAddress(written) ? written : fixMojibake(written));

interface Found {
  written: string;
  plain: string;
  position: ValuePosition;
}

const isAddress = (text: string): boolean => /[/\\]/.test(text) && !/\s/.test(text);
const MISREAD = 'is UTF-8 that was read with another encoding and saved again';

/** What programs put in place of bytes that are no letter in the encoding they read. */
const LOST_LETTER = '\ufffd';
const GARBLED = `has "${LOST_LETTER}" where a letter was lost: it was read with another encoding than it was saved with`;

/** Says it of the first one, and counts the others. */
function describe(found: Found[], problem: string, outcome: string, example: (found: Found) => string): Warning[] {
  const [first] = found;
  if (first === undefined) return [];
  const { written, position } = first;
  const others = found.length === 1 ? '' : `, and ${found.length - 1} more like it`;
  const diagnostic = {
    value: written,
    problem,
    outcome: `${outcome}${others}.`,
    example: JSON.stringify(example(first)),
    isUsed: true as const,
  };
  return [{ path: pathOf(position), ...describeDiagnostic(diagnostic) }];
}

/** No list of allergens is nested deeper. */
const MAX_DEPTH = 5;

function mapTexts(
  value: unknown,
  at: ValuePosition,
  map: (text: string, at: ValuePosition) => string,
  depth = 0,
): unknown {
  if (typeof value === 'string') return map(value, at);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const mapInner = (inner: unknown, key: string | number): unknown =>
    mapTexts(inner, { up: at, key, value: inner, order: at.order }, map, depth + 1);
  if (Array.isArray(value)) return value.map(mapInner);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapInner(inner, key)] as const));
}
