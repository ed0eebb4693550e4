import { expect, test } from 'vitest';
import { formatDistance } from '../../../src/domain/distance.ts';

test.each([
  [0, '0 m'],
  [0.4, '400 m'],
  [0.4564, '456 m'],
  [0.9994, '999 m'],
  [1, '1.0 km'],
  [1.26, '1.3 km'],
  [12, '12.0 km'],
])('%s kilometres read %s', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});
