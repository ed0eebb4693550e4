/** What a catalogue says and the other one does not: whole texts of up to two words, and longer parts of sentences. */
export function piecesOf(catalogue: object, other: object): { short: ReadonlySet<string>; long: string[] } {
  const others = new Set(leavesOf(other).map(tidy));
  const pieces = [...new Set(leavesOf(catalogue).map(tidy))].filter(
    (text) => /\p{L}{2}/u.test(text) && !others.has(text),
  );
  const isShort = (text: string) => text.split(' ').length <= 2;
  return { short: new Set(pieces.filter(isShort)), long: pieces.filter((text) => !isShort(text)) };
}

/** Every text of a catalogue; of one with parameters what stands between them. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{\w+\}/);
  if (typeof value === 'function') return partsOf(value as (...given: unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}

/** A text with parameters is asked with letters that are in no text, and with numbers. */
function partsOf(text: (...given: unknown[]) => unknown): string[] {
  const given = [['ΩΩ', 'ΩΩ'], [1, 'ΩΩ'], [7, 'ΩΩ'], [7, 7], [7, ['ΩΩ', 'ΩΩ']], [['ΩΩ', 'ΩΩ']]];
  return given.flatMap((values) => {
    try {
      const said = text(...values);
      // A number of more than a few digits, or none: the function does not take these values.
      return typeof said === 'string' && !/NaN|undefined/.test(said) ? said.split(/ΩΩ|\d+/) : [];
    } catch {
      return [];
    }
  });
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[:,;.·–-] ?| ?[:,;·–-]$/g, '');
