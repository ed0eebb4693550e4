import { describe, expect, test } from 'vitest';
import { clocksOf, instantOfTime } from '#changes/clocks.ts';
import { clockText } from '#changes/times-in-words.ts';
import { minuteOf } from '#core/hours/date.ts';
import { readConfiguration } from '../../support/build/read-brand.ts';

const minute = (written: string, zone?: string): string | undefined => {
  const instant = instantOfTime(written, zone);
  return instant === undefined ? undefined : minuteOf(instant);
};

describe('a time on the clock of a place', () => {
  test.each<[zone: string, written: string, instant: string]>([
    ['America/Toronto', '2026-12-25', '2026-12-25T05:00Z'],
    ['America/Toronto', '2026-12-24T18:00', '2026-12-24T23:00Z'],
    ['America/Toronto', '2026-12-24 18:00:00', '2026-12-24T23:00Z'],
    ['America/Toronto', '2026-12-24T24:00', '2026-12-25T05:00Z'],
    ['America/Toronto', '2026-12-24T18:00Z', '2026-12-24T18:00Z'],
    ['America/Toronto', '2026-12-24T18:00+01:00', '2026-12-24T17:00Z'],
    ['America/St_Johns', '2026-12-25', '2026-12-25T03:30Z'],
    ['America/Phoenix', '2026-12-25', '2026-12-25T07:00Z'],
    ['Australia/Lord_Howe', '2026-12-25', '2026-12-24T13:00Z'],
  ])('%s, %s is %s', (zone, written, instant) => {
    expect(minute(written, zone)).toBe(instant);
  });

  test.each<[zone: string, written: string, instant: string]>([
    ['America/Toronto', '2027-03-14T02:30', '2027-03-14T07:00Z'],
    ['America/St_Johns', '2027-03-14T02:30', '2027-03-14T05:30Z'],
    ['America/Phoenix', '2027-03-14T02:30', '2027-03-14T09:30Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30Z'],
  ])('that is skipped in the night comes at the moment of the change: %s, %s is %s', (zone, written, instant) => {
    expect(minute(written, zone)).toBe(instant);
  });

  test.each<[zone: string, written: string, instant: string]>([
    ['America/Toronto', '2026-11-01T01:30', '2026-11-01T05:30Z'],
    ['America/St_Johns', '2026-11-01T01:30', '2026-11-01T04:00Z'],
    ['America/Phoenix', '2026-11-01T01:30', '2026-11-01T08:30Z'],
    ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T14:45Z'],
  ])('that comes twice counts the first time: %s, %s is %s', (zone, written, instant) => {
    expect(minute(written, zone)).toBe(instant);
  });

  test.each([
    ['9999-12-31T23:59', '9999-12-30T00:00Z'],
    ['9999-12-31T24:00', '9999-12-30T00:00Z'],
    ['9999-12-31T23:59-14:00', '9999-12-30T00:00Z'],
    ['0000-01-01', '1970-01-01T00:00Z'],
    ['0001-01-01T00:00+14:00', '1970-01-01T00:00Z'],
  ])('that no clock can show is the last or the first that one can: %s is %s', (written, instant) => {
    for (const zone of ['America/Toronto', 'Australia/Lord_Howe', 'America/Phoenix', undefined]) {
      expect(minute(written, zone)).toBe(instant);
      expect(clockText(instantOfTime(written, zone) ?? Number.NaN, zone)).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    }
  });

  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '2026-12-24T25:00',
    '2026-12-24T24:01',
    '12/24/2026',
    '18:00',
    '2026-12-24T1:00',
  ])('%s is no time', (written) => {
    expect(minute(written, 'America/Toronto')).toBeUndefined();
  });
});

describe('whose clock it is', () => {
  const locations = [
    { name: 'Queen West', id: 'q', restaurant_id: 'rye-q', timezone: 'America/Toronto' },
    { name: 'Water Street', id: 'w', timezone: 'America/St_Johns' },
  ];

  test('that of the brand', () => {
    const { zone, isOfFirst } = clocksOf(
      readConfiguration({ name: 'Rye', timezone: 'America/Phoenix', locations }).site,
    );
    expect([zone, isOfFirst]).toEqual(['America/Phoenix', false]);
  });

  test('that of the first location, where the brand names none and they differ', () => {
    const { zone, isOfFirst } = clocksOf(readConfiguration({ name: 'Rye', locations }).site);
    expect([zone, isOfFirst]).toEqual(['America/Toronto', true]);
  });

  test('that of a location, by its id, its restaurant_id or its name in addresses', () => {
    const { zoneOf } = clocksOf(readConfiguration({ name: 'Rye', locations }).site);
    expect(['q', 'rye-q', 'queen-west', 'water-street'].map(zoneOf)).toEqual([
      { zone: 'America/Toronto' },
      { zone: 'America/Toronto' },
      { zone: 'America/Toronto' },
      { zone: 'America/St_Johns' },
    ]);
    expect(zoneOf('nowhere')).toBe('missing');
  });
});
