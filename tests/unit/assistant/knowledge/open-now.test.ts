import { ENGLISH } from '#i18n/english/english.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { isOpenThen } from '#assistant/answers/brand/known-week.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import type { OpeningTimes } from '#core/hours/opening-times.ts';
import { openingWordsAt } from '#core/hours/opening-words.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { isOpenAt } from '#site/features/finder/status.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

/** No divisor of a day, so that the instants fall on every part of one. */
const STEP_MS = 11 * 30 * 60_000;

let site: Knowledge;
let times: OpeningTimes;

beforeAll(async () => {
  site = await knowledgeFrom({
    name: 'Sea Salt',
    telephone: '(416) 555-0100',
    timezone: 'America/Toronto',
    address: { streetAddress: '1 Pier Road', addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' },
    openingHoursSpecification: [
      { day: 'Tuesday', h24: true },
      { day: 'Wednesday', open: '11:30', close: '14:00' },
      { day: 'Wednesday', open: '17:00', close: '22:00' },
      { day: ['Friday', 'Saturday'], open: '18:00', close: '02:00' },
      { validFrom: '2027-03-10', validThrough: '2027-03-10', isClosed: true },
      { validFrom: '2027-03-11', validThrough: '2027-03-11', open: '20:00', close: '04:00' },
    ],
  });
  times = site.locations[0]?.page().times ?? { week: [] };
});

/** What each part of the product says at an instant. */
function tellAll(instant: number): Record<string, boolean | undefined> {
  const clock = clockAt(instant, times.zone);
  const day = Math.floor(clock / MINUTES_A_DAY);
  return {
    page: openingWordsAt(times, instant, ENGLISH.hours).badge === 'Open',
    finder: isOpenAt(times, instant, ENGLISH.hours),
    assistantNow: answersTo(site, 'are you open now?', instant).flatMap((part) =>
      part.type === 'hours' ? part.data : [],
    )[0]?.is_open,
    assistantCard: answersTo(site, 'where are you?', instant).flatMap((part) =>
      part.type === 'location_info' ? part.data : [],
    )[0]?.is_open,
    assistantThen: isOpenThen({ week: times, zone: times.zone }, day, clock % MINUTES_A_DAY),
  };
}

const all = (isOpen: boolean): Record<string, boolean> => ({
  page: isOpen,
  finder: isOpen,
  assistantNow: isOpen,
  assistantCard: isOpen,
  assistantThen: isOpen,
});

describe('pages, the finder and the assistant agree whether a location is open', () => {
  test.each([
    ['in the first of two shifts', '2027-03-03T12:00-05:00', true],
    ['between two shifts', '2027-03-03T15:00-05:00', false],
    ['in the second of two shifts', '2027-03-03T21:59-05:00', true],
    ['after the second of two shifts', '2027-03-03T22:00-05:00', false],
    ['in the last minute before midnight', '2027-03-05T23:59-05:00', true],
    ['past midnight, in the hours of the evening before', '2027-03-06T01:59-05:00', true],
    ['when the night is over', '2027-03-06T02:00-05:00', false],
    ['on a day of 24 hours', '2027-03-02T04:00-05:00', true],
    ['on a special date that is closed', '2027-03-10T12:00-05:00', false],
    ['on a special date with hours of its own', '2027-03-11T20:00-05:00', true],
    ['past midnight of a special date', '2027-03-12T03:30-05:00', true],
    ['in the night in which the clock is put forward', '2027-03-14T01:59-05:00', true],
    ['right after the clock was put forward', '2027-03-14T03:00-04:00', false],
  ])('%s', (_, instant, isOpen) => {
    expect(tellAll(Date.parse(instant))).toEqual(all(isOpen));
  });

  test('throughout two weeks with special dates and a change of the clock', () => {
    const first = Date.parse('2027-03-02T00:00-05:00');
    const instants = Array.from({ length: 61 }, (_, index) => first + index * STEP_MS);
    const wrong = instants.filter((instant) => {
      const isOpen = openStatusAt(times, times.zone, instant, ENGLISH.hours).kind === 'open';
      return Object.values(tellAll(instant)).some((told) => told !== isOpen);
    });
    expect(wrong.map((instant) => new Date(instant).toISOString())).toEqual([]);
  });
});

test.each([
  ['are you open saturday at 1 am?', 'Yes'],
  ['are you open saturday at 2 am?', 'No'],
  ['are you open wednesday at 3 pm?', 'No'],
  ['are you open monday at midnight?', 'Yes'],
])('%s %s', (question, answer) => {
  expect(wordsOf(answersTo(site, question, Date.parse('2027-03-02T12:00-05:00')))).toMatch(new RegExp(`^${answer}, `));
});
