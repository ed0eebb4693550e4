import { expect, test } from 'vitest';
import { parseStyles } from '../../../src/astro/style-nodes.ts';
import { stylesFor, wordsOf } from '../../../src/astro/style-rules.ts';
import { withoutUnread } from '../../../src/astro/style-variables.ts';

const WORDS = new Set(['menu', 'p-4', 'lg:p-6', '[data-voice=serif]', '[data-animated]']);

const PAGE = {
  has: (word: string) => WORDS.has(word),
  isShort: () => false,
  shortOf: (word: string) => word,
  meet: () => true,
};

test.each([
  ['that asks for nothing', 'p{margin:0}'],
  ['whose classes are all there', '.menu .p-4{margin:0}'],
  ['for the voice of the brand', '[data-voice=serif] .menu{margin:0}'],
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
    '@layer properties{*{--tw-x:initial;--tw-y:initial}}.menu{--tw-y:1;top:var(--tw-y)}',
    '@layer properties{*{--tw-y:initial;}}.menu{--tw-y:1;top:var(--tw-y)}',
  ],
])('a page does without a rule %s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});

test.each([
  ['what holds on all of it', ':where([data-voice=serif]) .menu{margin:0}', '.menu{margin:0}'],
  ['it inside of others', ':is(:where([data-animated]) .menu)>p{margin:0}', ':is(.menu)>p{margin:0}'],
  ['what only others are', '.menu:not(:where([data-voice=grotesk]) *):before{margin:0}', '.menu:before{margin:0}'],
  ['what only it is not', '.menu:not(:where([data-voice=serif]) *){margin:0}', ''],
  ['what has a weight', '[data-voice=serif] .menu{margin:0}', '[data-voice=serif] .menu{margin:0}'],
])('of a page no rule asks, but by its weight, %s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});

test.each([
  ['rules', '.menu{margin:0}.card{left:0}.menu{top:0}', '.menu{margin:0;top:0}'],
  ['conditions', '@media print{.menu{margin:0}}@media print{.menu{top:0}}', '@media print{.menu{margin:0;top:0}}'],
  ['rules with others in them', '.menu{margin:0}.menu{top:0;&:hover{left:0}}', '.menu{margin:0;top:0;&:hover{left:0}}'],
  ['no rules with others before', '.menu{&:hover{left:0}}.menu{top:0}', '.menu{&:hover{left:0}}.menu{top:0}'],
  ['no rules with others between', '.menu{top:0}.p-4{top:1px}.menu{left:0}', '.menu{top:0}.p-4{top:1px}.menu{left:0}'],
  ['equal declarations', '.menu{top:0;color:red}.menu{left:0;top:0}', '.menu{color:red;left:0;top:0}'],
  [
    'declarations with a semicolon in a text',
    `.menu{content:"a;top:0";mask:url(data:b;top:0)}.menu{top:0;content:'";top:0'}`,
    `.menu{content:"a;top:0";mask:url(data:b;top:0);top:0;content:'";top:0'}`,
  ],
  ['no declarations but equal ones', '.menu{top:0;left:0;top:0}', '.menu{left:0;top:0}'],
])('what follows each other under the same head is one: %s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});

test.each([
  ["before:content-['\\a0/_']", String.raw`.before\:content-\[\'\\a0\/_\'\]:before`, '._1:before'],
  ['2xl:p-4', String.raw`.\32 xl\:p-4`, '._1'],
  ['w-[calc(1px+2%)]', String.raw`.w-\[calc\(1px\+2\%\)\]>p`, '._1>p'],
  ['größe', '.größe', '._1'],
])('the class %s has its short name in a selector', (word, selector, expected) => {
  const isShort = (asked: string) => asked === word;
  const words = { ...PAGE, has: () => false, isShort, shortOf: () => '_1' };
  expect(stylesFor(parseStyles(`${selector}{margin:0}`), words)).toBe(`${expected}{margin:0}`);
});

test('a variable of Tailwind’s that nobody reads is left out', () => {
  const css = '.menu{--tw-leading:1;line-height:1;--tw-x:2}.p-4{--own:3;--tw-leading:4}p{left:var(--tw-x)}';
  const sheets = withoutUnread({ sheet: parseStyles(css) });
  expect(stylesFor(sheets['sheet'] ?? [], PAGE)).toBe('.menu{line-height:1;--tw-x:2}.p-4{--own:3}p{left:var(--tw-x)}');
});

test.each([
  ['what it is registered with', '.menu{left:var(--tw-x)}', '.menu{left:0}'],
  ['what it is registered with, whatever stands beside it', '.menu{left:var(--tw-x,1px)}', '.menu{left:0}'],
  ['what stands beside it', '.menu{left:var(--tw-y,var(--ease))}', '.menu{left:var(--ease)}'],
  ['nothing', '.menu{font-variant-numeric:var(--tw-y,) tabular-nums}', '.menu{font-variant-numeric: tabular-nums}'],
  ['itself, where it is set', '.menu{--tw-y:1;left:var(--tw-y)}', '.menu{--tw-y:1;left:var(--tw-y)}'],
  [
    'itself, where a class does nothing else',
    '.p-4{--tw-y:1}.menu{left:var(--tw-y)}',
    '.p-4{--tw-y:1}.menu{left:var(--tw-y)}',
  ],
  ['itself, where nothing is known', '.menu{left:var(--tw-y)}', '.menu{left:var(--tw-y)}'],
])('a variable of Tailwind’s that no rule sets is %s', (_, css, expected) => {
  expect(used(`${css}@property --tw-x{syntax:"*";inherits:false;initial-value:0}`)).toBe(expected);
});

test.each([
  [
    'by others, too',
    '.menu:before{--tw-c:1;top:var(--tw-c)}.p-4{left:var(--tw-c)}',
    '.menu:before{--tw-c:1;top:var(--tw-c,"")}.p-4{left:var(--tw-c,"")}',
  ],
  ['by none that sets it', '.menu:before{top:var(--tw-c)}', '.menu:before{top:""}'],
])(
  'a variable that only pseudo-elements have is read with its initial value and registered nowhere: %s',
  (_, css, expected) => {
    const sheets = withoutUnread({
      sheet: parseStyles(`${css}@property --tw-c{syntax:"*";inherits:false;initial-value:""}`),
    });
    expect(stylesFor(sheets['sheet'] ?? [], PAGE)).toBe(expected);
  },
);

test('the words of a stylesheet are the classes and brands that its selectors ask for', () => {
  const words = wordsOf(parseStyles('@media print{.a,:where([data-animated]) .b\\:c>p{margin:0}}i:not(.d){margin:0}'));
  expect([...words].sort()).toEqual(['[data-animated]', 'a', 'b:c']);
});

const used = (css: string) => stylesFor(parseStyles(css), PAGE);

test('spaces that say nothing go, but for those in texts and addresses', () => {
  const css = `.a{color:rgb(0 0 0 / 50%);width:min(1px, 2px + 3px);content:"a, b / c" "\\", ";mask:url(data:a, b / c)}`;
  expect(parseStyles(css)).toMatchObject([
    { body: 'color:rgb(0 0 0/50%);width:min(1px,2px + 3px);content:"a, b / c" "\\", ";mask:url(data:a, b / c)' },
  ]);
});
