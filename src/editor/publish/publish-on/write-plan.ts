import { applied } from '#brand/files/json-edit.ts';
import { applyEdit } from '#changes/apply-edit.ts';
import type { MendedEdit } from '#changes/fit-together.ts';
import { minuteOf } from '#core/hours/date.ts';
import { slugify } from '#core/text/slug.ts';
import { reasonIn } from '#i18n/tools/reasons.ts';
import { editsTogether, type SetEdit, undoTogether } from '#publishing/waiting/waiting-changes.ts';
import type { SaveAbout } from '../../file/editor.ts';
import { mendSets, without, writeMended } from '../../file/mend-sets.ts';
import { StoreError } from '../../file/stores.ts';
import { wordsOf } from '../overview.ts';
import { apart } from '../joined-changes.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';
import { followSets, withTranslations } from '../planned.ts';
import { changeEdit, type Meeting, meetOthers, tokenOfMeetings } from './meetings.ts';
import { clockOfPlan, type Plan, type PlanClock } from './read-plan.ts';

/** `done`, or why nothing was planned, or what is to be asked before. */
export type Written = 'done' | { reason: string } | { meetings: Meeting[] };

const MAX_NAMES = 50;

/**
 * Writes one set of changes, and the published values back into what is written, so that nothing of it goes out before. The set comes first: where the rest can't be
 * written, it is removed again, and all stays as it was.
 */
export async function writePlan(
  asked: PublishingRequest,
  open: OpenPublishing,
  plan: Plan,
  planClock: PlanClock,
): Promise<Written> {
  const { context, person, state, texts } = asked;
  const planned = editsTogether(plan.changes);
  const back = wayBack(open, plan);
  if (!fits(planned, withTranslations({ written: back.written }))) return { reason: texts.publish.cannotPlan };
  const store = context.editor.setsOf(state.slug);
  // Where the time zone itself gets a date, the brand has another one until then.
  const isOfClock = clockOfPlan({ written: back.written, clock: open.clock }).zone === planClock.zone;
  const later = { ...open, written: back.written, clock: { ...open.clock, now: plan.at } };
  try {
    const { edits, mended, meetings } = await meetOthers(planned, plan, asked, { ...open, written: back.written });
    if (meetings.length > 0 && plan.meets === 'apart') {
      const changes = plan.changes.filter(({ id }) => meetings.every(({ change }) => change !== id));
      if (changes.length > 0 && changes.length < plan.changes.length)
        return await writePlan(asked, open, { ...plan, changes }, planClock);
    }
    const isAgreed = meetings.every((each) => each.fits) && plan.meets === `both/${tokenOfMeetings(meetings)}`;
    if (meetings.length > 0 && !isAgreed) return { meetings };
    const name = await addUnderFreeName(store.add, nameOf(asked, open, plan), {
      ...(isOfClock ? plan.written : inUtc(plan)),
      ...(person && { by: person }),
      ...(plan.why !== undefined && { why: plan.why }),
      edits,
    });
    if (name === undefined) return { reason: texts.publish.setGone };
    const plannedFor = {
      at: plan.at.toISOString(),
      ...(plan.until && { until: plan.until.toISOString() }),
      zone: planClock.zone,
    };
    const reason = await writeRest(asked, open, { back, mended, later, planned: { set: name, plannedFor } });
    if (reason !== undefined) {
      const { sets } = await followSets(asked, later);
      await store.remove(name);
      await mendSets(store, withTranslations(later), sets, without(sets, name));
      return { reason };
    }
    if (store.source === 'supabase') context.rebuild(state.slug);
    return 'done';
  } catch (error) {
    if (error instanceof StoreError) return { reason: reasonIn(error.message, undefined, texts) };
    throw error;
  }
}

interface Rest {
  back: WayBack;
  mended: readonly MendedEdit[];
  /** At the time of the plan. */
  later: OpenPublishing;
  planned: Required<Pick<SaveAbout, 'set' | 'plannedFor'>>;
}

/** What a set changes elsewhere: later plans, and what is written. Returns why it could not be written. */
async function writeRest(
  asked: PublishingRequest,
  open: OpenPublishing,
  { back, mended, later, planned }: Rest,
): Promise<string | undefined> {
  const { context, state, texts } = asked;
  // A brand has so many sets, also of those that are over, that this one is left out: nothing of it would come.
  const { sets } = await followSets(asked, later);
  if (sets.every(({ name }) => name !== planned.set)) return texts.publish.tooMany;
  try {
    await writeMended(context.editor.setsOf(state.slug), mended);
  } catch (error) {
    if (error instanceof StoreError) return reasonIn(error.message, undefined, texts);
    throw error;
  }
  return writeBack(asked, open, back, planned);
}

const inUtc = ({ at, until }: Plan): Plan['written'] => ({
  at: minuteOf(at.getTime()),
  ...(until && { until: minuteOf(until.getTime()) }),
});

interface WayBack {
  /** The documents as they will be written. */
  written: Map<string, unknown>;
  edits: [document: string, edits: ReturnType<typeof undoTogether>][];
}

function wayBack({ published, written }: OpenPublishing, { changes }: Plan): WayBack {
  const after = new Map(written);
  const edits = [...new Set(changes.map(({ document }) => document))].map((document): WayBack['edits'][number] => {
    const own = apart(changes).filter((change) => change.document === document);
    const undo = undoTogether(published?.get(document) ?? {}, written.get(document) ?? {}, own);
    after.set(document, undo.reduce<unknown>(applied, written.get(document) ?? {}));
    return [document, undo];
  });
  return { written: after, edits };
}

/** Whether each edit does what it says, to what is written by then. */
function fits(edits: readonly SetEdit[], configuration: unknown): boolean {
  let now = configuration;
  return edits.every((edit, index) => {
    const outcome = applyEdit(now, changeEdit(edit, index));
    if (outcome.kind === 'changed') now = outcome.configuration;
    return outcome.kind === 'changed';
  });
}

/** `2026-12-24-christmas` */
function nameOf(asked: PublishingRequest, open: OpenPublishing, { written, why, changes }: Plan): string {
  const [first] = changes;
  const words = slugify(why ?? (first === undefined ? '' : wordsOf(first, open, asked).title)).slice(0, 50);
  return [written.at.slice(0, 'YYYY-MM-DD'.length), words].filter(Boolean).join('-');
}

async function addUnderFreeName(
  add: (name: string, set: object) => Promise<boolean>,
  name: string,
  set: object,
): Promise<string | undefined> {
  for (let count = 1; count <= MAX_NAMES; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (await add(tried, set)) return tried;
  }
  return undefined;
}

/** Why it could not be written; what was written before stands as it was again. */
async function writeBack(
  asked: PublishingRequest,
  open: OpenPublishing,
  { edits }: WayBack,
  planned: Rest['planned'],
): Promise<string | undefined> {
  const { context, person, texts } = asked;
  const { editor } = context;
  const done: string[] = [];
  for (const [name, undo] of edits) {
    const file = open.opened.get(name);
    const saved =
      file === undefined
        ? ({ kind: 'changed' } as const)
        : await editor.save(file.document, file.digest, undo, { by: person, ...planned });
    if (saved.kind === 'saved' && file !== undefined) done.push(file.document);
    if (saved.kind === 'saved' || saved.kind === 'same') continue;
    for (const document of done) await takeBack(document, asked);
    return saved.kind === 'refused' ? reasonIn(saved.reason, undefined, texts) : texts.publish.draftChanged;
  }
  return undefined;
}

async function takeBack(document: string, { context: { editor }, person }: PublishingRequest): Promise<void> {
  const now = await editor.open(document);
  if ('reason' in now) return;
  const [last] = editor.savesOf(document, now.digest);
  if (last?.isLast === true) await editor.restore(document, now.digest, last.id, person);
}
