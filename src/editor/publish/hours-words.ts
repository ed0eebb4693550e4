import type { SpecialHours } from '#schema/hours/hours.ts';
import { parseDate } from '#schema/values/date.ts';
import { type FieldPath, fieldPathAt, writePath } from '../fields/field-path.ts';
import { ownerOf } from '../fields/nouns.ts';
import { capital, dayInWords, periodInWords, specialInWords } from '../hours/day-words.ts';
import { specialDaysOf } from '../hours/special-days.ts';
import { readWeek, toDay } from '../hours/week.ts';
import { weekdayNames } from '#i18n/tools/moments.ts';
import type { Change, ChangeWords, Described, Line, Wording } from './wording.ts';

/** Each day of a week that is another one, and each day with a date in it. */
export function describeWeek({ before, after }: Change, owner: string, label: string, wording: Wording): Described {
  const names = weekdayNames(wording.language);
  const { hours } = wording.texts;
  const [was, is] = [readWeek(before), readWeek(after)];
  const lines = [1, 2, 3, 4, 5, 6, 0].flatMap((day): Line[] => {
    const texts = [was.week[day], is.week[day]].map((each) => (each === undefined ? '' : dayInWords(each, hours)));
    return texts[0] === texts[1] ? [] : [lineOf(names[day] ?? '', ...texts)];
  });
  const [old, now] = [was.special, is.special].map((days) => datedDays(days, wording));
  const dates = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  for (const date of dates) {
    if (old?.get(date) !== now?.get(date)) lines.push(lineOf(date, old?.get(date), now?.get(date)));
  }
  const [only] = lines;
  const around = owner === '' ? label : `${owner}, ${label.toLowerCase()}`;
  if (lines.length !== 1 || only === undefined) return { title: around, lines };
  return {
    title: owner === '' ? capital(only.label) : `${owner}, ${only.label}`,
    lines: [{ ...only, label: '' }],
  };
}

const lineOf = (label: string, before = '', after = ''): Line => ({
  label,
  ...(before && { before }),
  ...(after && { after }),
});

/** What is said of days with a date, by the date in words. */
function datedDays(days: readonly SpecialHours[], wording: Wording): Map<string, string> {
  return new Map(
    days.map(({ from = '', through = from, hours, note }) => {
      return [periodWords(from, through, wording), specialInWords({ day: toDay(hours), note }, wording.texts.hours)];
    }),
  );
}

/** A day of the list of special days, or something of it. */
export function describeDay(
  { kind, path, isEntry, before, after }: Change,
  list: FieldPath,
  root: unknown,
  wording: Wording,
): Omit<ChangeWords, 'address'> {
  const { texts } = wording;
  const { publish } = texts;
  const owner = fieldPathAt(root, list.path.slice(0, -1));
  const written = writePath(path.slice(0, list.path.length + 1));
  const day = owner && specialDaysOf(owner).find(({ paths }) => paths.some((each) => writePath(each) === written));
  const date = dateIn(after ?? before);
  const words = day
    ? periodWords(day.from, day.through, wording)
    : date === undefined
      ? ''
      : periodWords(date, date, wording);
  const title = [ownerOf(list, root, texts), words].filter(Boolean).join(', ') || publish.newIn.day('');
  const text = day === undefined ? undefined : specialInWords(day, texts.hours);
  if (kind === 'removed' && isEntry)
    return { title, lines: [{ label: publish.takenOut(''), saysGone: true, ...(text && { before: text }) }] };
  // What holds on the day says it all.
  if (text) return { title, lines: [{ label: '', after: text }] };
  return { title, lines: [{ label: kind === 'added' && isEntry ? publish.newIn.day('') : publish.changed }] };
}

/** The days of a list where there was none. */
export function describeFirstDays(list: FieldPath, root: unknown, wording: Wording): Omit<ChangeWords, 'address'> {
  const { texts } = wording;
  const owner = fieldPathAt(root, list.path.slice(0, -1));
  const within = `${writePath(list.path)}/`;
  const days = (owner && specialDaysOf(owner))?.filter(({ paths }) =>
    paths.some((path) => writePath(path).startsWith(within)),
  );
  const lines = (days ?? []).map((day) =>
    lineOf(periodWords(day.from, day.through, wording), '', specialInWords(day, texts.hours)),
  );
  const [only] = lines;
  const around = ownerOf(list, root, texts);
  if (lines.length !== 1 || only === undefined)
    return {
      title: around || texts.publish.newIn.day(''),
      lines: lines.length > 0 ? lines : [{ label: texts.publish.added }],
    };
  return { title: [around, only.label].filter(Boolean).join(', '), lines: [{ ...only, label: '' }] };
}

/** "25 December", "24 – 26 December" */
const periodWords = (from: string, through: string, { texts }: Wording): string =>
  periodInWords({ from, through }, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), texts);

function dateIn(entry: unknown): string | undefined {
  const { date } = Object(entry) as { date?: unknown };
  return typeof date === 'string' ? parseDate(date) : undefined;
}
