import { z } from 'zod';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { FileEntry, Files } from '../site/built-site.ts';
import { isBelowPath, isSafePath, OWN_FOLDER } from '../site/safe-path.ts';
import type { TargetStore } from './store.ts';

/** The note on a target that says which files are ours. */
export interface Manifest {
  brand: string;
  /** 0: no publish has ended yet. */
  generation: number;
  files: Files;
  /** That of the site, where it is known. */
  source?: string;
  /** It was brought back in the place of `previous`. */
  isRolledBack?: true;
  /** The generation before. The content of a path in `kept` is stored under its `keptKey`, that of any other file under its own path. */
  previous?: { generation: number; files: Files; source?: string; kept: ReadonlySet<string> };
  /** A change that has begun and not ended: it is running, or it was stopped. */
  underWay?: 'publish' | 'rollback';
  /** Keys of ours whose content is not known: a change that was stopped may have written them, or not yet deleted them. */
  uncertain: ReadonlySet<string>;
}

/** Where the old content of a path is kept when a new generation overwrites it. */
export const keptKey = (generation: number, path: string): string => `${OWN_FOLDER}/kept/${generation}/${path}`;

/** The manifest of a site of 20,000 files has 10 MB. */
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

/** The manifest in a place, and its version. Throws an Error with a sentence for one that can't be used. */
export async function readManifest(
  store: TargetStore,
  brand: string,
): Promise<{ manifest: Manifest; version: string | undefined }> {
  const found = await store.readManifest(MAX_MANIFEST_BYTES);
  if (found === undefined) {
    return { manifest: { brand, generation: 0, files: new Map(), uncertain: new Set() }, version: undefined };
  }
  const manifest = parseManifest(found.text, store.name);
  if (manifest.brand === brand) return { manifest, version: found.version };
  throw new Error(
    `${store.name} has the site of the brand "${manifest.brand}". Write another target, or {slug} in it for the brand.`,
  );
}

export function manifestToText({ files, previous, uncertain, ...rest }: Manifest): string {
  const written = {
    format: FORMAT,
    ...rest,
    files: Object.fromEntries(files),
    previous: previous && { ...previous, files: Object.fromEntries(previous.files), kept: [...previous.kept] },
    uncertain: [...uncertain],
  };
  return `${JSON.stringify(written)}\n`;
}

/** Increase it when the meaning of a key changes. */
const FORMAT = 2;

const path = z.string().refine(isSafePath);
const entry = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.int().nonnegative(),
  type: z.string().regex(/^[\x20-\x7e]{1,200}$/),
  cache: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/)
    .optional(),
});
const files = z.record(path, entry).transform((record): Files => new Map<string, FileEntry>(Object.entries(record)));
const paths = z.array(path).transform((list): ReadonlySet<string> => new Set(list));
const keys = z.array(z.string().refine(isOwnKey)).transform((list): ReadonlySet<string> => new Set(list));
const source = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional();
const generation = z.int().nonnegative().max(1_000_000_000);

const schema = z.object({
  brand: z.string(),
  generation,
  files,
  source,
  isRolledBack: z.literal(true).optional(),
  previous: z
    .object({ generation, files, source, kept: paths })
    .transform((previous) => omitUndefined(previous))
    .optional(),
  underWay: z.enum(['publish', 'rollback']).optional(),
  uncertain: keys,
});

/** Of our own folder only copies that are kept for a rollback may be deleted. */
function isOwnKey(key: string): boolean {
  return isSafePath(key) || (isBelowPath(key) && /^\.front-of-house\/kept\/\d+\/./.test(key));
}

function parseManifest(text: string, place: string): Manifest {
  const advice = 'Nothing was changed. Restore that file, or publish to another place.';
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new Error(`The manifest in ${place} is damaged: it is no JSON. ${advice}`);
  }
  const format = z.object({ format: z.number() }).safeParse(written).data?.format;
  if (format !== undefined && format !== FORMAT) {
    throw new Error(
      `The manifest in ${place} was written by another version of this program. Nothing was changed. Publish to an empty place, or empty this one first.`,
    );
  }
  const parsed = schema.safeParse(written);
  if (parsed.success && format !== undefined) return omitUndefined(parsed.data);
  const where = parsed.error?.issues[0]?.path.slice(0, 2).join('.') ?? '';
  throw new Error(`The manifest in ${place} is damaged${where && ` at ${JSON.stringify(where)}`}. ${advice}`);
}
