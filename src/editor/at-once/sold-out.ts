import type { JsonPath } from '#brand/files/json-edit.ts';
import type { ChangeSet } from '#changes/change-set.ts';
import { learnClocks } from '#changes/due-configuration.ts';
import { findPlace } from '#changes/paths.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { type FieldPath, titleOf, writePath } from '../fields/field-path.ts';
import { shorten } from '../fields/input.ts';
import { entryName } from '../fields/nouns.ts';
import { type OwnForm, withConversions } from '../fields/own-form.ts';
import { isSoldOut, stockEdits } from '../fields/stock.ts';
import type { PublishingRequest } from '../publish/open-publishing.ts';
import { dayWords, timeWords, weekdayWords } from '#i18n/tools/moments.ts';
import { nextDayOf } from './days.ts';
import { addSet, type AtOnce, pathOf, setName } from './held-sets.ts';
import { isSoldOutSet } from '../publish/set-kinds.ts';
import { placesOf } from './places.ts';
import { setEditsOf, withEdits } from '../publish/set-edits.ts';

/** Where the dish of a set stands in a configuration. */
export const dishPathOf = ({ edits: [edit] }: ChangeSet, configuration: unknown): JsonPath | undefined =>
  pathOf(configuration, edit?.steps.slice(0, -1) ?? []);

/** As guests know it, else as it is written. */
export function dishNameOf(set: ChangeSet, { draft, guests }: AtOnce): string {
  const steps = set.edits[0]?.steps.slice(0, -1) ?? [];
  const found = [guests, draft].find(({ configuration }) => pathOf(configuration, steps) !== undefined);
  return found === undefined ? '' : titleOf(findPlace(found.configuration, steps).value);
}

/** The sets that hold by which dishes of the draft are sold out, by the paths of the dishes. */
export const soldOutNow = ({ draft }: AtOnce): Map<string, ChangeSet> =>
  new Map(draft.sets.filter(isSoldOutSet).map((set) => [writePath(dishPathOf(set, draft.configuration) ?? []), set]));

/** The set by which a dish of the draft is sold out, also where the draft itself says so meanwhile. */
export const runningOf = ({ path }: FieldPath, { draft: { configuration, running } }: AtOnce): ChangeSet | undefined =>
  running.find((set) => isSoldOutSet(set) && writePath(dishPathOf(set, configuration) ?? []) === writePath(path));

/**
 * Writes that a dish is sold out until the next day of business. False where that can’t be a set: what guests see of the dish is not what is written, it is not there yet, or nothing names it.
 * Throws a StoreError.
 */
export async function sellOut(
  asked: PublishingRequest & { opened: OwnForm },
  atOnce: AtOnce,
  item: FieldPath,
): Promise<boolean> {
  const { draft, guests, minute, now } = atOnce;
  const stock = stockEdits(item, true);
  if (isSoldOut(item) || withConversions(stock, asked.opened.conversions).length > stock.length) return false;
  const edits = setEditsOf(draft.configuration, stock);
  const [edit] = edits ?? [];
  if (edits === undefined || edit === undefined) return false;
  if ([draft, guests].some(({ configuration }) => withEdits(configuration, edits) === undefined)) return false;
  await learnClocks({ configuration: guests.configuration }, minute);
  const until = nextDayOf(placesOf(draft.configuration, item.path, minute), now);
  const dish = entryName(item, asked.texts);
  return addSet(asked, atOnce, { name: setName('sold-out', dish, edit.path), why: shorten(dish), until, edits });
}

/** "until tomorrow", "until Tuesday" */
export function untilWords(
  { until = 0, zone = 'UTC' }: ChangeSet,
  { now }: AtOnce,
  { language, texts: { atOnce } }: Pick<PublishingRequest, 'language' | 'texts'>,
): string {
  const clock = { language, zone, now: new Date(now) };
  const [end, dayOf] = [new Date(until), (instant: number) => Math.floor(clockAt(instant, zone) / MINUTES_A_DAY)];
  const days = dayOf(until) - dayOf(now);
  if (days === 0) return atOnce.until.time(timeWords(end, clock));
  if (days === 1) return atOnce.until.tomorrow;
  return days < 7 ? atOnce.until.weekday(weekdayWords(end, clock)) : atOnce.until.date(dayWords(end, clock));
}
