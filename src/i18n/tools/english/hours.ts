import { HOURS as SITE } from '../../english/hours.ts';
import { onClockOf24Hours } from './clock.ts';

/** The week, holidays and special days, locations. */
export const HOURS = {
  clock: onClockOf24Hours(SITE),
  /** Writes a day as an owner does: "Friday, 25 December". */
  locale: 'en-GB',
  closed: 'closed',
  allDay: 'open 24 hours',
  notStated: 'not stated',
  /** "Thursday: closed → 16:30–23:00" */
  changed: (what: string, words: string) => `${what}: ${words}`,
  todayShort: 'Today',

  everyWeek: 'Every week',
  saveWeek: 'Save the hours',
  kinds: { open: 'Open', closed: 'Closed', h24: '24 hours', unknown: 'Not stated' },
  hoursOn: (day: string) => `Hours on ${day}`,
  theDay: 'The day',
  opens: (day: string, shift: number) => (shift === 1 ? `${day} opens` : `${day} opens, shift ${shift}`),
  closes: (day: string, shift: number) => (shift === 1 ? `${day} closes` : `${day} closes, shift ${shift}`),
  removeShift: (day: string, shift: number) => `Remove shift ${shift} of ${day}`,
  anotherShift: 'Another shift',
  afterMidnight: 'Ends after midnight? Write 01:00.',
  sameOn: 'The same on',
  sameAs: (day: string) => `the same as ${day}`,
  isSame: 'already the same',
  workdays: 'Monday – Friday',
  allDays: 'All days',
  more: 'Hours of pickup, kitchen, breakfast…',
  closedForNow: 'Closed for a while, or opening soon',
  ofLocations: 'Each location has its own hours',
  everywhere: 'The same week at all locations',
  everywhereNote: (count: number) => `Gives this week to the other ${count} too. Their holidays stay as they are.`,
  everywhereButton: 'Copy this week to all locations',

  problems: {
    when: (day: string) => `${day}: when does it open, and when does it close?`,
    missing: (day: string) => `${day}: a time is missing.`,
    notTime: (day: string, typed: string) => `${day}: “${typed}” is not a time. Write it like 09:30.`,
    same: (day: string) => `${day} opens and closes at the same time.`,
    overlap: (day: string, one: string, other: string) =>
      `${day}: ${one} and ${other} overlap. Write one shift, or let one end before the other.`,
    noDate: 'Choose the date.',
    order: 'The last day is before the first.',
    foreign: 'The special days came from another program, in a form of its own. Change them there.',
  },

  holidays: {
    title: 'Holidays',
    link: 'Holidays and special days',
    comingUp: 'Coming up',
    undecided: (count: number) =>
      count === 0
        ? 'All holidays of the next year are decided'
        : count === 1
          ? 'One holiday ahead has no decision yet'
          : `${count} holidays ahead have no decision yet`,
    next: 'The next holidays',
    later: (count: number) => (count === 1 ? 'One more' : `${count} more`),
    hint: 'Without a mark, the hours of the week hold.',
    close: 'Close',
    closed: 'Closed',
    closeOn: (name: string) => `Close on ${name}`,
    closedOn: (name: string) => `Closed on ${name}`,
    otherHours: 'Other hours',
    on: (name: string) => `on ${name}`,
    change: 'Change',
    remove: 'Remove',
    asUsual: 'As usual',
    cancel: 'Cancel',
    several: 'Several days, or other hours',
    firstDay: 'First day',
    lastDay: 'Last day',
    ifSeveral: 'if several',
    add: 'Add',
    save: 'Save',
    decided: 'Decided',
    noneDecided: 'Nothing yet: every day has the hours of the week.',
    past: (count: number) => `Past: ${count}`,
    everyYear: 'every year',
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    foreign: 'from another program',
    allLocations: 'All locations',
    closedAt: (count: number, all: number) => `Closed at ${count} of ${all}`,
    othersAt: (count: number) => (count === 1 ? 'one has other hours' : `${count} have other hours`),
    keep: 'A location that has other hours on a day keeps them.',
    oneLocation: 'One location only',
    eves: { '12-24': 'Christmas Eve', '12-31': 'New Year’s Eve' } as Record<string, string>,
    /** By their names in English, where the calendar has none in this language, or another one. */
    names: {} as Record<string, string>,
  },

  locations: {
    find: 'Find a location',
    findButton: 'Find',
    which: 'Which locations',
    all: 'All',
    missing: 'Something missing',
    none: 'No location has these words.',
    lacks: (parts: string[]) => `Without ${new Intl.ListFormat('en', { type: 'disjunction' }).format(parts)}`,
    parts: { telephone: 'a telephone', address: 'an address', hours: 'hours' },
    add: 'Location',
    forAll: 'For all locations',
    closeOnHoliday: 'Close on a holiday…',
    order: 'Order, duplicate, delete, add',
    unnamed: 'Location',
  },
};
