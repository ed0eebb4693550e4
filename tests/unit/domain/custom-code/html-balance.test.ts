import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { balanceProblem } from '../../../../src/domain/custom-code/html-balance.ts';
import { htmlFragments } from '../../../support/build/html-fragments.ts';
import { effortOf } from '../../../support/effort.ts';

/** More of them, from another seed: `FRAGMENTS=300000 SEED=7 npx vitest run tests/unit/domain/custom-code`. */
const FRAGMENTS = Number(process.env['FRAGMENTS'] ?? 1000);
const SEED = Number(process.env['SEED'] ?? 1);

describe('balanceProblem', () => {
  test.each([
    ['<div class="a"><p>Hello <b>you</b></p></div>'],
    ['<!-- a widget --><script async src="https://chat.example/w.js"></script>'],
    ['<script>if (a < b && c) document.write("<div>")</script>'],
    ['<noscript><iframe src="https://tags.example" height="0" style="display:none"></iframe></noscript>'],
    ['<svg viewBox="0 0 1 1"><title>Logo</title><path d="M0 0h1v1z"/></svg>'],
    ['<table><caption>Hours</caption><tr><td>Mon</td><td>9–5</td></tr></table>'],
    ['<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['<select name=a><optgroup label="b"><option value=1>One</option></optgroup></select>'],
    ['<chat-widget brand="x"></chat-widget>'],
    ['<img src=a.png alt=""><br/>5 < 6'],
    ['<textarea></div></textarea>'],
    ['<template><div>later</div></template>'],
    [''],
  ])('accepts in the body: %s', (html) => {
    expect(balanceProblem(html, 'body')).toBeUndefined();
  });

  test.each([
    ['<div>', 'leaves <div> open'],
    ['</div>', 'closes <div> where it is not open'],
    ['</div></body>', 'closes <div> where it is not open'],
    ['<!-- hidden', 'leaves a comment open'],
    ['<!--> text', 'leaves a comment open'],
    ['<script>alert(1)', 'leaves <script> open'],
    ['<script><!-- <script></script>', 'leaves <script> open'],
    ['<style>a{}</styl>', 'leaves <style> open'],
    ['<textarea>', 'leaves <textarea> open'],
    ['<title>x', 'leaves <title> open'],
    ['<iframe src="a">', 'leaves <iframe> open'],
    ['<b><i></b></i>', 'closes <b> where it is not open'],
    ['<li><div><li></li></div></li>', "has <li> in the body, where it can't be"],
    ['<button><div><button></button></div></button>', "has <button> in <div>, where it can't be"],
    ['<select><div><input></div></select>', "has <div> in <select>, where it can't be"],
    ['<p><div></div></p>', "has <div> in <p>, where it can't be"],
    ['<table>text</table>', "has text in <table>, where it can't be"],
    ['<noscript><p title="</noscript>"></p></noscript>', 'closes <noscript> where it is not open'],
    ['<svg><style><a title="</style></svg></div>"></a></style></svg></div>', 'closes <div> where it is not open'],
    ['<svg><p></p></svg>', "has <p> in <svg>, where it can't be"],
    ['<body onload="alert(1)"></body>', "has <body> in the body, where it can't be"],
    ['<base href="https://evil.example/">', "has <base> in the body, where it can't be"],
    ['<plaintext></plaintext>', "has <plaintext> in the body, where it can't be"],
    ['<div', "has a tag that can't be read: <div"],
    ['<a href="x>', 'has a tag that can\'t be read: <a href="x>'],
    ['<svg><path d=x/></svg>', "has a tag that can't be read: <path d=x/></svg>"],
    ['text <', "has a tag that can't be read: <"],
    ['<![CDATA[<div>]]>', "has a tag that can't be read: <![CDATA[<div>]]>"],
  ])('refuses in the body: %s', (html, problem) => {
    expect(balanceProblem(html, 'body')).toBe(problem);
  });

  test.each([
    ['<meta name="a" content="b"><link rel="me" href="https://a.example">', undefined],
    ['<style>a { color: red }</style>\n<script>1</script><!-- done -->', undefined],
    ['<noscript><style>.js { display: none }</style></noscript>', undefined],
    ['<template><p>Hi</p></template>', undefined],
    ['<title>Mine</title>', "has <title> in the head, where it can't be"],
    ['<base href="/">', "has <base> in the head, where it can't be"],
    ['<div></div>', "has <div>, which the head can't hold"],
    ['<noscript><img src="a.gif"></noscript>', "has <img>, which the head can't hold"],
    ['hello', "has text, which the head can't hold"],
  ])('says of the head code %s: %s', (html, problem) => {
    expect(balanceProblem(html, 'head')).toBe(problem);
  });

  test.each([
    ['many spaces behind brackets', '< '.repeat(25_000), undefined],
    ['a hundred thousand open elements', '<div>'.repeat(100_000), 'nests elements more than 400 deep'],
    ['formatting that overlaps everything', overlaps(5000), 'has elements that overlap each other'],
    ['comments in a comment', '<!--'.repeat(25_000), 'leaves a comment open'],
    ['scripts that are not ended', '<script><!--<script>'.repeat(5000), 'leaves <script> open'],
  ])('reads %s in no time', (_what, html, problem) => {
    expect(effortOf(() => expect(balanceProblem(html, 'body')).toBe(problem))).toBeLessThan(1);
  });

  test.each(['head', 'body'] as const)(
    'what passes for the %s leaves all around it where it would be without',
    (place) => {
      const fragments = htmlFragments(SEED);
      let accepted = 0;
      for (let count = 0; count < FRAGMENTS; count++) {
        const html = fragments.next().value;
        if (balanceProblem(html, place) !== undefined) continue;
        accepted += 1;
        for (const scriptingEnabled of [true, false])
          expect(aroundIn(place, html, scriptingEnabled), html).toBe(aroundIn(place, '', scriptingEnabled));
      }
      expect(accepted).toBeGreaterThan(FRAGMENTS / 20);
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
    `<!doctype html><html><head><meta id="before">${head}<link id="after"></head><body><main><div id="host">${body}</div>` +
      '<p id="next">a<b>b</b></p><table><tr><td>c</td></tr></table></main><form><select><option>d</select></form></body></html>',
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
