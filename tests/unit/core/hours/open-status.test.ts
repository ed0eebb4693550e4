import { ENGLISH } from '#i18n/english/english.ts';
import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { nextChangeAfter, openStatusAt } from '#core/hours/open-status.ts';
import { type OpeningTimes, spansOn, type WeekTimes, weekTimesOf } from '#core/hours/opening-times.ts';
import type { Span } from '#core/hours/spans.ts';
import { openingWordsAt, openStatusToText, todayAt } from '#core/hours/opening-words.ts';
import { weekOf } from '#core/hours/week.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import type { HoursEntry } from '#schema/hours/hours.ts';

const TORONTO = 'America/Toronto';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Sunday 10–16, Monday closed, Tuesday 24 hours, Wednesday two shifts, Thursday 11–22, Friday and Saturday 18–2. */
const times = timesOf([
  { day: ['Sunday'], open: '10:00', close: '16:00' },
  { day: ['Tuesday'], h24: true },
  { day: ['Wednesday'], open: '11:30', close: '14:00' },
  { day: ['Wednesday'], open: '17:00', close: '22:00' },
  { day: ['Thursday'], open: '11:00', close: '22:00' },
  { day: ['Friday', 'Saturday'], open: '18:00', close: '02:00' },
  { validFrom: '2026-12-24', validThrough: '2026-12-25', isClosed: true },
  { validFrom: '2026-12-31', validThrough: '2026-12-31', open: '18:00', close: '04:00' },
  { validFrom: '2027-02-01', validThrough: '2027-02-28', isClosed: true },
]);

describe('openStatusAt', () => {
  test.each([
    ['2027-05-31', 'Closed today · Opens Jun 1 9:00 AM'],
    ['2034-11-20', 'Closed today'],
    ['9999-12-31', 'Closed today'],
  ])('a place that is closed until %s is looked at for a year ahead, and no further', (validThrough, text) => {
    const closed = { validFrom: '2026-11-01', validThrough, isClosed: true };
    expect(textAt(timesOf([daily('9:00', '17:00'), closed]), TORONTO, '2026-11-22T15:00Z')).toBe(text);
  });

  test.each([
    // Winter in Toronto is five hours behind UTC. 2026-11-22 is a Sunday.
    ['before it opens', '2026-11-22T14:59:59Z', 'closed now · Opens 10:00 AM'],
    ['the minute it opens', '2026-11-22T15:00:00Z', 'open until 4:00 PM'],
    ['the last moment', '2026-11-22T20:59:59.999Z', 'open until 4:00 PM'],
    ['the minute it closes', '2026-11-22T21:00:00Z', 'closed now · Opens Tue 12:00 AM'],
    ['on a day of which nothing is said', '2026-11-23T17:00Z', 'Closed today · Opens Tue 12:00 AM'],
    ['open 24 hours, at midnight', '2026-11-24T05:00Z', 'open 24 hours'],
    ['open 24 hours, a minute before the next midnight', '2026-11-25T04:59Z', 'open 24 hours'],
    ['the midnight after 24 hours', '2026-11-25T05:00Z', 'closed now · Opens 11:30 AM'],
    ['in the first of two shifts', '2026-11-25T17:00Z', 'open until 2:00 PM'],
    ['between two shifts', '2026-11-25T19:00Z', 'closed now · Opens 5:00 PM'],
    ['before midnight, till after midnight', '2026-11-28T04:59Z', 'open until 2:00 AM'],
    ['after midnight, which is the night before', '2026-11-28T05:30Z', 'open until 2:00 AM'],
    ['when the night is over', '2026-11-28T07:00Z', 'closed now · Opens 6:00 PM'],
    ['on a special day', '2026-12-24T17:00Z', 'Closed today · Opens Sat 6:00 PM'],
    ['after midnight of a special night, on a weekday of its own', '2027-01-01T07:00Z', 'open until 4:00 AM'],
    ['with a week and more to go', '2027-01-31T22:00Z', 'closed now · Opens Mar 2 12:00 AM'],
  ])('%s', (_, at, text) => {
    expect(textAt(times, TORONTO, at)).toBe(text);
  });

  test.each([
    ['Asia/Tokyo', '2026-11-22T01:00Z', 'open until 4:00 PM'],
    ['Asia/Tokyo', '2026-11-21T17:00Z', 'closed now · Opens 10:00 AM'],
    ['Asia/Kathmandu', '2026-11-22T04:15Z', 'open until 4:00 PM'],
    ['America/St_Johns', '2026-11-22T13:30Z', 'open until 4:00 PM'],
  ])('goes by the clock of %s', (zone, at, text) => {
    expect(textAt(times, zone, at)).toBe(text);
  });

  test('is not known where no zone is: the visitor may be anywhere', () => {
    expect(openStatusAt(times, undefined, Date.parse('2026-11-22T15:00Z'), ENGLISH.hours)).toEqual({ kind: 'unknown' });
  });

  describe('beside a day whose hours are not known', () => {
    // 2026-11-22 is a Sunday. Monday's hours are not known, Saturday's night ends on Sunday.
    const week: WeekTimes = { week: [[], null, [[660, 1320]], [], [], [], [[1080, 1560]]] };
    test.each([
      ['2026-11-22T01:00Z', 'open until 2:00 AM'],
      ['2026-11-22T12:00Z', 'Closed today'],
      ['2026-11-23T12:00Z', 'hours not available'],
      ['2026-11-25T09:00Z', 'Closed today · Opens Sat 6:00 PM'],
    ])('at %s it says %s', (at, text) => {
      expect(textAt(week, 'UTC', at)).toBe(text);
    });
  });

  test.each<[string, HoursEntry[], string, string]>([
    ['all week', [{ day: everyDay(), h24: true }], '2026-11-22T15:00Z', 'open 24 hours'],
    ['never', [{ day: everyDay(), isClosed: true }], '2026-11-22T15:00Z', 'Closed today'],
    [
      'parted at midnight',
      [daily('18:00', '24:00'), daily('00:00', '03:00')],
      '2026-11-23T01:00Z',
      'open until 3:00 AM',
    ],
    [
      'into a day of 24 hours',
      [
        { day: ['Friday'], open: '18:00', close: '24:00' },
        { day: ['Saturday'], h24: true },
      ],
      '2026-11-28T01:00Z',
      'open until Sun 12:00 AM',
    ],
    [
      'past midnight into the next day’s own hours',
      [
        { day: ['Friday'], open: '18:00', close: '04:00' },
        { day: ['Saturday'], open: '03:00', close: '12:00' },
      ],
      '2026-11-28T06:00Z',
      'open until 12:00 PM',
    ],
  ])('open %s', (_, entries, at, text) => {
    expect(textAt(timesOf(entries), TORONTO, at)).toBe(text);
  });

  test.each([
    ['2026-11-27T15:59Z', 'open until Sat 11:00 AM'],
    ['2026-11-27T16:00Z', 'open until 11:00 AM'],
  ])('%s: a closing time more than a day away has its day', (at, text) => {
    const week = timesOf([
      { day: ['Friday'], open: '10:00', close: '24:00' },
      { day: ['Saturday'], open: '00:00', close: '11:00' },
    ]);
    expect(textAt(week, TORONTO, at)).toBe(text);
  });

  describe('where the clock changes', () => {
    const night = timesOf([daily('18:00', '02:00')]);
    const early = timesOf([daily('01:30', '02:30')]);
    test.each<[string, WeekTimes, string, string]>([
      // On 2026-03-08 at 2:00 it is 3:00 in Toronto; on 2026-11-01 at 2:00 it is 1:00 again.
      ['a night that ends at the skipped hour', night, '2026-03-08T06:59Z', 'open until 2:00 AM'],
      ['that moment', night, '2026-03-08T07:00Z', 'closed now · Opens 6:00 PM'],
      ['a night with an hour that comes twice, first time', night, '2026-11-01T05:30Z', 'open until 2:00 AM'],
      ['the second time', night, '2026-11-01T06:30Z', 'open until 2:00 AM'],
      ['closing at a skipped time', early, '2026-03-08T06:45Z', 'open until 2:30 AM'],
      ['which has passed at once', early, '2026-03-08T07:00Z', 'closed now · Opens Mon 1:30 AM'],
      ['opening at a time that comes twice', early, '2026-11-01T05:30Z', 'open until 2:30 AM'],
    ])('%s', (_, week, at, text) => {
      expect(textAt(week, TORONTO, at)).toBe(text);
    });

    test('hours that lie in the skipped hour alone are none', () => {
      const week = timesOf([{ day: ['Sunday'], open: '02:10', close: '02:50' }]);
      for (const at of ['2026-03-08T06:00Z', '2026-03-08T07:00Z'])
        expect(textAt(week, TORONTO, at)).toBe('closed now · Opens Mar 15 2:10 AM');
    });
  });
});

describe('nextChangeAfter', () => {
  test.each([
    ['opening', '2026-11-22T14:00Z', '2026-11-22T15:00Z'],
    ['closing', '2026-11-22T15:00Z', '2026-11-22T21:00Z'],
    ['the midnight from which on it is closed all day', '2026-11-22T21:00Z', '2026-11-23T05:00Z'],
    ['the midnight at which a day of 24 hours begins', '2026-11-23T05:00Z', '2026-11-24T05:00Z'],
    ['closing on the night with an hour more', '2026-11-01T03:00Z', '2026-11-01T07:00Z'],
    ['closing on the night with an hour less', '2026-03-08T03:00Z', '2026-03-08T07:00Z'],
    ['less than a week to go', '2027-02-01T06:00Z', '2027-02-24T05:00Z'],
  ])('%s', (_, at, next) => {
    expect(nextChangeAfter(times, TORONTO, Date.parse(at), ENGLISH.hours)).toBe(Date.parse(next));
  });

  test.each<[string, HoursEntry]>([
    ['never closed', { day: everyDay(), h24: true }],
    ['never open', { day: everyDay(), isClosed: true }],
  ])('there is none for a place that is %s', (_, entry) => {
    expect(nextChangeAfter(timesOf([entry]), TORONTO, Date.parse('2026-11-22T15:00Z'), ENGLISH.hours)).toBeUndefined();
  });

  test('special hours months ahead are found', () => {
    const week = timesOf([
      { day: everyDay(), h24: true },
      { validFrom: '2027-08-01', validThrough: '2027-08-01', isClosed: true },
    ]);
    expect(nextChangeAfter(week, TORONTO, Date.parse('2026-11-22T15:00Z'), ENGLISH.hours)).toBe(
      Date.parse('2027-08-01T04:00Z'),
    );
  });
});

// Between them: clocks that change by an hour, by half an hour, around Ramadan, not at all; odd minutes; both ends of the day.
const ZONES = [
  TORONTO,
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'America/St_Johns',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Casablanca',
];

describe('status, next change and the hours on the door', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .map(([opens, length]): Span => [opens * 15, (opens + length) * 15]);
  const day = fc.oneof(
    fc.constant<Span[]>([]),
    fc.constant<Span[]>([[0, 1440]]),
    fc.array(span, { maxLength: 2 }).map(inOrder),
  );
  const special = fc
    .record({ first: fc.nat(400), length: fc.nat(40), spans: day })
    .map(({ first, length, spans }) => ({ from: FIRST_DAY + first, through: FIRST_DAY + first + length, spans }));
  const week: fc.Arbitrary<WeekTimes> = fc.record(
    { week: fc.array(day, { minLength: 7, maxLength: 7 }), special: fc.array(special, { maxLength: 2 }) },
    { requiredKeys: ['week'] },
  );
  const moment = fc.integer({ min: 0, max: 2 * 365 * 1440 }).map((minute) => START + minute * MINUTE + 59_999);

  test('agree: nothing changes before the next change, and something does then', () => {
    fc.assert(
      fc.property(week, fc.constantFrom(...ZONES), moment, fc.double({ min: 0, max: 1, noNaN: true }), (...chosen) => {
        const [hours, zone, instant, part] = chosen;
        const status = openStatusAt(hours, zone, instant, ENGLISH.hours);
        if (!isNearChangeOfClock(zone, instant))
          expect(status.kind === 'open').toBe(isWithinHours(hours, clockAt(instant, zone)));
        const next = nextChangeAfter(hours, zone, instant, ENGLISH.hours);
        const until = next ?? instant + 30 * DAY;
        for (const later of [instant + part * (until - instant - 1), until - 1])
          expect(openStatusAt(hours, zone, Math.floor(later), ENGLISH.hours)).toEqual(status);
        if (next === undefined) return;
        expect(next).toBeGreaterThan(instant);
        expect(openStatusAt(hours, zone, next, ENGLISH.hours)).not.toEqual(status);
      }),
      runs(80),
    );
  });
});

describe('the words of a page', () => {
  const hours: OpeningTimes = { ...timesOf([daily('11:00', '22:00')]), zone: TORONTO };
  const pickup = timesOf([{ day: everyDay().slice(1), open: '11:00', close: '20:30' }]);

  test.each([
    ['while pickup says the same', '2026-11-23T15:00Z', 'Closed', 'closed now · Opens 11:00 AM', undefined],
    ['while both are open', '2026-11-23T17:00Z', 'Open', 'open until 10:00 PM', 'Pickup: open until 8:30 PM'],
    [
      'when pickup is over',
      '2026-11-24T02:00Z',
      'Open',
      'open until 10:00 PM',
      'Pickup: closed now · Opens Tue 11:00 AM',
    ],
    [
      'on a day without',
      '2026-11-22T17:00Z',
      'Open',
      'open until 10:00 PM',
      'Closed today for pickup · Opens Mon 11:00 AM',
    ],
  ])('%s', (_, at, badge, status, ofPickup) => {
    expect(openingWordsAt({ ...hours, pickup }, Date.parse(at), ENGLISH.hours)).toMatchObject({
      badge,
      status,
      ...(ofPickup !== undefined && { pickup: ofPickup }),
    });
    const { pickup: said } = openingWordsAt({ ...hours, pickup }, Date.parse(at), ENGLISH.hours);
    expect(said).toBe(ofPickup);
  });

  test('say that pickup has hours of its own and nobody knows them', () => {
    const instant = Date.parse('2026-11-23T17:00Z');
    expect(openingWordsAt({ ...hours, pickup: null }, instant, ENGLISH.hours)).toEqual({
      badge: 'Open',
      status: 'open until 10:00 PM',
      pickup: 'Pickup hours not available',
      until: Date.parse('2026-11-24T03:00Z'),
    });
  });

  test('hold until the first of the two changes', () => {
    const until = (at: string) => openingWordsAt({ ...hours, pickup }, Date.parse(at), ENGLISH.hours).until;
    expect(until('2026-11-23T17:00Z')).toBe(Date.parse('2026-11-24T01:30Z'));
    expect(until('2026-11-24T01:30Z')).toBe(Date.parse('2026-11-24T03:00Z'));
    expect(openingWordsAt({ ...timesOf([daily('00:00', '24:00')]) }, Date.now(), ENGLISH.hours).until).toBeUndefined();
  });

  test.each([
    ['2026-12-24T17:00Z', 'Closed today · Opens Sat 9:00 AM · Buon Natale!', '2026-12-25T05:00Z'],
    ['2026-12-25T17:00Z', 'Closed today · Opens Sat 9:00 AM', '2026-12-26T05:00Z'],
    ['2026-12-31T17:00Z', 'open until 3:00 PM · No lunch menu', '2026-12-31T20:00Z'],
    ['2026-12-31T21:00Z', 'closed now · Opens Fri 9:00 AM · No lunch menu', '2027-01-01T05:00Z'],
    ['2027-01-05T17:00Z', 'open until 5:00 PM', '2027-01-05T22:00Z'],
  ])('have the note of the day, at %s: %s', (at, status, until) => {
    const noted = timesOf([
      daily('9:00', '17:00'),
      { date: '2026-12-24', isClosed: true, note: 'Buon Natale!' },
      { date: '2026-12-25', isClosed: true },
      { date: '2026-12-31', open: '11:00', close: '15:00', note: 'No lunch menu' },
    ]);
    const words = openingWordsAt({ ...noted, zone: TORONTO }, Date.parse(at), ENGLISH.hours);
    expect(words).toMatchObject({ status, until: Date.parse(until) });
  });

  test.each([
    ['2026-11-23T12:00Z', { hours: 'Closed', weekday: 1 }],
    ['2026-11-25T12:00Z', { hours: '11:30 AM – 2:00 PM, 5:00 PM – 10:00 PM', weekday: 3 }],
    ['2026-12-31T12:00Z', { hours: '6:00 PM – 4:00 AM' }],
  ])('today, at %s: %j', (at, today) => {
    expect(todayAt(times, TORONTO, Date.parse(at), ENGLISH.hours)).toEqual(today);
  });
});

/** What somebody would answer who looks at the clock on the wall and at the hours on the door. */
function isWithinHours(hours: WeekTimes, clock: number): boolean {
  const day = Math.floor(clock / 1440);
  return [day, day - 1].some((each) =>
    (spansOn(hours, each) ?? []).some(
      ([opens, closes]) => each * 1440 + opens <= clock && clock < each * 1440 + closes,
    ),
  );
}

/** A time that comes twice is open the first time only, where hours begin with it. */
function isNearChangeOfClock(zone: string, instant: number): boolean {
  return clockAt(instant, zone) - clockAt(instant - DAY, zone) !== 1440;
}

const START = Date.parse('2026-01-01T00:00Z');
const FIRST_DAY = START / DAY;

function timesOf(entries: HoursEntry[]): WeekTimes {
  const { hours } = weekOf(entries);
  return hours ? weekTimesOf(hours, '2026-01-01') : { week: [] };
}

function textAt(week: WeekTimes, zone: string | undefined, at: string): string {
  return openStatusToText(openStatusAt(week, zone, Date.parse(at), ENGLISH.hours), ENGLISH.hours);
}

function everyDay(): string[] {
  return ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
}

function daily(open: string, close: string): HoursEntry {
  return { day: everyDay(), open, close };
}

/** Neither touching nor overlapping, as those of a day are. */
function inOrder(spans: Span[]): Span[] {
  const [first, second] = spans.toSorted(([one], [other]) => one - other);
  return first && second && second[0] <= first[1] ? [first] : spans.toSorted(([one], [other]) => one - other);
}

describe('a night that ends late', () => {
  const { hours } = weekOf([{ hours: 'Mo-Su 17:00-late' }]);
  const times = hours ? weekTimesOf(hours, '2026-11-20') : { week: [] };
  test.each([
    ['2026-11-25T16:00Z', { kind: 'closed', isAllDay: false, opens: '5:00 PM' }],
    ['2026-11-25T20:00Z', { kind: 'open', until: 'late' }],
    ['2026-11-26T01:00Z', { kind: 'unknown' }],
    ['2026-11-26T06:00Z', { kind: 'closed', isAllDay: false, opens: '5:00 PM' }],
  ])('at %s', (instant, status) => {
    expect(openStatusAt(times, 'UTC', Date.parse(instant), ENGLISH.hours)).toEqual(status);
  });

  test('changes its words when nobody knows any more, and when it is closed for sure', () => {
    const next = (instant: string) => nextChangeAfter(times, 'UTC', Date.parse(instant), ENGLISH.hours);
    expect(next('2026-11-25T20:00Z')).toBe(Date.parse('2026-11-26T00:00Z'));
    expect(next('2026-11-26T01:00Z')).toBe(Date.parse('2026-11-26T06:00Z'));
  });
});
