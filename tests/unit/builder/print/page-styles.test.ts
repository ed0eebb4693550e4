import { expect, test } from 'vitest';
import { isPageStyle, onePageStyle } from '../../../../src/builder/print/page-styles.ts';
import { temporaryFolder } from '../../../support/folders.ts';

const CLIENT = {
  '_astro/base.1.css': '.wrap{margin:0}.never{margin:0}.print\\:hidden{display:none}.\\[\\&_a\\]\\:p-4 a{padding:16px}',
  '_astro/base.1.serif.css': '.wrap{margin:0}',
  '_astro/card.2.css': '.card{margin:0}.card-open{margin:0}.card-later{margin:0}',
  '_astro/card.3.js': 'import{a}from"./deep.4.js";element.classList.add("card-open")',
  '_astro/deep.4.js': 'const load=()=>import("./later.5.js")',
  '_astro/later.5.js': 'element.className=`card-later ${a}`',
};
const LINKS =
  '<link rel="stylesheet" href="/_brand/theme.css"><link rel="stylesheet" href="/_astro/base.1.css"><link rel="stylesheet" href="/_astro/card.2.css">';

const pageOf = (body: string) => `<html data-voice="serif"><head>${LINKS}</head><body>${body}</body></html>`;
const cssOf = (body: string) => onePageStyle(pageOf(body), temporaryFolder(CLIENT)).style.css;

test('a page links one stylesheet where it linked the first of several, and the brand’s stays', () => {
  const { html, style } = onePageStyle(pageOf('<p class="wrap card">'), temporaryFolder(CLIENT));
  expect(html).toContain(
    `<head><link rel="stylesheet" href="/_brand/theme.css"><link rel="stylesheet" href="/${style.path}"></head>`,
  );
  expect(style.css).toBe('.wrap{margin:0}.card{margin:0}');
  expect(isPageStyle(style.path)).toBe(true);
});

test.each([
  ['of the page', '<p class="card">', '.card{margin:0}'],
  ['with signs that HTML writes otherwise', '<p class="[&amp;_a]:p-4">', '.\\[\\&_a\\]\\:p-4 a{padding:16px}'],
  ['of a script in the page', '<script>a.className="card"</script>', '.card{margin:0}'],
  [
    'of its scripts, and of what they import or load',
    '<script src="/_astro/card.3.js"></script>',
    '.card-open{margin:0}.card-later{margin:0}',
  ],
  ['of an island', '<astro-island component-url="/_astro/later.5.js">', '.card-later{margin:0}'],
])('a rule stays for a class %s', (_, body, css) => {
  expect(cssOf(body)).toBe(css);
});

test.each(['never', '<p id="never">', '<script type="application/ld+json">"never"</script>', '<p class="nevermore">'])(
  'no rule stays for %s',
  (body) => {
    expect(cssOf(body)).toBe('');
  },
);

test('pages with the same rules share a stylesheet, whatever else they say', () => {
  const clientDir = temporaryFolder(CLIENT);
  const [one, other, third] = ['<p class="card">a', '<b class="card other">b', '<p class="wrap">'].map(
    (body) => onePageStyle(pageOf(body), clientDir).style.path,
  );
  expect(one).toBe(other);
  expect(third).not.toBe(one);
});

test('a stylesheet that is not ours stays linked', () => {
  const link = '<link rel="stylesheet" href="/_astro/constructor.css">';
  expect(onePageStyle(pageOf(link), temporaryFolder(CLIENT)).html).toContain(link);
});

test('a page of many scripts without an end is no long work', () => {
  const start = performance.now();
  cssOf('<script>'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
