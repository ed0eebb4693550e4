import { ENGLISH } from '#i18n/english/english.ts';
import { expect, test } from 'vitest';
import { dayHoursToText } from '#core/hours/hours-lines.ts';
import { parseHoursText } from '#core/hours/hours-text.ts';

const read = (text: string) =>
  parseHoursText(text)?.map(({ weekdays, hours }) =>
    [weekdays?.toSorted().join('') ?? 'any', dayHoursToText(hours, ENGLISH.hours)].join(' '),
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
  ['Tous les jours de 11 h 30 à 21 h', ['0123456 11:30 AM – 9:00 PM']],
  ['Fermé le lundi', ['1 Closed']],
  [
    'Lundi: fermé, Mardi à vendredi: 11h30-14h et 17h30-22h',
    ['1 Closed', '2345 11:30 AM – 2:00 PM, 5:30 PM – 10:00 PM'],
  ],
  ['Tous les jours sauf le lundi, 11h à 21h', ['023456 11:00 AM – 9:00 PM']],
  ['Mercredi au dimanche 17h à 22h (fermé lundi et mardi)', ['03456 5:00 PM – 10:00 PM', '12 Closed']],
  ['Closed Mondays. Tue-Sun 11-9pm', ['1 Closed', '023456 11:00 AM – 9:00 PM']],
  ['Ouvert du mercredi au dimanche, de midi à minuit', ['03456 12:00 PM – 12:00 AM']],
  ['Ouvert 24h/24', ['any Open 24 hours']],
  ['7 jours sur 7, 11h-23h', ['0123456 11:00 AM – 11:00 PM']],
  ['noon to 10pm daily', ['0123456 12:00 PM – 10:00 PM']],
  ['11:30am-9pm, Monday to Thursday', ['1234 11:30 AM – 9:00 PM']],
  ['Open daily 11am - 9pm', ['0123456 11:00 AM – 9:00 PM']],
  ['Lunes a viernes de 12:00 a 16:00', ['12345 12:00 PM – 4:00 PM']],
  ['M-F 9am-5pm', ['12345 9:00 AM – 5:00 PM']],
  ['Monday: 11:00-14:00; Tuesday: same', ['1 11:00 AM – 2:00 PM', '2 11:00 AM – 2:00 PM']],
  ['Mo 17:00+', ['1 5:00 PM – late']],
  ['Fri 5pm till late', ['5 5:00 PM – late']],
  ['5pm - close', ['any 5:00 PM – late']],
  // One half of the day stands for both times.
  ['11:30AM-3:30PM, 4:30-9:30PM', ['any 11:30 AM – 3:30 PM, 4:30 PM – 9:30 PM']],
  ['Daily 11:30am-2:30pm & 5:30-10pm', ['0123456 11:30 AM – 2:30 PM, 5:30 PM – 10:00 PM']],
  ['5:00-10:00 PM', ['any 5:00 PM – 10:00 PM']],
  ['4:00 - 7:30 p.m.', ['any 4:00 PM – 7:30 PM']],
  ['11:30-9:30pm', ['any 11:30 AM – 9:30 PM']],
  ['6-11am', ['any 6:00 AM – 11:00 AM']],
  ['5-2am', ['any 5:00 PM – 2:00 AM']],
  ['11am - 9', ['any 11:00 AM – 9:00 PM']],
  ['Noon - 8', ['any 12:00 PM – 8:00 PM']],
  ['5pm-10', ['any 5:00 PM – 10:00 PM']],
  ['5pm-2', ['any 5:00 PM – 2:00 AM']],
  ['10am-3', ['any 10:00 AM – 3:00 PM']],
  ['11:30am-2:30, 5pm-9', ['any 11:30 AM – 2:30 PM, 5:00 PM – 9:00 PM']],
  ['11h-14', ['any 11:00 AM – 2:00 PM']],
  ['9:00-12:00', ['any 9:00 AM – 12:00 PM']],
  ['18:00-2:00', ['any 6:00 PM – 2:00 AM']],
  ['05:00-10:00', ['any 5:00 AM – 10:00 AM']],
  // Neither half of the day is said, or another one is as likely, or not on which days.
  ['9:00-5:00', ['any Hours not available']],
  ['5:00-10:00', ['any Hours not available']],
  ['11:30-2:30', ['any Hours not available']],
  ['11-2am', ['any Hours not available']],
  ['9am-10', ['any Hours not available']],
  ['9-5', ['any Hours not available']],
  ['by appointment', ['any Hours not available']],
  ['sur rendez-vous', ['any Hours not available']],
  ['same', ['any Hours not available']],
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
