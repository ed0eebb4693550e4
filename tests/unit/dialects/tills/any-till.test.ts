import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lostOfClover, lostOfJoinedLists, lostOfSquare, lostOfToast } from '#dialects/tills/lost.ts';
import { importConfiguration } from '#import/read/import-source.ts';

/** What tills call their things, and what no till does. */
const WORDS = [
  'menus menuGroups menuItems modifierGroupReferences modifierOptionReferences pricingRules timeSpecificPricingRules',
  'schedule availability days timeRanges start end name price pricingStrategy objects type id item_data category_data',
  'modifier_list_data modifiers modifier_data modifier_list_info modifier_list_id availability_period_ids elements',
  'availability_period_data priceType modifierGroups sectionIds sections itemIds items priceInfo priceVariants variants',
  'category_ids categories entities modifier_groups modifier_options title translations service_availability',
  'time_periods day_of_week nutrition calories protein extras options served quantity_info rule hours offers sizes',
  'courses choices menu ITEM CATEGORY MON 11:00 24:00 SIZE_PRICE 1 2 __proto__ constructor',
].flatMap((words) => words.split(' '));

type Fields = Record<string, unknown>;
const objectOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Fields> =>
  fc.array(fc.tuple(fc.constantFrom(...WORDS), value), { maxLength: 7 }).map((entries) => Object.fromEntries(entries));
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', maxDepth: 7 },
    fc.constantFrom(...WORDS),
    fc.integer({ min: -2, max: 9 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('node'), { maxLength: 4 }),
    objectOf(tie('node')),
  ),
}));

test('whatever a till exports is read without an error, and the menu that is written of it reads back the same', () => {
  fc.assert(
    fc.property(objectOf(node), (exported) => {
      const configuration = importConfiguration(exported);
      expect(importConfiguration(configuration)['menu']).toEqual(configuration['menu']);
      for (const lostOf of [lostOfToast, lostOfSquare, lostOfClover, lostOfJoinedLists]) lostOf(exported);
    }),
    { numRuns: 150 },
  );
});
