import type { ReadText } from './brand-folder.ts';
import { visitJson } from '../files/json.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { groupFile } from './group-file.ts';
import { pathOf } from './positions.ts';

/** A warning for each key that an object of the brand's files has more than once: of these JSON keeps the last, in silence. */
export function findRepeatedKeys(
  { source, group }: Pick<Brand, 'source' | 'group'>,
  readText: ReadText,
  translations: readonly string[] = [],
): Warning[] {
  const inFile = (name: string): Warning[] =>
    repeatedKeysIn(textOf(readText, name)).map((warning) => ({ ...warning, path: `${name}:${warning.path}` }));
  const around = ['brand.json', ...(group === undefined ? [] : [groupFile(group)])].flatMap(inFile);
  if (source !== 'file') return around;
  return [...around, ...repeatedKeysIn(textOf(readText, 'website.json')), ...translations.flatMap(inFile)];
}

/** Empty for a file that can't be read any more: the next build will say so. */
function textOf(readText: ReadText, file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}

export function repeatedKeysIn(file: string): Warning[] {
  /** Of each object that is open, the lines of its keys. */
  const open: Map<string, number[]>[] = [];
  const repeated = new Map<number[], string>();
  visitJson(file, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, _offset, _length, line, _character, path) => {
      const keys = open.at(-1);
      const lines = keys?.get(key);
      if (lines === undefined) keys?.set(key, [line + 1]);
      else if (lines.push(line + 1) === 2) repeated.set(lines, pathOf([...path(), key]));
    },
  });
  return [...repeated].map(([lines, path]) => ({ path, message: describe(lines) }));
}

function describe(lines: number[]): string {
  const [times, lost] =
    lines.length === 2
      ? ['twice', 'the one before it is not']
      : [`${lines.length} times`, 'the ones before it are not'];
  const [first, last] = [lines[0], lines.at(-1)];
  const where = first === last ? `in line ${last}` : `in lines ${lines.slice(0, -1).join(', ')} and ${last}`;
  return `is written ${times}, ${where}. The last one is used, ${lost}. Write the key once.`;
}
