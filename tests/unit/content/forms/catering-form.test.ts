import { describe, expect, test } from 'vitest';
import { cateringFactsOf, cateringRules, type CateringStart, todayIn } from '#content/forms/catering-form.ts';
import { CATERING } from '../../../support/forms/catering.ts';

const START: CateringStart = {
  backend: { url: '', key: '' },
  restaurantId: 'kumo',
  locations: { url: '/_data/form-locations.json' },
  deliveryMethods: ['Pickup', 'Delivery'],
  timezone: 'America/Toronto',
};

test.each(['', 'a dozen', '1.5', '40-50'])(
  '%j guests are sent as 0, which is no number of guests',
  (number_of_guests) => {
    const { rules, entered } = CATERING;
    expect(rules.recordOf({ ...rules.empty, ...entered, number_of_guests })).toMatchObject({ number_of_guests: 0 });
  },
);

test('a request of the only location is for that', () => {
  const { locations: _, ...one } = START;
  expect(cateringRules(one, () => cateringFactsOf(one, undefined, 0)).empty.restaurant_id).toBe('kumo');
});

describe('today', () => {
  // A quarter past midnight of Christmas Day in Toronto.
  const now = Date.UTC(2026, 11, 25, 5, 15);

  test.each([
    ['America/Toronto', '2026-12-25'],
    ['America/Vancouver', '2026-12-24'],
    ['Pacific/Auckland', '2026-12-25'],
    ['Pacific/Kiritimati', '2026-12-25'],
  ])('is in %s %s', (zone, today) => {
    expect(todayIn(zone, now)).toBe(today);
  });

  test('is that of the location that was chosen, as are its ways to deliver', () => {
    const west = { id: 'west', name: 'West', address: '', timezone: 'America/Vancouver' };
    expect(cateringFactsOf(START, west, now)).toEqual({ deliveryMethods: ['Pickup', 'Delivery'], today: '2026-12-24' });
    expect(cateringFactsOf(START, { ...west, deliveryMethods: ['Pickup', 'Food Truck'] }, now)).toMatchObject({
      deliveryMethods: ['Pickup', 'Food Truck'],
    });
    expect(cateringFactsOf(START, undefined, now).today).toBe('2026-12-25');
  });
});
