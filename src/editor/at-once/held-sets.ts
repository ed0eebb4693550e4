import { hash } from 'node:crypto';
import type { ChangeSet } from '#changes/change-set.ts';
import { endBeforeOthers } from '#changes/fit-together.ts';
import { findPlace, PathError, type PathStep } from '#changes/paths.ts';
import type { JsonPath } from '#brand/files/json-edit.ts';
import { minuteOf } from '#core/hours/date.ts';
import { slugify } from '#core/text/slug.ts';
import type { Documents, SetEdit } from '#publishing/waiting/waiting-changes.ts';
import { StoreError } from '../file/stores.ts';
import type { OpenPublishing, PublishingRequest } from '../publish/open-publishing.ts';
import { followSets, withTranslations } from '../publish/planned.ts';
import { changeEdit } from '../publish/set-edits.ts';
import { isAtOnce } from '../publish/set-kinds.ts';

/** A configuration with the sets that hold now. */
export interface Held {
  configuration: unknown;
  /** The sets that the sold-out switch or Close early wrote and that have not ended. */
  running: ChangeSet[];
  /** Those of them of which every edit could be made. */
  sets: ChangeSet[];
}

export interface AtOnce {
  open: OpenPublishing;
  now: number;
  /** `2026-11-28T15:30Z` */
  minute: string;
  draft: Held;
  /** Of what was published; of the draft where nothing was published from here. */
  guests: Held;
}

export async function openAtOnce(asked: PublishingRequest, open: OpenPublishing): Promise<AtOnce> {
  const now = open.clock.now.getTime();
  const draft = await held(asked, open, open.written);
  const guests = open.published === undefined ? draft : await held(asked, open, open.published);
  return { open, now, minute: minuteOf(now), draft, guests };
}

/** Nothing where the backend can't be asked: the page of that brand says so. */
async function held(asked: PublishingRequest, open: OpenPublishing, written: Documents): Promise<Held> {
  const now = open.clock.now.getTime();
  try {
    const { sets, timeline } = await followSets(asked, { ...open, written });
    const running = sets.filter((set) => isAtOnce(set) && set.at <= now && (set.until ?? 0) > now);
    return {
      configuration: timeline?.configuration ?? withTranslations({ written }),
      running,
      sets: running.filter((set) => timeline?.made.get(set)?.size === set.edits.length),
    };
  } catch (error) {
    if (error instanceof StoreError) return { configuration: withTranslations({ written }), running: [], sets: [] };
    throw error;
  }
}

/** Where something stands in a configuration. Undefined where it is not there. */
export function pathOf(configuration: unknown, steps: readonly PathStep[]): JsonPath | undefined {
  try {
    const { path, isThere } = findPlace(configuration, steps);
    return isThere ? path : undefined;
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** A name of a set that is one place’s alone, whatever is in its id. */
export const setName = (beginning: string, title: string, path: string): string =>
  [beginning, slugify(title).slice(0, 40).replace(/-$/, ''), hash('sha256', path).slice(0, 8)]
    .filter(Boolean)
    .join('-');

export interface NewSet {
  name: string;
  /** What lists of sets call it. */
  why?: string;
  /** An instant. */
  until: number;
  edits: readonly SetEdit[];
}

/**
 * Writes a set that holds from now on, until a plan changes the same. False if there is one of this name, or so many that this one is not read. Those of its kinds that
 * are over go, so that they do not pile up. Throws a StoreError.
 */
export async function addSet(asked: PublishingRequest, { open, now, minute }: AtOnce, set: NewSet): Promise<boolean> {
  const { context, person, state } = asked;
  const store = context.editor.setsOf(state.slug);
  const { sets } = await followSets(asked, open);
  for (const each of sets) if (isAtOnce(each) && (each.until ?? 0) <= now) await store.remove(each.name);
  const { name, edits, why } = set;
  const holding = { name, at: Date.parse(minute), until: set.until, edits: edits.map(changeEdit) };
  const until = endBeforeOthers(withTranslations({ written: open.published ?? open.written }), sets, holding);
  const written = {
    at: minute,
    until: minuteOf(until),
    ...(person !== undefined && { by: person }),
    ...(why !== undefined && { why }),
    edits,
  };
  if (!(await store.add(name, written))) return false;
  const isRead = (await followSets(asked, open)).sets.some((each) => each.name === name);
  if (!isRead) await store.remove(name);
  if (store.source === 'supabase') context.rebuild(state.slug);
  return isRead;
}

export async function removeSet({ context, state }: PublishingRequest, name: string): Promise<void> {
  const store = context.editor.setsOf(state.slug);
  await store.remove(name);
  if (store.source === 'supabase') context.rebuild(state.slug);
}
