import { describe, expect, test } from 'vitest';
import {
  cateringFactsOf,
  cateringRules,
  type CateringStart,
  type CateringValues,
  todayIn,
} from '#content/forms/catering-form.ts';
import { FORM_TABLE } from '../../../support/form-table.ts';

const START: CateringStart = {
  backend: { url: '', key: '' },
  restaurantId: 'kumo',
  locations: { url: '/_data/form-locations.json' },
  deliveryMethods: ['Pickup', 'Delivery'],
  timezone: 'America/Toronto',
};
const RULES = cateringRules(START, () => ({ deliveryMethods: START.deliveryMethods, today: '2026-12-01' }));
const FILLED = { ...RULES.empty, ...FORM_TABLE['catering']?.entered, restaurant_id: 'kumo-annex' };
const NOT_CHOSEN = 'Please choose one.';

test('the record is clean, has null for what was left empty, and says where it comes from', () => {
  expect(RULES.recordOf(FILLED)).toMatchObject({
    restaurant_id: 'kumo-annex',
    full_name: 'Ana Sousa',
    email: null,
    custom_event_type: null,
    number_of_guests: 40,
    source: 'website',
  });
});

test('a request of the only location is for that', () => {
  const { locations: _, ...one } = START;
  expect(cateringRules(one, () => cateringFactsOf(one, undefined, 0)).empty.restaurant_id).toBe('kumo');
});

test('another event is told in the visitor’s own words', () => {
  expect(RULES.recordOf({ ...FILLED, event_type: 'Other', custom_event_type: ' Wake ' })).toMatchObject({
    event_type: 'Wake',
    custom_event_type: 'Wake',
  });
});

test.each([
  ['40', 40],
  [' 7 ', 7],
  ['', 0],
  ['a dozen', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1’000', 1000],
  ['４０', 40],
  ['1,00', 0],
  ['1,000.5', 0],
  ['40-50', 0],
])('%j guests are sent as %i', (number_of_guests, count) => {
  expect(RULES.recordOf({ ...FILLED, number_of_guests })).toMatchObject({ number_of_guests: count });
});

describe('what is wrong', () => {
  test.each<[Partial<CateringValues>, object]>([
    [{}, {}],
    [{ restaurant_id: '' }, { restaurant_id: NOT_CHOSEN }],
    [{ event_type: 'Other' }, { custom_event_type: 'Please fill in this field.' }],
    [{ event_date: '2026-02-30' }, { event_date: 'Please enter a date.' }],
    [{ event_date: '2026-11-30' }, { event_date: 'Please choose today or a later day.' }],
    [{ event_date: '2026-12-01' }, {}],
    [{ number_of_guests: '0' }, { number_of_guests: 'Please enter a whole number of guests, 1 or more.' }],
    [{ number_of_guests: '1000000' }, {}],
    [{ number_of_guests: '1000001' }, { number_of_guests: 'Please enter at most 1,000,000 guests.' }],
    [{ delivery_method: 'Food Truck' }, { delivery_method: NOT_CHOSEN }],
  ])('with %j is %j', (part, errors) => {
    expect(RULES.errorsOf({ ...FILLED, ...part })).toEqual(errors);
  });
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
