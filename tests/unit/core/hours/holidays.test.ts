import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holidayCalendar } from '#reader/places/holidays.ts';
import { dateOf } from '#core/hours/day.ts';
import { holidaysIn, nextHoliday, publicHolidayOn } from '#core/hours/holidays.ts';
import { answersTo, knowledgeFrom } from '../../../support/assistant.ts';
import { ROOT } from '../../../support/project.ts';

const calendar = holidayCalendar('2026-11-22');
/** Wednesday, November 25, 2026. */
const TODAY = Date.UTC(2026, 10, 25) / 86_400_000;

const datesOf = (country: string | undefined, region: string | undefined, text: string) => {
  const holidays = calendar(country, region);
  return holidaysIn([holidays], text).map((name) => {
    const day = nextHoliday(holidays, name, TODAY);
    return `${name} ${day === undefined ? 'never' : dateOf(day)}`;
  });
};

test.each([
  ['CA', 'BC', 'open on family day?', ['Family Day 2027-02-15']],
  ['Canada', 'British Columbia', 'good friday', ['Good Friday 2027-03-26']],
  ['CA', 'BC', 'are you open bc day', ['British Columbia Day 2027-08-02']],
  ['CA', 'BC', 'easter sunday', ['Easter Sunday 2027-03-28']],
  ['CA', 'BC', 'christmas eve', ['Christmas Eve 2026-12-24']],
  ['CA', 'BC', 'boxing day', ['Boxing Day 2026-12-26']],
  ['CA', 'ON', 'xmas', ['Christmas Day 2026-12-25']],
  ['CA', 'ON', 'new years eve', ["New Year's Eve 2026-12-31"]],
  ['CA', 'ON', 'new year’s day', ["New Year's Day 2027-01-01"]],
  ['CA', 'ON', 'thanksgiving', ['Thanksgiving 2027-10-11']],
  ['US', 'NY', 'thanksgiving', ['Thanksgiving Day 2026-11-26']],
  ['CA', 'NS', 'civic holiday', ['Civic Holiday 2027-08-02']],
  ['CA', 'Québec', 'st jean baptiste', ['National Holiday 2027-06-24']],
  ['CA', 'ON', 'good friday or easter monday', ['Good Friday 2027-03-26', 'Easter Monday 2027-03-29']],
  ['CA', 'ON', 'lunar new year', ['Chinese New Year 2027-02-06']],
  ['CA', 'ON', 'are you open on diwali', ['Deepavali 2027-10-28']],
  ['US', 'NY', 'easter monday', []],
  ['US', 'NY', 'easter', ['Easter Sunday 2027-03-28']],
  [undefined, undefined, 'canada day', ['Canada Day 2027-07-01']],
  ['CA', 'ON', 'are you open on friday', []],
  ['CA', 'ON', 'a table for the family on a day in may', []],
])('in %s %s "%s" is %j', (country, region, text, expected) => {
  expect(datesOf(country, region, text)).toEqual(expected);
});

test('calendars of other regions are made one by one, until one has the holiday', () => {
  const familyDay = { day: TODAY, name: 'Family Day', isPublic: true };
  const made: string[] = [];
  function* others() {
    made.push('first');
    yield [{ ...familyDay, name: 'Heritage Day' }];
    made.push('second');
    yield [familyDay];
    made.push('third');
    yield [];
  }
  const region = { own: [], others };
  expect(holidaysIn([region, region], 'open on family day?')).toEqual(['Family Day']);
  expect(made).toEqual(['first', 'second']);
  expect(nextHoliday(region, 'Heritage Day', TODAY)).toBe(TODAY);
  expect(made).toEqual(['first', 'second', 'first']);
});

test.each([
  'what is the soup of the day',
  'is brunch served all day',
  'are you open on a public holiday',
  'this weekend',
])('no calendar of another region is made for "%s"', (text) => {
  expect(holidaysIn([{ own: [], others: () => expect.unreachable() }], text)).toEqual([]);
});

test('a calendar is made once for all regions and brands', () => {
  const [ontario] = holidayCalendar('2026-11-22')('CA', 'ON').others();
  expect([...holidayCalendar('2026-11-25')('Canada', 'Alberta').others()]).toContain(ontario);
  expect([...calendar('CA', 'BC').others()]).toContain(calendar('CA', 'ON').own);
});

test('what only another region celebrates is no public holiday', () => {
  const boxingDay = Date.UTC(2026, 11, 26) / 86_400_000;
  expect(publicHolidayOn(calendar('CA', 'ON'), boxingDay)?.name).toBe('Boxing Day');
  expect(publicHolidayOn(calendar('CA', 'BC'), boxingDay)).toBeUndefined();
});

test.each([['__proto__'], ['constructor'], ['toString'], ['\0'], ['x'.repeat(5000)]])(
  'a country called %j is read as the default one',
  (name) => {
    expect(publicHolidayOn(calendar(name, name), Date.UTC(2027, 6, 1) / 86_400_000)?.name).toBe('Canada Day');
  },
);

test('the card has the status of the day that is asked about, and none of now above another day', async () => {
  const site = await knowledgeFrom(JSON.parse(readFileSync(`${ROOT}/tests/questions/holidays.json`, 'utf8')));
  const statusOf = (question: string, now?: number) =>
    answersTo(site, question, now).flatMap((part) => (part.type === 'hours' ? part.data : []))[0]?.status;
  expect(statusOf('christmas day hours')).toBe('Not confirmed for Christmas Day');
  expect(statusOf('hours on friday')).toBeUndefined();
  expect(statusOf('are you open')).toBe('Open until 10:00 PM');
  expect(statusOf('were you open yesterday')).toBeUndefined();
  const christmas = Date.parse('2026-12-25T12:00:00-08:00');
  expect(statusOf('are you open right now', christmas)).toBe('Not confirmed for Christmas Day');
});
