import { expect, test } from 'vitest';
import { sanitizeCode } from '#core/custom-code/sanitize-code.ts';
import { hasWords, textsOfCode } from '#core/custom-code/code-texts.ts';

test.each([
  ['<p>Wheat and <b>soy</b> are used.</p><p>Ask us.</p>', ['Wheat and soy are used.', 'Ask us.']],
  ['Last orders: <br>15 minutes before closing.', ['Last orders:', '15 minutes before closing.']],
  ['<script>const nuts = "none";</script><style>p { color: red }</style>', []],
  ['<template><p>No nuts.</p></template><noscript>No soy.</noscript>', []],
  ['<noscript>No <noscript>soy.</noscript>Nuts.</noscript>', ['Nuts.']],
  ['&lt;b&gt; is &amp; stays text', ['<b> is & stays text']],
  ['<col>A browser shows <b>this</b>.', ['A browser shows this.']],
  ['', []],
])('of %s it reads %j', (code, texts) => {
  expect(textsOfCode(code)).toEqual(texts.map((text) => ({ text })));
});

test.each([
  '<p>Wheat is used in all of our kitchens.</p>',
  '<script>start()</script><b>東京</b><script>stop()</script>',
  `<p>${'Long words. '.repeat(500)}</p>`,
])('has words: %s', (code) => {
  expect(hasWords(code)).toBe(true);
});

test.each([
  '',
  '<script>const greeting = "Hello";</script>',
  '<style>p { color: red }</style>',
  '<noscript><img src="https://pixel.example/" alt="pixel"></noscript>',
  '<!-- <p>Hello</p> -->',
  '<hr>✦',
])('has none: %s', (code) => {
  expect(hasWords(code)).toBe(false);
});

test('code that is nested as deep as may be, or has as many parts, is read', () => {
  const deep = `${'<div>'.repeat(390)}deep${'</div>'.repeat(390)}`;
  expect(sanitizeCode(deep, 'body').html).toBe(deep);
  expect(textsOfCode(deep)).toEqual([{ text: 'deep' }]);
  expect(textsOfCode('<i>a</i>'.repeat(200_000))).toEqual([]);
  expect(textsOfCode('<p>a</p>'.repeat(200_000))).toHaveLength(200_000);
});

test('the language of a paragraph is that of the nearest element that names one', () => {
  const code = '<div lang="fr"><p lang="en">Nuts.</p><p>Noix <i lang="en">nuts</i>.</p>Lait.</div><p lang="">Milk.</p>';
  expect(textsOfCode(code)).toEqual([
    { text: 'Nuts.', language: 'en' },
    { text: 'Noix nuts.', language: 'fr' },
    { text: 'Lait.', language: 'fr' },
    { text: 'Milk.' },
  ]);
});
