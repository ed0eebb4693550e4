import { expect, test } from 'vitest';
import { parseStyles } from '../../../src/astro/style-nodes.ts';
import { stylesFor } from '../../../src/astro/style-rules.ts';

/** On a page on which `a` and `b` are on one element somewhere, and `c` is on others. */
const merged = (rules: string) => {
  const words = {
    has: () => true,
    isShort: () => false,
    shortOf: (word: string) => word,
    meet: (one: string, other: string) => ![one, other].includes('.c'),
  };
  return stylesFor(parseStyles(`@layer utilities{${rules}}`), words).slice('@layer utilities{'.length, -1);
};

test.each([
  ['of other properties', '.a{margin:0}.b{color:red}.a{top:0}', '.a{margin:0;top:0}.b{color:red}'],
  ['of elements that it is not on', '.a{margin:0}.c{top:1px}.a{top:0}', '.a{margin:0;top:0}.c{top:1px}'],
  ['of its pseudo-elements', '.a{margin:0}.a:before{top:1px}.a{top:0}', '.a{margin:0;top:0}.a:before{top:1px}'],
  ['of a state of others', '.a{margin:0}.c:hover{top:1px}.a{top:0}', '.a{margin:0;top:0}.c:hover{top:1px}'],
  [
    'under a condition that sets others',
    '.a{margin:0}@media print{.b{color:red}}.a{top:0}',
    '.a{margin:0;top:0}@media print{.b{color:red}}',
  ],
])('rules of a class are one over rules %s', (_, rules, expected) => {
  expect(merged(rules)).toBe(expected);
});

test.each([
  ['for the same property of an element of both', '.a{margin:0}.b{top:1px}.a{top:0}'],
  ['for one that a shorthand sets', '.a{color:red}.b{margin-inline:1px}.a{margin:0}'],
  ['for one that is set by another name', '.a{color:red}.b{inset:1px}.a{left:0}'],
  ['for one of two shorthands', '.a{color:red}.b{place-items:center}.a{align-items:end}'],
  ['for one of the font', '.a{color:red}.b{line-height:1}.a{font:inherit}'],
  ['for the wrapping of text', '.a{color:red}.b{text-wrap:balance}.a{white-space:nowrap}'],
  ['for a state of the same class', '.a{color:red}.a:hover{top:1px}.a{top:0}'],
  ['whose selector may be about anything', '.a{color:red}:is(.c>*){top:1px}.a{top:0}'],
  ['under a condition', '.a{color:red}@media print{.b{top:1px}}.a{top:0}'],
])('rules of a class stay apart where one stands between %s', (_, rules) => {
  expect(merged(rules)).toBe(rules);
});
