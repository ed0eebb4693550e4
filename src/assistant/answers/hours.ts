import { textsIn } from '#i18n/texts.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { spansOn, type WeekTimes } from '#core/hours/opening-times.ts';
import { spansToText } from '#core/hours/opening-words.ts';
import { DAY_MS } from '#schema/time-of-day.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { HoursCard } from '#content/chat/answer.ts';
import { type Day, weekdayOf } from '#core/hours/day.ts';
import type { AskedDay } from '../words/days.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import type { NamedDay } from '../phrases/english.ts';
import {
  type Answer,
  type Asked,
  askInstead,
  linkCard,
  LOCATIONS_TOLD,
  locationsAsked,
  say,
  subjectOf,
  referOn,
  waysToAsk,
} from './asked.ts';
import { isOfUnknownDay, isShutThen, isOpenThen, type KnownWeek, unconfirmedOn, weekOf } from './known-week.ts';

export function answerHours(asked: Asked): Answer {
  const { knowledge, phrases } = asked;
  const locations = locationsAsked(asked);
  const [only] = locations;
  if (only && locations.length === 1) return hoursOf(asked, only);
  if (locations.length > LOCATIONS_TOLD) {
    const link = linkCard(phrases.label.allLocations, knowledge.paths.locations);
    return [say(phrases.hoursOfMany(locations.length)), { type: 'contact_info', data: [link] }];
  }
  const { time } = asked.question;
  if (time !== undefined) return openThen(asked, locations, time);
  const weeks = locations.map((location) => weekOf(asked, location));
  if (weeks.every(isOfUnknownDay)) return referOn(asked, phrases.unknownDay);
  const note = unconfirmedNote(asked, locations, weeks);
  const text = phrases.hoursOfLocations(
    locations.length,
    locations.length === knowledge.locations.length,
    whenText(asked),
  );
  const cards = locations.map((location) => cardOf(asked, location, true));
  if (note === undefined) return [say(text), { type: 'hours', data: cards }];
  return [
    say(`${text} ${note} ${askInstead(asked)}`),
    { type: 'hours', data: cards },
    { type: 'contact_info', data: waysToAsk(asked) },
  ];
}

/** Whether everything that is asked about is closed at the time that a question names. */
export function isClosedThen(asked: Asked): boolean {
  const { time, days } = asked.question;
  const locations = locationsAsked(asked);
  if (time === undefined || days.length === 0 || locations.length > LOCATIONS_TOLD) return false;
  return locations.every((location) => {
    const known = weekOf(asked, location);
    const [day] = known?.days ?? [];
    return known && day !== undefined && isOpenThen(known, day, time) === false;
  });
}

/** "Are you open on public holidays?": tells the dates with special hours, and that the usual hours are not confirmed for other holidays. */
export function answerHolidays(asked: Asked): Answer {
  const { phrases, knowledge } = asked;
  const known = locationsAsked(asked)
    .slice(0, LOCATIONS_TOLD)
    .flatMap((location) => {
      const [timetable] = location.page(asked.tag).timetables;
      const dates = (timetable?.table?.special ?? [])
        .slice(0, MAX_SPECIAL_DATES)
        .map((line) => `${line.dates}: ${line.text}`);
      const name = subjectOf(knowledge, location);
      return dates.length === 0 ? [] : [`${name === undefined ? '' : `${name}, `}${dates.join('; ')}`];
    });
  return referOn(asked, known.length > 0 ? phrases.holidays(known.join('. ')) : phrases.holidaysUnknown);
}

const MAX_SPECIAL_DATES = 8;

/** Names the locations whose usual hours are not confirmed for a holiday; undefined where all have hours for it. */
function unconfirmedNote(
  { phrases }: Asked,
  locations: KnownLocation[],
  weeks: (KnownWeek | null | undefined)[],
): string | undefined {
  const holidays = [...new Set(weeks.flatMap((week) => week?.unconfirmed ?? []))];
  if (holidays.length === 0) return undefined;
  const names = locations.filter((_, index) => (weeks[index]?.unconfirmed ?? []).length > 0).map(({ name }) => name);
  const text = phrases.usualHoursOfLocations(phrases.list(holidays));
  return names.length === locations.length ? text : `${phrases.list(names)}: ${text}`;
}

/** Which of several are open at a time of a day. */
function openThen(asked: Asked, locations: KnownLocation[], time: number): Answer {
  const { phrases } = asked;
  const weeks = locations.map((location) => weekOf(asked, location));
  if (weeks.every(isOfUnknownDay)) return referOn(asked, phrases.unknownDay);
  const states = weeks.map((known) => {
    const [day] = known?.days ?? [];
    return known && day !== undefined ? isOpenThen(known, day, time) : undefined;
  });
  const namesOf = (state: boolean | undefined) =>
    locations.filter((_, index) => states[index] === state).map(({ name }) => name);
  const [open, unknown] = [namesOf(true), namesOf(undefined)];
  const when = whenText(asked);
  const texts = [
    ...(open.length > 0 ? [phrases.openThen(when, phrases.list(open))] : []),
    ...(unknown.length > 0 ? [phrases.hoursUnknown(phrases.list(unknown))] : []),
  ];
  const text = texts.length > 0 ? texts.join(' ') : phrases.noneOpenThen(when);
  const shown = open.length > 0 ? locations.filter((_, index) => states[index] !== false) : locations;
  const cards: Answer[number] = { type: 'hours', data: shown.map((location) => cardOf(asked, location, true)) };
  const note = unconfirmedNote(asked, locations, weeks);
  if (note === undefined) return [say(text), cards];
  return [say(`${text} ${note} ${askInstead(asked)}`), cards, { type: 'contact_info', data: waysToAsk(asked) }];
}

/** " on Sunday": the day in words that hold for every location. Empty where the date depends on the location. */
function whenText({ question, phrases: { when, list, holidayName } }: Asked): string {
  const [day] = question.days;
  switch (day?.kind) {
    case undefined:
    case 'now':
    case 'today':
      return when.today;
    case 'weekdays':
      return when.weekdays(day.weekdays);
    case 'date':
      return when.date(day.month, day.date);
    case 'holiday':
      return when.holiday(
        list(question.days.flatMap((each) => (each.kind === 'holiday' ? holidayName(each.name) : []))),
      );
    case 'in':
      return day.days === 1 ? when.tomorrow : '';
    case 'week':
    case 'unknown':
      return '';
  }
}

function hoursOf(asked: Asked, location: KnownLocation): Answer {
  const { knowledge, phrases } = asked;
  const known = weekOf(asked, location);
  if (known === undefined) return referOn(asked, phrases.hoursUnknown(subjectOf(knowledge, location)));
  // It is closed on every day that is asked about.
  if (known && isShutThen(known))
    return referOn(
      asked,
      phrases.statusNow(
        subjectOf(knowledge, location),
        openStatusAt(known.week, known.zone, asked.now, textsIn(asked.tag).hours),
      ),
    );
  if (known === null) return referOn(asked, phrases.pickupHoursUnknown);
  if (isOfUnknownDay(known)) return referOn(asked, phrases.unknownDay);
  const subject = known.isPickup ? phrases.pickup : subjectOf(knowledge, location);
  const card: Answer[number] = { type: 'hours', data: [cardOf(asked, location, false)] };
  const text = sentencesOf(asked, location, { ...known, subject });
  if (known.unconfirmed.length === 0) return [say(text), card];
  return [say(`${text} ${askInstead(asked)}`), card, { type: 'contact_info', data: waysToAsk(asked) }];
}

interface Described extends KnownWeek {
  /** "Kumo Gastown", "Pickup"; undefined where there is one location. */
  subject: string | undefined;
}

function sentencesOf(asked: Asked, location: KnownLocation, described: Described): string {
  const { question, phrases, tag, now } = asked;
  const { week, zone, subject, today, days } = described;
  // Without a time zone it is not known which day is today.
  if (today === undefined) return [phrases.openAtTheseHours(subject), ...holidayNote(asked)].join(' ');
  const { time } = question;
  const isToday = days.includes(today) && time === undefined && described.unconfirmed.length === 0;
  const current = openStatusAt(week, zone, now, textsIn(tag).hours);
  const status = isToday && current.kind !== 'unknown' ? [phrases.statusNow(subject, current)] : [];
  const lines = days.map((day) => {
    const holiday = unconfirmedOn(asked, location, week, day);
    if (holiday !== undefined) return usualText(asked, described, day, holiday);
    const isOpen = time === undefined ? undefined : isOpenThen(described, day, time);
    const then = isOpen === undefined ? '' : `${phrases.openAtTime(subject, isOpen)} `;
    return `${then}${phrases.hoursOnDay(dayText(asked, day, today), hoursText(asked, week, day))}`;
  });
  return [...status, ...lines].join(' ');
}

function holidayNote({ question, phrases }: Asked): string[] {
  return question.days.flatMap((day) =>
    day.kind === 'holiday' ? [phrases.usualHoursOfLocations(phrases.holidayName(day.name))] : [],
  );
}

/** "Our usual Friday hours are 5:00 PM – 10:00 PM; they are not confirmed for Christmas Day." */
function usualText(asked: Asked, described: Described, day: Day, holiday: string): string {
  const { phrases } = asked;
  const { week, isPickup, today = 0 } = described;
  const subject = isPickup ? undefined : described.subject;
  const spans = spansOn(week, day);
  if (spans === null) return phrases.hoursOnDay(dayText(asked, day, today), phrases.cardHoursUnknown);
  const text =
    spans.length === 0
      ? phrases.usuallyClosed(subject, weekdayOf(day), holiday)
      : phrases.usualHours(subject, weekdayOf(day), spansToText(spans, textsIn(asked.tag).hours), holiday);
  return [dayText(asked, day, today), ...(isPickup ? [phrases.pickup] : []), text].join(': ');
}

function hoursText({ phrases, tag }: Asked, week: WeekTimes, day: Day, closed = phrases.closed): string {
  const spans = spansOn(week, day);
  if (spans === null) return phrases.cardHoursUnknown;
  return spans.length === 0 ? closed : spansToText(spans, textsIn(tag).hours);
}

/** With the year where the day is almost a year ahead, so that it is not taken for this year's. */
function dayText({ phrases }: Asked, day: Day, today: Day): string {
  const text = phrases.day(namedDay(day, today));
  return day - today < 350 ? text : `${text} (${new Date(day * DAY_MS).getUTCFullYear()})`;
}

export function namedDay(day: Day, today: Day): NamedDay {
  const date = new Date(day * DAY_MS);
  const is: NamedDay['is'] = day === today ? 'today' : day === today + 1 ? 'tomorrow' : undefined;
  return omitUndefined({ weekday: weekdayOf(day), month: date.getUTCMonth() + 1, date: date.getUTCDate(), is });
}

/** The hours and the status of the days that are asked about; the current status stands only above the hours of today. */
function cardOf(asked: Asked, location: KnownLocation, isOneOfMany: boolean): HoursCard {
  const { phrases } = asked;
  const { url } = location;
  const known = weekOf(asked, location);
  const { locality: city } = location.calledBy.address;
  if (known === undefined)
    return omitUndefined({ name: location.name, city, status: phrases.cardHoursUnknown, days: [], url });
  const name = known?.isPickup === false ? location.name : phrases.pickupOf(location.name);
  if (known === null) return omitUndefined({ name, city, status: phrases.cardPickupUnknown, days: [], url });
  const days = daysOnCard(asked, location, known, isOneOfMany);
  return omitUndefined({ name, city, ...statusOf(asked, known), days, url });
}

function statusOf(
  { phrases, tag, now, question }: Asked,
  { week, zone, today, days, unconfirmed }: KnownWeek,
): Pick<HoursCard, 'status' | 'is_open'> {
  if (isShutThen({ week, days }))
    return { status: phrases.status(openStatusAt(week, zone, now, textsIn(tag).hours)), is_open: false };
  if (unconfirmed.length > 0) return { status: phrases.notConfirmed(phrases.list(unconfirmed)) };
  if (today === undefined || !days.includes(today) || question.time !== undefined) return {};
  const status = openStatusAt(week, zone, now, textsIn(tag).hours);
  if (status.kind === 'unknown') return { status: phrases.cardHoursUnknown };
  return { status: phrases.status(status), is_open: status.kind === 'open' };
}

function daysOnCard(asked: Asked, location: KnownLocation, known: KnownWeek, isOneOfMany: boolean): HoursCard['days'] {
  const { question, phrases } = asked;
  const { timetables } = location.page(asked.tag);
  const { week, today, days, isPickup } = known;
  if (isShutThen(known)) return [];
  const named: AskedDay[] = question.days.filter(({ kind }) => kind !== 'week');
  // A whole week for each of several locations would be too long.
  if (today !== undefined && (named.length > 0 || (isOneOfMany && question.days.length === 0))) {
    return days.map((day) => ({
      day: dayText(asked, day, today),
      hours: hoursText(asked, week, day, phrases.cardClosed),
    }));
  }
  const shown = timetables.filter((timetable) => timetable.of === 'pickup' || (timetable.of === 'week' && !isPickup));
  return shown.flatMap(({ title, table }, index) => {
    const prefix = index === 0 ? '' : `${title}: `;
    if (table === undefined) return [];
    return [
      ...table.days.map(({ day, times: hours }) => ({ day: `${prefix}${day}`, hours: hours.join(', ') })),
      ...table.seasons.map(({ title: season, days: lines }) => ({
        day: `${prefix}${season}`,
        hours: lines.map((line) => `${line.day} ${line.text}`).join(', '),
      })),
      ...table.special.map(({ dates, text }) => ({ day: `${prefix}${dates}`, hours: text })),
    ];
  });
}
