import { fc } from '../../../support/random.ts';
import { expect, test } from 'vitest';
import { addBit, hasBit, intersect, makeBits } from '../../../../src/domain/finder/bits.ts';

const SIZE = 100;
const members = fc.uniqueArray(fc.nat(SIZE - 1));

function bitsOf(indexes: number[]) {
  const bits = makeBits(SIZE);
  indexes.forEach((index) => addBit(bits, index));
  return bits;
}

test('a set has what was added, and nothing else', () => {
  fc.assert(
    fc.property(members, (indexes) => {
      const bits = bitsOf(indexes);
      for (let index = 0; index < SIZE; index++) expect(hasBit(bits, index)).toBe(indexes.includes(index));
    }),
  );
});

test('what sets have in common is in each of them', () => {
  fc.assert(
    fc.property(fc.array(members, { minLength: 1, maxLength: 4 }), (lists) => {
      const common = intersect(lists.map(bitsOf)) ?? makeBits(SIZE);
      for (let index = 0; index < SIZE; index++) {
        expect(hasBit(common, index)).toBe(lists.every((list) => list.includes(index)));
      }
    }),
  );
  expect(intersect([])).toBeUndefined();
});
