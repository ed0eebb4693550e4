import { expect, test } from 'vitest';
import { partsOfCode } from '#core/custom-code/code-parts.ts';

const isActive = (body: string) => partsOfCode({ body }).isActive;

test.each([
  ['<p onclick="a()">a</p>'],
  ['<p title="a"onclick="a()">a</p>'],
  ['<img src="https://pixel.example/a.gif" alt="">'],
  ['<link rel="stylesheet" href="https://a.example/a.css">'],
  ['<a href="javascript:a()">a</a>'],
  ['<a href=" java&#10;script&colon;a()">a</a>'],
  ['<a href="&#1;JAVASCRIPT:a()">a</a>'],
  ['<noscript><img src="https://pixel.example/a.gif" alt=""></noscript>'],
  ['<template><p>a</p></template>'],
  ['<table background="https://pixel.example/"><tr><td>a</td></tr></table>'],
])('%s loads or runs something', (html) => expect(isActive(html)).toBe(true));

test.each([
  ['<p>We cook with care, once: on = off.</p>'],
  ['<!-- <script>a()</script> -->'],
  ['<p title="<script>a()</script>">a</p>'],
  ['<p title=" onclick=a() javascript:a()">a</p>'],
  ['<a href="/javascript:a()">a</a>'],
])('%s does not', (html) => expect(isActive(html)).toBe(false));

test('code of the head may have words for owners of the site', () => {
  const head = '<meta name="domain-verification" content="abc"><!-- hello -->';
  expect(partsOfCode({ head })).toEqual(partsOfCode({}));
});

test.each([
  ['<script>one</script>', ['one']],
  ['<script title="</script>">one</script>', ['one']],
  ['<script data-note=">" type=module>one</script>', ['one']],
  ['<script>one\r\ntwo</script>', ['one\ntwo']],
  ["<script type=' TEXT/JavaScript '>one</script>", ['one']],
  ['<script>if (a < "</p>") b("<script>")</script>', ['if (a < "</p>") b("<script>")']],
  ['<!-- <script>one</script> --><p title="<script>two</script>">a</p>', []],
  ['<textarea><script>one</script></textarea>', []],
  ['<script data-src="/a.js">one</script>', ['one']],
  ['<script src>one</script><script type="text/plain">two</script>', []],
])('%s has the scripts %j', (html, scripts) => expect(partsOfCode({ body: html }).scripts).toEqual(scripts));

test.each([
  ['<iframe title=">" src="https://a.example/?b&amp;c"></iframe>', ['https://a.example/?b&c']],
  ['<iframe data-src="https://a.example"></iframe>', []],
  ['<p title=\'<iframe src="https://a.example">\'>a</p>', []],
  ['<noscript><iframe src="https://a.example"></iframe></noscript>', ['https://a.example']],
])('%s has the frames %j', (html, frames) => expect(partsOfCode({ body: html }).frames).toEqual(frames));

test.each([
  ['<script src="//www.widget.example/loader?rid=1"></script>', { 'script-src': ['https://www.widget.example'] }],
  [
    '<script>s = d.createElement("script"); s.src = "https://chat.example/l.js";</script>',
    { 'script-src': ['https://chat.example'] },
  ],
  ["<script>i.src='https://tags.example/c/' + id + '.js'</script>", { 'script-src': ['https://tags.example'] }],
  ['<script>window.profile = "https://www.example.com/us";</script>', {}],
  [
    '<link rel="stylesheet" href="https://a.example/a.css"><link rel="me" href="https://b.example">',
    { 'style-src': ['https://a.example'] },
  ],
  ['<noscript><img src="https://pixel.example/a.gif"></noscript>', { 'img-src': ['https://pixel.example'] }],
  ['<form action="https://list.example/join"></form>', { 'form-action': ['https://list.example'] }],
  ['<script src="/a.js"></script><img src="a.png"><script src="http://old.example/a.js"></script>', {}],
])('%s loads %j', (html, loads) => expect(partsOfCode({ body: html }).loads).toEqual(loads));

test('an attribute that runs is named by its text', () => {
  expect(partsOfCode({ body: '<a href="/" onclick="track(\'a\')" title="on">a</a>' }).handlers).toEqual(["track('a')"]);
});
