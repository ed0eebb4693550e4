import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { elementsIn } from '#core/custom-code/code-in-page.ts';
import type { ConsentRules } from '#core/custom-code/consent-rules.ts';
import { holdCode } from '#core/custom-code/hold-code.ts';
import { sanitizeCode } from '#core/custom-code/sanitize-code.ts';

const FRAGMENTS = Number(process.env['FRAGMENTS'] ?? 500);
const SEED = Number(process.env['SEED'] ?? 1);

const held = (html: string, category = 'marketing') => `<template data-consent="${category}">${html}</template>`;
const hold = (html: string, rules: ConsentRules = {}) => holdCode(html, rules, 'body');

describe('code that waits until a guest allows it', () => {
  test.each([
    ['<script>track()</script>'],
    ['<script src="https://tags.example/a.js" async=""></script>'],
    ['<script src="/own.js"></script>'],
    ['<script type="module">import "https://tags.example/a.js"</script>'],
    ['<script type="speculationrules">{"prefetch":[{"urls":["https://a.example/"]}]}</script>'],
    ['<iframe src="https://widget.example/"></iframe>'],
    ['<iframe srcdoc="&lt;script&gt;track()&lt;/script&gt;"></iframe>'],
    ['<iframe src="javascript:track()"></iframe>'],
    ['<iframe src="data:text/html,a"></iframe>'],
    ['<img src="//pixel.example/a.gif" alt="">'],
    ['<img src="/\\pixel.example/a.gif" alt="">'],
    ['<img src="http:pixel.example" alt="">'],
    ['<img src="\u0001https://pixel.example/a.gif" alt="">'],
    ['<img srcset="/a.png 1x, https://cdn.example/a.png 2x" alt="">'],
    ['<img src="/a.png" onload="track()" alt="">'],
    ['<picture><source srcset="https://cdn.example/a.webp"><img src="/a.png" alt=""></picture>'],
    ['<video poster="https://cdn.example/a.jpg"></video>'],
    ['<link rel="stylesheet" href="https://fonts.example/a.css">'],
    ['<link rel="canonical preconnect" href="https://fonts.example">'],
    ['<style>@import "https://fonts.example/a.css";</style>'],
    ['<style>a { background: u\\72l(https\\3a //pixel.example) }</style>'],
    ['<div style="background: url(https://pixel.example/a.gif)">Hi</div>'],
    ['<div><details ontoggle="track()" open="">Hi</details></div>', '<details ontoggle="track()" open="">Hi</details>'],
    ['<object data="https://widget.example/"></object>'],
    ['<embed src="https://widget.example/">'],
    ['<svg><image href="https://pixel.example/a.png"></image></svg>'],
    ['<svg><rect fill="url(https://pixel.example/a.svg#a)"></rect></svg>'],
    ['<svg><script>track()</script></svg>'],
    ['<svg><set attributeName="href" to="https://pixel.example/"></set></svg>'],
    ['<input type="image" src="https://pixel.example/a.png">'],
    ['<meta http-equiv="refresh" content="0;url=https://elsewhere.example">'],
    ['<template shadowrootmode="open"><script>track()</script></template>'],
  ])('%s', (html, part = html) => {
    expect(hold(html).html).toBe(html.replace(part, held(part)));
    expect(hold(hold(html).html).html).toBe(hold(html).html);
  });

  test.each([
    ['<p>We cook <a href="https://a.example" onclick="track()">with care</a>.</p>'],
    ['<meta name="google-site-verification" content="https://a.example">'],
    ['<link rel="me" href="https://a.example"><link rel="canonical" href="https://b.example">'],
    ['<link rel="stylesheet" href="/a.css"><img src="/a.png" alt=""><img src="data:image/gif;base64,R0" alt="">'],
    ['<style>/* from https://a.example */ a { color: red }</style><p style="color: red">a</p>'],
    ['<script type="application/ld+json">{"url":"https://a.example"}</script>'],
    ['<script type="text/plain" data-category="analytics" src="https://tags.example/a.js"></script>'],
    ['<iframe src="/book.html"></iframe><iframe></iframe>'],
    ['<form action="https://list.example/join"><input name="mail"></form>'],
    ['<template><script src="https://tags.example/a.js"></script></template>'],
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><a href="https://a.example"><path d="M0 0"/></a></svg>',
    ],
    ['<noscript><p>Please allow scripts.</p></noscript>'],
    ["<p class=a title='https://a.example'>as it was written</p>"],
  ])('%s does not wait, and is not touched', (html) => expect(hold(html)).toEqual({ html, hosts: {} }));

  test('nobody can allow what is for a browser without scripts', () => {
    expect(hold('<p>a</p><noscript><img src="https://pixel.example/a.gif"></noscript>')).toEqual({
      html: '<p>a</p>',
      hosts: {},
    });
    const necessary = '<noscript><img src="https://pixel.example/a.gif"></noscript>';
    expect(hold(necessary, { 'pixel.example': 'necessary' }).html).toBe(necessary);
  });
});

describe('the category of code', () => {
  const SCRIPT = '<script src="https://www.tags.example/gtag/js?id=1"></script>';
  test.each<[ConsentRules, string]>([
    [{}, 'marketing'],
    [{ '*': 'statistics' }, 'statistics'],
    [{ 'tags.example': 'statistics' }, 'statistics'],
    [{ 'https://*.tags.example': 'statistics' }, 'marketing'],
    [{ '*.tags.example': 'statistics' }, 'statistics'],
    [{ 'WWW.Tags.example/gtag/': 'statistics', 'www.tags.example': 'marketing' }, 'statistics'],
    [{ 'ags.example': 'statistics', '/gtag/': 'statistics' }, 'marketing'],
  ])('by the rules %j is %s', (rules, category) => expect(hold(SCRIPT, rules).html).toBe(held(SCRIPT, category)));

  test('is that of the longest rule, of the code’s own word before any rule, and the strictest of what one script names', () => {
    const rules = { 'a.example': 'statistics', 'b.example': 'necessary', '/own.js': 'necessary' } as const;
    const own = '<script data-category="statistics" src="https://b.example/b.js"></script>';
    expect(hold(own, rules).html).toBe(held(own, 'statistics'));
    const both = '<script>load("https://a.example/a.js"); load("//b.example/b.js")</script>';
    expect(hold(both, rules)).toEqual({
      html: held(both, 'statistics'),
      hosts: { statistics: ['a.example', 'b.example'] },
    });
    const more = '<script>load("https://a.example/a.js"); load("//c.example/c.js")</script>';
    expect(hold(more, rules).html).toBe(held(more));
    const necessary = '<script src="/own.js"></script><script src="https://b.example/b.js"></script>';
    expect(hold(necessary, rules)).toEqual({ html: necessary, hosts: { necessary: ['b.example'] } });
  });

  test('of a script without an address is that of the one in front of it, else behind it, and never necessary for that', () => {
    const rules = { 'a.example': 'statistics', 'b.example': 'necessary' } as const;
    const [before, loader, after] = [
      '<script>q=[]</script>',
      '<script src="https://a.example/a.js"></script>',
      '<script>q()</script>',
    ];
    expect(hold(before + loader + after, rules).html).toBe(
      [before, loader, after].map((html) => held(html, 'statistics')).join(''),
    );
    const chat = '<script src="https://b.example/b.js"></script>';
    expect(hold(chat + after, rules).html).toBe(chat + held(after));
  });

  test('of a rule that is no address matches nothing', () => {
    const rules = JSON.parse(
      '{"__proto__":"necessary","constructor":"necessary","https://":"necessary","/":"necessary","*.":"necessary"}',
    );
    expect(hold('<script src="https://a.example/a.js"></script>', rules).hosts).toEqual({ marketing: ['a.example'] });
  });
});

test('code that reads otherwise with scripts than without is left out', () => {
  const html = '<noscript><p title="</noscript><script src=https://tags.example></script>"></p></noscript>';
  expect(hold(html)).toEqual({ html: '', hosts: {}, isLeftOut: true });
});

test('of any code nothing is active outside of templates, with scripts and without', () => {
  const parts = [
    ...[
      '<script>a()</script>',
      '<iframe src="https://a.example">',
      '<img src=//a.example/a.gif>',
      '</iframe>',
      '<noscript>',
    ],
    ...[
      '</noscript>',
      '<template>',
      '</template>',
      '<svg>',
      '</svg>',
      '<table>',
      '<td>',
      '</table>',
      '<select>',
      '</select>',
    ],
    ...[
      '<math>',
      '<mtext>',
      '<style>',
      '</style>',
      '<b>',
      '</b>',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '<textarea>',
      '</textarea>',
    ],
    ...['<template shadowrootmode=open>', '<foreignObject>', '<title>', '</title>', '<form>', '</form>', '<a>', '</a>'],
  ];
  let random = SEED;
  const next = (limit: number) => (random = (random * 48_271) % 2_147_483_647) % limit;
  let active = 0;
  for (let round = 0; round < FRAGMENTS; round++) {
    const made = Array.from({ length: 1 + next(12) }, () => parts[next(parts.length)]).join('');
    for (const place of ['head', 'body'] as const) {
      const { html: sane } = sanitizeCode(made, place);
      const { html } = holdCode(sane, {}, place);
      for (const scriptingEnabled of [true, false]) {
        if (activeIn(sane, scriptingEnabled)) active++;
        expect(activeIn(html, scriptingEnabled), made).toBe(false);
      }
    }
  }
  expect(active).toBeGreaterThan(FRAGMENTS / 5);
});

/** By the parser alone: what a browser would run or load of it. */
function activeIn(html: string, scriptingEnabled: boolean): boolean {
  const withoutTemplates = elementsOutside(parseFragment(html, { scriptingEnabled }));
  return withoutTemplates.some(
    ({ tagName, attrs }) =>
      tagName === 'script' || attrs.some(({ name, value }) => name === 'src' && value.includes('a.example')),
  );
}

function elementsOutside(parent: Parameters<typeof elementsIn>[0]): ReturnType<typeof elementsIn> {
  const inert = new Set(
    elementsIn(parent)
      .filter((each) => 'content' in each && !each.attrs.some(({ name }) => name === 'shadowrootmode'))
      .flatMap((each) => elementsIn((each as unknown as { content: typeof parent }).content)),
  );
  return elementsIn(parent).filter((each) => !inert.has(each));
}
