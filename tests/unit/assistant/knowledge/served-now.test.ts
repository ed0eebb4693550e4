import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { weekTimesOf } from '#core/hours/opening-times.ts';
import { type ServedTimes, servedWordsAt } from '#core/menu/served.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

const HOUR_MS = 3_600_000;

const BRUNCH = { name: 'Brunch', served: [{ day: 'Saturday - Sunday', open: '10:00', close: '14:00' }] };
const NIGHT = { name: 'Night', served: [{ day: 'Friday - Saturday', open: '22:00', close: '03:00' }] };
const dishes = (name: string) => ({
  categories: [{ name: `${name} dishes`, items: [{ name: `${name} plate`, price: 9 }] }],
});
const MENU = [BRUNCH, NIGHT].map((menu) => ({ ...menu, ...dishes(menu.name) }));
const HOURS = [{ day: 'Monday - Sunday', open: '09:00', close: '02:00' }];

const brand = (rest: object) => ({
  name: 'Meridian',
  telephone: '(416) 555-0100',
  openingHoursSpecification: HOURS,
  menu: MENU,
  ...rest,
});

describe.each([
  ['America/St_Johns', '2026-11-28T03:30:00Z'],
  ['Australia/Lord_Howe', '2026-11-27T13:00:00Z'],
  // Nights on which the clock is put forward and back.
  ['America/Toronto', '2026-03-14T05:00:00Z'],
  ['America/Toronto', '2026-10-31T04:00:00Z'],
])('in %s from %s on', (timezone, midnight) => {
  let site: Knowledge;
  beforeAll(async () => {
    site = await knowledgeFrom(brand({ timezone }));
  });

  test('is said to be served now what the menu page says is served now, each hour of a Saturday and its night', () => {
    const [location] = site.locations;
    const pageTimes = pageTimesOf(site, timezone);
    const said = Array.from({ length: 30 }, (_, hour) => {
      const instant = Date.parse(midnight) + hour * HOUR_MS;
      const page = servedWordsAt(pageTimes, instant, ENGLISH.hours).text;
      const assistant = ['Brunch', 'Night'].map((name) => [
        name,
        wordsOf(answersTo(site, `can I have the ${name} plate now?`, instant)).startsWith('Yes'),
      ]);
      return [page, Object.fromEntries(assistant)] as const;
    });
    const isOnPage = (page: string, name: string) => new RegExp(`${name} (?:until|now)`).test(page);
    expect(location).toBeDefined();
    expect(said.map(([, assistant]) => assistant)).toEqual(
      said.map(([page]) => ({ Brunch: isOnPage(page, 'Brunch'), Night: isOnPage(page, 'Night') })),
    );
    expect(said.filter(([, { Brunch }]) => Brunch)).toHaveLength(4);
  });
});

/** What the menu page gets for its clock. */
function pageTimesOf({ menus, locations }: Knowledge, zone: string): ServedTimes {
  const open = locations[0]?.page().times;
  return {
    zone,
    menus: menus.map(({ name, served }) => ({
      id: name,
      name,
      ...(served && { times: weekTimesOf(served, '2026-11-22') }),
    })),
    ...(open && { open }),
  };
}

describe('nothing is claimed of a clock that is not known', () => {
  const SATURDAY_NOON = Date.parse('2026-11-28T12:00:00-05:00');

  test('without a time zone only the times are told', async () => {
    const site = await knowledgeFrom(brand({}));
    const text = wordsOf(answersTo(site, 'can I have the Brunch plate now?', SATURDAY_NOON));
    expect(text).toBe('“Brunch” (with Brunch plate) is served Sat–Sun 10:00 AM – 2:00 PM.');
  });

  test('where the opening hours are not known, the times of the menu count', async () => {
    const site = await knowledgeFrom(brand({ timezone: 'America/Toronto', openingHoursSpecification: undefined }));
    const text = wordsOf(answersTo(site, 'can I have the Brunch plate now?', SATURDAY_NOON));
    expect(text).toBe('Yes: “Brunch” (with Brunch plate) is served now, until 2:00 PM.');
  });

  test('a day of the menu that can’t be read is not one on which it is not served', async () => {
    const menu = [
      { ...dishes('Brunch'), name: 'Brunch', served: [{ day: 'Saturday', open: 'noonish', close: '14:00' }] },
      MENU[1],
    ];
    const site = await knowledgeFrom(brand({ timezone: 'America/Toronto', menu }));
    const text = wordsOf(answersTo(site, 'can I have the Brunch plate now?', SATURDAY_NOON));
    expect(text).toContain('“Brunch” has no times of its own on our website.');
    expect(text).not.toMatch(/not served|Not now|closed/);
  });
});

test('of several locations each is told by its own clock', async () => {
  const place = (name: string, timezone: string) => ({
    name,
    timezone,
    openingHours: HOURS,
    address: { streetAddress: '1 Main St', addressLocality: name },
  });
  const locations = [place('Halifax', 'America/Halifax'), place('Vancouver', 'America/Vancouver')];
  const site = await knowledgeFrom({ name: 'Meridian', telephone: '(416) 555-0100', menu: MENU, locations });
  const ask = (question: string, at: string) => wordsOf(answersTo(site, question, Date.parse(at)));
  expect(ask('can I have the Brunch plate now?', '2026-11-28T15:00:00Z')).toMatch(
    /^Halifax: Yes: “Brunch” .* Vancouver: .*Not now: “Brunch” .*; next from 10:00 AM\.$/,
  );
  expect(ask('can I have the Brunch plate now at Vancouver?', '2026-11-28T20:00:00Z')).toBe(
    'Yes: “Brunch” (with Brunch plate) is served now, until 2:00 PM.',
  );
  expect(ask('when is brunch?', '2026-11-28T15:00:00Z')).toBe('“Brunch” is served Sat–Sun 10:00 AM – 2:00 PM.');
});

test('of a long chain only what is true everywhere is told', async () => {
  const locations = Array.from({ length: 12 }, (_, index) => ({
    name: `Place ${String.fromCharCode(65 + index)}`,
    timezone: index % 2 ? 'America/Halifax' : 'America/Vancouver',
    openingHours: HOURS,
  }));
  const site = await knowledgeFrom({ name: 'Meridian', telephone: '(416) 555-0100', menu: MENU, locations });
  const text = wordsOf(answersTo(site, 'can I have the Brunch plate now?', Date.parse('2026-11-28T15:00:00Z')));
  expect(text).toBe('“Brunch” (with Brunch plate) is served Sat–Sun 10:00 AM – 2:00 PM.');
});

test('a location that is closed for a while serves nothing', async () => {
  const site = await knowledgeFrom(brand({ timezone: 'America/Toronto', temporarilyClosed: true }));
  const text = wordsOf(answersTo(site, 'can I have the Brunch plate now?', Date.parse('2026-11-28T12:00:00-05:00')));
  expect(text).not.toContain('Yes');
});
