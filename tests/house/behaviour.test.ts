import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineAt, projectFiles, ROOT, textOf } from '../support/project.ts';

const BEHAVIOUR = 'docs/behaviour.md';
const behaviour = textOf(BEHAVIOUR);
const headings = [...behaviour.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
const rows = rowsOf(behaviour);

/** All code that may speak of the page, but this file, which speaks of what it must not say. */
const code = projectFiles(/^(src|supabase|scripts|tests|bench)\/.*\.(ts|tsx|mjs|astro|css|sql|md)$/).filter(
  (path) => path !== 'tests/house/behaviour.test.ts',
);

/** "specification, 2.10", "section 9", "(2.6)". What the W3C published may be cited by its sections. */
const CITATION = /\bspecification\b|(?<!CSS Color 4, )\bsections? \d|\bthe catalogue\b|(?<!\w)\(\d\.\d{1,2}\)/gi;

describe('docs/behaviour.md', () => {
  test('no two of its headings have the same address', () => {
    const addresses = headings.map(addressOf);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  test('every row names one file, and the file is there', () => {
    expect(rows.length).toBeGreaterThan(0);
    const complaints = rows.flatMap(({ line, file }) => {
      const [, path] = /^`([^`]+)`$/.exec(file) ?? [];
      if (path === undefined) return [`line ${line} names "${file}".`];
      return existsSync(join(ROOT, path)) ? [] : [`line ${line}: there is no ${path}.`];
    });
    expect(complaints).toEqual([]);
  });

  test('it knows every page', () => {
    const pages = projectFiles(/^src\/pages\/.*\.astro$/);
    const named = new Set(rows.map(({ file }) => file.replaceAll('`', '')));
    expect(pages.filter((path) => !named.has(path))).toEqual([]);
  });

  test('what visitors read is in the file of its row, letter for letter', () => {
    const texts = rows.flatMap((row) => textsOf(row.value).map((text) => ({ ...row, text })));
    expect(texts.length).toBeGreaterThan(0);
    const wrong = texts.filter(({ text, file }) => !patternOf(text).test(contentOf(file)));
    expect(wrong.map(({ line, text, file }) => `line ${line}: “${text}” is not in ${file}.`)).toEqual([]);
  });

  test('what it quotes of the code is in the file of its row', () => {
    const quotes = rows.flatMap((row) => quotesOf(row.value).map((quote) => ({ ...row, quote })));
    expect(quotes.length).toBeGreaterThan(0);
    const wrong = quotes.filter(({ quote, file }) => !contentOf(file).includes(quote));
    expect(wrong.map(({ line, quote, file }) => `line ${line}: ${quote} is not in ${file}.`)).toEqual([]);
  });
});

describe('references to it', () => {
  test('lead to a heading', () => {
    const addresses = new Set(headings.map(addressOf));
    const references = [
      ...found(BEHAVIOUR, /\]\(#([\w-]*)\)/g),
      ...code.flatMap((path) => found(path, /\bbehaviour\.md#?([\w-]*)/g)),
    ];
    expect(references.length).toBeGreaterThan(0);
    const broken = references.filter(({ match: [, address = ''] }) => !addresses.has(address));
    expect(broken.map(({ path, line, match }) => `${path}:${line} ${match[0]}`)).toEqual([]);
  });

  test('stand in for those to any text that is not in the repository', () => {
    const citations = code.flatMap((path) => found(path, CITATION));
    expect(citations.map(({ path, line, match }) => `${path}:${line} "${match[0]}"`)).toEqual([]);
  });
});

interface Row {
  line: number;
  value: string;
  file: string;
}

/** The rows of all tables, which have three columns each, without their heads. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index): Row[] => {
    const isHead = /^\| -/.test(text) || /^\| -/.test(lines[index + 1] ?? '');
    if (!text.startsWith('|') || isHead) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const [, value = '', file = ''] = cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
    return [{ line: index + 1, value, file: cells.length === 3 ? file : text }];
  });
}

/** As GitHub makes it of a heading. */
function addressOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function textsOf(cell: string): string[] {
  return [...cell.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
}

function quotesOf(cell: string): string[] {
  return [...cell.matchAll(/(`+)(.+?)\1(?!`)/g)].map(([, , quote = '']) => quote.trim());
}

/** `{count} locations`: in the code something that is no part of the text stands for what is in braces. */
function patternOf(text: string): RegExp {
  const pieces = text.split(/\s*\{[^}]*\}\s*/).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}])${pieces.join('.{1,120}?')}(?![\\p{L}\\p{N}])`, 'u');
}

const contents = new Map<string, string>();

/** A file's text in one line, as a browser would have the words of its markup. */
function contentOf(file: string): string {
  const path = file.replaceAll('`', '');
  const known = contents.get(path);
  if (known !== undefined) return known;
  const content = existsSync(join(ROOT, path)) ? textOf(path).replaceAll(/\s+/g, ' ') : '';
  contents.set(path, content);
  return content;
}

function found(path: string, pattern: RegExp) {
  const text = textOf(path);
  return [...text.matchAll(pattern)].map((match) => ({ path, line: lineAt(text, match.index), match }));
}
