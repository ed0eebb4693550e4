import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { sanitizeCode } from '#core/custom-code/sanitize-code.ts';
import { htmlFragments } from '../../../support/build/html-fragments.ts';
import { effortOf } from '../../../support/effort.ts';

/** More of them, from another seed: `FRAGMENTS=300000 SEED=7 npx vitest run tests/unit/core/custom-code`. */
const FRAGMENTS = Number(process.env['FRAGMENTS'] ?? 500);
const SEED = Number(process.env['SEED'] ?? 1);

const PIXEL =
  '<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1"/></noscript>';

describe('mendCode', () => {
  test.each([
    ['<div class="a"><p>Hello <b>you</b></p></div>'],
    ["<!-- a widget --><script async src='https://chat.example/w.js'></script>\r\n"],
    ['<script>if (a < b && c) document.write("<div>")</script>'],
    ['<noscript><iframe src="https://tags.example" height="0" style="display:none"></iframe></noscript>'],
    ['<svg viewBox="0 0 1 1"><title>Logo</title><path d="M0 0h1v1z"/></svg>'],
    ['<table><caption>Hours</caption><tr><td>Mon</td><td>9–5</td></tr></table>'],
    ['<img src=a.png alt=""><br/>5 < 6'],
    ['<b><i>a</b></i>'],
    ['<template><div>later</div></template>'],
    [''],
  ])('has in the body as it is written: %s', (html) => {
    expect(sanitizeCode(html, 'body')).toEqual({ html, moved: '', problems: [] });
  });

  test.each([
    ['<meta name="a" content="b"><link rel="me" href=https://a.example>'],
    ['<style>a { color: red }</style>\n<script>1</script><!-- done -->'],
    ['<noscript><style>.js { display: none }</style></noscript>'],
    ['<template><p>Hi</p></template>'],
  ])('has in the head as it is written: %s', (html) => {
    expect(sanitizeCode(html, 'head')).toEqual({ html, moved: '', problems: [] });
  });

  const unbalanced = 'is not balanced HTML';
  test.each([
    ['<div>', '<div></div>', unbalanced],
    ['<p>a</p></div>', '<p>a</p>', unbalanced],
    ['<div', '', unbalanced],
    ['<p>a</p><a href="x>', '<p>a</p>', unbalanced],
    ['<body onload="alert(1)"><p>a</p></body>', '<p>a</p>', unbalanced],
    [
      '<noscript><p title="</noscript></div>"></p></noscript>',
      '<noscript><p title="&lt;/noscript&gt;&lt;/div&gt;"></p></noscript>',
      unbalanced,
    ],
    ['<b><i>a</b>', '<b><i>a</i></b>', unbalanced],
    ['<col><script>a()</script><td>b<div>', '<script>a()</script>b<div></div>', unbalanced],
    ['<p>a</p><!-- hidden', '<p>a</p>', 'leaves a comment open'],
    ['<p>a</p><script>alert(1)', '<p>a</p>', 'leaves <script> open'],
    ['<script><!-- <script></script>', '', 'leaves <script> open'],
    ['<div><style>a{}</styl></div>', '<div></div>', 'leaves <style> open'],
    ['<title>x', '', 'has <title>, which the page has already'],
    ['<div><base href="https://evil.example/">a</div>', '<div>a</div>', 'has <base>, which the page has already'],
  ])('of %s the body has %s', (code, html, problem) => {
    const mended = sanitizeCode(code, 'body');
    expect(mended.html).toBe(html);
    expect(mended.problems).toMatchObject([{ problem }]);
  });

  test.each([
    [
      PIXEL,
      PIXEL.replaceAll('&', '&amp;').replace('/>', '>'),
      `has <noscript> with <img src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1">`,
    ],
    [
      '<iframe src="https://tags.example"></iframe>',
      '<iframe src="https://tags.example"></iframe>',
      'has <iframe src="https://tags.example">',
    ],
    ['<div id="chat"><p>Hi</div>', '<div id="chat"><p>Hi</p></div>', 'has <div>'],
    ['<img src="a.gif">', '<img src="a.gif">', 'has <img src="a.gif">'],
    ['hello', '', 'has text'],
  ])('of the head %s alone goes', (code, moved, problem) => {
    const [before, after] = [
      '<meta name="google-site-verification" content="a">',
      '<script>if (a && b) c("<p>")</script>',
    ];
    const mended = sanitizeCode(before + code + after, 'head');
    expect(mended).toMatchObject({
      html: before + after,
      moved,
      problems: [{ problem: `${problem}, which the head can’t hold` }],
    });
  });

  test('tells every element that goes', () => {
    const { html, problems } = sanitizeCode('<title>Mine</title><img src="a.gif"><meta name="a"><!-- open', 'head');
    expect(html).toBe('<meta name="a">');
    expect(problems.map(({ problem }) => problem)).toEqual([
      'has <title>, which the page has already',
      'leaves a comment open',
      'has <img src="a.gif">, which the head can’t hold',
    ]);
  });

  test.each([
    ['a hundred thousand open elements', '<div>'.repeat(100_000), ['nests elements more than 400 deep']],
    ['formatting that overlaps everything', overlaps(5000), ['has elements that overlap each other']],
    ['comments in a comment', '<!--'.repeat(25_000), ['leaves a comment open']],
    ['scripts that are not ended', '<script><!--<script>'.repeat(5000), ['leaves <script> open']],
    ['pictures before what can’t be mended', `${'<img>'.repeat(20_000)}<plaintext>`, [unbalanced]],
  ])('reads %s in no time', (_what, html, problems) => {
    expect(
      effortOf(() => expect(sanitizeCode(html, 'body').problems.map(({ problem }) => problem)).toEqual(problems)),
    ).toBeLessThan(1);
  });

  test.each(['head', 'body'] as const)(
    'what comes of code for the %s leaves all around it where it would be without, and needs no mending',
    (place) => {
      const fragments = htmlFragments(SEED);
      let same = 0;
      for (let count = 0; count < FRAGMENTS; count++) {
        const code = fragments.next().value;
        const { html, moved, problems } = sanitizeCode(code, place);
        if (problems.length === 0) same += 1;
        for (const scriptingEnabled of [true, false]) {
          expect(aroundIn(place, html, scriptingEnabled), code).toBe(aroundIn(place, '', scriptingEnabled));
          expect(aroundIn('body', moved, scriptingEnabled), code).toBe(aroundIn('body', '', scriptingEnabled));
        }
        expect(sanitizeCode(html, place), code).toEqual({ html, moved: '', problems: [] });
      }
      expect(same).toBeGreaterThan(FRAGMENTS / 20);
    },
  );
});

function overlaps(count: number): string {
  return Array.from({ length: count }, (_, index) => `<b a=${index}><p>`).join('');
}

/** The document with the code in it, printed without what the code's own place holds. */
function aroundIn(place: 'head' | 'body', html: string, scriptingEnabled: boolean): string {
  const [head, body] = place === 'head' ? [html, ''] : ['', html];
  const document = parse(
    `<!doctype html><html><head><meta id="before">${head}<link id="after"></head><body><section><div id="host">${body}</div>` +
      '<p id="next">a<b>b</b></p><table><tr><td>c</td></tr></table></section><form><select><option>d</select></form></body></html>',
    { scriptingEnabled },
  );
  const root = document.childNodes.find(isElement);
  const [headElement, bodyElement] = root?.childNodes.filter(isElement) ?? [];
  if (place === 'head') cutBetween(headElement, 'before', 'after');
  else cutBetween(bodyElement?.childNodes.filter(isElement)[0]?.childNodes.filter(isElement)[0]);
  return serialize(document);
}

/** Takes away all children, or those between two of them. Without these nothing is taken, and so the code shows. */
function cutBetween(parent: DefaultTreeAdapterTypes.Element | undefined, first?: string, last?: string): void {
  const placeOf = (id: string | undefined) =>
    parent?.childNodes.findIndex((node) => isElement(node) && node.attrs.some(({ value }) => value === id)) ?? -1;
  if (first === undefined) parent?.childNodes.splice(0);
  else if (placeOf(first) === 0 && placeOf(last) > 0) parent?.childNodes.splice(1, placeOf(last) - 1);
}

function isElement(node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}
