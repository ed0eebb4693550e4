import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSamePage, leaveOutBuildDates } from '../../../../src/builder/print/page-dates.ts';

describe('a page without its build dates', () => {
  test.each([
    ['<p>© <span data-built>2026</span> X</p>', '<p>© <span data-built></span> X</p>'],
    ['<time datetime="2026-11-20" data-built>20 November 2026</time>.', '<time data-built></time>.'],
    ['<time class="d" data-built="" datetime="2026-11-20">today</time>', '<time class="d" data-built=""></time>'],
    ['<b data-built>1</b><i>2</i><b data-built>3</b>', '<b data-built></b><i>2</i><b data-built></b>'],
    ['<time datetime="2026-11-20">20 November</time>', '<time datetime="2026-11-20">20 November</time>'],
    ['<p>so much data-built text</p>', '<p>so much data-built text</p>'],
    ['<p data-built-by="me">text</p>', '<p data-built-by="me">text</p>'],
    ['<p data-built', '<p data-built'],
    [' data-built>x<', ' data-built>x<'],
  ])('%s', (html, without) => {
    expect(leaveOutBuildDates(html)).toBe(without);
  });

  test('is the same whatever the date, and another one for any other change', () => {
    const page = (date: string, text: string): string =>
      `<p>${text}</p><footer>© <time data-built datetime="${date}">${date}</time></footer>`;
    expect(isSamePage(page('2026', 'a'), page('2027', 'a'))).toBe(true);
    expect(isSamePage(page('2026', 'a'), page('2026', 'b'))).toBe(false);
  });

  test('is left as it is where nothing is marked', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes(' data-built'));
        expect(leaveOutBuildDates(text)).toBe(text);
      }),
    );
  });
});
