import { expect, test } from 'vitest';
import { hoistIslandStyle } from '../../../src/build/island-style.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';

test('the style of islands stands in the head', () => {
  const page = (head: string, body: string) =>
    `<html><head>${head}</head><body>${body}<astro-island></astro-island></body></html>`;
  expect(hoistIslandStyle(page('<title>$&</title>', STYLE))).toBe(page(`<title>$&</title>${STYLE}`, ''));
});

test('a page without islands stays as it is', () => {
  const page = '<html><head></head><body><style>a{color:red}</style></body></html>';
  expect(hoistIslandStyle(page)).toBe(page);
});
