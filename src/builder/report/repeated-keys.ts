import { describeKey } from '../read/notes.ts';
import { type Frame, scanJson } from '../brand/scan-json.ts';
import { readTextBelow } from '../brand/ordinary-file.ts';
import type { Brand, Warning } from '../types.ts';
import { toPositions } from './positions.ts';

/** A warning for each key that an object of the brand's files has more than once: of these JSON keeps the last, in silence. */
export function findRepeatedKeys({ folder, source }: Pick<Brand, 'folder' | 'source'>): Warning[] {
  const inBrand = repeatedKeysIn(textOf(folder, 'brand.json')).map((warning) => ({
    ...warning,
    path: `brand.json:${warning.path}`,
  }));
  return source === 'file' ? [...inBrand, ...repeatedKeysIn(textOf(folder, 'website.json'))] : inBrand;
}

/** Empty for a file that can't be read any more: the next build will say so. */
function textOf(folder: string, file: string): string {
  try {
    return readTextBelow(folder, file);
  } catch {
    return '';
  }
}

/** Where an object or list stands, and the offsets of the keys of an object. */
interface Place {
  up: Frame<Place> | undefined;
  keys?: Map<string, number[]>;
}

export function repeatedKeysIn(file: string): Warning[] {
  const text = file.replace(/^\uFEFF/, '');
  const repeated = new Map<number[], string>();
  scanJson<Place>(text, {
    key: (frame, token, at) => {
      const key = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
      const keys = (frame.kept.keys ??= new Map<string, number[]>());
      const offsets = keys.get(key);
      if (offsets === undefined) keys.set(key, [at]);
      else if (offsets.push(at) === 2) repeated.set(offsets, pathOf({ ...frame, key }));
      return key;
    },
    value: (frame) => ({ up: frame }),
  });
  const positions = toPositions(text, new Map([...repeated.keys()].flat().map((at) => [at, at])));
  const lineOf = (at: number) => positions.get(at)?.line ?? 1;
  return [...repeated].map(([offsets, path]) => ({ path, message: describe(offsets.map(lineOf)) }));
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

function pathOf(frame: Frame<Place>): string {
  const keys: string[] = [];
  for (let at: Frame<Place> | undefined = frame; at; at = at.kept.up)
    keys.unshift(describeKey(at.isList ? at.index : (at.key ?? '')));
  return keys.join('').replace(/^\./, '');
}
