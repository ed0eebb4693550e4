import type { Closure } from '#schema/hours/closure.ts';
import { isShutOn, spansOn, type WeekTimes } from './opening-times.ts';
import type { Span } from './spans.ts';
import type { HoursTexts } from '#i18n/texts.ts';
import { DAY_MS, MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt, type ClockTime, instantOf } from './zone-clock.ts';

/** Whether a location is open at one moment, and until when. Moments with the same words on the page have equal statuses. */
export type OpenStatus =
  /** `until`: "10:00 PM", or "Sun 2:00 AM" where that is more than a day away. Missing: open all day. */
  | { kind: 'open'; until?: string }
  /** `opens`: "11:00 AM" of today, "Tue 11:00 AM", "Mar 2 11:00 AM". Missing: not known. */
  | { kind: 'closed'; isAllDay: boolean; opens?: string }
  /** Whatever its hours. `until`: the day on which it opens, counted from 1970-01-01. Missing: not known. */
  | { kind: 'closed'; isAllDay: true; closure: Closure; until?: number; opens?: undefined }
  /** The hours of this day are not known, or what time it is there. */
  | { kind: 'unknown' };

/**
 * The only function that decides whether a location is open at an instant (`Date.now()`). It goes by the clock of `zone`. Without a zone nobody knows
 * what time it is there: the visitor may be anywhere.
 */
export function openStatusAt(
  times: WeekTimes,
  zone: string | undefined,
  instant: number,
  texts: HoursTexts,
): OpenStatus {
  // Without a zone the day on which it opens comes by the visitor's clock.
  const today = times.closure === undefined && zone === undefined ? 0 : dayAt(instant, zone);
  if (times.closure && isShutOn(times, today))
    return { kind: 'closed', isAllDay: true, closure: times.closure, until: times.opens };
  if (zone === undefined) return { kind: 'unknown' };
  const { kind, run } = openingAt(times, zone, instant);
  if (kind === 'unknown') return { kind };
  if (kind === 'closed') {
    const isAllDay = spansOn(times, today)?.length === 0;
    return { kind, isAllDay, opens: run && nameMoment(run.opens, today, texts) };
  }
  if (run === undefined || run.end === Infinity) return { kind };
  return { kind, until: run.isLate ? texts.late : nameEnd(run, instant, today, texts) };
}

/**
 * The same without words. `run`: while it is open, the current one; missing where it is open all day. While it is closed, the next one; missing where
 * that is not known.
 */
export function openingAt(
  times: WeekTimes,
  zone: string,
  instant: number,
): { kind: 'open' | 'closed' | 'unknown'; run?: Run | undefined } {
  const today = dayAt(instant, zone);
  const spans = spansOn(times, today);
  if (spans !== null && isAllDay(spans)) return { kind: 'open' };
  const run = runAfter(times, zone, instant, today);
  if (run && run.start <= instant) return { kind: 'open', run };
  if (spans === null || mayStillBeOpen(times, zone, instant, today)) return { kind: 'unknown' };
  // Before it opens again there may be a day whose hours are not known.
  return { kind: 'closed', run: run && isKnownUntil(times, today, run) ? run : undefined };
}

/** Without its day, the same time tomorrow would be taken for today's. */
function nameEnd({ end, closes }: Run, instant: number, today: number, texts: HoursTexts): string {
  return nameMoment(closes, end - instant <= DAY_MS ? Math.floor(closes / MINUTES_A_DAY) : today, texts);
}

/** The next instant at which `openStatusAt` has another result. Undefined if it stays the same for as long as it looks ahead. */
export function nextChangeAfter(
  times: WeekTimes,
  zone: string | undefined,
  instant: number,
  texts: HoursTexts,
): number | undefined {
  if (isShutOn(times, dayAt(instant, zone)))
    return times.opens === undefined ? undefined : instantOf(times.opens * MINUTES_A_DAY, zone);
  const said = JSON.stringify(openStatusAt(times, zone, instant, texts));
  const last = lastDayToRead(times, dayAt(instant, zone));
  for (let at = instant; ;) {
    const today = dayAt(at, zone);
    if (today > last) return undefined;
    const spans = spansOn(times, today) ?? [];
    const run = isAllDay(spans) ? undefined : runAfter(times, zone, at, today);
    // Closed for months: a day in between has the same words as the one before.
    const named = run ? Math.floor(run.opens / MINUTES_A_DAY) - DAYS_NAMED : last + 1;
    if (spans.length === 0 && named > today && isClosedUntil(times, today, named)) {
      if (run === undefined) return undefined;
      const soon = instantOf(named * MINUTES_A_DAY, zone);
      if (JSON.stringify(openStatusAt(times, zone, soon, texts)) !== said) return soon;
      at = soon;
      continue;
    }
    const moments = run ? [run.start, run.end, run.end - DAY_MS] : [];
    moments.push(instantOf(today * MINUTES_A_DAY + NIGHT_ENDS, zone));
    const now = at;
    at = moments
      .filter((moment) => moment > now)
      .reduce((next, moment) => Math.min(next, moment), instantOf((today + 1) * MINUTES_A_DAY, zone));
    if (JSON.stringify(openStatusAt(times, zone, at, texts)) !== said) return at;
  }
}

/** Spans that touch or overlap, joined into one. */
export interface Run {
  /** As the hours have it. Where the clock is changed, it may show another time at `start`. */
  opens: ClockTime;
  closes: ClockTime;
  start: number;
  /** Infinity if it is more than a week away. */
  end: number;
  /** Nobody knows when it closes. */
  isLate: boolean;
}

/** The current run, else the next one. */
function runAfter(times: WeekTimes, zone: string | undefined, instant: number, today: number): Run | undefined {
  const last = lastDayToRead(times, today);
  let run: Run | undefined;
  // A span that began yesterday may still last.
  for (let day = today - 1; day <= last; day++) {
    for (const span of spansOn(times, day) ?? []) {
      const [opens, closes] = [day * MINUTES_A_DAY + span[0], day * MINUTES_A_DAY + span[1]];
      const isLate = span[2] === 1;
      const [start, end] = [instantOf(opens, zone), instantOf(closes, zone)];
      if (run && start > run.end) return run;
      // The span is over, or lies within the hour that is skipped when the clock is changed.
      if (end <= instant || end === start) continue;
      run ??= { opens, closes, start, end, isLate };
      if (end > run.end) Object.assign(run, { closes, end, isLate });
      if (run.closes > (today + 8) * MINUTES_A_DAY) return { ...run, end: Infinity };
    }
  }
  return run;
}

/** Until then a night may last that ends late. */
const NIGHT_ENDS = 6 * 60;

/** In the small hours after a day that ended late, nobody knows whether it is closed. */
function mayStillBeOpen(times: WeekTimes, zone: string | undefined, instant: number, today: number): boolean {
  const isNight = instant < instantOf(today * MINUTES_A_DAY + NIGHT_ENDS, zone);
  return isNight && spansOn(times, today - 1)?.at(-1)?.[2] === 1;
}

function isKnownUntil(times: WeekTimes, today: number, { opens }: Run): boolean {
  return daysBetween(today, Math.floor(opens / MINUTES_A_DAY)).every((day) => spansOn(times, day) !== null);
}

const isClosedUntil = (times: WeekTimes, today: number, end: number): boolean =>
  daysBetween(today, end).every((day) => spansOn(times, day)?.length === 0);

const daysBetween = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);

function dayAt(instant: number, zone: string | undefined): number {
  return Math.floor(clockAt(instant, zone) / MINUTES_A_DAY);
}

function isAllDay(spans: Span[]): boolean {
  return spans.some(([opens, closes]) => opens === 0 && closes >= MINUTES_A_DAY);
}

/** A location that stays closed for longer is shown without the day on which it opens. */
const DAYS_AHEAD = 366;

/** The last day that is read: a week after the last special day, because from then on every week is the same, unless something is so each year. */
function lastDayToRead(times: WeekTimes, today: number): number {
  const opens = times.within?.opens;
  const dated = [times, times.within ?? { week: [] }].flatMap(({ special = [], seasons = [] }) => [
    ...special,
    ...seasons,
  ]);
  if (dated.some(({ isYearly }) => isYearly)) return today + DAYS_AHEAD;
  const last = dated.reduce(
    (latest, { from = 0, through = 0 }) => Math.max(latest, from, through),
    Math.max(today, opens ?? today),
  );
  return Math.min(last + 8, today + DAYS_AHEAD);
}

/** So many days ahead a day is called by its weekday. */
const DAYS_NAMED = 6;

/** Names a day of the next six by its weekday, a later one by its date. */
function nameMoment(time: ClockTime, today: number, texts: HoursTexts): string {
  const day = Math.floor(time / MINUTES_A_DAY);
  const clock = texts.time(time);
  if (day === today) return clock;
  const date = new Date(day * DAY_MS);
  return day - today <= DAYS_NAMED ? texts.onDay(date, clock) : texts.onDate(date, clock);
}
