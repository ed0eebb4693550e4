import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { revisionOf, statsOf } from '#brand/files/file-note.ts';
import { readJson, writeWhole } from '#brand/files/whole-file.ts';
import { isSlug } from '#brand/folder/brands.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import type { Target } from '#deploy/targets/target.ts';
import type { Documents } from './documents.ts';

/** When a site was sent, and until when it is the site of now. */
export interface SentNote {
  /** In ISO 8601. */
  at: string;
  by?: string;
  /** The target, as it was typed. */
  to: string;
  /** Of the configuration with all that was due: when something else is due, the site is an old one. */
  dueDigest: string;
  /** The date or minute at which the same configuration makes another site. */
  nextChange?: string;
}

/** A site as it was sent. */
export interface Sent extends SentNote {
  documents: Documents;
  /** What the documents and the group of the brand say together. */
  written: Written;
}

/** What is known of a brand that was published from here. */
export interface Published<Each extends SentNote = Sent> {
  live?: Each;
  /** What going back brings back. */
  before?: Each;
  /** Somebody went back: nothing is sent by itself until the next publish. */
  isHeld?: true;
}

export interface PublishedStore {
  /** Empty where nothing was published from here. */
  read: (slug: string) => Published;
  /** The same without what was sent, at once also for hundreds of brands. */
  noteOf: (slug: string) => Pick<Published<SentNote>, 'live' | 'isHeld'>;
  write: (slug: string, published: Published) => void;
  /** Writes it beside, so that a full disk is noticed before anything is sent. Returns what puts it in place. */
  prepare: (slug: string, published: Published) => () => void;
  /** What was prepared and is not wanted any more. Returns whether there was such a thing. */
  discardPrepared: (slug: string) => boolean;
}

/** Increase it when the meaning of a key changes. */
const FORMAT = 1;
interface Kept {
  format: typeof FORMAT;
  published: Published;
}

const sentSchema = z.object({
  at: z.iso.datetime(),
  by: z.string().optional(),
  to: z.string(),
  dueDigest: z.string(),
  nextChange: z.string().optional(),
  documents: z.record(z.string(), z.string()),
  written: z.looseObject({}),
});
const keptSchema = z.object({
  format: z.literal(FORMAT),
  published: z.object({
    live: sentSchema.optional(),
    before: sentSchema.optional(),
    isHeld: z.literal(true).optional(),
  }),
});

/** Each page of the editor asks what is published. */
const MAX_REMEMBERED = 8;

/** Keeps in a folder what was sent of each brand. Other processes may write there, too. */
export function openPublished(folder: string): PublishedStore {
  const whole = new Map<string, { stamp: string; published: Published }>();
  const notes = new Map<string, { stamp: string; note: Pick<Published<SentNote>, 'live' | 'isHeld'> }>();
  const fileOf = (slug: string): string => join(folder, `${slug}.json`);
  // No slug has a dot.
  const draftOf = (slug: string): string => join(folder, `${slug}.next.json`);

  function stampOf(slug: string): string {
    const stats = isSlug(slug) ? statsOf(fileOf(slug)) : undefined;
    return stats === undefined ? '' : revisionOf(stats);
  }

  function read(slug: string): Published {
    const stamp = stampOf(slug);
    if (stamp === '') return {};
    const known = whole.get(slug);
    if (known?.stamp === stamp) return known.published;
    // A file that is damaged, or of another version, says nothing.
    const kept = readJson<Kept>(fileOf(slug));
    const published = kept !== undefined && keptSchema.safeParse(kept).success ? kept.published : {};
    whole.delete(slug);
    whole.set(slug, { stamp, published });
    for (const [oldest] of whole) if (whole.size > MAX_REMEMBERED) whole.delete(oldest);
    return published;
  }

  function noteOf(slug: string): Pick<Published<SentNote>, 'live' | 'isHeld'> {
    const stamp = stampOf(slug);
    const known = notes.get(slug);
    if (known?.stamp === stamp) return known.note;
    const { live, isHeld } = read(slug);
    const note = { ...(live && { live: noteIn(live) }), ...(isHeld && { isHeld }) };
    notes.set(slug, { stamp, note });
    return note;
  }

  function prepare(slug: string, published: Published): () => void {
    writeWhole(draftOf(slug), textOf(published));
    return () => renameSync(draftOf(slug), fileOf(slug));
  }

  function discardPrepared(slug: string): boolean {
    const isThere = statsOf(draftOf(slug)) !== undefined;
    try {
      rmSync(draftOf(slug), { force: true });
    } catch {
      // The folder is read-only: it is there at the next start, too.
    }
    return isThere;
  }

  return {
    read,
    noteOf,
    write: (slug, published) => void writeWhole(fileOf(slug), textOf(published)),
    prepare,
    discardPrepared,
  };
}

/** At a host each step goes further back; in a folder or a bucket the second one comes back. */
export function afterRollBack({ live, before }: Published, { kind }: Pick<Target, 'kind'>): Published {
  const isSwapped = kind === 'dir' || kind === 's3';
  return { ...(before && { live: before }), ...(isSwapped && live && { before: live }), isHeld: true };
}

const textOf = (published: Published): string => JSON.stringify({ format: FORMAT, published } satisfies Kept);

function noteIn({ at, by, to, dueDigest, nextChange }: Sent): SentNote {
  return { at, to, dueDigest, ...(by !== undefined && { by }), ...(nextChange !== undefined && { nextChange }) };
}
