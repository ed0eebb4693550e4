import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeWhole } from '#brand/files/whole-file.ts';
import { findPlace, parsePath, PathError, stepsTo, writePath as writeSteps } from '#changes/paths.ts';
import { fieldPathAt, readPath, titleOf, writePath } from '../fields/field-path.ts';

/** Something that somebody typed and that could not be saved. */
export interface Unfinished {
  /** Of its problem: the path of the field, `add/` and the path of a list, or the path of hours and a weekday. */
  key: string;
  /** What it is about: "Margherita, Price". */
  label: string;
  problem: string;
  /** What was typed, by the names of fields. */
  typed: [name: string, text: string][];
  /** The page on which it was typed, behind `edit/`. */
  page: string;
}

/** Keeps for each brand what is unfinished, until it is saved, typed anew or dropped. `root` is the configuration as the editor shows it. */
export interface UnfinishedStore {
  listOf: (slug: string, root: unknown) => Unfinished[];
  /** Takes the place of what was kept under the same keys. */
  keep: (slug: string, root: unknown, added: readonly Unfinished[]) => void;
  drop: (slug: string, root: unknown, keys: readonly string[]) => void;
}

interface Kept extends Unfinished {
  /** The path of the entry of a list that it is about, as it was then. */
  around: string;
  /** The same with ids; missing where nothing tells the entry apart. */
  anchor?: string;
  title: string;
}

const keptSchema: z.ZodType<Kept> = z.object({
  key: z.string(),
  label: z.string(),
  problem: z.string(),
  typed: z.array(z.tuple([z.string(), z.string()])),
  page: z.string(),
  around: z.string(),
  anchor: z.string().exactOptional(),
  title: z.string(),
});

const MAX_KEPT = 50;
/** No field takes more. */
const MAX_TEXT = 20_000;

/** Without a folder they are known as long as the preview runs. */
export function makeUnfinished(folder: string | undefined): UnfinishedStore {
  const known = new Map<string, Kept[]>();
  const fileOf = (slug: string): string | undefined => folder && join(folder, `${slug}.unfinished.json`);

  function read(slug: string): Kept[] {
    let list = known.get(slug);
    if (list === undefined) {
      const file = fileOf(slug);
      const written = file === undefined ? undefined : readJson<unknown>(file);
      list = Array.isArray(written) ? written.flatMap((each) => keptSchema.safeParse(each).data ?? []) : [];
      known.set(slug, list);
    }
    return list;
  }

  function write(slug: string, list: Kept[]): void {
    if (list.length === 0 && read(slug).length === 0) return;
    known.set(slug, list.slice(-MAX_KEPT));
    const file = fileOf(slug);
    if (file === undefined) return;
    try {
      writeWhole(file, JSON.stringify(known.get(slug)));
    } catch {
      // A full disk: it is known until the preview ends.
    }
  }

  const listOf = (slug: string, root: unknown): Kept[] => read(slug).flatMap((kept) => placedNow(kept, root) ?? []);

  return {
    listOf,
    keep: (slug, root, added) => {
      const keys = new Set(added.map(({ key }) => key));
      const others = listOf(slug, root).filter(({ key }) => !keys.has(key));
      write(slug, [...others, ...added.map((each) => anchored(each, root))]);
    },
    drop: (slug, root, keys) => {
      const list = listOf(slug, root);
      const left = list.filter(({ key }) => !keys.includes(key));
      if (left.length < list.length) write(slug, left);
    },
  };
}

function anchored(unfinished: Unfinished, root: unknown): Kept {
  const steps = readPath(unfinished.key.replace(/^(?:add|first|day)\//, '')) ?? [];
  const length = steps.findLastIndex(
    (step, index) => typeof step === 'number' && fieldPathAt(root, steps.slice(0, index + 1)) !== undefined,
  );
  const entry = fieldPathAt(root, steps.slice(0, length + 1));
  const typed = unfinished.typed.map(([name, text]): [string, string] => [name, text.slice(0, MAX_TEXT)]);
  const kept = { ...unfinished, typed, around: writePath(entry?.path ?? []), title: titleOf(entry?.value) };
  try {
    return { ...kept, anchor: writeSteps(stepsTo(root, entry?.path ?? [])) };
  } catch (error) {
    if (error instanceof PathError) return kept;
    throw error;
  }
}

/** With the place that its entry has by now. Undefined where the entry is gone. */
function placedNow(kept: Kept, root: unknown): Kept | undefined {
  const { around, anchor, title } = kept;
  if (around === '') return kept;
  const path = anchor === undefined ? readPath(around) : pathOf(anchor, root);
  const entry = path && fieldPathAt(root, path);
  if (path === undefined || entry === undefined || (anchor === undefined && titleOf(entry.value) !== title))
    return undefined;
  const now = writePath(path);
  if (now === around) return kept;
  const moved = (text: string): string => text.replace(around, () => now);
  return {
    ...kept,
    around: now,
    key: moved(kept.key),
    page: moved(kept.page),
    typed: kept.typed.map(([name, text]) => [moved(name), text]),
  };
}

function pathOf(anchor: string, root: unknown): readonly (string | number)[] | undefined {
  try {
    return findPlace(root, parsePath(anchor)).path;
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
