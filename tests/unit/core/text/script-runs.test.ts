import { expect, test } from 'vitest';
import { scriptRunsOf } from '#core/text/script-runs.ts';

test.each([
  ['Takoyaki', ['Takoyaki']],
  ['たこ焼き', ['たこ焼き']],
  ['Takoyaki たこ焼き', ['Takoyaki ', 'たこ焼き']],
  ['ラーメン (large)', ['ラーメン', ' (large)']],
  ['Bibimbap 비빔밥', ['Bibimbap ', '비빔밥']],
  ['Hummus حمّص بيروتي, large', ['Hummus ', 'حمّص بيروتي', ', large']],
  ['Caffe\u0301 & crème', ['Caffe\u0301 & crème']],
  ['', []],
])('%j is in the parts %j', (text, runs) => {
  expect(scriptRunsOf(text)).toEqual(runs);
  expect(scriptRunsOf(text).join('')).toBe(text);
});
