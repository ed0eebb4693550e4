import { MINUTES_A_DAY, parseTime } from '#schema/hours/time-of-day.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { shiftInWords } from './day-words.ts';
import { type Day, MAX_SHIFTS } from './week.ts';

export type ReadDay = Day | { problem: string };

type Key = Weekday | 'new';

/** The days that a form has, `k:1` being what Monday is, `o:1:0` and `c:1:0` when its first shift begins and ends. */
export function readDays<Name extends Key = Weekday>(
  form: FormData,
  names: readonly Name[],
  texts: ToolTexts['hours'],
): Map<Name, ReadDay> {
  return new Map(names.flatMap((name) => (form.has(`k:${name}`) ? [[name, readDay(form, name, texts)] as const] : [])));
}

function readDay(form: FormData, name: Key, texts: ToolTexts['hours']): ReadDay {
  const text = (key: string): string => {
    const value = form.get(key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const kind = text(`k:${name}`);
  if (kind === 'closed' || kind === 'h24' || kind === 'unknown') return { kind, shifts: [] };
  const shifts = Array.from({ length: MAX_SHIFTS }, (_, index) => ({
    open: text(`o:${name}:${index}`),
    close: text(`c:${name}:${index}`),
  })).filter(({ open, close }) => open !== '' || close !== '');
  const { clock, problems, theDay } = texts;
  const day = name === 'new' ? theDay : clock.days[name];
  if (shifts.length === 0) return { problem: problems.when(day) };
  const wrong = shifts.flatMap(({ open, close }) => [open, close]).find((time) => parseTime(time) === undefined);
  if (wrong === '') return { problem: problems.missing(day) };
  if (wrong !== undefined) return { problem: problems.notTime(day, wrong) };
  if (shifts.some(({ open, close }) => open === close)) return { problem: problems.same(day) };
  const [one, other] = findOverlap(shifts) ?? [];
  if (one !== undefined && other !== undefined)
    return { problem: problems.overlap(day, shiftInWords(one, texts), shiftInWords(other, texts)) };
  return { kind: 'open', shifts };
}

type Shift = Day['shifts'][number];

/** The first two shifts that are open at the same time. One that ends when the other begins does not overlap it. */
function findOverlap(shifts: readonly Shift[]): [Shift, Shift] | undefined {
  const timed = shifts.flatMap((shift) => {
    const [open, close] = [parseTime(shift.open), parseTime(shift.close)];
    // An end that is earlier than its start is after midnight.
    return open === undefined || close === undefined
      ? []
      : [{ shift, open, close: close > open ? close : close + MINUTES_A_DAY }];
  });
  timed.sort((one, other) => one.open - other.open);
  for (const [index, { shift, close }] of timed.entries()) {
    const next = timed[index + 1];
    if (next !== undefined && next.open < close) return [shift, next.shift];
  }
  return undefined;
}
