import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { effectsOf, mayDiffer } from '../../src/astro/styles/layers.ts';
import { ofVoice } from '../../src/astro/styles/sheets.ts';
import { loadTailwind } from '../../src/astro/styles/tailwind.ts';
import { lineAt, projectFiles, ROOT, textOf } from '../support/project.ts';

const CSS_LINES = 3500;

const PARTS = /^src\/(ui|layouts|features)\//;
const parts = projectFiles(/^src\/(ui|layouts|features|pages)\/.*\.(astro|tsx|ts)$/);

const tailwind = await loadDesignSystem(textOf('src/styles/site.css'), {
  base: join(ROOT, 'src/styles'),
  loadStylesheet: (id, base) => {
    const path = id.startsWith('.') ? join(base, id) : createRequire(import.meta.url).resolve(id);
    return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
  },
});

/** As published pages have them. */
const styles = await loadTailwind(join(ROOT, 'src/styles/site.css'));

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
  const words = parts.flatMap((path) => classListsIn(textOf(path)).flatMap((list) => list.words));
  const css = styles.utilitiesOf(new Set(words)).map((utility) => utility.css.replaceAll(/@property [^}]*\}/g, ''));
  const read = new Set(css.flatMap((rules) => [...rules.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name)));
  const set = css.flatMap((rules) => [...rules.matchAll(/(--tw-[\w-]+):.*/g)].filter(([, name]) => read.has(name)));
  expect(set.map(([declaration]) => declaration).filter((one) => !one.startsWith('--tw-content:'))).toEqual([]);
});

/** The order of layers takes it for granted: `layersOf`. */
describe('no element has two of the same kind that differ', () => {
  test('neither utilities with the same variants, nor recipes of one tier', () => {
    const complaints = parts.flatMap((path) =>
      elementsIn(textOf(path)).flatMap(({ lists, line }) =>
        conflictsIn(lists).map((pair) => `${path}:${line}: ${pair}`),
      ),
    );
    expect([...new Set(complaints)]).toEqual([]);
  });

  test.each([
    ['<p class="min-h-13 min-h-[8rem]">', ['min-h-13 min-h-[8rem]']],
    ['<p class="p-4 lg:p-6 pt-2 hover:p-6">', []],
    ['<p class="button-order button-outline">', ['button-order button-outline']],
    ['<p class="button button-order">', []],
    ["export const BAR = 'grid mt-2 mt-4';", ['mt-2 mt-4']],
    ["<p class:list={['mt-2', isLong ? 'mt-4' : 'mb-4']}>", ['mt-2 mt-4']],
    ["<p class={isLong ? 'mt-2' : 'mt-4'}>", []],
    ["const link = 'mt-2'; const line = `flex ${link}`; <p class:list={[line, isLong && 'mt-4']}>", ['mt-4 mt-2']],
  ])('%s', (code, expected) =>
    expect([...new Set(elementsIn(code).flatMap(({ lists }) => conflictsIn(lists)))]).toEqual(expected),
  );
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
  const attributes = attributesIn(code);
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

function attributesIn(code: string): { start: number; end: number }[] {
  return [...code.matchAll(/\bclass(?:Name|:list)?=(?="|\{)/g)].map(({ 0: name, index }) => {
    const start = index + name.length;
    return { start, end: endOf(code, start) };
  });
}

interface Element {
  lists: { words: string[]; isConditional: boolean }[];
  line: number;
}

const CONSTANT = /\bconst (\w+) = (?=['"`[])/g;

/** The lists of each `class`, with those of the constants in the same file that it names. Of two conditions an element may have one. */
function elementsIn(code: string): Element[] {
  const constants = new Map<string, string>();
  for (const { 0: head, 1: name = '', index } of code.matchAll(CONSTANT)) {
    const start = index + head.length;
    constants.set(
      name,
      code.slice(start, code.indexOf(code[start] === '[' ? ']' : (code[start] ?? ''), start + 1) + 1),
    );
  }
  const listsIn = (value: string, isConditional: boolean, seen: readonly string[]): Element['lists'] => {
    const strings = [...value.matchAll(STRING)].map(({ 2: text = '', index }) => ({
      words: text.split(/\s+/).filter((word) => /^[^$}]+$/.test(word)),
      isConditional: isConditional || CONDITION.test(value.slice(0, index)),
    }));
    const outside = value.replaceAll(STRING, (text) =>
      [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name).join(' '),
    );
    const named = [...outside.matchAll(/\w+/g)].flatMap(({ 0: name, index }) => {
      const constant = seen.includes(name) ? undefined : constants.get(name);
      if (constant === undefined) return [];
      return listsIn(constant, isConditional || CONDITION.test(outside.slice(0, index)), [...seen, name]);
    });
    return [...strings, ...named];
  };
  const attributes = attributesIn(code).map(({ start, end }) => ({
    lists: listsIn(code.slice(start, end + 1), false, []),
    line: lineAt(code, start),
  }));
  const others = classListsIn(code).map(({ words, line }) => ({ lists: [{ words, isConditional: false }], line }));
  return [...attributes, ...others];
}

const CONDITION = /(?:[?:]|&&|\|\|) *$/;

function conflictsIn(lists: Element['lists']): string[] {
  return lists.flatMap((list, index) =>
    list.words.flatMap((word, place) => {
      const besides = lists
        .slice(index + 1)
        .filter((other) => !(list.isConditional && other.isConditional))
        .flatMap(({ words }) => words);
      return [...list.words.slice(place + 1), ...besides]
        .filter((other) => other !== word && areConflicting(word, other))
        .map((other) => `${word} ${other}`);
    }),
  );
}

const areConflicting = (word: string, other: string): boolean =>
  VOICES.some((voice) =>
    effectsOn(word, voice).some((effect) =>
      effectsOn(other, voice).some((another) => effect.shape === another.shape && mayDiffer(effect, another)),
    ),
  );

const VOICES = ['serif', 'geometric', 'grotesk'] as const;
type Voice = (typeof VOICES)[number];
const effects = new Map<string, ReturnType<typeof effectsOf>>();

function effectsOn(word: string, voice: Voice): ReturnType<typeof effectsOf> {
  const key = `${voice} ${word}`;
  let found = effects.get(key);
  if (found === undefined) {
    found = styles.utilitiesOf([word]).flatMap(({ css }) => {
      const rules = ofVoice(css.replaceAll(/@property [^}]*\}/g, ''), voice);
      return effectsOf({ word, css: rules }, styles.recipes.get(word));
    });
    effects.set(key, found);
  }
  return found;
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
