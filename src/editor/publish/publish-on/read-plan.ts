import { findClocks } from '#changes/due-configuration.ts';
import { instantOfTime } from '#changes/clocks.ts';
import { clockText } from '#changes/times-in-words.ts';
import { minuteOf } from '#core/hours/date.ts';
import type { JoinedChange } from '../joined-changes.ts';
import { FILE } from '../../file/stores.ts';
import { momentWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';

/** What a form wants to be published, and when. */
export interface Plan {
  at: Date;
  until?: Date;
  /** As the file of a set has them. */
  written: { at: string; until?: string };
  why?: string;
  changes: JoinedChange[];
  /** What is to be done about other plans of the same: `apart`, or `both/` and what was shown of them. */
  meets: string;
}

/** By the name of the part of the form: what is wrong there. */
export type PlanProblems = Partial<Record<'when' | 'until' | 'what' | 'why', string>>;

/** The clock of a plan. `zone` is missing where the brand has none: then it is UTC. */
export interface PlanClock {
  zone: string | undefined;
  /** Whether a written time would be taken for another one: its locations have clocks of their own. */
  isUnclear: boolean;
}

export function clockOfPlan({ written, clock }: Pick<OpenPublishing, 'written' | 'clock'>): PlanClock {
  const clocks = findClocks(written.get(FILE), minuteOf(clock.now.getTime()));
  return { zone: clocks?.zone, isUnclear: clocks?.zone === undefined || clocks.isOfFirst };
}

const MAX_WHY = 200;
const MAX_EDITS = 5000;

export function readPlan(
  form: FormData,
  open: OpenPublishing,
  planClock: PlanClock,
  { texts: { publish }, language }: PublishingRequest,
): Plan | PlanProblems {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const problems: PlanProblems = {};
  const chosen = text('when');
  const at = timeIn(chosen === 'other' || chosen === '' ? `${text('day')}T${text('time')}` : chosen, planClock);
  const words = (date: Date): string => momentWords(date, { ...open.clock, language, zone: planClock.zone ?? 'UTC' });
  if (at === undefined) problems.when = publish.noTime;
  else if (at <= open.clock.now) problems.when = publish.pastTime(words(at));
  const until = form.has('until') ? timeIn(`${text('until-day')}T${text('until-time')}`, planClock) : undefined;
  if (form.has('until') && until === undefined) problems.until = publish.noTime;
  else if (at !== undefined && until !== undefined && until <= at) problems.until = publish.untilFirst;
  const ids = new Set(form.getAll('change'));
  const changes = open.changes.filter(({ id }) => ids.has(id));
  if (ids.size > changes.length) problems.what = publish.changeGone;
  else if (changes.length === 0) problems.what = publish.nothingTicked;
  else if (changes.some(({ edits }) => edits.length === 0)) problems.what = publish.cannotPlan;
  else if (changes.flatMap(({ edits }) => edits).length > MAX_EDITS) problems.what = publish.tooMany;
  const why = text('why').toWellFormed().replace(/\s+/g, ' ');
  if (why.length > MAX_WHY) problems.why = publish.whyTooLong;
  if (Object.keys(problems).length > 0 || at === undefined) return problems;
  const written = (date: Date): string =>
    planClock.isUnclear ? minuteOf(date.getTime()) : clockTextOf(date, planClock);
  return {
    at,
    ...(until && { until }),
    written: { at: written(at), ...(until && { until: written(until) }) },
    ...(why !== '' && { why }),
    changes,
    meets: text('meets'),
  };
}

/** `2026-12-24T18:00` on the clock of the brand. */
function timeIn(text: string, { zone }: PlanClock): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return undefined;
  const instant = instantOfTime(text, zone);
  return instant === undefined ? undefined : new Date(instant);
}

/** The hour that comes twice counts the first time; the second one is named in UTC. */
function clockTextOf(date: Date, { zone }: PlanClock): string {
  const text = clockText(date.getTime(), zone);
  return instantOfTime(text, zone) === date.getTime() ? text : minuteOf(date.getTime());
}
