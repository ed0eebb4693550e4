import type { HoursTexts } from '#i18n/texts.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { nextChangeAfter, openingAt, openStatusAt, type Run } from '../hours/open-status.ts';
import { spansOn, type WeekTimes } from '../hours/opening-times.ts';
import { clockAt, instantOf } from '../hours/zone-clock.ts';

/** When the menus of a page are served, for the clock: the builder's, and that of the browser. */
export interface ServedTimes {
  /** IANA time zone of the location. */
  zone: string;
  /** In the order in which they are written. */
  menus: ServedMenu[];
  /** When the restaurant is open. Missing: that is not known, and the menus' own times count. */
  open?: WeekTimes;
  /** Locations whose hours differ have this page in common: it puts menus in order, and says of none that it is served now. */
  isSilent?: true;
}

export interface ServedMenu {
  id: string;
  name: string;
  /** Missing: it is served whenever the restaurant is open. */
  times?: WeekTimes;
}

/** Which menus stand first: those served now, those without times, the others by when they are served next. */
const [NOW, WHENEVER, LATER] = [0, 1, 2];

interface Standing {
  menu: ServedMenu;
  rank: number;
  /** When it is served now, or next. Missing: all day, or not known. */
  run?: Run | undefined;
}

/** The ids of the menus in the order of an instant (`Date.now()`). */
export function menuOrderAt(served: ServedTimes, instant: number): string[] {
  return standingsAt(served, instant).map(({ menu }) => menu.id);
}

/** The ids of those that are served at an instant, or may be. */
export function servedAt(served: ServedTimes, instant: number): string[] {
  return standingsAt(served, instant).flatMap(({ menu, rank }) => (rank === LATER ? [] : menu.id));
}

function standingsAt(served: ServedTimes, instant: number): Standing[] {
  const startOf = ({ rank, run }: Standing) => (rank === LATER ? (run?.start ?? Infinity) : 0);
  return served.menus
    .map((menu) => standingOf(menu, served, instant))
    .sort((one, other) => one.rank - other.rank || compare(startOf(one), startOf(other)));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

function standingOf(menu: ServedMenu, served: ServedTimes, instant: number): Standing {
  const { zone } = served;
  const times = timesWithin(menu, served);
  if (times === undefined) return { menu, rank: WHENEVER };
  // A menu of a season or a weekend does not wait for the doors to open.
  if (isAllDay(menu, dayAt(instant, zone))) return { menu, rank: NOW };
  const { kind, run } = openingAt(times, zone, instant);
  return { menu, rank: kind === 'open' ? NOW : kind === 'closed' ? LATER : WHENEVER, run };
}

function timesWithin({ times }: ServedMenu, { open }: ServedTimes): WeekTimes | undefined {
  return times && open ? { ...times, within: open } : times;
}

function isAllDay({ times }: ServedMenu, day: number): boolean {
  return (times && spansOn(times, day))?.some(([opens, closes]) => opens === 0 && closes >= MINUTES_A_DAY) ?? false;
}

const dayAt = (instant: number, zone: string): number => Math.floor(clockAt(instant, zone) / MINUTES_A_DAY);

/** A week with another order comes again a week later, so that it looks no further. Seasons begin and end on dates that are known. */
const DAYS_AHEAD = 8;

/** The next instant with another order. Undefined: there is none within a week. */
export function nextOrderChange(served: ServedTimes, instant: number): number | undefined {
  const { zone } = served;
  const order = menuOrderAt(served, instant).join();
  let at = instant;
  while (at < instant + DAYS_AHEAD * DAY_MS) {
    const moments = standingsAt(served, at).flatMap(({ run }) => (run ? [run.start, run.end] : []));
    const midnight = instantOf((dayAt(at, zone) + 1) * MINUTES_A_DAY, zone);
    const now = at;
    at = moments.filter((moment) => moment > now).reduce((next, moment) => Math.min(next, moment), midnight);
    if (menuOrderAt(served, at).join() !== order) return at;
  }
  return undefined;
}

/** What a page says of its menus at one moment, and the instant at which that changes. */
export interface ServedWords {
  /** "Breakfast until 11:00 AM, then Lunch", "Lunch from 11:30 AM"; empty where there is nothing to say. */
  text: string;
  until?: number;
}

export function servedWordsAt(served: ServedTimes, instant: number, texts: HoursTexts): ServedWords {
  const { zone, menus, isSilent } = served;
  const changes = menus.flatMap((menu) => {
    const times = timesWithin(menu, served);
    return (times && nextChangeAfter(times, zone, instant, texts)) ?? [];
  });
  const until = changes.reduce((first, change) => Math.min(first, change), Infinity);
  return { text: isSilent ? '' : textAt(served, instant, texts), ...(until < Infinity && { until }) };
}

/** What is served all day needs no clock: its dates or weekdays stand beside it. */
function textAt(served: ServedTimes, instant: number, texts: HoursTexts): string {
  const { zone } = served;
  const standings = standingsAt(served, instant);
  const now = standings.filter(({ menu, rank }) => rank === NOW && !isAllDay(menu, dayAt(instant, zone)));
  const next = standings.find(
    ({ menu, rank, run }) => rank === LATER && run && !isAllDay(menu, Math.floor(run.opens / MINUTES_A_DAY)),
  );
  const { until, now: ofNow, from, then, join } = texts.served;
  const said = now.map(({ menu }) => {
    const end = momentOf(menu, served, instant, texts);
    return end === undefined ? ofNow(menu.name) : until(menu.name, end);
  });
  const start = next && momentOf(next.menu, served, instant, texts);
  if (next?.run === undefined || start === undefined) return join(said);
  if (said.length === 0) return from(next.menu.name, start);
  if (now.at(-1)?.run?.end === next.run.start) return then(join(said), next.menu.name);
  const isToday = Math.floor(next.run.opens / MINUTES_A_DAY) === dayAt(instant, zone);
  return join(isToday ? [...said, from(next.menu.name, start)] : said);
}

/** Until when it is served, or from when on. */
function momentOf(menu: ServedMenu, served: ServedTimes, instant: number, texts: HoursTexts): string | undefined {
  const status = openStatusAt(timesWithin(menu, served) ?? { week: [] }, served.zone, instant, texts);
  return status.kind === 'open' ? status.until : status.kind === 'closed' ? status.opens : undefined;
}

/** The ids of the menus that are not served any more at an instant: their season has ended. */
export function overAt({ menus, zone }: Pick<ServedTimes, 'menus' | 'zone'>, instant: number): string[] {
  return menus.flatMap(({ id, times }) => (times && isOverAt(times, zone, instant) ? id : []));
}

function isOverAt(times: WeekTimes, zone: string, instant: number): boolean {
  const { week, seasons = [], special = [] } = times;
  const today = dayAt(instant, zone);
  const isPast = [...seasons, ...special].every(
    ({ isYearly, through = Infinity }) => isYearly !== true && through < today,
  );
  // A night that began on the last day may still last.
  const isClosed = () => openingAt(times, zone, instant).kind === 'closed';
  return isPast && week.every((spans) => spans?.length === 0) && isClosed();
}
