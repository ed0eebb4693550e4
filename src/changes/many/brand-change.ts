import { LoadError } from '#brand/errors/load-error.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { parseJson } from '#brand/files/json.ts';
import { editAll, EditRefusedError } from '#brand/files/json-edit.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { groupOf, joinGroup } from '#brand/folder/group.ts';
import { readBrandText } from '#brand/folder/group-file.ts';
import { StoreError } from '#brand/network/brand-rows.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { ConfigurationError, read } from '#reader/read.ts';
import type { ChangeSetFile } from '#schema/brand-folder/change-set.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { applyEdit } from '../apply-edit.ts';
import type { ChangeSet } from '../change-set.ts';
import { instantOfTime } from '../clocks.ts';
import { minuteOf } from '#core/hours/date.ts';
import { dueConfiguration, findClocks, learnClocks } from '../due-configuration.ts';
import { editOfBefore, type MendedEdit } from '../fit-together.ts';
import { editInWords } from '../edits-in-words.ts';
import { misfitWarnings } from '../misfits.ts';
import { isRelated, parsePath } from '../paths.ts';
import { type ReadSets, readSets, type WrittenSet } from '../read-sets.ts';
import { followChanges } from '../timeline.ts';
import { writtenSetsOf } from '../written-sets.ts';
import { type BrandPlaces, type MadePlace, placesOfBrand } from './brand-places.ts';
import { type Meeting, type Met, meetOthers } from './meetings.ts';
import { freeName, setOf } from './new-set.ts';
import { type Plan, planChange, type PlannedEdit, UnfitError } from './plan.ts';
import type { WantedChange } from './wanted-change.ts';

/** What a change does to one brand. */
export interface BrandChange {
  slug: string;
  /** Missing: nothing changes. */
  made?: MadePlace;
  words: string[];
  left: string[];
  /** Other sets of the same values, of which it was not said what shall be done. */
  met?: string[];
  /** What a build would warn of that it does not warn of now. */
  warnings: Warning[];
  /** Why nothing can be changed. */
  problem?: string;
}

/** The surroundings of a change. */
export interface ChangeAround {
  /** Has the key of a backend. */
  environment: Environment;
  /** The minute that it is. */
  builtAt: string;
  /** What was published of a brand from this machine, where that is known: the draft may be another one. */
  publishedOf?: PublishedOf | undefined;
}

export type PublishedOf = (slug: string) => Pick<Written, 'configuration'> | undefined;

/** What a change would do to a brand. Nothing is written. */
export async function changeOf(brand: Brand, wanted: WantedChange, around: ChangeAround): Promise<BrandChange> {
  const { slug } = brand;
  const refused = (problem: string): BrandChange => ({ slug, words: [], left: [], warnings: [], problem });
  const { builtAt } = around;
  try {
    const places = await placesOfBrand(brand, around.environment);
    return {
      slug,
      ...(await (wanted.at === undefined
        ? changeNow(brand, places, wanted, builtAt)
        : changeLater(brand, places, { ...wanted, at: wanted.at }, around))),
    };
  } catch (error) {
    if (error instanceof UnfitError || error instanceof EditRefusedError || error instanceof ConfigurationError)
      return refused(error.message);
    if (error instanceof LoadError || error instanceof SyntaxError || error instanceof StoreError)
      return refused(error.message);
    if (error instanceof Error && 'code' in error) return refused(describeFileError(error));
    throw error;
  }
}

type Found = Omit<BrandChange, 'slug'>;

async function changeNow(
  brand: Brand,
  places: BrandPlaces,
  { expressions }: WantedChange,
  builtAt: string,
): Promise<Found> {
  const before = await places.readOwn();
  const group = groupOf(brand, (file) => readBrandText(brand.folder, file));
  const own = parseJson(before);
  const plan = planChange(own, expressions, {
    shared: new Set(Object.keys(group ?? {})),
    ...(brand.group !== undefined && { joined: { group: brand.group, configuration: joinGroup(own, group) } }),
  });
  const { words, left } = plan;
  if (plan.edits.length === 0) return { words, left, warnings: [] };
  const text = editAll(
    before,
    plan.edits.map(({ edit }) => edit),
  );
  const warningsOf = async (written: Written): Promise<Warning[]> => {
    await learnClocks(written, builtAt, brand);
    const due = dueConfiguration(brand, written, builtAt);
    return [...due.warnings, ...read(due.configuration, brand, builtAt).warnings];
  };
  const warnings = newWarnings(await warningsOf(await places.load()), await warningsOf(await places.load(text)));
  return { made: places.configuration(before, text), words, left, warnings };
}

async function changeLater(
  brand: Brand,
  places: BrandPlaces,
  wanted: WantedChange & { at: string },
  { builtAt, publishedOf }: ChangeAround,
): Promise<Found> {
  const { at } = wanted;
  const written = await places.load();
  await learnClocks(written, builtAt);
  const clocks = findClocks(written.configuration, builtAt);
  const zone = clocks?.zone;
  const minute = minuteOn(zone, at);
  if (minute === undefined) throw new UnfitError(`"${at}" is a day that no calendar has.`);
  const until = wanted.until === undefined ? undefined : minuteOn(zone, wanted.until);
  if (wanted.until !== undefined && (until === undefined || until <= minute))
    throw new UnfitError(`"${wanted.until}" is not after "${at}".`);
  const { configuration } = dueConfiguration(brand, written, minute);
  const plan = planChange(configuration, wanted.expressions, { needsPaths: true });
  const { left } = plan;
  let { words } = plan;
  if (plan.edits.length === 0) return { words, left, warnings: [] };
  if (plan.edits.length > MAX_EDITS)
    throw new UnfitError(
      `${plan.edits.length} values change, and a set may have ${MAX_EDITS}. Change them now, without --at.`,
    );
  const location = clocks?.isOfFirst === true && !HAS_OFFSET.test(at) ? clocks.names[0] : undefined;
  if (location !== undefined)
    left.push(`"${at}" is on the clock of "${location}", ${zone}. Other locations have another one.`);
  if (minute < builtAt) left.push(`"${at}" is past: it holds from the next build on.`);
  const draftOf = (edits: readonly PlannedEdit[]): Draft | undefined => {
    const set = setOf(wanted, at, edits, location);
    const name = freeName(places, set, wanted);
    return name === undefined ? undefined : draftSet(brand, written, { name, set, builtAt });
  };
  let draft = draftOf(plan.edits);
  if (draft !== undefined && wanted.meeting === 'leave-out' && draft.meetings.length > 0) {
    const { meetings } = draft;
    for (const each of meetings) left.push(`Left out, because ${each.words}.`);
    const kept = editsWithout(meetings, plan, configuration);
    if (kept.length === 0) return { words: [], left, warnings: [] };
    words = keptWords(kept, configuration);
    draft = draftOf(kept);
  }
  if (draft === undefined) return { words: [], left: [...left, 'The same set is there already.'], warnings: [] };
  const { name, set, meetings, mended } = draft;
  const never = meetings.find(({ fits }) => !fits);
  if (never !== undefined && wanted.meeting !== undefined)
    throw new UnfitError(`${never.words}, and both can't have these times together. Choose another time.`);
  const published = publishedOf?.(brand.slug);
  if (published !== undefined) {
    const onSite = dueConfiguration(brand, { ...written, ...published }, minute).configuration;
    for (const line of unpublishedWords(onSite, draft)) left.push(line);
  }
  const met = wanted.meeting === undefined ? meetings.map(({ words: also }) => `${also}.`) : [];
  const warnings = [
    ...draft.warnings,
    ...newWarnings(read(configuration, brand, minute).warnings, read(plan.configuration, brand, minute).warnings),
  ];
  if (met.length === 0) for (const each of meetings) left.push(`It goes from the new value: ${each.words}.`);
  return { made: together([places.newSet(name, set), ...editedSets(places, mended)]), words, left, met, warnings };
}

/** The edits of values that no other set has. */
const editsWithout = (meetings: readonly Meeting[], { edits }: Plan, configuration: unknown): PlannedEdit[] =>
  edits.filter(({ path }) => !meetings.some(({ steps }) => isRelated(configuration, steps, parsePath(path))));

function keptWords(kept: readonly PlannedEdit[], configuration: unknown): string[] {
  const words = kept
    .slice(0, MAX_KEPT)
    .map((edit) => editInWords(configuration, { ...edit, index: 0, steps: parsePath(edit.path) }));
  return kept.length > MAX_KEPT ? [...words, `and ${kept.length - MAX_KEPT} more`] : words;
}

/** A set before it is written, and what it does to those that are there. */
interface Draft extends Met {
  name: string;
  set: ChangeSetFile;
  /** What a build says of all sets then, and does not say now. */
  warnings: Warning[];
}

function draftSet(
  brand: Brand,
  written: Written,
  { name, set, builtAt }: { name: string; set: ChangeSetFile; builtAt: string },
): Draft {
  const { configuration } = written;
  const now = Date.parse(builtAt);
  const [before, after] = [readAll(brand, written, builtAt), readAll(brand, written, builtAt, [{ name, value: set }])];
  const own = after.sets.find((each) => each.name === name);
  const { sets, meetings, mended } =
    own === undefined ? { sets: after.sets, meetings: [], mended: [] } : meetOthers(configuration, before.sets, own);
  const told = ({ warnings }: ReadSets, all: readonly ChangeSet[]): Warning[] => [
    ...warnings,
    ...misfitWarnings(followChanges(configuration, all, now).misfits, now),
  ];
  const warnings = newWarnings(told(before, before.sets), told(after, meetings.length > 0 ? before.sets : sets));
  return { name, set, sets, meetings, mended, warnings };
}

/** What does not fit the site as it is published: a builder of this machine applies sets to that, and not to the draft. */
function unpublishedWords(onSite: unknown, { name, sets }: Draft): string[] {
  const edits = sets.find((each) => each.name === name)?.edits ?? [];
  const words = edits.flatMap((edit) => {
    const outcome = applyEdit(onSite, edit);
    if (outcome.kind !== 'unfit') return [];
    const found = outcome.found === undefined ? 'is not there' : `is ${quoteValue(outcome.found.value)}`;
    return [`On the published site ${edit.path} ${found}: publish what is written before, else it is not made there.`];
  });
  return words.length > MAX_KEPT ? [...words.slice(0, MAX_KEPT), `And ${words.length - MAX_KEPT} more.`] : words;
}

/** The sets of a brand, also with another one. */
function readAll(
  brand: Brand,
  { configuration, changes }: Written,
  builtAt: string,
  more: readonly WrittenSet[] = [],
): ReadSets {
  const { written } = writtenSetsOf(brand, changes, (file) => readTextBelow(brand.folder, file));
  const clocks = findClocks(configuration, builtAt);
  return clocks === undefined ? { sets: [], warnings: [] } : readSets([...written, ...more], clocks);
}

const editedSets = (places: BrandPlaces, mended: readonly MendedEdit[]): MadePlace[] =>
  [...Map.groupBy(mended, ({ set }) => set.name)].map(([name, own]) => places.editedSet(name, own.map(editOfBefore)));

/** Several places in one: what is shown is that of the first. */
function together(places: readonly [MadePlace, ...MadePlace[]]): MadePlace {
  const [{ place }] = places;
  return {
    place,
    text: places.map(({ text }) => text).join(''),
    write: async () => {
      for (const each of places) if (!(await each.write())) return false;
      return true;
    },
  };
}

/** The minute that a time means on the clock of a zone; undefined for a day that no calendar has. */
function minuteOn(zone: string | undefined, written: string): string | undefined {
  const instant = instantOfTime(written, zone);
  return instant === undefined ? undefined : minuteOf(instant);
}

/** As many as a file of changes may have. */
const MAX_EDITS = 5000;

/** So many are said one by one. */
const MAX_KEPT = 5;

const HAS_OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/;

function newWarnings(before: readonly Warning[], after: readonly Warning[]): Warning[] {
  const textOf = ({ path, message }: Warning): string => `${path}\n${message}`;
  const known = new Set(before.map(textOf));
  return after.filter((warning) => !known.has(textOf(warning)));
}
