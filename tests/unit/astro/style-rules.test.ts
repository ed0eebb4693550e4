import { expect, test } from 'vitest';
import { parseStyles, stylesFor, wordsOf } from '../../../src/astro/style-rules.ts';

const WORDS = new Set(['menu', 'p-4', 'lg:p-6', '[data-voice=serif]', '[data-animated]']);

test.each([
  ['that asks for nothing', 'p{margin:0}'],
  ['whose classes are all there', '.menu .p-4{margin:0}'],
  ['for the voice of the brand', '[data-voice=serif] .menu{margin:0}'],
  ['that weighs nothing', ':where([data-voice=serif]) .menu{margin:0}'],
  ['for what has no such class', '.menu:not(.is-long){margin:0}'],
  ['for one of several choices', ':is(.menu,.list) p{margin:0}'],
  ['with an escaped class', '.lg\\:p-6{padding:24px}'],
  ['in a layer and a condition', '@layer utilities{@media (width>=1000px){.lg\\:p-6{padding:24px}}}'],
  ['with nested ones', '.menu{margin:0;&:hover{color:red}p{margin:0}}'],
  ['that only holds others', '.menu{.p-4{margin:0}}'],
  ['with a list in a value', '.menu{transition:color 1s,opacity 1s;font:400 1px/2 a,b}'],
  ['of the document', '@layer a,b;@font-face{font-family:a;src:url(a.woff2)}'],
  ['whose keyframes it names', '.menu{animation:turn 1s}@keyframes turn{to{rotate:1turn}}'],
  ['whose property is registered', '.menu{--tw-x:1;left:0}@property --tw-x{syntax:"*";inherits:false}'],
])('a page has a rule %s', (_, css) => {
  expect(used(css)).toBe(css);
});

test.each([
  ['for a class it does not have', '.menu .card{margin:0}', ''],
  ['for another voice', '[data-voice=grotesk] .menu{margin:0}', ''],
  ['for another voice that weighs nothing', ':where([data-voice=grotesk]) .menu{margin:0}', ''],
  ['for a choice of one', ':is(.card) p{margin:0}', ''],
  ['for what has a class inside that is not there', '.menu:has(.card){margin:0}', ''],
  ['that is half for others', '.card,.menu{margin:0}', '.menu{margin:0}'],
  ['that is nested and for others', '.menu{margin:0;.card{margin:0}}', '.menu{margin:0}'],
  ['in a condition that is left empty', '@media print{.card{margin:0}}', ''],
  ['that nobody names', '@keyframes turn{to{rotate:1turn}}@property --tw-x{syntax:"*";inherits:false}', ''],
  [
    'for the initial value of what nobody uses',
    '@layer properties{*{--tw-x:initial;--tw-y:initial}}.menu{top:var(--tw-y)}',
    '@layer properties{*{--tw-y:initial;}}.menu{top:var(--tw-y)}',
  ],
])('a page does without a rule %s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});

test('the words of a stylesheet are the classes and brands that its selectors ask for', () => {
  const words = wordsOf(parseStyles('@media print{.a,:where([data-animated]) .b\\:c>p{margin:0}}i:not(.d){margin:0}'));
  expect([...words].sort()).toEqual(['[data-animated]', 'a', 'b:c']);
});

const used = (css: string) => stylesFor(parseStyles(css), { has: (word) => WORDS.has(word), shortOf: () => undefined });
