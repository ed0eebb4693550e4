import { expect, test } from 'vitest';
import { memoizeByText } from '#core/text/memoize.ts';

test('a value is made once for a text, and not more than so many are remembered', () => {
  const made: string[] = [];
  const lengthOf = memoizeByText((text) => {
    made.push(text);
    return { length: text.length };
  }, 2);
  expect(lengthOf('one')).toBe(lengthOf('one'));
  expect(lengthOf('three')).toEqual({ length: 5 });
  expect(made).toEqual(['one', 'three']);
  lengthOf('four');
  lengthOf('one');
  expect(made).toEqual(['one', 'three', 'four', 'one']);
});
