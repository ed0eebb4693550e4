import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Weekday } from '#schema/hours/hours.ts';
import { allergenRows, writeAllergens } from '#editor/fields/allergen-states.ts';
import { editJson } from '#brand/files/json-edit.ts';
import { fieldPathAt, rootFieldPath } from '#editor/fields/field-path.ts';
import { editsForSpecialDay, specialDaysOf } from '#editor/hours/special-days.ts';
import { type Day, dayToText, editsForDays, readWeek } from '#editor/hours/week.ts';

const open = (...shifts: [string, string][]): Day => ({
  kind: 'open',
  shifts: shifts.map(([from, to]) => ({ open: from, close: to })),
});
const CLOSED: Day = { kind: 'closed', shifts: [] };
const TEXT = readFileSync(join(import.meta.dirname, '../../../brands/nonna-pia/website.json'), 'utf8');
const KEY = 'openingHoursSpecification';

function changed(hours: unknown, ...days: [Weekday, Day][]): unknown {
  const text = JSON.stringify({ hours }, null, 2);
  const edits = editsForDays(['hours'], hours, new Map(days));
  return (JSON.parse(edits.reduce(editJson, text)) as { hours: unknown }).hours;
}

const weekTexts = (value: unknown) => readWeek(value).week.map(dayToText);

describe('the hours of a week', () => {
  test('one day changes its own entry and nothing else', () => {
    const { [KEY]: hours } = JSON.parse(TEXT) as Record<string, unknown>;
    const edits = editsForDays([KEY], hours, new Map([[4, open(['16:30', '23:00'])]]));
    expect(edits).toEqual([{ kind: 'set', path: [KEY, 2, 'closes'], value: '23:00' }]);
  });

  test('a day leaves the entry that it shares', () => {
    const hours = [{ dayOfWeek: ['Tuesday', 'Wednesday'], opens: '16:30', closes: '21:30' }];
    expect(changed(hours, [3, open(['16:30', '22:00'])])).toEqual([
      { dayOfWeek: ['Tuesday'], opens: '16:30', closes: '21:30' },
      { dayOfWeek: 'Wednesday', opens: '16:30', closes: '22:00' },
    ]);
  });

  test.each<[string, unknown, [Weekday, Day][]]>([
    ['closed', [{ day: 'Monday', open: '11:00', close: '22:00' }], [[1, CLOSED]]],
    ['open again', [{ day: 'Monday', isClosed: true }], [[1, open(['11:00', '22:00'])]]],
    [
      'two shifts',
      [{ day: 'Mon - Fri', open: '11:00', close: '22:00' }],
      [[2, open(['11:00', '14:00'], ['17:00', '23:00'])]],
    ],
    [
      'one shift for two',
      [
        {
          day: 'Friday',
          intervals: [
            { open: '11:00', close: '14:00' },
            { open: '17:00', close: '22:00' },
          ],
        },
      ],
      [[5, open(['12:00', '20:00'])]],
    ],
    [
      'past midnight',
      [
        { day: 'Friday', open: '18:00', close: '23:00' },
        { day: 'Saturday', open: '18:00', close: '23:00' },
      ],
      [[5, open(['18:00', '02:00'])]],
    ],
    ['all day', [{ day: 'Friday', open: '18:00', close: '23:00' }], [[5, { kind: 'h24', shifts: [] }]]],
    ['a new day', [{ day: 'Friday', open: '18:00', close: '23:00' }], [[0, open(['10:00', '12:00'])]]],
    ['a text', 'Mo-Fr 11:00-22:00; Sa 17:00-23:00', [[6, open(['18:00', '23:00'])]]],
    ['by weekday', { monday: '11:00-22:00', tuesday: 'closed' }, [[2, open(['11:00', '22:00'])]]],
    ['nothing', undefined, [[2, open(['11:00', '22:00'])]]],
  ])('%s: the site reads what was chosen, and the other days as before', (_, hours, days) => {
    const before = weekTexts(hours);
    const after = weekTexts(changed(hours, ...days));
    for (const [weekday, day] of days) before[weekday] = dayToText(day);
    const isFirst = hours === undefined;
    expect(after.filter((_text, day) => !isFirst || days.some(([weekday]) => weekday === day))).toEqual(
      before.filter((text) => !isFirst || text !== 'not stated'),
    );
  });

  test('special days inside of the week stay when it is written anew', () => {
    const after = changed(
      [
        { day: 'daily', hours: '11-22' },
        { date: '2026-12-25', isClosed: true },
      ],
      [1, CLOSED],
    );
    expect(readWeek(after).special).toEqual([
      { from: '2026-12-25', through: '2026-12-25', weekdays: undefined, hours: { kind: 'closed' } },
    ]);
  });
});

describe('a holiday', () => {
  const add = (value: object, day: Day = CLOSED) =>
    editsForSpecialDay(rootFieldPath(value), { from: '2026-12-25', through: '2026-12-25', day })?.reduce(
      editJson,
      JSON.stringify(value),
    );

  test.each([
    [{ specialHours: [] }, '{"specialHours":[{"date":"2026-12-25","isClosed":true}]}'],
    [{ closedDates: ['2026-12-24'] }, '{"closedDates":["2026-12-24","2026-12-25"]}'],
    [
      { hours: [{ date: '2026-12-24', h24: true }] },
      '{"hours":[{"date":"2026-12-24","h24":true},{"date":"2026-12-25","isClosed":true}]}',
    ],
    [
      { holidayHours: [{ date: '2026-12-24', h24: true }] },
      '{"holidayHours":[{"date":"2026-12-24","h24":true},{"date":"2026-12-25","isClosed":true}]}',
    ],
    [{ name: 'A' }, '{"name":"A","specialHours":[{"date":"2026-12-25","isClosed":true}]}'],
  ])('is written where such days are written: %j', (value, expected) => {
    expect(JSON.stringify(JSON.parse(add(value) ?? '0'))).toBe(expected);
  });

  test('is added to those of another program, which are then written in our own form', () => {
    const periods = [
      { startDate: { year: 2026, month: 12, day: 24 }, openTime: { hours: 11 }, closeTime: { hours: 15 } },
    ];
    expect(JSON.parse(add({ specialHours: { specialHourPeriods: periods } }) ?? '0')).toEqual({
      specialHours: [
        { date: '2026-12-24', open: '11:00', close: '15:00' },
        { date: '2026-12-25', isClosed: true },
      ],
    });
  });

  test('is not added where nothing was read of what another program wrote', () => {
    expect(add({ specialHours: { specialHourPeriods: [] } })).toBeUndefined();
  });

  test('all of them are listed by date, with where they stand', () => {
    const value = {
      openingHours: [
        { day: 'Monday', isClosed: true },
        { validFrom: '2026-12-24', validThrough: '2026-12-26', isClosed: true },
      ],
      specialHours: [{ date: '2026-12-31', open: '11:00', close: '15:00' }],
      closedDates: ['2026-01-01'],
    };
    const days = specialDaysOf(rootFieldPath(value));
    expect(days.map(({ from, day, paths }) => [from, dayToText(day), paths[0]?.join('.')])).toEqual([
      ['2026-01-01', 'closed', 'closedDates.0'],
      ['2026-12-24', 'closed', 'openingHours.1'],
      ['2026-12-31', '11:00–15:00', 'specialHours.0'],
    ]);
    expect(fieldPathAt(value, ['openingHours', 1])).toBeUndefined();
  });
});

describe('allergens', () => {
  const states = (contains: unknown, mayContain?: unknown) =>
    allergenRows(contains, mayContain)
      ?.filter(({ state }) => state !== undefined)
      .map(({ id, state }) => [id, state]);

  test('what is not stated has no state, never "does not contain"', () => {
    expect(states(['Milk'], ['Nuts'])).toEqual([
      ['milk', 'contains'],
      ['tree-nuts', 'may contain'],
    ]);
    expect(states({ milk: true, nuts: 'traces', egg: false, soy: null })).toBeUndefined();
    expect(states({ milk: true, nuts: 'traces', egg: false, soy: 'unknown' })).toEqual([
      ['milk', 'contains'],
      ['eggs', 'free'],
      ['tree-nuts', 'may contain'],
    ]);
    expect(states({ milk: 'traces' }, { milk: false })).toEqual([['milk', 'may contain']]);
    expect(states(undefined)).toEqual([]);
    expect(states([{ name: 'Milk' }])).toBeUndefined();
  });

  test('are written as they were: names, or states by name', () => {
    const write = (
      contains: unknown,
      mayContain: unknown,
      changes: Record<string, 'contains' | 'may contain' | 'free'>,
    ) =>
      writeAllergens(
        (allergenRows(contains, mayContain) ?? []).map((row) => ({ ...row, state: changes[row.id] ?? row.state })),
        { contains, mayContain },
      );
    expect(write(['latte'], undefined, { eggs: 'contains' })).toEqual({
      contains: ['Eggs', 'latte'],
      mayContain: undefined,
    });
    expect(write(['Lait'], undefined, { eggs: 'may contain' })).toEqual({ contains: ['Lait'], mayContain: ['Eggs'] });
    expect(write(['Milk'], undefined, { eggs: 'free' })).toEqual({
      contains: { Milk: 'contains', Eggs: false },
      mayContain: undefined,
    });
    expect(write({ Milk: true }, undefined, {})).toEqual({ contains: { Milk: 'contains' }, mayContain: undefined });
  });
});
