import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePages, hashPage, leaveOutBuildDates } from '../../../../src/builder/print/page-dates.ts';
import type { State } from '../../../../src/builder/publish/state.ts';

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

  test('has the same hash whatever the date, and another one for any other change', () => {
    const page = (date: string, text: string): string =>
      `<p>${text}</p><footer>© <time data-built datetime="${date}">${date}</time></footer>`;
    expect(hashPage(page('2026', 'a'))).toBe(hashPage(page('2027', 'a')));
    expect(hashPage(page('2026', 'a'))).not.toBe(hashPage(page('2026', 'b')));
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

describe('the day a page last changed', () => {
  const stateWith = (pages: State['pages']): State => ({
    inputs: { hash: '', files: {} },
    pages,
    assets: [],
    recipients: [],
    warnings: [],
  });

  test('is the build’s for a new or changed page, and stays otherwise', () => {
    const last = stateWith({
      'index.html': { hash: 'a', changed: '2026-01-01' },
      'menu/index.html': { hash: 'b', changed: '2026-01-01' },
      'gone/index.html': { hash: 'c', changed: '2026-01-01' },
    });
    const hashes = new Map([
      ['index.html', 'a'],
      ['menu/index.html', 'B'],
      ['offers/index.html', 'd'],
    ]);
    expect(datePages(hashes, last, '2026-11-20')).toEqual({
      'index.html': { hash: 'a', changed: '2026-01-01' },
      'menu/index.html': { hash: 'B', changed: '2026-11-20' },
      'offers/index.html': { hash: 'd', changed: '2026-11-20' },
    });
  });

  test('is the build’s for all of them when nothing is known', () => {
    expect(datePages(new Map([['index.html', 'a']]), undefined, '2026-11-20')).toEqual({
      'index.html': { hash: 'a', changed: '2026-11-20' },
    });
  });
});
