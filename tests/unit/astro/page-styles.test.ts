import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, describe, test } from 'vitest';
import { layersOf } from '../../../src/astro/styles/layers.ts';
import { Modules, patternOf } from '../../../src/astro/styles/modules.ts';
import { makeNames, rename } from '../../../src/astro/styles/names.ts';
import { writeStyles } from '../../../src/astro/styles/page-styles.ts';
import { makeSheets } from '../../../src/astro/styles/sheets.ts';
import { loadTailwind } from '../../../src/astro/styles/tailwind.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { ROOT } from '../../support/project.ts';

const tailwind = await loadTailwind(`${ROOT}/src/styles/site.css`);

describe('names', () => {
  const nameOf = makeNames(new Map([['a.tsx', '"p-4 p-4 mt-2 hidden button lg:p-6 !p-4"']]), tailwind);

  test('are short for utilities, the shortest for the most frequent one', () => {
    expect(['p-4', 'lg:p-6', 'mt-2'].map(nameOf)).toEqual(['A', 'B', 'C']);
  });

  test.each(['hidden', 'button', 'menu-rail', 'p-5', '!p-4'])('%s keeps its own', (word) =>
    expect(nameOf(word)).toBe(word),
  );

  test('are no words of the sources', () => {
    const words = Array.from({ length: 27 }, (_, index) => `p-${index + 10}`);
    const others = makeNames(new Map([['a.tsx', `aA ${words.join(' ')}`]]), tailwind);
    expect(words.map(others).slice(-2)).toEqual(['Z', 'aB']);
  });

  test('stand in the source in place of the classes, and nowhere else', () => {
    const source = 'const p = `p-4 ${on ? "lg:p-6" : \'mt-2\'}`; // ünïcödé\nimport "./mt-2x.ts"; hidden["p-4"]';
    expect(rename(source, 'a.ts', nameOf)).toBe(
      'const p = `A ${on ? "B" : \'C\'}`; // ünïcödé\nimport "./mt-2x.ts"; hidden["A"]',
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
    ['a shorthand meets what it sets, too', { 'p-4': A, 'px-6': B, 'pt-2': A, 'md:pt-4': B }, [0, 1, 0, 1]],
    ['the same value needs no order', { 'lg:hidden': A, 'print:hidden': B }, [0, 0]],
    ['unless a recipe sets others, too', { lede: A, 'print:text-lg': B }, [0, 1]],
    ['a pseudo-element has its own properties', { 'before:m-4': A, 'md:m-8': B }, [0, 0]],
    ['lines end at the sides', { 'px-4': A, 'md:pt-8': B }, [0, 0]],
    ['but not what its neighbours set', { 'mt-4': A, 'md:mb-4': B }, [0, 0]],
    ['sides of a border', { 'border-2': A, 'border-t-4': B }, [0, 1]],
  ])('%s', (_, sheets, expected) => expect(layers(sheets)).toEqual(expected));
});

describe('sheets', () => {
  const home = [
    'p-4',
    'serif:p-6',
    'lg:hidden',
    'border-2',
    'before:mt-2',
    'animated:mt-8',
    'not-serif:m-2',
    'not-grotesk:m-3',
  ];
  const pages = { '/': new Set(home), '/a': new Set(['p-4']) };
  const makeFor = makeSheets(tailwind, { pages, late: new Set(['p-4', 'outline-2']) }, (word) => `x-${word}`);
  const { shared, pages: own, late } = makeFor({ voice: 'serif', isAnimated: false });

  test('have the rules of their words, by the names in the sources', () => {
    expect(own['/']).toContain('.x-p-4{padding:16px}');
    expect(own['/']).toContain('.x-serif\\:p-6{padding:24px}');
    expect(own['/a']).toMatch(/^@layer u0\{\.x-p-4\{padding:16px\}\}\s*$/);
    expect(late).toContain('.x-outline-2{');
  });

  test('have none of another voice', () => {
    const grotesk = makeFor({ voice: 'grotesk', isAnimated: false }).pages['/'];
    expect(grotesk).toContain('.x-not-serif\\:m-2{margin:8px}');
    expect(grotesk).not.toMatch(/x-(serif|not-grotesk)/);
    expect(shared).toContain('[data-voice=serif]');
    expect(shared).not.toMatch(/data-voice=(grotesk|geometric)/);
  });

  test('have rules of animations only for a brand with animations', () => {
    const animated = makeFor({ voice: 'serif', isAnimated: true });
    expect(animated.pages['/']).toContain('.x-animated\\:mt-8{margin-top:32px}');
    expect(own['/']).not.toContain('animated');
    const instant = ':root:not([data-animated]) *';
    expect([shared.includes(instant), animated.shared.includes(instant)]).toEqual([true, false]);
    expect(shared).not.toMatch(/(?<!:not\()\[data-animated\]/);
  });

  const words = (word: string) =>
    makeSheets(tailwind, { pages: { '/': new Set([word]) }, late: new Set() }, (name) => name);

  test('have once what a voice sets again in the same rule', () => {
    const [serif, grotesk] = (['serif', 'grotesk'] as const).map(
      (voice) => words('icon')({ voice, isAnimated: false }).pages['/'],
    );
    expect(serif).toContain('stroke-linecap:round;stroke-linejoin:round;');
    expect(grotesk).toMatch(/stroke-width:[^;]*;stroke-linecap:square;stroke-linejoin:miter;/);
  });

  test('have the keyframes that a rule uses', () => {
    const kind = { voice: 'serif', isAnimated: false } as const;
    expect(words('animate-[ticker_1s]')(kind).shared).toContain('@keyframes ticker');
    expect(words('p-4')(kind).shared).not.toContain('@keyframes ticker');
  });

  test('the shared one says the order of all layers', () => {
    expect(shared).toMatch(/^@layer reset,tokens,voices,base,[\w,]*important,u0,u1,print;/);
  });

  test('register no variables: what nothing sets has its value', () => {
    expect(shared + late).not.toContain('@property');
    expect(own['/']).toContain('.x-border-2{border-style:solid;border-width:2px}');
    expect(own['/']).toContain('.x-before\\:mt-2:before{content:var(--tw-content,"");margin-top:8px}');
  });
});

describe('the name of the late sheet', () => {
  const before = { shared: 'p{}', pages: { '/': '.A{}', '/menu': '.B{}' }, late: '.C{}' };
  const nameAfter = (script: string, sheets: typeof before): string => {
    const folder = temporaryFolder({ [`client/_astro/${script}`]: '' });
    const clientDir = join(folder, 'client');
    writeStyles(clientDir, () => sheets);
    const [name = '', ...others] = globSync('_astro/late.*.css', { cwd: clientDir });
    expect([readFileSync(join(clientDir, name), 'utf8'), others]).toEqual([sheets.late, []]);
    return name;
  };

  test.each([
    ['a script', 'page.2.js', before],
    ['what all pages share', 'page.1.js', { ...before, shared: 'p{margin:0}' }],
    ['a kind of page', 'page.1.js', { ...before, pages: { ...before.pages, '/menu': '.D{}' } }],
    ['what comes late', 'page.1.js', { ...before, late: '.E{}' }],
  ])('changes with %s', (_, script, sheets) => {
    const name = nameAfter('page.1.js', before);
    expect(nameAfter('page.1.js', before)).toBe(name);
    expect(nameAfter(script, sheets)).not.toBe(name);
  });
});
