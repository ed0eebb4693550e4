/**
 * Writes our texts in traditional characters, from those in simplified ones: `node scripts/chinese-traditional.ts` after a change of these. OpenCC knows
 * the characters and the words of Taiwan, chinese-traditional.txt where we write otherwise. A test says when it is due.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js/cn2t';

const ROOT = join(import.meta.dirname, '..');
const NOTE = 'Made by scripts/chinese-traditional.ts from the text in simplified characters. Do not edit it.';

if (import.meta.main) {
  for (const { path, text } of makeTraditional()) writeFileSync(join(ROOT, path), text);
}

/** The files in traditional characters. Each has a file of its name in simplified ones. */
export function makeTraditional(): { path: string; text: string }[] {
  const convert = makeConverter(readFileSync(join(ROOT, 'scripts/chinese-traditional.txt'), 'utf8'));
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /chinese-simplified.*\.(ts|md)$/.test(path))
    .map((path) => {
      const note = path.endsWith('.md') ? `<!-- ${NOTE} -->\n\n` : `// ${NOTE}\n`;
      return { path: convert(path), text: note + convert(readFileSync(join(ROOT, path), 'utf8')) };
    });
}

/** By a table with a line for each text of ours: `菜品 → 餐點`. */
export function makeConverter(table: string): (text: string) => string {
  const ours = new Map([...table.matchAll(/^(.+) → (.+)$/gm)].map(([, from = '', to = '']) => [from, to]));
  const longestFirst = [...ours.keys()].sort((a, b) => b.length - a.length);
  const places = new RegExp(`(${longestFirst.map((text) => RegExp.escape(text)).join('|')})`);
  const convert = Converter({ from: 'cn', to: 'twp' });
  return (text) =>
    text
      .split(places)
      .map((piece) => ours.get(piece) ?? convert(piece))
      .join('');
}
