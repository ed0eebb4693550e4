import { describe, expect, test } from 'vitest';
import { commentOf, MARKER } from '#deploy/workflow/comment.ts';
import type { Result } from '#deploy/workflow/results.ts';
import { isGreen, plain, summaryOf } from '#deploy/workflow/summary.ts';

const result = (more: Partial<Result> = {}): Result => ({
  slug: 'rye',
  result: 'published',
  pages: 41,
  sent: 3,
  warnings: 0,
  changes: 'two prices',
  printed: ['/', '/menu/'],
  ...more,
});

describe('text that others wrote, in Markdown', () => {
  test.each([
    ['a | b', 'a &#124; b'],
    ['<img src=x>', '&#60;img src=x&#62;'],
    ['[here](https://evil.example)', '&#91;here&#93;&#40;https:\u200B//evil.example&#41;'],
    ['![](x)', '&#33;&#91;&#93;&#40;x&#41;'],
    ['@octocat and #12', '@\u200Boctocat and #\u200B12'],
    ['www.evil.example', 'www\u200B.evil.example'],
    ['`a`\n\n# b\u0007', '&#96;a&#96; #\u200B b'],
  ])('%j is plain', (text, plainText) => {
    expect(plain(text, 100)).toBe(plainText);
  });

  test('is cut, and never within a character that was written differently', () => {
    expect(plain('||||', 2)).toBe('&#124;&#124;…');
  });
});

describe('the table of a run', () => {
  test('has the brands that failed first, each with its reason, and what is missing', () => {
    const failed = result({ slug: 'oat', result: 'failed', error: 'No | more', pages: 0 });
    expect(summaryOf([result(), failed], ['Part 3'])).toMatchInlineSnapshot(`
      "**2 brands: 1 failed, 1 published**
      **Part 3 has left no report: look at its log.**

      | Brand | Result | Pages | Sent | Warnings | What changed |
      | --- | --- | ---: | ---: | ---: | --- |
      | oat | **failed** | 0 | 3 | 0 | No &#124; more |
      | rye | published | 41 | 3 | 0 | two prices |
      "
    `);
    expect([isGreen([result()], []), isGreen([result()], ['Part 3']), isGreen([failed], [])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('ends before GitHub does', () => {
    const many = Array.from({ length: 1200 }, (_, at) => result({ slug: `brand-${at}`, changes: '|'.repeat(400) }));
    expect(summaryOf(many)).toContain('\n\nAnd 200 more.\n');
    expect(summaryOf(many).length).toBeLessThan(1_000_000);
  });
});

describe('the comment on a pull request', () => {
  const url = 'https://rye-7.previews.example';

  test('has a link, what changes in words, and pictures, a brand each', () => {
    const pictures = [{ page: '/menu/', before: '/_preview/menu-before.jpg', after: '/_preview/menu-after.jpg' }];
    const oat = result({ slug: 'oat', changes: '', warnings: 2 });
    expect(
      commentOf(
        [
          { ...result(), url, pictures },
          { ...oat, url, pictures: [] },
        ],
        2,
      ),
    ).toBe(
      `${MARKER}\n\n## Preview\n\n### [rye](${url}/)\n\n2 of 41 pages changed: two prices.\n\n` +
        `<details><summary><a href="${url}/menu/">/menu/</a></summary>\n\n| Before | After |\n| --- | --- |\n` +
        `| ![](${url}/_preview/menu-before.jpg) | ![](${url}/_preview/menu-after.jpg) |\n\n</details>\n\n` +
        `### [oat](${url}/)\n\n2 of 41 pages changed: nothing that a guest reads. 2 warnings: see the log.\n\n` +
        'Brands without a preview: 2.\n',
    );
  });

  test('says what is not compared', () => {
    expect(commentOf([], 0, true)).toBe(
      `${MARKER}\n\n## Preview\n\nThe code changes, too. Below is what the brands change; for the rest look at the links.\n\nNo brand has changed.\n`,
    );
  });

  test('says why a brand has no preview, and shows pages that are new', () => {
    const failed = commentOf([{ ...result({ error: 'line 1: a comma is missing' }), url, pictures: [] }], 0);
    expect(failed).toContain('### rye: failed\n\nline 1: a comma is missing\n');
    const added = [{ page: '/offers/', after: '/_preview/offers-after.jpg' }];
    expect(commentOf([{ ...result(), url, pictures: added }], 0)).toContain('| not there | ![](');
  });
});
