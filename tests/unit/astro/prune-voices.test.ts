import { expect, test } from 'vitest';
import { keepVoice } from '../../../src/astro/prune-voices.ts';

test.each([
  ['a rule of its own', '[data-voice=serif] p{margin:0}'],
  ['a rule of every voice', 'p{margin:0}'],
  ['a rule of everybody but another', '[data-voice]:not([data-voice=grotesk]) p{margin:0}'],
  ['a rule of everybody but what stands in another', 'p:not(:where([data-voice=grotesk]) *){margin:0}'],
  ['nested rules', 'p{[data-voice=serif] &{margin:0}}'],
])('a voice keeps %s', (_, css) => {
  expect(pruned(css)).toBe(css);
});

test.each([
  ['the rule of another', '[data-voice=grotesk] p{margin:0}', ''],
  ['the other half of a list', '[data-voice=grotesk] p,b{margin:0}', 'b{margin:0}'],
  [
    'the others of a choice',
    ':is([data-voice=grotesk],[data-voice=serif]) p{margin:0}',
    ':is([data-voice=serif]) p{margin:0}',
  ],
  ['all nested in another', '[data-voice=grotesk]{p{margin:0}}', ''],
  ['a choice of others', ':is([data-voice=grotesk],[data-voice=geometric]) p{margin:0}', ''],
  ['a block that is left empty', '@media print{[data-voice=grotesk] p{margin:0}}', ''],
])('a voice does without %s', (_, css, expected) => {
  expect(pruned(css)).toBe(expected);
});

const pruned = (css: string) => keepVoice(css, 'serif');
