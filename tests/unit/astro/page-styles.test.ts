import { expect, describe, test } from 'vitest';
import { layersOf } from '../../../src/astro/styles/layers.ts';
import { Modules, patternOf } from '../../../src/astro/styles/modules.ts';
import { makeNames, rename } from '../../../src/astro/styles/names.ts';
import { makeSheets } from '../../../src/astro/styles/sheets.ts';
import { loadTailwind } from '../../../src/astro/styles/tailwind.ts';
import { ROOT } from '../../support/project.ts';

const tailwind = await loadTailwind(`${ROOT}/src/styles/site.css`);

describe('names', () => {
  const nameOf = makeNames(new Map([['a.tsx', '"p-4 p-4 mt-2 hidden button lg:p-6 !p-4"']]), tailwind);

  test('are short for utilities, the shortest for the most frequent one', () => {
    expect(['p-4', 'lg:p-6', 'mt-2'].map(nameOf)).toEqual(['_a', '_b', '_c']);
  });

  test.each(['hidden', 'button', 'menu-rail', 'p-5', '!p-4'])('%s keeps its own', (word) =>
    expect(nameOf(word)).toBe(word),
  );

  test('stand in the source in place of the classes, and nowhere else', () => {
    const source = 'const p = `p-4 ${on ? "lg:p-6" : \'mt-2\'}`; // ünïcödé\nimport "./mt-2x.ts"; hidden["p-4"]';
    expect(rename(source, 'a.ts', nameOf)).toBe(
      'const p = `_a ${on ? "_b" : \'_c\'}`; // ünïcödé\nimport "./mt-2x.ts"; hidden["_a"]',
    );
  });
});

describe('modules', () => {
  const modules = new Modules();
  modules.add('/src/pages/index.astro', { importedIds: ['/src/Part.astro'], dynamicallyImportedIds: [] }, false);
  modules.add('/src/entry.ts', { importedIds: [], dynamicallyImportedIds: ['/src/pages/index.astro'] }, false);
  modules.add(
    '/src/Part.astro?astro&type=script&index=0&lang.ts',
    { importedIds: ['/src/part.client.ts'], dynamicallyImportedIds: ['/src/idle.client.ts', '/src/Dialog.tsx'] },
    true,
  );
  modules.add('/src/Dialog.tsx', { importedIds: ['/src/field.ts'], dynamicallyImportedIds: ['/src/Deep.tsx'] }, true);

  test('a page is made of what it and its scripts import', () => {
    expect([...modules.importedBy(['/src/pages/index.astro'])]).toEqual([
      '/src/pages/index.astro',
      '/src/Part.astro',
      '/src/part.client.ts',
      '/src/idle.client.ts',
    ]);
  });

  test('late is what only a visitor brings', () => {
    expect([...modules.loadedLate()]).toEqual(['/src/Dialog.tsx', '/src/Deep.tsx', '/src/field.ts']);
  });

  test.each([
    ['index.astro', '/'],
    ['menu/index.astro', '/menu'],
    ['menu/[location].astro', '/menu/[location]'],
    ['404.astro', '/404'],
  ])('the route of %s is %s', (file, pattern) => expect(patternOf(`/src/pages/${file}`, '/src/pages')).toBe(pattern));
});

describe('layers', () => {
  const [A, B] = [new Set(['a']), new Set(['b'])];
  const SHARED = new Set<string>();
  const layers = (sheets: Record<string, ReadonlySet<string>>) => {
    const found = layersOf(
      tailwind.utilitiesOf(Object.keys(sheets)),
      (word) => sheets[word] ?? SHARED,
      tailwind.recipes,
    );
    return Object.keys(sheets).map((word) => found.get(word));
  };

  test.each<[string, Record<string, ReadonlySet<string>>, number[]]>([
    [
      'a rule in the shared sheet stays above one of a page that Tailwind has before it',
      { 'p-4': A, 'md:p-8': SHARED },
      [0, 1],
    ],
    ['a rule of a page is above the shared ones anyway', { 'p-4': SHARED, 'md:p-8': A }, [0, 0]],
    ['one sheet has its own order', { 'p-4': A, 'md:p-8': A }, [0, 0]],
    ['another sheet may bring a rule again', { 'p-4': new Set(['a', 'b']), 'md:p-8': A }, [0, 1]],
    ['what always comes with it needs no other layer', { 'p-4': A, 'md:p-8': new Set(['a', 'b']) }, [0, 0]],
    ['rules for other properties do not meet', { 'm-4': A, 'md:p-8': B }, [0, 0]],
    ['no element has two of the same property', { 'p-4': A, 'p-6': B }, [0, 0]],
    ['a shorthand meets what it sets, too', { 'p-4': A, 'px-6': B, 'pt-2': A, 'md:pt-4': B }, [0, 1, 2, 3]],
    ['but not what its neighbours set', { 'mt-4': A, 'md:mb-4': B }, [0, 0]],
    ['sides of a border', { 'border-2': A, 'border-t-4': B }, [0, 1]],
  ])('%s', (_, sheets, expected) => expect(layers(sheets)).toEqual(expected));
});

describe('sheets', async () => {
  const pages = { '/': new Set(['p-4', 'serif:p-6', 'lg:hidden']), '/a': new Set(['p-4']) };
  const makeFor = await makeSheets(tailwind, { pages, late: new Set(['p-4', 'ring-2']) }, (word) => `x-${word}`);
  const { shared, pages: own, late } = makeFor('serif');

  test('have the rules of their words, by the names in the sources', () => {
    expect(own['/']).toContain('.x-p-4{padding:16px}');
    expect(own['/']).toContain('.x-serif\\:p-6{padding:24px}');
    expect(own['/a']).toMatch(/^@layer u0\{\.x-p-4\{padding:16px\}\}\s*$/);
    expect(late).toContain('.x-ring-2{');
  });

  test('have none of another voice', () => {
    expect(makeFor('grotesk').pages['/']).not.toContain('serif');
    expect(shared).toContain('[data-voice=serif]');
    expect(shared).not.toMatch(/data-voice=(grotesk|geometric)/);
  });

  test('the shared one says the order of all layers, and registers variables', () => {
    expect(shared).toMatch(/^@layer properties,reset,tokens,voices,base,[\w,]*important,u0,u1,print;/);
    expect(shared).toContain('@property --tw-ring-shadow{');
    expect(late).not.toContain('@property');
  });
});
