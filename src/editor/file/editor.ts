import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { Environment } from '#brand/folder/brand-file.ts';
import { parseJson } from '#brand/files/json.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { listTranslationFiles } from '#brand/folder/translations-file.ts';
import { isFields } from '#schema/values/fields.ts';
import { applied, type Edit, editAll, EditRefusedError } from '#brand/files/json-edit.ts';
import type { MendedEdit } from '#changes/fit-together.ts';
import { placesOf } from './edited-places.ts';
import { plansWithout, writeMended } from './mend-sets.ts';
import { type SetStore, setStoreOf } from './set-stores.ts';
import { makeUnfinished, type UnfinishedStore } from './unfinished.ts';
import { FILE, type ConfigurationStore, StoreError, storeOf, type Stored, translationsStoreOf } from './stores.ts';

/** A configuration that can be edited; or why this one can't. */
export type Opened = { digest: string; value: unknown } | { reason: string };

export type Saved =
  | { kind: 'same' }
  /** `isElsewhere`: the configuration is not in the brand's folder, so watching the folder does not show the change. */
  | { kind: 'saved'; isElsewhere: boolean }
  | { kind: 'changed' }
  | { kind: 'refused'; reason: string };

/** One save, as its page lists it. */
export interface Save {
  /** From 1. */
  id: number;
  at: Date;
  /** `website.json`, or the name of a file of translations. */
  file: string;
  change: KeptChange;
  /** Who saved it, if they gave a name. */
  by?: string;
  /** Which places it changed, with the names of entries: `menu.categories[id=pizza].items[id=margherita].price`. */
  places: readonly string[];
  /** Whether the configuration is as this save left it. */
  isLast: boolean;
}

/** What a save was beside its edits. */
export interface SaveAbout {
  by?: string | undefined;
  /** The set of changes that was written with it: who takes the one back takes back the other. */
  set?: string;
  /** When that set comes, and by which clock. */
  plannedFor?: { at: string; until?: string; zone?: string | undefined };
  /** The published value was written back. */
  how?: 'undone';
}

/** The text before a save, and what the save did. The words are made when somebody reads them, in their language. */
export interface KeptChange {
  how?: 'undone' | 'takenBack' | 'again' | 'wentBefore';
  plannedFor?: SaveAbout['plannedFor'];
  /** Of a save that an older version kept, in the language of whoever saved. */
  words?: string;
  /** The text before, deflated, in base64. */
  before: string;
  /** Of what was taken back, too. */
  edits?: readonly Edit[];
  /** Where a text was written back: that text, as `before` is. */
  text?: string;
}

/** `document` is the file to edit: the slug of a brand for its configuration, or the name that `translationsOf` returns for a file of translations. */
export interface Editor {
  open: (document: string) => Promise<Opened>;
  /** The configuration that a page was rendered from, if it is still kept. */
  recall: (digest: string) => unknown;
  /** Writes the changes if the configuration is still the one with this digest. */
  save: (document: string, digest: string, edits: readonly Edit[], about?: SaveAbout) => Promise<Saved>;
  /** Where the changes of a brand are that have a date. */
  setsOf: (slug: string) => SetStore;
  /** What was typed and could not be saved. */
  unfinished: UnfinishedStore;
  /** Newest first. `digest` is that of the configuration as it is now. */
  savesOf: (document: string, digest: string) => Save[];
  /** Writes the configuration as it was before a save. */
  restore: (document: string, digest: string, id: number, by?: string) => Promise<Saved>;
}

export interface EditorOptions {
  /** Keeps what was saved across restarts; without it the saves are known as long as the preview runs. */
  historyDir?: string;
  /** Has the key of the backend, for brands that come from there. */
  environment?: Environment;
}

interface Kept extends KeptChange {
  id: number;
  at: string;
  by?: string;
  set?: string;
  places?: string[];
  /** The digest after. */
  after: string;
}

/** `translationsOf('nonna-pia', 'translations.fr-CA.json')` */
export const translationsOf = (slug: string, file: string): string => `${slug}/${file}`;

const NOT_KEPT = 'That change is not kept any more.';
const MAX_SAVES = 100;
const MAX_RECALLED = 20;

export function makeEditor(brandsDir: string, { historyDir, environment = {} }: EditorOptions = {}): Editor {
  const histories = new Map<string, Kept[]>();
  const recalled = new Map<string, unknown>();
  const setsOf = (slug: string): SetStore => setStoreOf(join(brandsDir, slug), environment);

  function openStore(document: string): ConfigurationStore {
    const [slug = '', file] = document.split('/');
    const folder = join(brandsDir, slug);
    return file === undefined ? storeOf(folder, environment) : translationsStoreOf(folder, file);
  }

  async function open(document: string): Promise<Opened> {
    try {
      const { text, digest } = await openStore(document).read();
      const value = parseJson(text);
      if (!isFields(value)) throw new SyntaxError('it is no object, such as { "name": "Saffron Lane" }.');
      recalled.delete(digest);
      recalled.set(digest, value);
      for (const [oldest] of recalled) if (recalled.size > MAX_RECALLED) recalled.delete(oldest);
      return { digest, value };
    } catch (error) {
      if (error instanceof StoreError) return { reason: error.message };
      const where = error instanceof Error ? error.message : '';
      return {
        reason: `${document.split('/')[1] ?? FILE} can’t be read: ${where} Open it in a text editor and mend that first.`,
      };
    }
  }

  /** Without `about` it is not kept as a save. */
  async function write(
    document: string,
    digest: string,
    about: Omit<Kept, 'id' | 'at' | 'before' | 'after'> | undefined,
    change: (text: string) => string,
  ): Promise<Saved> {
    try {
      const store = openStore(document);
      const before = await store.read();
      if (before.digest !== digest) return { kind: 'changed' };
      const text = change(before.text);
      if (text === before.text) return { kind: 'same' };
      const after = await store.write(before, text);
      if (after === undefined) return { kind: 'changed' };
      if (about !== undefined) keep(document, about, before, after);
      return { kind: 'saved', isElsewhere: store.isElsewhere };
    } catch (error) {
      if (!(error instanceof EditRefusedError || error instanceof StoreError)) throw error;
      return { kind: 'refused', reason: error.message };
    }
  }

  function keep(
    document: string,
    about: Omit<Kept, 'id' | 'at' | 'before' | 'after'>,
    before: Stored,
    after: Stored,
  ): void {
    const saves = historyOf(document);
    saves.push({
      id: (saves.at(-1)?.id ?? 0) + 1,
      at: new Date().toISOString(),
      ...about,
      before: deflateRawSync(before.text).toString('base64'),
      after: after.digest,
    });
    saves.splice(0, saves.length - MAX_SAVES);
    writeSaves(document, saves);
  }

  function writeSaves(document: string, saves: readonly Kept[]): void {
    if (historyDir === undefined) return;
    try {
      writeWhole(historyFile(historyDir, document), JSON.stringify(saves));
    } catch {
      // A full disk: they are known until the preview ends.
    }
  }

  function historyOf(document: string): Kept[] {
    let saves = histories.get(document);
    if (saves === undefined)
      histories.set(document, (saves = historyDir === undefined ? [] : readSaves(historyDir, document)));
    return saves;
  }

  function savesOf(document: string, digest: string): Save[] {
    const saves = historyOf(document);
    return saves
      .map((kept, index) => ({
        id: kept.id,
        at: new Date(kept.at),
        file: document.split('/')[1] ?? FILE,
        change: kept,
        ...(kept.by !== undefined && { by: kept.by }),
        places: kept.places ?? [],
        isLast: index === saves.length - 1 && kept.after === digest,
      }))
      .reverse();
  }

  async function restore(document: string, digest: string, id: number, by?: string): Promise<Saved> {
    const saves = historyOf(document);
    const save = saves.find((each) => each.id === id);
    if (save === undefined || documentsOf(save) === undefined) return { kind: 'refused', reason: NOT_KEPT };
    // What somebody else wrote since then must not go with it.
    if (saves.at(-1)?.after !== digest) return { kind: 'changed' };
    const isLast = save === saves.at(-1);
    // Who takes back what was taken back does it again.
    const how = !isLast ? 'wentBefore' : save.how === 'takenBack' ? 'again' : 'takenBack';
    const set = isLast ? save.set : undefined;
    const about = {
      how,
      text: save.before,
      ...(isLast && save.edits && { edits: save.edits }),
      ...(by !== undefined && { by }),
    } as const;
    const mended = set === undefined ? [] : await mendedWithout(document, set);
    const saved = await write(document, digest, set === undefined ? about : undefined, () => inflated(save.before));
    if (saved.kind === 'saved' && set !== undefined) await forgetPlan(document, set, mended);
    return saved;
  }

  async function mendedWithout(document: string, set: string): Promise<MendedEdit[]> {
    const [slug = ''] = document.split('/');
    const file = await open(slug);
    return 'reason' in file ? [] : plansWithout(setsOf(slug), join(brandsDir, slug), file.value, set);
  }

  /** A plan that is taken back was never made: who took that back, too, would have its changes in no place. Its set goes, and what it wrote into the other documents. */
  async function forgetPlan(document: string, set: string, mended: readonly MendedEdit[]): Promise<void> {
    const saves = historyOf(document);
    saves.pop();
    writeSaves(document, saves);
    const [slug = ''] = document.split('/');
    try {
      await setsOf(slug).remove(set);
      await writeMended(setsOf(slug), mended);
    } catch (error) {
      // The overview still lists it.
      if (!(error instanceof StoreError)) throw error;
    }
    const files = listTranslationFiles(join(brandsDir, slug)).map(({ name }) => translationsOf(slug, name));
    for (const other of [slug, ...files]) {
      const last = historyOf(other).at(-1);
      const now = last?.set === set ? await open(other) : undefined;
      if (last !== undefined && now !== undefined && 'digest' in now) await restore(other, now.digest, last.id);
    }
  }

  return {
    open,
    recall: (digest) => recalled.get(digest),
    save: (document, digest, edits, { by, ...about } = {}) => {
      const places = placesOf(recalled.get(digest), edits);
      const kept = { ...about, edits, ...(by && { by }), ...(places.length > 0 && { places }) };
      return write(document, digest, kept, (text) => editAll(text, edits));
    },
    setsOf,
    unfinished: makeUnfinished(historyDir),
    savesOf,
    restore,
  };
}

/** What a document had in it before a save, and after it. Undefined where somebody else wrote into what is kept. */
export function documentsOf({ before, edits = [], text }: KeptChange): { before: unknown; after: unknown } | undefined {
  try {
    const was = parseJson(inflated(before));
    return { before: was, after: text === undefined ? edits.reduce<unknown>(applied, was) : parseJson(inflated(text)) };
  } catch {
    return undefined;
  }
}

const inflated = (text: string): string =>
  inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: 2 ** 26 }).toString();

/** A document has no dot: no brand's own file is that of translations. */
const historyFile = (historyDir: string, document: string): string =>
  join(historyDir, `${document.replace('/', '.').replace(/\.json$/, '')}.json`);

const keptSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  before: z.string(),
  after: z.string(),
  by: z.string().optional(),
  set: z.string().optional(),
  places: z.array(z.string()).optional(),
  how: z.enum(['undone', 'takenBack', 'again', 'wentBefore']).optional(),
  plannedFor: z.object({ at: z.iso.datetime(), until: z.iso.datetime().optional() }).optional(),
  words: z.string().optional(),
  edits: z.array(z.object({ kind: z.string(), path: z.array(z.union([z.string(), z.number()])) })).optional(),
  text: z.string().optional(),
});

/** Empty if the file is missing or was not written by the editor. */
function readSaves(historyDir: string, document: string): Kept[] {
  try {
    const saves: unknown = JSON.parse(readFileSync(historyFile(historyDir, document), 'utf8'));
    return Array.isArray(saves) ? (saves as Kept[]).filter((each) => keptSchema.safeParse(each).success) : [];
  } catch {
    return [];
  }
}
