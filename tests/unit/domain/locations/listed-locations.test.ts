import { expect, test } from 'vitest';
import { locationsTeaserOf } from '../../../../src/domain/locations/listed-locations.ts';
import { makeLocation } from '../../../support/site.ts';

const places = (count: number) => Array.from({ length: count }, (_, index) => makeLocation({ name: `Place ${index}` }));

test.each([
  [0, 0, undefined],
  [1, 0, undefined],
  [2, 2, undefined],
  [24, 24, undefined],
  [25, 24, 'See all 25 locations'],
  [5000, 24, 'See all 5000 locations'],
])('of %i places the section shows %i', (count, shown, label) => {
  const teaser = locationsTeaserOf({ locations: places(count) });
  expect(teaser.shown).toHaveLength(shown);
  expect(teaser.all?.label).toBe(label);
});
