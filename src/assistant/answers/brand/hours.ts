import { textsIn } from '#i18n/texts.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { noteOn, spansOn, type WeekTimes } from '#core/hours/opening-times.ts';
import { spansToText, withNote } from '#core/hours/opening-words.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { HoursCard } from '#content/chat/answer.ts';
import { type Day, weekdayOf } from '#core/hours/day.ts';
import type { AskedDay } from '../../words/days.ts';
import type { KnownLocation } from '../../knowledge/known-locations.ts';
import type { NamedDay } from '../../phrases/english.ts';
import {
  type Answer,
  type AnswerContext,
  contactFallback,
  linkCard,
  LOCATIONS_TOLD,
  locationsAsked,
  say,
  subjectOf,
  referOn,
  waysToAsk,
} from '../parts/answer-context.ts';
import { isOfUnknownDay, isShutThen, isOpenThen, type KnownWeek, unconfirmedOn, weekOf } from './known-week.ts';

export function answerHours(context: AnswerContext): Answer {
  const { knowledge, phrases } = context;
  const locations = locationsAsked(context);
  const [only] = locations;
  if (only && locations.length === 1) return hoursOf(context, only);
  if (locations.length > LOCATIONS_TOLD) {
    const link = linkCard(phrases.label.allLocations, knowledge.paths.locations);
    return [say(phrases.hoursOfMany(locations.length)), { type: 'contact_info', data: [link] }];
  }
  const { time } = context.question;
  if (time !== undefined) return openThen(context, locations, time);
  const weeks = locations.map((location) => weekOf(context, location));
  if (weeks.every(isOfUnknownDay)) return referOn(context, phrases.unknownDay);
  const note = unconfirmedNote(context, locations, weeks);
  const text = phrases.hoursOfLocations(
    locations.length,
    locations.length === knowledge.locations.length,
    whenText(context),
  );
  const cards = locations.map((location) => cardOf(context, location, true));
  if (note === undefined) return [say(text), { type: 'hours', data: cards }];
  return [
    say(`${text} ${note} ${contactFallback(context)}`),
    { type: 'hours', data: cards },
    { type: 'contact_info', data: waysToAsk(context) },
  ];
}

/** Whether everything that is asked about is closed at the time that a question names. */
export function isClosedThen(context: AnswerContext): boolean {
  const { time, days } = context.question;
  const locations = locationsAsked(context);
  if (time === undefined || days.length === 0 || locations.length > LOCATIONS_TOLD) return false;
  return locations.every((location) => {
    const known = weekOf(context, location);
    const [day] = known?.days ?? [];
    return known && day !== undefined && isOpenThen(known, day, time) === false;
  });
}

/** "Are you open on public holidays?": tells the dates with special hours, and that the usual hours are not confirmed for other holidays. */
export function answerHolidays(context: AnswerContext): Answer {
  const { phrases, knowledge } = context;
  const known = locationsAsked(context)
    .slice(0, LOCATIONS_TOLD)
    .flatMap((location) => {
      const [timetable] = location.page(context.tag).timetables;
      const dates = (timetable?.table?.special ?? [])
        .slice(0, MAX_SPECIAL_DATES)
        .map((line) => `${line.dates}: ${withNote(line.text, line.note)}`);
      const name = subjectOf(knowledge, location);
      return dates.length === 0 ? [] : [`${name === undefined ? '' : `${name}, `}${dates.join('; ')}`];
    });
  return referOn(context, known.length > 0 ? phrases.holidays(known.join('. ')) : phrases.holidaysUnknown);
}

const MAX_SPECIAL_DATES = 8;

/** Names the locations whose usual hours are not confirmed for a holiday; undefined where all have hours for it. */
function unconfirmedNote(
  { phrases }: AnswerContext,
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
function openThen(context: AnswerContext, locations: KnownLocation[], time: number): Answer {
  const { phrases } = context;
  const weeks = locations.map((location) => weekOf(context, location));
  if (weeks.every(isOfUnknownDay)) return referOn(context, phrases.unknownDay);
  const states = weeks.map((known) => {
    const [day] = known?.days ?? [];
    return known && day !== undefined ? isOpenThen(known, day, time) : undefined;
  });
  const namesOf = (state: boolean | undefined) =>
    locations.filter((_, index) => states[index] === state).map(({ name }) => name);
  const [open, unknown] = [namesOf(true), namesOf(undefined)];
  const when = whenText(context);
  const texts = [
    ...(open.length > 0 ? [phrases.openThen(when, phrases.list(open))] : []),
    ...(unknown.length > 0 ? [phrases.hoursUnknown(phrases.list(unknown))] : []),
  ];
  const text = texts.length > 0 ? texts.join(' ') : phrases.noneOpenThen(when);
  const shown = open.length > 0 ? locations.filter((_, index) => states[index] !== false) : locations;
  const cards: Answer[number] = { type: 'hours', data: shown.map((location) => cardOf(context, location, true)) };
  const note = unconfirmedNote(context, locations, weeks);
  if (note === undefined) return [say(text), cards];
  return [
    say(`${text} ${note} ${contactFallback(context)}`),
    cards,
    { type: 'contact_info', data: waysToAsk(context) },
  ];
}

/** " on Sunday": the day in words that hold for every location. Empty where the date depends on the location. */
function whenText({ question, phrases: { when, list, holidayName } }: AnswerContext): string {
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

function hoursOf(context: AnswerContext, location: KnownLocation): Answer {
  const { knowledge, phrases } = context;
  const known = weekOf(context, location);
  if (known === undefined) return referOn(context, phrases.hoursUnknown(subjectOf(knowledge, location)));
  // It is closed on every day that is asked about.
  if (known && isShutThen(known))
    return referOn(
      context,
      phrases.statusNow(
        subjectOf(knowledge, location),
        openStatusAt(known.week, known.zone, context.now, textsIn(context.tag).hours),
      ),
    );
  if (known === null) return referOn(context, phrases.pickupHoursUnknown);
  if (isOfUnknownDay(known)) return referOn(context, phrases.unknownDay);
  const subject = known.isPickup ? phrases.pickup : subjectOf(knowledge, location);
  const card: Answer[number] = { type: 'hours', data: [cardOf(context, location, false)] };
  const text = sentencesOf(context, location, { ...known, subject });
  if (known.unconfirmed.length === 0) return [say(text), card];
  return [say(`${text} ${contactFallback(context)}`), card, { type: 'contact_info', data: waysToAsk(context) }];
}

interface Described extends KnownWeek {
  /** "Kumo Gastown", "Pickup"; undefined where there is one location. */
  subject: string | undefined;
}

function sentencesOf(context: AnswerContext, location: KnownLocation, described: Described): string {
  const { question, phrases, tag, now } = context;
  const { week, zone, subject, today, days } = described;
  // Without a time zone it is not known which day is today.
  if (today === undefined) return [phrases.openAtTheseHours(subject), ...holidayNote(context)].join(' ');
  const { time } = question;
  const isToday = days.includes(today) && time === undefined && described.unconfirmed.length === 0;
  const current = openStatusAt(week, zone, now, textsIn(tag).hours);
  const status = isToday && current.kind !== 'unknown' ? [phrases.statusNow(subject, current)] : [];
  const lines = days.map((day) => {
    const holiday = unconfirmedOn(context, location, week, day);
    if (holiday !== undefined) return usualText(context, described, day, holiday);
    const isOpen = time === undefined ? undefined : isOpenThen(described, day, time);
    const then = isOpen === undefined ? '' : `${phrases.openAtTime(subject, isOpen)} `;
    const text = `${then}${phrases.hoursOnDay(dayText(context, day, today), hoursText(context, week, day))}`;
    const note = noteOn(week, day);
    return note === undefined ? text : `${text} ${note}`;
  });
  return [...status, ...lines].join(' ');
}

function holidayNote({ question, phrases }: AnswerContext): string[] {
  return question.days.flatMap((day) =>
    day.kind === 'holiday' ? [phrases.usualHoursOfLocations(phrases.holidayName(day.name))] : [],
  );
}

/** "Our usual Friday hours are 5:00 PM – 10:00 PM; they are not confirmed for Christmas Day." */
function usualText(context: AnswerContext, described: Described, day: Day, holiday: string): string {
  const { phrases } = context;
  const { week, isPickup, today = 0 } = described;
  const subject = isPickup ? undefined : described.subject;
  const spans = spansOn(week, day);
  if (spans === null) return phrases.hoursOnDay(dayText(context, day, today), phrases.cardHoursUnknown);
  const text =
    spans.length === 0
      ? phrases.usuallyClosed(subject, weekdayOf(day), holiday)
      : phrases.usualHours(subject, weekdayOf(day), spansToText(spans, textsIn(context.tag).hours), holiday);
  return [dayText(context, day, today), ...(isPickup ? [phrases.pickup] : []), text].join(': ');
}

function hoursText({ phrases, tag }: AnswerContext, week: WeekTimes, day: Day, closed = phrases.closed): string {
  const spans = spansOn(week, day);
  if (spans === null) return phrases.cardHoursUnknown;
  return spans.length === 0 ? closed : spansToText(spans, textsIn(tag).hours);
}

/** With the year where the day is almost a year ahead, so that it is not taken for this year's. */
export function dayText({ phrases }: AnswerContext, day: Day, today: Day): string {
  const text = phrases.day(namedDay(day, today));
  return day - today < 350 ? text : `${text} (${new Date(day * DAY_MS).getUTCFullYear()})`;
}

export function namedDay(day: Day, today: Day): NamedDay {
  const date = new Date(day * DAY_MS);
  const is: NamedDay['is'] = day === today ? 'today' : day === today + 1 ? 'tomorrow' : undefined;
  return omitUndefined({ weekday: weekdayOf(day), month: date.getUTCMonth() + 1, date: date.getUTCDate(), is });
}

/** The hours and the status of the days that are asked about; the current status stands only above the hours of today. */
function cardOf(context: AnswerContext, location: KnownLocation, isOneOfMany: boolean): HoursCard {
  const { phrases } = context;
  const { url } = location;
  const known = weekOf(context, location);
  const { locality: city } = location.calledBy.address;
  if (known === undefined)
    return omitUndefined({ name: location.name, city, status: phrases.cardHoursUnknown, days: [], url });
  const name = known?.isPickup === false ? location.name : phrases.pickupOf(location.name);
  if (known === null) return omitUndefined({ name, city, status: phrases.cardPickupUnknown, days: [], url });
  const days = daysOnCard(context, location, known, isOneOfMany);
  return omitUndefined({ name, city, ...statusOf(context, known), days, url });
}

function statusOf(
  { phrases, tag, now, question }: AnswerContext,
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

function daysOnCard(
  context: AnswerContext,
  location: KnownLocation,
  known: KnownWeek,
  isOneOfMany: boolean,
): HoursCard['days'] {
  const { question, phrases } = context;
  const { timetables } = location.page(context.tag);
  const { week, today, days, isPickup } = known;
  if (isShutThen(known)) return [];
  const named: AskedDay[] = question.days.filter(({ kind }) => kind !== 'week');
  // A whole week for each of several locations would be too long.
  if (today !== undefined && (named.length > 0 || (isOneOfMany && question.days.length === 0))) {
    return days.map((day) => ({
      day: dayText(context, day, today),
      hours: withNote(hoursText(context, week, day, phrases.cardClosed), noteOn(week, day)),
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
      ...table.special.map(({ dates, text, note }) => ({ day: `${prefix}${dates}`, hours: withNote(text, note) })),
    ];
  });
}
