import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { isSamePage, undatedPartsOf } from '#builder/render/page-dates.ts';

const undated = (html: string): string => undatedPartsOf(html).join('');

const YEAR = 'data-now="year" data-built';
const DATE = 'data-now="date" data-built';

describe('a page without its build dates', () => {
  test.each([
    [`<p>© <span ${YEAR}>2026</span> X</p>`, `<p>© <span ${YEAR}></span> X</p>`],
    [`<time datetime="2026-11-20" ${DATE}>20 November 2026</time>.`, `<time ${DATE}></time>.`],
    [`<time class="d" datetime="2026-11-20" ${DATE}>today</time>`, `<time class="d" ${DATE}></time>`],
    [`<b ${YEAR}>1</b><i>2</i><b ${DATE}>3</b>`, `<b ${YEAR}></b><i>2</i><b ${DATE}></b>`],
    [`<b ${YEAR}>1</b><i>2</i><b ${YEAR}>3</b>`, `<b ${YEAR}></b><i>2</i><b ${YEAR}></b>`],
  ])('%s', (html, without) => {
    expect(undated(html)).toBe(without);
  });

  test.each([
    '<time datetime="2026-11-20">20 November</time>',
    '<p>so much data-built text</p>',
    '<p data-built>text</p>',
    '<p data-built',
    ' data-built>x<',
    // As texts of a brand come into attributes, texts and JSON.
    '<img alt="<b data-now=&#34;year&#34; data-built>1<">',
    '<img alt="<b data-built>1</b><">',
    '<p>&lt;b data-now=&quot;year&quot; data-built&gt;1&lt;</p>',
    '<script type="application/ld+json">{"name":"<b data-now=\\"year\\" data-built>1<"}</script>',
  ])('is the same page where nothing is marked: %s', (html) => {
    expect(undated(html)).toBe(html);
  });

  test('is the same whatever the date, and another one for any other change', () => {
    const page = (date: string, text: string): string =>
      `<p>${text}</p><footer>© <time datetime="${date}" ${DATE}>${date}</time></footer>`;
    expect(isSamePage(page('2026', 'a'), page('2027', 'a'))).toBe(true);
    expect(isSamePage(page('2026', 'a'), page('2026', 'b'))).toBe(false);
    expect(isSamePage(`<b ${YEAR}>1</b>`, `<b ${DATE}>1</b>`)).toBe(false);
    expect(isSamePage(`<b ${YEAR}>1</b>`, `<b ${YEAR}>1</b><b ${YEAR}>1</b>`)).toBe(false);
  });

  test('is left as it is where nothing is marked', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(undated(text)).toBe(text);
      }),
    );
  });
});
