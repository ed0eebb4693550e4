import { formatDate } from '../../hours/date.ts';
import { weekdayName } from '../../hours/hours-lines.ts';
import { type OpenStatus, openStatusAt } from '../../hours/open-status.ts';
import { type OpeningTimes, spansOn, type WeekTimes } from '../../hours/opening-times.ts';
import { openStatusToText, spansToText } from '../../hours/opening-words.ts';
import { MINUTES_A_DAY } from '../../hours/time-of-day.ts';
import { clockAt } from '../../hours/zone-clock.ts';
import { listText } from '../../text/list-text.ts';
import { capitalize } from '../../text/sentences.ts';
import { present } from '../../present.ts';
import { PATHS } from '../../pages/routes.ts';
import type { HoursCard } from '../answer.ts';
import { type AskedDay, dateOf, type Day, resolveDay, weekdayOf } from '../days.ts';
import type { Place } from '../knowledge.ts';
import { type Answer, type Asked, linkCard, PLACES_TOLD, placesAsked, say, subjectOf, referOn } from './asked.ts';

export function answerHours(asked: Asked): Answer {
  const { knowledge } = asked;
  const places = placesAsked(asked);
  const [only] = places;
  if (only && places.length === 1) return hoursOf(asked, only);
  if (places.length > PLACES_TOLD) {
    const text = `Each of our ${places.length} locations has its own hours. Tell me which one you mean, or look it up in the list.`;
    return [say(text), { type: 'contact_info', data: [linkCard('All locations', PATHS.locations)] }];
  }
  const { time } = asked.question;
  if (time !== undefined) return openThen(asked, places, time);
  const cards = places.map((place) => cardOf(asked, place, true));
  const when = whenText(asked);
  return [
    say(
      `These are the hours of ${places.length === knowledge.places.length ? 'our' : 'these'} ${places.length} locations${when}.`,
    ),
    { type: 'hours', data: cards },
  ];
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** Which of several are open at a time of a day. */
function openThen(asked: Asked, places: Place[], time: number): Answer {
  const open = places.filter((place) => {
    const { times } = place.page();
    const week = times && weekAsked(asked, times);
    if (!week || times.zone === undefined) return false;
    const today = Math.floor(clockAt(asked.now, times.zone) / MINUTES_A_DAY);
    const [day = today] = daysAsked(asked.question.days, today);
    return isOpenAt(week, day, time);
  });
  const when = `then${whenText(asked)}`;
  if (open.length === 0)
    return [
      say(`None of them is open ${when}.`),
      { type: 'hours', data: places.map((place) => cardOf(asked, place, true)) },
    ];
  return [
    say(
      `Open ${when}: ${listText(
        open.map(({ name }) => name),
        ', and',
      )}.`,
    ),
    { type: 'hours', data: open.map((place) => cardOf(asked, place, true)) },
  ];
}

/** " on Sunday", where every place calls the day the same. */
function whenText({ question }: Asked): string {
  const [day] = question.days;
  if (day === undefined || day.kind === 'now' || day.kind === 'today') return ' today';
  if (day.kind === 'weekdays') return ` on ${day.weekdays.map(weekdayName).join(' and ')}`;
  if (day.kind === 'date') return ` on ${formatDate(`2000-${pad(day.month)}-${pad(day.date)}`).split(',')[0] ?? ''}`;
  if (day.kind === 'in') return day.days === 1 ? ' tomorrow' : '';
  return '';
}

function hoursOf(asked: Asked, place: Place): Answer {
  const { knowledge } = asked;
  const { times } = place.page();
  const subject = subjectOf(knowledge, place);
  if (times === undefined) return unknownHours(asked, place);
  const week = weekAsked(asked, times);
  if (week === null) return referOn(asked, 'Pickup hours not available.');
  const isOfPickup = week !== times;
  const what = isOfPickup ? 'Pickup' : subject.name;
  const text = sentencesOf(asked, { week, zone: times.zone, what, is: isOfPickup ? 'is' : subject.is });
  return [say(text), { type: 'hours', data: [cardOf(asked, place, false)] }];
}

function unknownHours(asked: Asked, place: Place): Answer {
  const { name } = subjectOf(asked.knowledge, place);
  const whose = name === 'We' ? 'our opening hours' : `the opening hours of ${name}`;
  return referOn(asked, `I don’t know ${whose}: hours not available.`);
}

interface Described {
  week: WeekTimes;
  zone: string | undefined;
  /** "We", "Kumo Gastown", "Pickup" */
  what: string;
  is: string;
}

function sentencesOf({ question, now }: Asked, described: Described): string {
  const { week, zone, what, is } = described;
  // Where nobody knows the zone there is no today.
  if (zone === undefined) return `${what} ${is} open at these hours.`;
  const today = Math.floor(clockAt(now, zone) / MINUTES_A_DAY);
  const asked = daysAsked(question.days, today);
  const days = asked.length > 0 ? asked : [today];
  const { time } = question;
  if (time !== undefined) return days.map((day) => timeText(described, { day, today, time })).join(' ');
  const status = days.includes(today) ? [`${what} ${is} ${statusText(openStatusAt(week, zone, now))}.`] : [];
  return [...status, ...days.map((day) => `${dayText(day, today)}: ${hoursText(week, day)}.`)].join(' ');
}

/** An answer to "open at nine on Friday?" */
function timeText({ week, what, is }: Described, asked: { day: Day; today: Day; time: number }): string {
  const { day, today, time } = asked;
  const isOpen = isOpenAt(week, day, time);
  const subject = what === 'We' ? 'we' : what;
  const state = `${isOpen ? 'Yes' : 'No'}, ${subject} ${is} ${isOpen ? 'open' : 'closed'} then.`;
  return `${state} ${dayText(day, today)}: ${hoursText(week, day)}.`;
}

function hoursText(week: WeekTimes, day: Day): string {
  const hours = spansToText(spansOn(week, day));
  return hours === 'Closed' ? 'closed' : hours;
}

/** Whether a place is open at a time of a day; the hours after midnight still belong to the evening before. */
function isOpenAt(week: WeekTimes, day: Day, time: number): boolean {
  const holds = (minutes: number, on: Day) =>
    spansOn(week, on).some(([opens, closes]) => opens <= minutes && minutes < closes);
  return holds(time, day) || holds(time + MINUTES_A_DAY, day - 1);
}

/** "Now" is today, unless another day is named. */
function daysAsked(asked: AskedDay[], today: Day): Day[] {
  const named = asked.filter(({ kind }) => kind !== 'now');
  return [...new Set((named.length > 0 ? named : asked).flatMap((day) => resolveDay(day, today)))];
}

function statusText(status: OpenStatus): string {
  if (status.kind === 'open') return openStatusToText(status);
  const opens = status.opens === undefined ? '' : `, and open${/^\d/.test(status.opens) ? ' at' : 's'} ${status.opens}`;
  return status.isAllDay ? `closed today${opens}` : `closed now${opens}`;
}

function dayText(day: Day, today: Day): string {
  const name = weekdayName(weekdayOf(day));
  if (day === today) return `Today, ${name}`;
  if (day === today + 1) return `Tomorrow, ${name}`;
  const [monthAndDate = ''] = formatDate(dateOf(day)).split(',');
  return `${name}, ${monthAndDate}`;
}

/** Pickup's, where it is asked about and has hours of its own; null where nobody knows them. */
function weekAsked({ question }: Asked, times: OpeningTimes): WeekTimes | null {
  return question.topics.has('pickup') && times.pickup !== undefined ? times.pickup : times;
}

function cardOf(asked: Asked, place: Place, isOneOfMany: boolean): HoursCard {
  const { times } = place.page();
  const { url } = place;
  if (times === undefined) return { name: place.name, status: 'Hours not available', days: [], url };
  const week = weekAsked(asked, times);
  const name = week === times ? place.name : `${place.name}, pickup`;
  if (week === null) return { name, status: 'Pickup hours not available', days: [], url };
  const { zone } = times;
  const status = zone === undefined ? undefined : capitalize(openStatusToText(openStatusAt(week, zone, asked.now)));
  return present({ name, status, days: daysOnCard(asked, place, week, isOneOfMany), url });
}

function daysOnCard({ question, now }: Asked, place: Place, week: WeekTimes, isOneOfMany: boolean): HoursCard['days'] {
  const { times, timetables } = place.page();
  const zone = times?.zone;
  // Of several places a whole week each would be a wall.
  const asked: AskedDay[] = question.days.length === 0 && isOneOfMany ? [{ kind: 'today' }] : question.days;
  const days = asked.filter(({ kind }) => kind !== 'week');
  if (zone !== undefined && days.length > 0) {
    const today = Math.floor(clockAt(now, zone) / MINUTES_A_DAY);
    return daysAsked(days, today).map((day) => ({ day: dayText(day, today), hours: spansToText(spansOn(week, day)) }));
  }
  // The second timetable is pickup's.
  const shown = week === times ? timetables : timetables.slice(1);
  return shown.flatMap(({ title, table }, index) => {
    const prefix = index === 0 ? '' : `${title}: `;
    if (table === undefined) return [];
    return [
      ...table.days.map(({ day, times: hours }) => ({ day: `${prefix}${day}`, hours: hours.join(', ') })),
      ...table.special.map(({ dates, text }) => ({ day: `${prefix}${dates}`, hours: text })),
    ];
  });
}
