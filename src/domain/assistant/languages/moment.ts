const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** How a language writes the day of a moment; 0 is Sunday, 1 is January. */
export interface DayWords {
  weekday: (weekday: number) => string;
  date: (month: number, date: number) => string;
}

/** The day of a status's moment, "Tue 11:00 AM" or "Mar 2 11:00 AM", in another language; its time of day stays as it is. */
export function translateMoment(moment: string, { weekday, date }: DayWords): string {
  const [, name = '', number, time = ''] = /^([A-Z][a-z]{2}) (?:(\d{1,2}) )?(\d.*)$/.exec(moment) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (number !== undefined && month > 0) return `${date(month, Number(number))} ${time}`;
  return number === undefined && WEEKDAYS.includes(name) ? `${weekday(WEEKDAYS.indexOf(name))} ${time}` : moment;
}
