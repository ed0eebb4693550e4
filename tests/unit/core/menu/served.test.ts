import { describe, expect, test } from 'vitest';
import { menuOf } from '#content/pages/menu.ts';
import { menuOrderAt, nextOrderChange, overAt, servedAt, type ServedTimes, servedWordsAt } from '#core/menu/served.ts';
import { instantOf } from '#core/hours/zone-clock.ts';
import { textsOf } from '#i18n/texts.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';

const ENGLISH = textsOf({ language: 'en' }).hours;
const CATEGORIES = [{ name: 'Mains', items: [{ name: 'Soup', price: 9 }] }];
const written = (name: string, served?: unknown) => ({ name, categories: CATEGORIES, ...(served ? { served } : {}) });

/** What a browser gets of a brand with these menus. Configurations are read on 2026-11-20. */
function servedOf(menus: Record<string, unknown>, others: object = {}): ServedTimes {
  const menu = Object.entries(menus).map(([name, served]) => written(name, served));
  const { site } = readConfiguration({ name: 'X', currency: 'CAD', timezone: 'America/Toronto', menu, ...others });
  const content = menuOf({ ...site, pictures: {}, look: { parts: {} } } as never);
  if (content.kind !== 'page' || content.served === undefined) throw new Error('No menu has times.');
  return JSON.parse(JSON.stringify(content.served)) as ServedTimes;
}

/** `2026-11-23T10:30` on the clock of the location. */
const at = (local: string, { zone }: ServedTimes): number => instantOf(Date.parse(`${local}Z`) / 60_000, zone);
const orderAt = (served: ServedTimes, local: string): string => menuOrderAt(served, at(local, served)).join(' ');
const wordsAt = (served: ServedTimes, local: string): string => servedWordsAt(served, at(local, served), ENGLISH).text;

/** BentoBox's documented case. */
const BENTOBOX = {
  Lunch: [{ day: 'Monday - Friday', open: '11:00', close: '15:00' }],
  Dinner: [{ day: 'Monday - Saturday', open: '17:00', close: '21:00' }],
  Brunch: [{ day: 'Saturday - Sunday', open: '11:00', close: '14:00' }],
};
const DINER = {
  Breakfast: [{ open: '07:00', close: '11:00' }],
  Lunch: [{ open: '11:00', close: '16:00' }],
  Dinner: [{ open: '17:00', close: '22:00' }],
};

describe('BentoBox’s lunch, dinner and brunch', () => {
  const served = servedOf(BENTOBOX);
  // 2026-11-23 is a Monday.
  test.each([
    ['2026-11-23T09:00', 'lunch dinner brunch', 'Lunch from 11:00 AM'],
    ['2026-11-23T11:00', 'lunch dinner brunch', 'Lunch until 3:00 PM, Dinner from 5:00 PM'],
    ['2026-11-23T15:00', 'dinner lunch brunch', 'Dinner from 5:00 PM'],
    ['2026-11-23T20:59', 'dinner lunch brunch', 'Dinner until 9:00 PM'],
    ['2026-11-23T21:00', 'lunch dinner brunch', 'Lunch from Tue 11:00 AM'],
    ['2026-11-27T22:00', 'brunch dinner lunch', 'Brunch from Sat 11:00 AM'],
    ['2026-11-28T12:00', 'brunch dinner lunch', 'Brunch until 2:00 PM, Dinner from 5:00 PM'],
    ['2026-11-28T18:00', 'dinner brunch lunch', 'Dinner until 9:00 PM'],
    ['2026-11-29T16:00', 'lunch dinner brunch', 'Lunch from Mon 11:00 AM'],
  ])('at %s: %s, “%s”', (local, order, words) => {
    expect(orderAt(served, local)).toBe(order);
    expect(wordsAt(served, local)).toBe(words);
  });
});

test('the menu that follows at once is said as such', () => {
  const served = servedOf(DINER);
  expect(wordsAt(served, '2026-11-23T10:00')).toBe('Breakfast until 11:00 AM, then Lunch');
  expect(servedWordsAt(served, at('2026-11-23T10:00', served), ENGLISH).until).toBe(at('2026-11-23T11:00', served));
});

describe('in the language of the page', () => {
  test.each([
    ['fr', 'Breakfast jusqu’à 11 h, puis Lunch', 'Breakfast à partir de 7 h', 'Lunch à partir de lundi à 11 h'],
    [
      'es',
      'Breakfast hasta las 11:00 a. m.; después, Lunch',
      'Breakfast desde las 7:00 a. m.',
      'Lunch desde el lunes a las 11:00 a. m.',
    ],
    ['zh-Hans', 'Breakfast供应至上午11:00，之后供应Lunch', '上午7:00起供应Breakfast', '周一上午11:00起供应Lunch'],
    ['zh-Hant', 'Breakfast供應至上午11:00，之後供應Lunch', '上午7:00起供應Breakfast', '週一上午11:00起供應Lunch'],
  ])('%s', (language, until, from, fromDay) => {
    const { hours } = textsOf({ language });
    const [diner, bentobox] = [servedOf(DINER), servedOf(BENTOBOX)];
    const said = [
      servedWordsAt(diner, at('2026-11-23T10:00', diner), hours).text,
      servedWordsAt(diner, at('2026-11-23T06:00', diner), hours).text,
      servedWordsAt(bentobox, at('2026-11-29T16:00', bentobox), hours).text,
    ];
    expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([until, from, fromDay]);
  });
});

/** The first menu of each hour: what a table on a door says, without the machinery that is tested. */
const SATURDAY = [
  ...Array.from({ length: 14 }, () => 'brunch'),
  ...Array.from({ length: 7 }, () => 'dinner'),
  ...Array.from({ length: 3 }, () => 'lunch'),
];

describe.each(['America/Toronto', 'America/St_Johns', 'America/Phoenix', 'Australia/Lord_Howe'])(
  'the 24 hours of a Saturday in %s',
  (timezone) => {
    const served = servedOf(BENTOBOX, { timezone });
    // On Sunday, brunch is next after Saturday's dinner.
    const expected = SATURDAY.map((menu) => (menu === 'lunch' ? 'brunch' : menu));
    const hours = expected.map((_, hour) => `2026-11-28T${String(hour).padStart(2, '0')}:30`);

    test('for the script', () => {
      expect(hours.map((local) => menuOrderAt(served, at(local, served))[0])).toEqual(expected);
    });

    test('for the HTML of that minute', () => {
      const menu = Object.entries(BENTOBOX).map(([name, times]) => written(name, times));
      const { site } = readConfiguration({ name: 'X', currency: 'CAD', timezone, menu });
      const first = hours.map((local) => {
        const builtAt = `${new Date(at(local, served)).toISOString().slice(0, 16)}Z`;
        const content = menuOf({ ...site, builtAt, pictures: {}, look: { parts: {} } } as never);
        return content.kind === 'page' ? (content.order?.[0] ?? content.menus[0]?.id) : '';
      });
      expect(first).toEqual(expected);
    });
  },
);

describe('nights', () => {
  const late = servedOf({
    Dinner: [{ open: '17:00', close: '23:00' }],
    Late: [{ day: 'Friday - Saturday', open: '23:00', close: '03:30' }],
  });
  test.each([
    ['2026-11-27T22:59', 'Dinner until 11:00 PM, then Late'],
    ['2026-11-27T23:00', 'Late until 3:30 AM'],
    ['2026-11-28T03:29', 'Late until 3:30 AM, Dinner from 5:00 PM'],
    ['2026-11-28T03:30', 'Dinner from 5:00 PM'],
  ])('at %s: “%s”', (local, words) => {
    expect(wordsAt(late, local)).toBe(words);
  });

  test('in which the clock is put forward end an hour earlier, and those in which it is put back an hour later', () => {
    const hoursOf = (date: string) => {
      const start = at(`${date}T23:00`, late);
      return ((nextOrderChange(late, start) ?? 0) - start) / 3_600_000;
    };
    expect(hoursOf('2026-10-30')).toBe(4.5);
    // Saturday nights of 2027-03-13 and 2026-10-31.
    expect(hoursOf('2027-03-13')).toBe(3.5);
    expect(hoursOf('2026-10-31')).toBe(5.5);
  });

  test('are over at the right minute in both', () => {
    const order = (instant: string) => menuOrderAt(late, Date.parse(instant))[0];
    // 3:30 in Toronto is 7:30 UTC in summer, 8:30 in winter.
    expect([order('2027-03-14T07:29Z'), order('2027-03-14T07:30Z')]).toEqual(['late', 'dinner']);
    expect([order('2026-11-01T08:29Z'), order('2026-11-01T08:30Z')]).toEqual(['late', 'dinner']);
  });
});

describe('opening hours', () => {
  const openingHours = [{ day: 'Monday - Sunday', open: '09:00', close: '15:00' }];
  test('end a menu before its own times do', () => {
    expect(wordsAt(servedOf(DINER, { openingHours }), '2026-11-23T14:00')).toBe('Lunch until 3:00 PM');
    expect(wordsAt(servedOf(DINER, { openingHours }), '2026-11-23T08:00')).toBe('Breakfast from 9:00 AM');
  });

  test('on a holiday nothing is served', () => {
    const specialHours = [{ date: '2026-11-23', isClosed: true }];
    const served = servedOf(DINER, { openingHours, specialHours });
    expect(wordsAt(served, '2026-11-23T12:00')).toBe('Breakfast from Tue 9:00 AM');
    expect(servedAt(served, at('2026-11-23T12:00', served))).toEqual([]);
    expect(servedAt(served, at('2026-11-24T12:00', served))).toEqual(['lunch']);
  });

  test('of a night of the day before count', () => {
    const late = { Bar: [{ open: '20:00', close: '01:00' }], Night: [{ open: '00:30', close: '05:00' }] };
    const nights = [{ day: 'Friday', open: '18:00', close: '02:00' }];
    const served = servedOf(late, { openingHours: nights });
    expect(wordsAt(served, '2026-11-28T01:30')).toBe('Night until 2:00 AM');
    expect(servedAt(served, at('2026-11-28T03:00', served))).toEqual([]);
  });

  test('that nobody knows end nothing', () => {
    expect(wordsAt(servedOf(DINER), '2026-11-23T15:30')).toBe('Lunch until 4:00 PM, Dinner from 5:00 PM');
    const unknown = [{ day: 'Monday', open: 'noonish', close: '15:00' }, ...openingHours.slice(1)];
    expect(wordsAt(servedOf(DINER, { openingHours: unknown }), '2026-11-23T15:30')).toContain('Lunch until 4:00 PM');
  });

  test('of a restaurant that is closed for now leave the order, and nothing to say', () => {
    const served = servedOf(DINER, { temporarilyClosed: true });
    expect(orderAt(served, '2026-11-23T18:00')).toBe('breakfast lunch dinner');
    expect(wordsAt(served, '2026-11-23T18:00')).toBe('');
  });
});

describe('menus without times', () => {
  const served = servedOf({ Drinks: undefined, ...DINER, Desserts: undefined });
  test('stand behind those served now and before the others', () => {
    expect(orderAt(served, '2026-11-23T12:00')).toBe('lunch drinks desserts dinner breakfast');
    expect(orderAt(served, '2026-11-23T16:30')).toBe('drinks desserts dinner breakfast lunch');
  });

  test('so do those with times that are not known', () => {
    const menus = { Lunch: [{ day: 'Monday', open: '11:00', close: '15:00' }, { day: 'Whenever' }], Drinks: undefined };
    expect(orderAt(servedOf(menus), '2026-11-24T12:00')).toBe('lunch drinks');
    expect(wordsAt(servedOf(menus), '2026-11-24T12:00')).toBe('');
  });
});

test('times that overlap: both are said', () => {
  const served = servedOf({ Lunch: [{ open: '11:00', close: '15:00' }], Snacks: [{ open: '14:00', close: '18:00' }] });
  expect(wordsAt(served, '2026-11-23T14:30')).toBe('Lunch until 3:00 PM, Snacks until 6:00 PM');
  expect(wordsAt(served, '2026-11-23T12:00')).toBe('Lunch until 3:00 PM, Snacks from 2:00 PM');
});

describe('seasons', () => {
  const season = (validFrom: string, validThrough: string) => [{ validFrom, validThrough }];
  const openingHours = [{ day: 'Monday - Sunday', open: '11:00', close: '22:00' }];
  const served = servedOf({ Menu: undefined, Winter: season('2026-11-01', '2026-11-30') }, { openingHours });

  test('stand first on their days, open or closed, and need no clock', () => {
    expect(orderAt(served, '2026-11-23T04:00')).toBe('winter menu');
    expect(orderAt(served, '2026-11-30T23:59')).toBe('winter menu');
    expect(orderAt(served, '2026-12-01T00:00')).toBe('menu winter');
    expect(wordsAt(served, '2026-11-23T12:00')).toBe('');
  });

  test('are over at the midnight of the location', () => {
    expect(overAt(served, at('2026-11-30T23:59', served))).toEqual([]);
    expect(overAt(served, at('2026-12-01T00:00', served))).toEqual(['winter']);
  });

  test('of each year are never over, nor is a week', () => {
    const others = servedOf({ Menu: undefined, Lunch: DINER.Lunch, Winter: season('11-01', '11-30') });
    expect(overAt(others, at('2027-01-15T12:00', others))).toEqual([]);
  });

  test('with a night stay until it ends', () => {
    const nights = servedOf({
      Menu: undefined,
      Late: [{ validFrom: '2026-11-01', validThrough: '2026-11-30', open: '22:00', close: '02:00' }],
    });
    expect(overAt(nights, at('2026-12-01T01:59', nights))).toEqual([]);
    expect(overAt(nights, at('2026-12-01T02:00', nights))).toEqual(['late']);
  });

  test('to come are in no order', () => {
    const { menus } = servedOf({ Menu: undefined, Lunch: DINER.Lunch, Summer: season('2027-06-01', '2027-09-15') });
    expect(menus.map(({ id }) => id)).toEqual(['menu', 'lunch']);
  });
});

describe('the next order', () => {
  test('comes at each change of it, and at no other moment', () => {
    const served = servedOf(BENTOBOX);
    const seen: string[] = [];
    let now = at('2026-11-23T00:00', served);
    for (let step = 0; step < 5; step++) {
      now = nextOrderChange(served, now) ?? 0;
      seen.push(new Date(now).toISOString().slice(0, 16));
    }
    // Toronto is five hours behind.
    expect(seen).toEqual([
      '2026-11-23T20:00',
      '2026-11-24T02:00',
      '2026-11-24T20:00',
      '2026-11-25T02:00',
      '2026-11-25T20:00',
    ]);
  });

  test('is the one that each minute of a week has', () => {
    const served = servedOf({ Drinks: undefined, ...BENTOBOX });
    const start = at('2026-10-30T00:00', served);
    let next = nextOrderChange(served, start) ?? 0;
    let order = menuOrderAt(served, start).join();
    for (let instant = start; instant < start + 4 * 86_400_000; instant += 15 * 60_000) {
      const said = menuOrderAt(served, instant).join();
      expect(said === order).toBe(instant < next);
      if (instant < next) continue;
      order = said;
      next = nextOrderChange(served, instant) ?? 0;
    }
  });

  test('never comes where one menu is always first', () => {
    expect(nextOrderChange(servedOf({ Lunch: DINER.Lunch }), Date.parse('2026-11-23T12:00Z'))).toBeUndefined();
  });
});
