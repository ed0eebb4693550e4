import { describe, expect, test } from 'vitest';
import { locationOf, warningsFor } from '../../support/build/read-brand.ts';

const weekOf = (facts: object) =>
  locationOf({ name: 'A', address: { streetAddress: '1 High St', locality: 'Toronto' }, ...facts })?.hours?.week.map(
    (day) =>
      day.kind === 'open'
        ? day.intervals.map(({ opens, closes }) => `${opens / 60}-${closes / 60}`).join(' ')
        : day.kind,
  );
const told = (hours: object) => warningsFor({ name: 'X', timezone: 'America/Toronto', hours });

describe('hours by weekday', () => {
  test('a day that is there and empty is not known, and told with its name', () => {
    const hours = { monday: '10-22', tuesday: '', wednesday: null, thursday: 'closed', friday: { isOpen: false } };
    expect(weekOf({ hours })).toEqual(['closed', '10-22', 'unknown', 'unknown', 'closed', 'closed', 'closed']);
    expect(told(hours)).toEqual([
      expect.stringMatching(/^hours\.tuesday: .*Tuesday shows no hours/),
      expect.stringMatching(/^hours\.wednesday: .*Wednesday shows no hours/),
    ]);
  });

  test('a day whose times are empty is not known', () => {
    expect(
      weekOf({ hours: { monday_open: '10:00', monday_close: '22:00', tuesday_open: '', tuesday_close: '' } }),
    ).toEqual(['closed', '10-22', 'unknown', 'closed', 'closed', 'closed', 'closed']);
  });

  test('days that are all empty say nothing', () => {
    expect(weekOf({ hours: { monday: '', tuesday: '', notes: '' } })).toBeUndefined();
    expect(told({ monday: '', tuesday: null })).toEqual([]);
  });

  test('a day with a key of its own is no day of "weekend"', () => {
    const week = ['11-22', '10-23', '10-23', '10-23', '10-23', '10-23', '10-24'];
    const hours = { weekday: '10:00-23:00', weekend: '10:00-24:00', sunday: '11:00-22:00' };
    expect(weekOf({ hours })).toEqual(week);
    const flat = { hours_weekday: hours.weekday, hours_weekend: hours.weekend, hours_sunday: hours.sunday };
    expect(weekOf(flat)).toEqual(week);
    expect(warningsFor({ name: 'X', timezone: 'America/Toronto', hours_weekday: 'noon' })).toEqual([
      expect.stringMatching(/^hours_weekday: "noon" is not understood/),
    ]);
  });

  test('the shifts of a day may be numbered', () => {
    const hours = { mon_1_open: '11:00', mon_1_close: '14:00', mon_2_open: '17:00', mon_2_close: '22:00' };
    expect(weekOf({ hours })?.[1]).toBe('11-14 17-22');
  });
});
