import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { balanceProblem } from '../../../../src/domain/custom-code/html-balance.ts';

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

  test('what passes stays inside of the element it is put in, with scripts and without', () => {
    fc.assert(
      fc.property(soup(), (html) => {
        fc.pre(balanceProblem(html, 'body') === undefined);
        for (const scriptingEnabled of [true, false]) {
          const document = `<html><head></head><body><div id="host">${html}</div><i id="after"></i></body></html>`;
          expect(bodyOf(document, scriptingEnabled)).toEqual(['div#host', 'i#after']);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('what passes for the head leaves the head open and ends in it', () => {
    fc.assert(
      fc.property(soup(), (html) => {
        fc.pre(balanceProblem(html, 'head') === undefined);
        for (const scriptingEnabled of [true, false]) {
          const document = `<html><head>${html}<link id="after"></head><body><i id="first"></i></body></html>`;
          expect(bodyOf(document, scriptingEnabled)).toEqual(['i#first']);
          expect(childrenOf(document, 'head', scriptingEnabled).at(-1)).toBe('link#after');
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const NAMES = (
  'div p b a i ul li dl dt dd button form select option optgroup table tr td th tbody caption colgroup col h1 h2 span svg math ' +
  'title desc path mi foreignObject script style textarea iframe noscript template br img hr input nobr ruby rt object font ' +
  'meta link pre x-y datalist noframes body head html base summary details'
).split(' ');

/** Code that is nearly balanced, of few kinds of elements: those that end each other then meet often. */
function soup(): fc.Arbitrary<string> {
  const palette = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 });
  return fc.tuple(palette, fc.boolean()).chain(([names, isClean]) => nodes(fc.constantFrom(...names), isClean));
}

function nodes(name: fc.Arbitrary<string>, isClean: boolean): fc.Arbitrary<string> {
  const { nodes } = fc.letrec<{ nodes: string; node: string }>((tie) => ({
    nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((nodes) => nodes.join('')),
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      { weight: 2, arbitrary: fc.constantFrom('', 'text', ' ', '<!-- c -->', '<br>', '&lt;', '5 < 6') },
      { weight: isClean ? 0 : 1, arbitrary: accident() },
      { weight: 8, arbitrary: element(name, tie('nodes')) },
    ),
  }));
  return nodes;
}

function element(name: fc.Arbitrary<string>, content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(name, content, fc.constantFrom('', '', '', ' a="1"', ' a=b', ' hidden', ' t="</div>"', '/'))
    .map(([name, inner, attribute]) =>
      /^(br|img|hr|input|col|meta|link|base)$/.test(name)
        ? `<${name}${attribute}>`
        : `<${name}${attribute}>${inner}</${name}>`,
    );
}

function accident(): fc.Arbitrary<string> {
  const tags = fc.constantFrom(...NAMES).chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name}/>`));
  return fc.oneof(
    tags,
    fc.constantFrom(
      '<!--',
      '-->',
      '<!-->',
      '--!>',
      '<script>',
      '</script>',
      '<![CDATA[',
      ']]>',
      '<?x',
      '<',
      '</',
      '<x "=a>',
      '\0',
    ),
  );
}

const bodyOf = (html: string, scriptingEnabled: boolean) => childrenOf(html, 'body', scriptingEnabled);

/** `['div#host', 'i#after']`: the elements and texts directly below one of the document's two parts. */
function childrenOf(html: string, name: 'head' | 'body', scriptingEnabled: boolean): string[] {
  const root = parse(html, { scriptingEnabled }).childNodes.find(isElement);
  const part = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);
  return (part?.childNodes ?? []).map((node) =>
    isElement(node)
      ? `${node.tagName}#${node.attrs.find((attribute) => attribute.name === 'id')?.value}`
      : node.nodeName,
  );
}

function isElement(node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}
