import { describe, expect, test } from 'vitest';
import { type BuiltPage, readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { projectFiles, textOf } from '../support/project.ts';

// What repeats has a name in a stylesheet (docs/contributing.md, "Style a part"). Before it had, a third of all HTML were class lists, and a row of
// a menu said the same twenty utilities as the rows above it.

/** So many utilities may stand beside the name of a part, to place it. */
const FEW = 2;
const OFTEN_ON_A_PAGE = 3;
const MANY_PAGES = 3;

describe.each(['comal-rosa', 'kumo-ramen', 'night-owl-burgers', 'nonna-pia', 'kitchen-sink'])('in %s', (slug) => {
  const pages = readPages(builtBrand(slug));

  test(`no list of more than ${FEW} utilities stands ${OFTEN_ON_A_PAGE} times on a page or on ${MANY_PAGES} pages`, () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(repeatedLists(pages)).toEqual([]);
  });

  test('class attributes are a small part of the HTML', () => {
    const bytes = pages.reduce((sum, { html }) => sum + html.length, 0);
    const ofClasses = pages.flatMap(({ html }) => html.match(/ class="[^"]*"/g) ?? []).join('').length;
    expect(ofClasses).toBeGreaterThan(0);
    expect(ofClasses / bytes).toBeLessThan(0.15);
  });
});

test('a list that repeats is found, on one page and on several', () => {
  const page = (path: string, html: string): BuiltPage => ({ path, html }) as BuiltPage;
  const row = '<li class="flex gap-2 py-4"></li>';
  expect(repeatedLists([page('/menu/', row.repeat(3))])).toEqual(['flex gap-2 py-4']);
  expect(repeatedLists(['/', '/a/', '/b/'].map((path) => page(path, row)))).toEqual(['flex gap-2 py-4']);
  expect(repeatedLists([page('/menu/', row.repeat(2))])).toEqual([]);
  expect(repeatedLists([page('/menu/', '<li class="menu-item mt-6 py-4"></li>'.repeat(9))])).toEqual([]);
});

function repeatedLists(pages: readonly BuiltPage[]): string[] {
  const perPage = pages.map(({ html }) =>
    Map.groupBy(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list),
      (list) => list,
    ),
  );
  const lists = new Set(perPage.flatMap((counts) => [...counts.keys()]));
  const isOften = (list: string): boolean =>
    perPage.some((counts) => (counts.get(list)?.length ?? 0) >= OFTEN_ON_A_PAGE) ||
    perPage.filter((counts) => counts.has(list)).length >= MANY_PAGES;
  return [...lists].filter((list) => utilitiesIn(list).length > FEW && isOften(list)).sort();
}

const NAMED = new Set(
  projectFiles(/^src\/site\/.*\.css$/).flatMap((path) =>
    Array.from(textOf(path).matchAll(/\.([a-z][a-z\d-]*)/g), ([, name = '']) => name),
  ),
);

/** What is no name of a stylesheet and no hook of a script, which has only letters and hyphens, like the plainest utilities. */
function utilitiesIn(list: string): string[] {
  return list
    .split(/\s+/)
    .filter((name) => !NAMED.has(name) && (PLAIN.has(name) || !/^[a-z]+(?:-[a-z]+)*$/.test(name)));
}

const PLAIN = new Set(['flex', 'grid', 'block', 'inline-flex', 'relative', 'absolute', 'fixed', 'contents', 'hidden']);
