import { expect, test } from 'vitest';
import { tidyIslands } from '../../../src/astro/tidy-islands.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';

test('the style of islands stands in the head, and no island tells where it was compiled', () => {
  const page = (head: string, style: string, id: string) =>
    `<html><head>${head}</head><body>${style}<astro-island${id} ssr></astro-island><astro-island${id}></astro-island></body></html>`;
  expect(tidyIslands(page('<title>$&</title>', STYLE, ' uid="Z1x"'))).toBe(page(`<title>$&</title>${STYLE}`, '', ''));
});

test('a page without islands stays as it is', () => {
  const page = '<html><head></head><body><style>a{color:red}</style><p> uid="a"</p></body></html>';
  expect(tidyIslands(page)).toBe(page);
});

test.each([
  ['an island without the style', '<html><head></head><body><astro-island uid="Z1x"></astro-island></body></html>'],
  [
    'the style without an island',
    `<html><head></head><body>${STYLE}<astro-island id="Z1x"></astro-island></body></html>`,
  ],
])('%s means that Astro has changed', (_, page) => {
  expect(() => tidyIslands(page)).toThrow('src/astro/tidy-islands.ts has lost its hold');
});
