import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';
import { lineAt, projectFiles, ROOT, textOf } from '../support/project.ts';

const CSS_LINES = 3600;

const PARTS = /^src\/(ui|layouts|features)\//;
const parts = projectFiles(/^src\/(ui|layouts|features|pages)\/.*\.(astro|tsx|ts)$/);

const tailwind = await loadDesignSystem(textOf('src/styles/site.css'), {
  base: join(ROOT, 'src/styles'),
  loadStylesheet: (id, base) => {
    const path = id.startsWith('.') ? join(base, id) : createRequire(import.meta.url).resolve(id);
    return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
  },
});

const known = new Map<string, boolean>();

function isUtility(word: string): boolean {
  let is = known.get(word);
  if (is === undefined) {
    is = /^(group|peer)(\/|$)/.test(word) || tailwind.candidatesToCss([word])[0] !== null;
    known.set(word, is);
  }
  return is;
}

test('a class that is no utility begins with the name of its part or of a primitive, so that no two mean different things', () => {
  const namesOf = (folder: string) =>
    projectFiles(PARTS)
      .filter((path) => dirname(path) === folder)
      .flatMap((path) => [kebab(stemOf(path)), kebab(stemOf(path)).replace(/s$/, '')]);
  const complaints = parts.flatMap((path) => {
    const names = [
      ...namesOf(dirname(path)),
      basename(dirname(path)),
      kebab(stemOf(path)),
      ...namesOf('src/ui'),
      ...namesOf('src/features/shared'),
    ];
    return classListsIn(textOf(path)).flatMap(({ words, line }) =>
      words
        .filter((word) => !isUtility(word) && !names.some((name) => word === name || word.startsWith(`${name}-`)))
        .map((word) => `${path}:${line}: "${word}"`),
    );
  });
  expect(complaints).toEqual([]);
});

test('no class stands twice in a list', () => {
  const twice = parts.flatMap((path) =>
    classListsIn(textOf(path))
      .filter(({ words }) => new Set(words).size < words.length)
      .map(({ words, line }) => `${path}:${line}: ${words.join(' ')}`),
  );
  expect(twice).toEqual([]);
});

test('no utility sets a variable that others read: published pages know none but that of contents', () => {
  const css = tailwind
    .candidatesToCss([...known.keys()])
    .map((rules) => (rules ?? '').replaceAll(/@property [^}]*\}/g, ''));
  const read = new Set(css.flatMap((rules) => [...rules.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name)));
  const set = css.flatMap((rules) => [...rules.matchAll(/(--tw-[\w-]+):.*/g)].filter(([, name]) => read.has(name)));
  expect(set.map(([declaration]) => declaration).filter((one) => !one.startsWith('--tw-content:'))).toEqual([]);
});

test('little is styled by hand', () => {
  const lines = projectFiles(/^src\/.*\.css$/).map((path) => textOf(path).trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(CSS_LINES);
});

test('a stylesheet outside src/styles says why it is none of utilities', () => {
  const silent = projectFiles(/^src\/(?!styles\/).*\.css$/).filter((path) => !textOf(path).includes('/*'));
  expect(silent).toEqual([]);
});

interface ClassList {
  words: string[];
  line: number;
}

const STRING = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
/** What a word is compared with, or begins with, is no class. */
const COMPARED = /(?:[=!]==? ?|\w\()$/;
/** In a sentence, or in a selector. */
const IS_NO_CLASS = /^[.#A-Z]/;

/** The lists in attributes, and the other strings that are made of utilities. */
function classListsIn(code: string): ClassList[] {
  const attributes = [...code.matchAll(/\bclass(?:Name|:list)?=(?="|\{)/g)].map(({ 0: name, index }) => {
    const start = index + name.length;
    return { start, end: endOf(code, start) };
  });
  return [...code.matchAll(STRING)].flatMap(({ 2: text = '', index }) => {
    if (COMPARED.test(code.slice(0, index))) return [];
    const words = text
      .replaceAll(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '');
    const isInAttribute = attributes.some(({ start, end }) => start <= index && index < end);
    const isOfUtilities = words.length > 1 && words.filter(isUtility).length * 2 >= words.length;
    const isList = isInAttribute || (isOfUtilities && !words.some((word) => IS_NO_CLASS.test(word)));
    return isList ? [{ words, line: lineAt(code, index) }] : [];
  });
}

/** Of an attribute's value, which is a string or stands in braces. */
function endOf(code: string, start: number): number {
  if (code[start] === '"') return code.indexOf('"', start + 1);
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    else if (code[at] === '}' && (depth -= 1) === 0) return at;
  }
  return code.length;
}

const stemOf = (path: string): string => basename(path).replace(/\..*$/, '');
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
