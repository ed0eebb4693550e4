import { openStatusAt } from '#core/hours/open-status.ts';
import { spansOn } from '#core/hours/opening-times.ts';
import { spansToText } from '#core/hours/opening-words.ts';
import { clockAt, instantOf } from '#core/hours/zone-clock.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import type { Day } from '#core/hours/day.ts';
import { textsIn } from '#i18n/texts.ts';
import type { KnownItem, KnownMenu } from '../../knowledge/knowledge.ts';
import type { KnownLocation } from '../../knowledge/known-locations.ts';
import { isTimed, menuTimesAt, type TimedMenu } from '../../knowledge/menu-times.ts';
import { isServedAt } from '../../knowledge/known-items.ts';
import {
  type Answer,
  type AnswerContext,
  linkCard,
  LOCATIONS_TOLD,
  locationsAsked,
  referOn,
  say,
  subjectOf,
} from '../parts/answer-context.ts';
import { saysWhen, usualText, usualTimes, withTimes } from '../parts/served-text.ts';
import { dayText } from '../brand/hours.ts';
import { daysAsked, isOpenThen, unconfirmedOn } from '../brand/known-week.ts';
import { answerItem } from './items.ts';
import { cardsOf, SHOWN, soldOutAmong } from '../parts/menu-items.ts';

/** The moment that a question is about, on the clock of a location. */
type Moment =
  /** `day`: today there. */
  | { kind: 'now'; day: Day }
  | { kind: 'then'; day: Day; time: number }
  | { kind: 'days'; days: Day[]; today: Day }
  /** None, or it is not known what time it is there: then only what is true at any time is said. */
  | { kind: 'any' };

/** Answers when the menus of some dishes, or some menus, are served, and whether they are at a time; else what is served then. Empty where the site does not say. */
export function answerServed(context: AnswerContext): Answer {
  const { question } = context;
  const items = itemsAskedFor(context);
  if (items.length > 0) return answerServedItems(context, items);
  const menus = menusAskedFor(context);
  if (menus.length > 0) return answerServedMenus(context, menus);
  const asksWhat = question.topics.has('menu') || question.topics.has('served');
  return asksWhat && question.wanted.length === 0 && asksMoment(context) ? answerWhatIsServed(context) : [];
}

/** Whether a question is about when something is served. */
export function asksServed({ question }: AnswerContext): boolean {
  const { days, time, topics, diets, deniedFoods, sort, limit, menus } = question;
  if (diets.length + deniedFoods.length > 0 || sort !== undefined || limit !== undefined) return false;
  if (['price', 'catering', 'jobs', 'reservation', 'delivery'].some((topic) => topics.has(topic as 'price')))
    return false;
  const isOfTime = time !== undefined || days.some(({ kind }) => kind !== 'unknown');
  return isOfTime || topics.has('served') || (topics.has('hours') && menus.length > 0);
}

function asksMoment({ question: { days, time } }: AnswerContext): boolean {
  return time !== undefined || days.some(({ kind }) => kind !== 'week' && kind !== 'unknown');
}

/** The items that a question names, each of whose menus says when it is served. One that is on a menu without times may be there at any time. */
function itemsAskedFor({ question }: AnswerContext): KnownItem[] {
  const { named, items, locations, topics, menus } = question;
  // "When is brunch?" is about the menu, and not about the brunch plate.
  if (named.length === 0 && (topics.has('hours') || menus.length > 0)) return [];
  const found = named.length > 0 ? named : items.filter(({ isNamed }) => isNamed).map(({ item }) => item);
  const served = found.filter(isServedAt(locations));
  return served.length > 0 && served.every(({ of }) => of !== undefined && saysWhen(of)) ? served : [];
}

function menusAskedFor({ knowledge, question }: AnswerContext): KnownMenu[] {
  return knowledge.menus.filter(
    (menu) => question.menus.includes(menu.name) && locationsOf(question.locations, menu).length > 0,
  );
}

function locationsOf(asked: readonly KnownLocation[], { locations }: KnownMenu): readonly KnownLocation[] {
  return asked.length === 0 ? locations : locations.filter((location) => asked.includes(location));
}

function answerServedItems(context: AnswerContext, items: KnownItem[]): Answer {
  const names = [...new Set(items.map(({ name }) => name))].slice(0, SHOWN);
  const texts = names.map((name) => {
    const menus = [...new Set(items.flatMap((item) => (item.name === name && item.of ? item.of : [])))];
    return tellMenus(context, menus, name);
  });
  // The words of a menu may be about something else: the dish itself is answered as any other.
  const isOfWords = items.every(({ of }) => of === undefined || !isTimed(of));
  if (isOfWords) return [...answerItem(context), say(texts.join(' '))];
  const shown = names.flatMap((name) => items.find((item) => item.name === name) ?? []);
  return [say([...texts, ...soldOutAmong(context, shown)].join(' ')), cardsOf(context, shown)];
}

function answerServedMenus(context: AnswerContext, menus: KnownMenu[]): Answer {
  const { phrases, knowledge } = context;
  const known = menus.filter(saysWhen);
  if (known.length === 0)
    return referOn(
      context,
      phrases.servedUnknown(phrases.list(menus.map(({ name }) => phrases.menuNamed(name))), menus.length),
    );
  const first = knowledge.items.find(({ of }) => of !== undefined && known.includes(of));
  const link = linkCard(phrases.label.seeMenu, first?.url ?? knowledge.paths.menu);
  return [say(tellMenus(context, known)), { type: 'contact_info', data: [link] }];
}

/** What is said of some menus: once where it is the same at all locations. */
function tellMenus(context: AnswerContext, menus: readonly KnownMenu[], item?: string): string {
  const { question } = context;
  const places = [...new Set(menus.flatMap((menu) => locationsOf(question.locations, menu)))];
  const tell = (location: KnownLocation, isOneOfMany: boolean) =>
    tellAt(
      context,
      menus.filter(({ locations }) => locations.includes(location)),
      { location, isOneOfMany },
      item,
    );
  const texts = places.length > LOCATIONS_TOLD ? [] : textsAt(context, places, tell);
  if (texts.length > 0) return texts.join(' ');
  return [...new Set(menus.map((menu) => usualText(context, menu, item)))].join(' ');
}

/** What is true of each location: once where it is the same of all, else behind the names of those of which it is. */
function textsAt(
  { phrases }: AnswerContext,
  places: readonly KnownLocation[],
  tell: (location: KnownLocation, isOneOfMany: boolean) => string,
): string[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  if (others.length === 0) return [tell(first, false)];
  const namesOf = new Map<string, string[]>();
  for (const location of places) {
    const text = tell(location, true);
    namesOf.set(text, [...(namesOf.get(text) ?? []), location.name]);
  }
  if (namesOf.size === 1) return [...namesOf.keys()];
  return [...namesOf].map(([text, names]) => phrases.labelled(phrases.list(names), text));
}

/** Of a dish on several menus those that are served count: the others are told where none is. */
function tellAt(
  context: AnswerContext,
  menus: readonly KnownMenu[],
  { location, isOneOfMany }: { location: KnownLocation; isOneOfMany: boolean },
  item?: string,
): string {
  const moment = momentAsked(context, location);
  const told = menus.map((menu) => tellMenu(context, menu, location, moment, item));
  const served = told.filter(({ state }) => state === 'served');
  const texts = (served.length > 0 && item !== undefined ? served : told).map(({ text }) => text);
  const shut = shutText(context, location, moment, isOneOfMany);
  return [...shut, ...texts, ...holidayText(context, location, moment)].join(' ');
}

/** What is known of a menu at a moment. `unknown` is never a no. */
interface Told {
  text: string;
  state: 'served' | 'not-served' | 'unknown';
}

function tellMenu(
  context: AnswerContext,
  menu: KnownMenu,
  location: KnownLocation,
  moment: Moment,
  item: string | undefined,
): Told {
  const { phrases } = context;
  if (!isTimed(menu) || moment.kind === 'any') return { text: usualText(context, menu, item), state: 'unknown' };
  const named = phrases.menuNamed(menu.name, item);
  if (moment.kind === 'days') return tellDays(context, menu, location, moment, named);
  const isNow = moment.kind === 'now';
  const status = statusAt(context, menu, location, moment);
  if (status.kind === 'open') {
    const text = isNow ? phrases.servedNow(named, status.until) : phrases.servedThen(named);
    return { text: item === undefined ? text : phrases.yes(text), state: 'served' };
  }
  if (status.kind === 'unknown')
    return { text: `${phrases.servedThenUnknown(named)} ${usualText(context, menu)}`, state: 'unknown' };
  const times = usualTimes(context, menu);
  if (isNow && item !== undefined && times !== undefined)
    return { text: phrases.notNow(phrases.servedAt(named, times, status.opens)), state: 'not-served' };
  const text = isNow ? phrases.notServedNow(named, status.opens) : phrases.notServedThen(named);
  return { text: [text, ...(times === undefined ? [] : [usualText(context, menu)])].join(' '), state: 'not-served' };
}

function tellDays(
  context: AnswerContext,
  menu: TimedMenu,
  location: KnownLocation,
  { days, today }: Extract<Moment, { kind: 'days' }>,
  named: string,
): Told {
  const { phrases, tag } = context;
  const times = menuTimesAt(menu, location);
  const spansOf = (day: Day) => spansOn(times, day);
  const texts = days.map((day) => {
    const spans = spansOf(day);
    const on = dayText(context, day, today);
    if (spans === null) return phrases.hoursOnDay(on, phrases.cardHoursUnknown);
    if (spans.length === 0) return [phrases.notServedOn(on, named), usualText(context, menu)].join(' ');
    return phrases.servedOn(on, named, spansToText(spans, textsIn(tag).hours));
  });
  const isServed = days.some((day) => (spansOf(day)?.length ?? 0) > 0);
  const isUnknown = days.some((day) => spansOf(day) === null);
  return { text: texts.join(' '), state: isServed ? 'served' : isUnknown ? 'unknown' : 'not-served' };
}

function statusAt(
  { now, tag }: AnswerContext,
  menu: TimedMenu,
  location: KnownLocation,
  moment: Extract<Moment, { kind: 'now' | 'then' }>,
) {
  const { zone } = location;
  const instant = moment.kind === 'now' ? now : instantOf(moment.day * MINUTES_A_DAY + moment.time, zone);
  return openStatusAt(menuTimesAt(menu, location), zone, instant, textsIn(tag).hours);
}

/** What is served at the moment of the question: three states, for a menu without times is not one that is not served. */
function answerWhatIsServed(context: AnswerContext): Answer {
  const { knowledge, phrases } = context;
  const places = locationsAsked(context).filter((location) =>
    knowledge.menus.some((menu) => isTimed(menu) && menu.locations.includes(location)),
  );
  if (places.length === 0 || places.length > LOCATIONS_TOLD) return [];
  const texts = textsAt(context, places, (location, isOneOfMany) => {
    const menus = knowledge.menus.filter(({ locations }) => locations.includes(location));
    const untimed = menus.filter((menu) => !isTimed(menu)).map(({ name }) => phrases.menuNamed(name));
    const moment = momentAsked(context, location);
    const told = menus
      .filter(isTimed)
      .map((menu) => ({ menu, ...tellMenu(context, menu, location, moment, undefined) }));
    const others = told.filter(({ state }) => state === 'not-served').map(({ menu }) => withTimes(context, menu));
    return [
      ...shutText(context, location, moment, isOneOfMany),
      ...told.filter(({ state }) => state !== 'not-served').map(({ text }) => text),
      ...(untimed.length > 0 ? [phrases.servedUnknown(phrases.list(untimed), untimed.length)] : []),
      ...(others.length > 0 ? [phrases.othersServed(phrases.list(others))] : []),
      ...holidayText(context, location, moment),
    ].join(' ');
  });
  return [
    say(texts.join(' ')),
    { type: 'contact_info', data: [linkCard(phrases.label.seeMenu, places[0]?.menuUrl ?? knowledge.paths.menu)] },
  ];
}

function momentAsked(context: AnswerContext, location: KnownLocation): Moment {
  const { zone } = location;
  if (zone === undefined) return { kind: 'any' };
  const { days, time } = context.question;
  const today = Math.floor(clockAt(context.now, zone) / MINUTES_A_DAY);
  const asked = daysAsked(context, location, today);
  const [day] = asked;
  if (time !== undefined) return day === undefined ? { kind: 'any' } : { kind: 'then', day, time };
  if (days.some(({ kind }) => kind === 'now')) return { kind: 'now', day: today };
  if (day === undefined || !asksMoment(context)) return { kind: 'any' };
  return { kind: 'days', days: asked, today };
}

/** Says first that the location is closed at that moment, where it is: then nothing is served. */
function shutText(context: AnswerContext, location: KnownLocation, moment: Moment, isOneOfMany: boolean): string[] {
  const { knowledge, phrases, now, tag } = context;
  const { times } = location.page();
  if (times === undefined) return [];
  const subject = subjectOf(knowledge, location);
  if (moment.kind === 'now') {
    const status = openStatusAt(times, location.zone, now, textsIn(tag).hours);
    if (status.kind !== 'closed') return [];
    return [isOneOfMany ? `${phrases.status(status)}.` : phrases.statusNow(subject, status)];
  }
  if (moment.kind === 'days') {
    const closed = moment.days.filter((day) => spansOn(times, day)?.length === 0);
    return closed.map((day) => phrases.hoursOnDay(dayText(context, day, moment.today), phrases.closed));
  }
  if (moment.kind === 'any') return [];
  const isOpen = isOpenThen({ week: times, zone: location.zone }, moment.day, moment.time);
  if (isOpen !== false) return [];
  return [isOneOfMany ? `${phrases.cardClosed}.` : phrases.openAtTime(subject, false)];
}

/** Usual hours are not confirmed for a public holiday. */
function holidayText(context: AnswerContext, location: KnownLocation, moment: Moment): string[] {
  const { times } = location.page();
  if (moment.kind === 'any' || times === undefined) return [];
  const days = moment.kind === 'days' ? moment.days : [moment.day];
  const names = [...new Set(days.flatMap((day) => unconfirmedOn(context, location, times, day) ?? []))];
  return names.length === 0 ? [] : [context.phrases.usualHoursOfLocations(context.phrases.list(names))];
}
