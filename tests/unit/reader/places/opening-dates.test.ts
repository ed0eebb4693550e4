import { describe, expect, test } from 'vitest';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { openingTimesOf } from '#core/hours/opening-times.ts';
import { openingWordsAt, todayAt } from '#core/hours/opening-words.ts';
import { contactPageOf } from '#content/pages/contact.ts';
import { footerOf } from '#content/navigation/footer.ts';
import { homeOf } from '#content/pages/home/home.ts';
import { locationPageOf } from '#content/pages/location.ts';
import { menuOf } from '#content/pages/menu.ts';
import { restaurantOf } from '#content/seo/structured-data/restaurant.ts';
import { llmsTxt } from '#builder/site-files/llms.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { textsIn } from '#i18n/texts.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';
import { locationOf, siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

// Configurations are read on 2026-11-20.
const HOURS = { openingHours: [{ day: 'Monday-Sunday', open: '11:00', close: '22:00' }], timezone: 'America/Toronto' };
const closingOf = (mark: object) => {
  const { closure, opensOn } = locationOf({ name: 'A', ...HOURS, ...mark }) ?? {};
  return [closure, opensOn];
};
const wordsAt = (mark: object, instant: string, tag = 'en') => {
  const times = openingTimesOf(makeSite({}), locationOf({ name: 'A', ...HOURS, ...mark }) ?? {});
  return times && openingWordsAt(times, Date.parse(instant), textsIn(tag).hours).status;
};
const told = (mark: object) => warningsFor({ name: 'X', locations: [{ name: 'A', ...HOURS, ...mark }] });

describe('a location opens on a later day', () => {
  test.each([
    { openingDate: '2027-03-15' },
    { opening_date: '15 March 2027' },
    { openingDate: '03/15/2027' },
    { opensOn: '2027-03-15T00:00:00' },
    { comingSoon: true, openingDate: '2027-03-15' },
    { status: 'Coming Soon', openingDate: '2027-03-15' },
    { businessStatus: 'FUTURE_OPENING', openingDate: { year: 2027, month: 3, day: 15 } },
    { openInfo: { status: 'OPEN', canReopen: false, openingDate: { year: 2027, month: 3, day: 15 } } },
  ])('where it says %j', (mark) => {
    expect(closingOf(mark)).toEqual(['future', '2027-03-15']);
    expect(told(mark)).toEqual([]);
  });

  test('which may be the day of the build', () => {
    expect(closingOf({ openingDate: '2026-11-20' })).toEqual(['future', '2026-11-20']);
  });

  test.each([
    { comingSoon: true },
    { status: 'Opening soon' },
    { status: 'Opening Spring 2027' },
    { status: 'FUTURE_OPENING' },
  ])('which is not known where it says %j', (mark) => {
    expect(closingOf(mark)).toEqual(['future', undefined]);
    expect(told(mark)).toEqual([]);
  });

  test.each([
    ['04/01/2027', 'may be 2027-01-04 or 2027-04-01'],
    ['spring 2027', 'names no day'],
    ['2027-05', 'names no day'],
    ['May 2027', 'names no day'],
  ])('which is not guessed from %j', (openingDate, problem) => {
    expect(closingOf({ openingDate })).toEqual(['future', undefined]);
    expect(told({ openingDate })).toEqual([
      `locations[0].openingDate: "${openingDate}" ${problem}. It says “Coming soon”, without a date. Write it like "2027-03-15".`,
    ]);
  });
});

describe('a location opens again on a later day', () => {
  test.each([
    { reopeningDate: '2027-01-20' },
    { closedUntil: 'Jan 20, 2027' },
    { temporarilyClosed: true, reopeningDate: '2027-01-20' },
    { businessStatus: 'CLOSED_TEMPORARILY', reopenDate: '2027-01-20' },
    { status: 'Temporarily closed', openingDate: '2027-01-20' },
    { closed: true, openingHours: undefined, hours: { monday: '11:00-22:00', reopenDate: '2027-01-20' } },
    { hours: { reopenDate: '2027-01-20' } },
  ])('where it says %j', (mark) => {
    expect(closingOf(mark)).toEqual(['temporary', '2027-01-20']);
    expect(told({ address: { addressRegion: 'ON', addressCountry: 'CA' }, ...mark })).toEqual([]);
  });

  test('closed for good is closed for good', () => {
    expect(siteOf({ locations: [{ name: 'A', permanentlyClosed: true, reopeningDate: '2027-01-20' }] }).closure).toBe(
      'permanent',
    );
  });
});

describe('a day that is over', () => {
  test.each([
    { openingDate: '2019-05-01' },
    { openInfo: { status: 'OPEN', openingDate: { year: 2019, month: 5 } } },
    { reopeningDate: '2026-11-19' },
  ])('says nothing: %j', (mark) => {
    expect(closingOf(mark)).toEqual([undefined, undefined]);
    expect(told(mark)).toEqual([]);
  });

  test('the first opening is not the end of a closure', () => {
    const openInfo = { status: 'CLOSED_TEMPORARILY', openingDate: { year: 2019, month: 5, day: 1 } };
    expect(closingOf({ openInfo })).toEqual(['temporary', undefined]);
  });

  test.each([
    ['temporarilyClosed', 'reopeningDate'],
    ['comingSoon', 'openingDate'],
  ])('ends %s, which is told', (flag, key) => {
    const mark = { [flag]: true, [key]: '2026-11-19' };
    expect(closingOf(mark)).toEqual([undefined, undefined]);
    expect(told(mark)).toEqual([
      `locations[0].${key}: "2026-11-19" is over, but it is still said to be closed. The location counts as open from that day on.`,
    ]);
  });
});

describe('the clock', () => {
  const soon = { openingDate: '2027-03-15' };
  const mended = { reopeningDate: '2027-01-20' };
  test.each([
    [soon, '2026-11-20T18:00Z', 'Opens March 15, 2027'],
    [soon, '2027-03-15T03:59Z', 'Opens March 15, 2027'],
    [soon, '2027-03-15T04:00Z', 'closed now · Opens 11:00 AM'],
    [soon, '2027-03-15T18:00Z', 'open until 10:00 PM'],
    [mended, '2026-11-20T18:00Z', 'Closed until January 20, 2027'],
    [mended, '2027-01-20T18:00Z', 'open until 10:00 PM'],
    [{ comingSoon: true }, '2027-03-15T18:00Z', 'Coming soon'],
    [{ ...soon, openingHours: undefined }, '2027-03-15T18:00Z', 'hours not available'],
  ])('%j at %s: %s', (mark, instant, words) => {
    expect(wordsAt(mark, instant)).toBe(words);
  });

  test('knows when the day comes', () => {
    const times = openingTimesOf(makeSite({}), locationOf({ name: 'A', ...HOURS, ...soon }) ?? {});
    const { until } = openingWordsAt(times ?? { week: [] }, Date.parse('2026-11-20T18:00Z'), ENGLISH.hours);
    expect(until).toBe(Date.parse('2027-03-15T04:00Z'));
    expect(todayAt(times ?? { week: [] }, 'America/Toronto', Date.parse('2026-11-20T18:00Z'), ENGLISH.hours)).toEqual({
      hours: 'Closed',
    });
  });

  test('without a zone goes by the visitor’s day', () => {
    const times = { week: [], closure: 'future' as const, opens: Date.parse('2027-03-15') / 86_400_000 };
    expect(openStatusAt(times, undefined, Date.parse('2026-11-20'), ENGLISH.hours)).toMatchObject({
      closure: 'future',
    });
    expect(openStatusAt(times, undefined, Date.parse('2027-03-17'), ENGLISH.hours)).toEqual({ kind: 'unknown' });
  });

  test.each([
    ['fr-CA', 'Ouvre le 15 mars 2027', 'Fermé jusqu’au 20 janvier 2027'],
    ['es-US', 'Abre el 15 de marzo de 2027', 'Cerrado hasta el 20 de enero de 2027'],
    ['zh-Hans', '2027年3月15日开业', '暂停营业，2027年1月20日恢复营业'],
    ['zh-Hant', '2027年3月15日開業', '暫停營業，2027年1月20日恢復營業'],
  ])('says it in %s', (tag, opens, closed) => {
    expect([wordsAt(soon, '2026-11-20T18:00Z', tag), wordsAt(mended, '2026-11-20T18:00Z', tag)]).toEqual([
      opens,
      closed,
    ]);
  });
});

describe('pages of a brand that opens later', () => {
  const configuration = {
    name: 'Soon',
    openingDate: '2027-03-15',
    ...HOURS,
    address: { streetAddress: '1 King St', addressLocality: 'Toronto' },
  };
  const site = makeSite(siteOf(configuration));

  test('say when, wherever they have a status or a week', () => {
    for (const { times } of [homeOf(site).hero, contactPageOf(site)])
      expect(times && openingWordsAt(times, Date.parse('2026-11-20T18:00Z'), ENGLISH.hours).status).toBe(
        'Opens March 15, 2027',
      );
    for (const hours of [footerOf(site).hours, contactPageOf(site).hours])
      expect(hours[0]).toEqual({ day: 'Opens March 15, 2027', times: [], isSpecial: true });
    expect(llmsTxt(site, [], menuOf(site))).toContain('Status: Opens March 15, 2027');
  });

  test('tell a search engine from when on the hours count', () => {
    const inTown = makeSite(siteOf({ locations: [configuration] }));
    const [location] = inTown.locations;
    const told = location && restaurantOf(inTown, location, locationPageOf(inTown, location));
    expect(told?.openingHoursSpecification).toMatchObject([
      { opens: '11:00', closes: '22:00', validFrom: '2027-03-15' },
    ]);
  });

  test('change on the day after', () => {
    expect(nextChangeOf(makeSite({ ...site, buildDate: '2027-01-02' }))).toBe('2027-03-16');
  });
});

test('the assistant answers for the day that is asked about', async () => {
  const knowledge = await knowledgeFrom({ name: 'Soon', openingDate: '2027-03-15', ...HOURS });
  const asked = (question: string) => answersTo(knowledge, question);
  expect(wordsOf(asked('Are you open now?'))).toContain('not open yet: opens March 15, 2027');
  expect(wordsOf(asked('Are you open on March 20?'))).toContain('11:00 AM – 10:00 PM');
  expect(wordsOf(asked('Are you open on March 10?'))).toContain('not open yet: opens March 15, 2027');
});
