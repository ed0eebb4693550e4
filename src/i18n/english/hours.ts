import { formatTime } from '#schema/hours/time-of-day.ts';

/** As `Date` counts them. */
type Week = [string, string, string, string, string, string, string];

/** What is said about opening hours: on pages, in islands, and by the clock. */
export const HOURS = {
  /** In the rows of a week. */
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as Week,
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as Week,
  /** "Monday – Friday" */
  dayRange: (first: string, last: string) => `${first} – ${last}`,
  /** "9:05 AM" of 545 minutes. */
  time: formatTime,
  /** Of one day: "11:30 AM – 2:00 PM, 5:00 PM – 10:00 PM". */
  times: (times: string[]) => times.join(', '),
  timeRange: (opens: string, closes: string) => `${opens} – ${closes}`,
  /** Of a day, or a location, whose hours are not known. */
  unknown: 'Hours not available',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  /** In place of a closing time that nobody knows. */
  late: 'late',
  badges: { Open: 'Open', Closed: 'Closed' },
  status: {
    unknown: 'hours not available',
    allDay: 'open 24 hours',
    until: (moment: string) => `open until ${moment}`,
    closedToday: 'Closed today',
    closedNow: 'closed now',
    opens: (text: string, moment: string) => `${text} · Opens ${moment}`,
  },
  pickup: {
    unknown: 'Pickup hours not available',
    closedToday: 'Closed today for pickup',
    status: (status: string) => `Pickup: ${status}`,
  },
  kitchen: { until: (moment: string) => `Kitchen until ${moment}`, closed: 'Kitchen closed' },
  /** What is served now, or next. `moment` is a time, or a day and a time. */
  served: {
    until: (menu: string, moment: string) => `${menu} until ${moment}`,
    /** What is served all day, or all the time that is known. */
    now: (menu: string) => `${menu} now`,
    from: (menu: string, moment: string) => `${menu} from ${moment}`,
    /** Behind `until`: the menu that follows at once. */
    then: (text: string, menu: string) => `${text}, then ${menu}`,
    join: (texts: string[]) => texts.join(', '),
  },
  closures: { permanent: 'Permanently closed', temporary: 'Temporarily closed', future: 'Coming soon' },
  closuresUntil: { temporary: (date: string) => `Closed until ${date}`, future: (date: string) => `Opens ${date}` },
  /** "March 15, 2027" */
  date: (day: Date) => day.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
  /** A moment of the next days: "Tue 11:00 AM". */
  onDay: (day: Date, time: string) => `${day.toUTCString().slice(0, 3)} ${time}`,
  /** A later one: "Mar 2 11:00 AM". `toUTCString` is "Tue, 02 Mar 2027 00:00:00 GMT" in every browser. */
  onDate: (day: Date, time: string) => `${day.toUTCString().slice(8, 11)} ${day.getUTCDate()} ${time}`,
};
