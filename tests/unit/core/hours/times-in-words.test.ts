import { expect, test } from 'vitest';
import { timesInWords } from '#core/hours/times-in-words.ts';
import type { DayHours, Hours } from '#schema/hours/hours.ts';
import { textsOf } from '#i18n/texts.ts';

const CLOSED: DayHours = { kind: 'closed' };
const UNKNOWN: DayHours = { kind: 'unknown' };
const ALL_DAY: DayHours = { kind: 'h24' };
const open = (...shifts: [opens: number, closes: number][]): DayHours => ({
  kind: 'open',
  intervals: shifts.map(([opens, closes]) => ({ opens, closes })),
});
/** Monday to Friday, Saturday, Sunday. */
const weekOf = (weekdays: DayHours, saturday = weekdays, sunday = saturday): DayHours[] => [
  sunday,
  ...Array.from({ length: 5 }, () => weekdays),
  saturday,
];
const NEVER = weekOf(CLOSED);
const LUNCH = open([660, 900]);
const SUMMER = { from: '--06-01', through: '--09-15' };

const CASES: [said: string | undefined, hours: Partial<Hours>][] = [
  ['Mon–Fri 11:00 AM – 3:00 PM', { week: weekOf(LUNCH, CLOSED) }],
  ['Mon–Fri 11:00 AM – 3:00 PM · Sat 10:00 AM – 2:00 PM', { week: weekOf(LUNCH, open([600, 840]), CLOSED) }],
  ['Daily 4:00 PM – 6:00 PM, 9:00 PM – 1:00 AM', { week: weekOf(open([960, 1080], [1260, 1500])) }],
  ['Sat–Sun', { week: weekOf(CLOSED, ALL_DAY) }],
  ['Mon–Fri 11:00 AM – 3:00 PM · Sat–Sun hours not available', { week: weekOf(LUNCH, UNKNOWN) }],
  [undefined, { week: weekOf(UNKNOWN) }],
  [undefined, { week: weekOf(ALL_DAY) }],
  ['June 1 – September 15', { week: NEVER, seasons: [{ ...SUMMER, week: weekOf(ALL_DAY) }] }],
  [
    'June 1 – September 15, Mon–Fri 11:00 AM – 3:00 PM',
    { week: NEVER, seasons: [{ ...SUMMER, week: weekOf(LUNCH, CLOSED) }] },
  ],
  [
    'Daily 11:00 AM – 3:00 PM · not June 1 – September 15',
    { week: weekOf(LUNCH), seasons: [{ ...SUMMER, week: NEVER }] },
  ],
  [
    'December 1 – February 29',
    { week: NEVER, seasons: [{ from: '--12-01', through: '--02-29', week: weekOf(ALL_DAY) }] },
  ],
  ['From June 1, 2027', { week: NEVER, special: [{ from: '2027-06-01', hours: ALL_DAY }] }],
  [
    'December 24 – 26, 2026, 5:00 PM – 9:00 PM',
    { week: NEVER, special: [{ from: '2026-12-24', through: '2026-12-26', hours: open([1020, 1260]) }] },
  ],
  [
    'Daily 11:00 AM – 3:00 PM · not December 25',
    { week: weekOf(LUNCH), special: [{ from: '--12-25', through: '--12-25', hours: CLOSED }] },
  ],
  [
    'Daily 11:00 AM – 3:00 PM · not December 25 (Buon Natale!)',
    {
      week: weekOf(LUNCH),
      special: [{ from: '--12-25', through: '--12-25', hours: CLOSED, note: 'Buon Natale!' }],
    },
  ],
];

test.each(CASES)('says %j', (said, hours) => {
  expect(timesInWords({ week: NEVER, special: [], ...hours }, textsOf({ language: 'en' }))).toBe(said);
});

test('leaves out dates that are over on the day of the build', () => {
  const hours: Hours = {
    week: weekOf(LUNCH),
    special: [{ from: '2026-11-01', through: '2026-11-02', hours: CLOSED }],
  };
  expect(timesInWords(hours, textsOf({ language: 'en' }), '2026-11-20')).toBe('Daily 11:00 AM – 3:00 PM');
});

test.each([
  ['fr', 'Lun.–Ven. 11 h – 15 h · 1er juin – 15 septembre'],
  ['es', 'Lun.–Vie. 11:00 a. m. – 3:00 p. m. · 1 de junio – 15 de septiembre'],
  ['zh-Hans', '周一至周五上午11:00至下午3:00 · 6月1日至9月15日'],
  ['zh-Hant', '週一至週五上午11:00至下午3:00 · 6月1日至9月15日'],
])('says it in %s', (language, said) => {
  const hours: Hours = {
    week: weekOf(LUNCH, CLOSED),
    special: [],
    seasons: [{ ...SUMMER, week: weekOf(ALL_DAY) }],
  };
  expect(timesInWords(hours, textsOf({ language }))?.replaceAll('\u00a0', ' ')).toBe(said);
});
