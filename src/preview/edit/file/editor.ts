import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseJson } from '../../../builder/brand/json.ts';
import { readTextBelow, realPathBelow } from '../../../builder/brand/ordinary-file.ts';
import { brandSchema } from '../../../model/brand.ts';
import { writeWhole } from '../../../builder/output/whole-file.ts';
import { describeFileError } from '../../../builder/report/problems.ts';
import { type Edit, editJson, EditRefusedError } from './json-edit.ts';

/** A configuration that can be edited; or why this one can't. */
export type Opened = { text: string; digest: string; value: unknown } | { reason: string };

export type Saved = { kind: 'saved' | 'same' } | { kind: 'changed' } | { kind: 'refused'; reason: string };

/** One save, as its page lists it. */
export interface Save {
  /** From 1. */
  id: number;
  at: Date;
  /** "Margherita 16.50 → 17" */
  words: string;
  /** Whether the file is as this save left it. */
  isLast: boolean;
}

export interface Editor {
  open: (slug: string) => Opened;
  /** What a page was drawn from, if that is not too long ago. */
  recall: (digest: string) => unknown;
  /** Writes the changes if the file is still the one with this digest. */
  save: (slug: string, digest: string, edits: readonly Edit[], words: string) => Saved;
  /** Newest first. */
  savesOf: (slug: string) => Save[];
  /** Writes the file as it was before a save. */
  restore: (slug: string, digest: string, id: number) => Saved;
}

interface Kept {
  id: number;
  at: string;
  words: string;
  /** The text before, deflated, in base64. */
  before: string;
  /** The digest after. */
  after: string;
}

const MAX_SAVES = 100;
const MAX_RECALLED = 20;
const FILE = 'website.json';

/** `historyDir` keeps what was saved across restarts; without it the saves are known as long as the preview runs. */
export function makeEditor(brandsDir: string, historyDir?: string): Editor {
  const histories = new Map<string, Kept[]>();
  const recalled = new Map<string, unknown>();

  const folderOf = (slug: string): string => join(brandsDir, slug);

  function open(slug: string): Opened {
    const folder = folderOf(slug);
    if (isFromBackend(folder)) return { reason: 'This brand comes from a backend, and is edited there.' };
    let text: string;
    try {
      text = readTextBelow(folder, FILE);
    } catch (error) {
      return { reason: `${FILE} ${describeFileError(error)}.` };
    }
    try {
      const value = parseJson(text);
      const digest = digestOf(text);
      recalled.delete(digest);
      recalled.set(digest, value);
      for (const [oldest] of recalled) if (recalled.size > MAX_RECALLED) recalled.delete(oldest);
      return { text, digest, value };
    } catch (error) {
      const where = error instanceof Error ? error.message : '';
      return { reason: `${FILE} can’t be read: ${where} Open it in a text editor and mend that first.` };
    }
  }

  function write(slug: string, digest: string, words: string, change: (text: string) => string): Saved {
    const opened = open(slug);
    if ('reason' in opened) return { kind: 'refused', reason: opened.reason };
    if (opened.digest !== digest) return { kind: 'changed' };
    try {
      const text = change(opened.text);
      if (text === opened.text) return { kind: 'same' };
      // A link inside of the folder stays one.
      writeWhole(realPathBelow(folderOf(slug), join(folderOf(slug), FILE)), text);
      keep(slug, words, opened.text, digestOf(text));
      return { kind: 'saved' };
    } catch (error) {
      if (error instanceof EditRefusedError) return { kind: 'refused', reason: error.message };
      return { kind: 'refused', reason: `${FILE} could not be written: ${describeFileError(error)}.` };
    }
  }

  function keep(slug: string, words: string, before: string, after: string): void {
    const saves = historyOf(slug);
    saves.push({
      id: (saves.at(-1)?.id ?? 0) + 1,
      at: new Date().toISOString(),
      words,
      before: deflateRawSync(before).toString('base64'),
      after,
    });
    saves.splice(0, saves.length - MAX_SAVES);
    if (historyDir === undefined) return;
    try {
      writeWhole(join(historyDir, `${slug}.json`), JSON.stringify(saves));
    } catch {
      // A full disk: they are known until the preview ends.
    }
  }

  function historyOf(slug: string): Kept[] {
    let saves = histories.get(slug);
    if (saves === undefined) histories.set(slug, (saves = historyDir === undefined ? [] : readSaves(historyDir, slug)));
    return saves;
  }

  function savesOf(slug: string): Save[] {
    const opened = open(slug);
    const digest = 'reason' in opened ? '' : opened.digest;
    const saves = historyOf(slug);
    return saves
      .map(({ id, at, words, after }, index) => ({
        id,
        at: new Date(at),
        words,
        isLast: index === saves.length - 1 && after === digest,
      }))
      .reverse();
  }

  function restore(slug: string, digest: string, id: number): Saved {
    const saves = historyOf(slug);
    const save = saves.find((each) => each.id === id);
    if (save === undefined) return { kind: 'refused', reason: 'That change is not kept any more.' };
    // What somebody else wrote since then must not go with it.
    if (saves.at(-1)?.after !== digest) return { kind: 'changed' };
    const isLast = save === saves.at(-1);
    const words = isLast ? `Taken back: ${save.words}` : `Back to before: ${save.words}`;
    return write(slug, digest, words.replace(/^Taken back: Taken back: /, 'Again: '), () =>
      inflateRawSync(Buffer.from(save.before, 'base64'), { maxOutputLength: 2 ** 26 }).toString(),
    );
  }

  return {
    open,
    recall: (digest) => recalled.get(digest),
    save: (slug, digest, edits, words) => write(slug, digest, words, (text) => edits.reduce(editJson, text)),
    savesOf,
    restore,
  };
}

/** Of a file that can't be read the build says what is wrong with it. */
function isFromBackend(folder: string): boolean {
  try {
    const written = parseJson(readTextBelow(folder, 'brand.json')) as { source?: unknown } | null;
    return brandSchema.shape.source.safeParse(written?.source).data === 'supabase';
  } catch {
    return false;
  }
}

const digestOf = (text: string): string => hash('sha256', text).slice(0, 32);

/** Nothing where the file is missing or is not ours. */
function readSaves(historyDir: string, slug: string): Kept[] {
  try {
    const saves: unknown = JSON.parse(readFileSync(join(historyDir, `${slug}.json`), 'utf8'));
    return Array.isArray(saves) ? (saves as Kept[]) : [];
  } catch {
    return [];
  }
}
