import { ENGLISH } from '../../../../src/domain/texts/english/english.ts';
import { expect, test } from 'vitest';
import { dayHoursToText } from '../../../../src/domain/hours/hours-lines.ts';
import { parseHoursText } from '../../../../src/domain/hours/hours-text.ts';

const read = (text: string) =>
  parseHoursText(text)?.map(({ weekdays, hours }) =>
    [weekdays?.join('') ?? 'any', dayHoursToText(hours, ENGLISH.hours)].join(' '),
  );

test.each<[string, string[] | undefined]>([
  ['Mo-Fr 11:00-22:00', ['12345 11:00 AM – 10:00 PM']],
  ['Mo-Fr 11:00-14:00,17:00-22:00; Su off', ['12345 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM', '0 Closed']],
  ['Mo 11:00-14:00, Fr 17:00-22:00', ['1 11:00 AM – 2:00 PM', '5 5:00 PM – 10:00 PM']],
  ['Monday: 11:30 AM – 2:00 PM', ['1 11:30 AM – 2:00 PM']],
  ['Wednesday: Open 24 hours', ['3 Open 24 hours']],
  ['Daily noon to midnight', ['0123456 12:00 PM – 12:00 AM']],
  ['7 days a week 11-22', ['0123456 11:00 AM – 10:00 PM']],
  ['24/7', ['any Open 24 hours']],
  ['11:00-22:00', ['any 11:00 AM – 10:00 PM']],
  ['11am-2pm & 5pm-10pm', ['any 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM']],
  ['5-10pm', ['any 5:00 PM – 10:00 PM']],
  ['11-2 PM', ['any 11:00 AM – 2:00 PM']],
  ['from 6 PM to 2 AM', ['any 6:00 PM – 2:00 AM']],
  ['18h - 23h30', ['any 6:00 PM – 11:30 PM']],
  ['du lundi au vendredi 11h à 14h', ['12345 11:00 AM – 2:00 PM']],
  ['PH off', [' Closed']],
  // Neither half of the day is said, nor when it ends, nor on which days.
  ['9-5', ['any Hours not available']],
  ['Mo 17:00+', ['1 Hours not available']],
  ['Fri 5pm till late', ['5 Hours not available']],
  ['by appointment', ['any Hours not available']],
  ['Apr-Oct Mo-Fr 10:00-18:00', undefined],
  ['Mo[1] 10:00-18:00', undefined],
  ['', []],
])('%s', (text, rules) => {
  expect(read(text)).toEqual(rules);
});

test('takes no time for texts that are meant to take it', () => {
  for (const text of ['11:00 '.repeat(50_000), '-'.repeat(50_000), 'Mo '.repeat(50_000), `${' '.repeat(50_000)}x`])
    expect(() => parseHoursText(text)).not.toThrow();
});
