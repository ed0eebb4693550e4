import { describe, expect, test } from 'vitest';
import { timesInWords } from '#core/hours/times-in-words.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import type { Hours } from '#schema/hours/hours.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

// Configurations are read on 2026-11-20.
const CATEGORIES = [{ name: 'Mains', items: [{ name: 'Soup', price: 9 }] }];
const menuOf = (served: unknown, others: object = {}) => ({ name: 'Lunch', served, categories: CATEGORIES, ...others });
const readOne = (served: unknown) => siteOf({ menu: [menuOf(served)] }).menus[0];
const servedOf = (served: unknown): Hours | undefined => readOne(served)?.served;
const wordsOf = (served: unknown) => {
  const hours = servedOf(served);
  return hours && timesInWords(hours, ENGLISH);
};
const told = (served: unknown) => warningsFor({ name: 'X', currency: 'CAD', menu: [menuOf(served)] });
const MIDDAY = { open: '11:00', close: '15:00' };

describe('entries of hours', () => {
  test.each<[said: string | undefined, served: unknown]>([
    ['Mon–Fri 11:00 AM – 3:00 PM', [{ day: 'Monday - Friday', ...MIDDAY }]],
    ['Mon–Fri 11:00 AM – 3:00 PM', [{ hours: 'Mo-Fr 11:00-15:00' }]],
    ['Daily 11:00 AM – 3:00 PM', [MIDDAY]],
    ['Daily 11:00 AM – 3:00 PM, 5:00 PM – 9:00 PM', [MIDDAY, { open: '17:00', close: '21:00' }]],
    ['Daily 10:00 PM – 2:00 AM', [{ open: '22:00', close: '02:00' }]],
    ['Sat–Sun', [{ day: ['Saturday', 'Sunday'] }]],
    [
      'Mon–Thu 11:00 AM – 3:00 PM · Fri 11:00 AM – 5:00 PM · Sat–Sun 11:00 AM – 3:00 PM',
      [{ ...MIDDAY }, { day: 'Friday', open: '14:00', close: '17:00' }],
    ],
    ['June 1 – September 15', [{ validFrom: '06-01', validThrough: '09-15' }]],
    ['June 1 – September 15, 2027', [{ validFrom: '2027-06-01', validThrough: '2027-09-15' }]],
    ['From June 1, 2027', [{ validFrom: '2027-06-01' }]],
    ['December 24 – 26, 2026', [{ validFrom: '2026-12-24', validThrough: '2026-12-26' }]],
    ['February 14', [{ date: '02-14' }]],
    [
      'June 1 – September 15, Mon–Fri 11:00 AM – 3:00 PM',
      [{ validFrom: '06-01', validThrough: '09-15', day: 'Mon-Fri', ...MIDDAY }],
    ],
    [
      'Mon–Fri 11:00 AM – 3:00 PM · not December 25, 2026',
      [
        { day: 'Mon-Fri', ...MIDDAY },
        { date: '2026-12-25', isClosed: true },
      ],
    ],
  ])('mean %s', (said, served) => {
    expect(wordsOf(served)).toBe(said);
  });

  test('are no words before the description', () => {
    expect(readOne([MIDDAY])).toMatchObject({ name: 'Lunch', description: undefined });
  });

  test('of seven days have the night as one interval of the day on which it begins', () => {
    expect(servedOf([{ day: 'Friday', open: '22:00', close: '02:00' }])?.week[5]).toEqual({
      kind: 'open',
      intervals: [{ opens: 1320, closes: 1560 }],
    });
  });
});

test('words stay words, before the description', () => {
  const menu = siteOf({ menu: [menuOf('Daily from 5 PM.', { description: 'Fish.' })] }).menus[0];
  expect(menu).toMatchObject({ description: 'Daily from 5 PM. Fish.' });
  expect(menu).not.toHaveProperty('served');
});

describe('what can’t be read is never “not served”', () => {
  test.each<[what: string, served: unknown, kinds: string[]]>([
    [
      'a time',
      [
        { day: 'Mon-Fri', ...MIDDAY },
        { day: 'Saturday', open: 'noonish', close: '15:00' },
      ],
      ['Saturday'],
    ],
    [
      'a day',
      [
        { day: 'Mon-Fri', ...MIDDAY },
        { day: 'Caturday', ...MIDDAY },
      ],
      ['Saturday', 'Sunday'],
    ],
    [
      'a date',
      [
        { day: 'Mon-Fri', ...MIDDAY },
        { validFrom: 'someday', ...MIDDAY },
      ],
      ['Saturday', 'Sunday'],
    ],
    ['an entry', [{ day: 'Mon-Fri', ...MIDDAY }, 5], ['Saturday', 'Sunday']],
  ])('%s', (_, served, unknown) => {
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    const week = servedOf(served)?.week ?? [];
    expect(days.filter((__, index) => week[index]?.kind === 'unknown').sort()).toEqual(unknown);
    expect(told(served)).not.toEqual([]);
  });

  test('nor is a season with a date that can’t be read', () => {
    const hours = servedOf([{ validFrom: 'someday', validThrough: '09-15' }]);
    expect(hours?.week.map(({ kind }) => kind) ?? []).not.toContain('closed');
  });
});

test('times that overlap count as one, and are told', () => {
  const served = [
    { day: 'Mon-Fri', ...MIDDAY },
    { day: 'Wed-Sat', open: '14:00', close: '16:00' },
  ];
  expect(wordsOf(served)).toBe('Mon–Tue 11:00 AM – 3:00 PM · Wed–Fri 11:00 AM – 4:00 PM · Sat 2:00 PM – 4:00 PM');
  expect(told(served)).toEqual([
    'menu[0].served[1]: {"day":"Wed-Sat","open":"14:00","close":"16:00"} overlaps with another entry on Wednesday. Their times count as one.',
  ]);
});

test('times that touch are nothing to tell', () => {
  expect(told([MIDDAY, { open: '15:00', close: '17:00' }])).toEqual([]);
});

test('a menu that names no time at which it is served counts as served', () => {
  const served = [{ day: 'Monday - Sunday', isClosed: true }];
  expect(servedOf(served)).toBeUndefined();
  expect(told(served)).toEqual([
    'menu[0].served: [{"day":"Monday - Sunday","isClosed":true}] names no time at which it is served. It counts as served whenever the restaurant is open. Write it like [{"day":"Monday - Friday","open":"11:00","close":"15:00"}].',
  ]);
});

describe('a season', () => {
  const dinner = { name: 'Dinner', categories: CATEGORIES };
  const namesWith = (served: unknown) => siteOf({ menu: [dinner, menuOf(served)] }).menus.map(({ name }) => name);
  test.each<[what: string, served: unknown, names: string[]]>([
    ['that is over leaves the site', [{ validFrom: '2026-06-01', validThrough: '2026-09-15' }], ['Dinner']],
    ['stays for the day after its last one', [{ validThrough: '2026-11-19' }], ['Dinner', 'Lunch']],
    ['leaves on the second', [{ validThrough: '2026-11-18' }], ['Dinner']],
    ['of each year is never over', [{ validFrom: '06-01', validThrough: '09-15' }], ['Dinner', 'Lunch']],
    ['to come stays', [{ validFrom: '2027-06-01', validThrough: '2027-09-15' }], ['Dinner', 'Lunch']],
    [
      'with weekdays is over, too',
      [{ validFrom: '2026-06-01', validThrough: '2026-09-15', day: 'Mon-Fri', ...MIDDAY }],
      ['Dinner'],
    ],
    ['beside a week is not', [{ day: 'Monday' }, { validThrough: '2026-09-15' }], ['Dinner', 'Lunch']],
  ])('%s', (_, served, names) => {
    expect(namesWith(served)).toEqual(names);
  });

  test('that is over leaves one menu, which has no part of the page', () => {
    const [menu] = siteOf({ menu: [dinner, menuOf([{ validThrough: '2026-09-15' }])] }).menus;
    expect(menu).not.toHaveProperty('id');
  });
});

test('menus without categories are menus of their own where they have times', () => {
  const items = [{ name: 'Soup', price: 9 }];
  const menu = ['Breakfast', 'Lunch'].map((name) => ({ name, items, served: [MIDDAY] }));
  expect(siteOf({ menu }).menus.map(({ id, served }) => [id, served !== undefined])).toEqual([
    ['breakfast', true],
    ['lunch', true],
  ]);
});
