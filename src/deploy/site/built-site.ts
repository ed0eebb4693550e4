import { hash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '#brand/files/content-types.ts';
import { MAX_FILE_BYTES, readOrdinaryFile } from '#brand/files/ordinary-file.ts';
import { sizeOf } from '#brand/files/file-note.ts';
import { readState, type SiteState } from '#builder/output/state.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { isSafePath } from './safe-path.ts';

/** A file of a site. */
export interface FileEntry {
  /** SHA-256 of its bytes, in hex. */
  digest: string;
  size: number;
  /** `text/html; charset=utf-8` */
  type: string;
  /** Its `Cache-Control`, where the target keeps one with the file. */
  cache?: string | undefined;
}

export type Files = ReadonlyMap<string, FileEntry>;

export interface BuiltSite {
  slug: string;
  files: Files;
  /** Of what it was built: two sites of the same differ at most in the days on which their pages changed. Missing: not known. */
  source?: string | undefined;
  /** The bytes of a file. Throws where they are not those of its entry any more. */
  read: (path: string) => Buffer;
}

/** Reads the site in a folder that a build has made. Throws an Error with a sentence where that is no whole site. */
export function readBuiltSite(slug: string, folder: string): BuiltSite {
  const files = new Map<string, FileEntry>();
  for (const path of listFiles(folder)) {
    const bytes = readOrdinaryFile(join(folder, path), MAX_FILE_BYTES);
    files.set(path, { digest: digestOf(bytes), size: bytes.length, type: contentTypeOf(path) });
  }
  return makeSite(slug, folder, files);
}

/** The same by the note of the build that made it, without reading its files: those that are sent are read and compared with the note. */
export function siteJustBuilt(slug: string, outDir: string): BuiltSite {
  const state = readState(outDir, slug);
  const entries = Object.entries(state?.files ?? {});
  const files = entries.map(([path, note]): [string, FileEntry] => [
    path,
    { digest: note.hash, size: sizeOf(note), type: contentTypeOf(path) },
  ]);
  return { ...makeSite(slug, join(outDir, slug), new Map(files)), source: state && sourceOf(state) };
}

/** What the build has said of each language of the site that lacks translations. */
export const untranslatedIn = (outDir: string, slug: string): string[] => readState(outDir, slug)?.untranslated ?? [];

/** The minute that a site was built for with `--at`. Undefined: it is the site of the day on which it was built. */
export const builtFor = (outDir: string, slug: string): string | undefined => readState(outDir, slug)?.at;

/** Machines that build the same brand agree on it. */
function sourceOf({ inputs, nextChange, hasProvisionalPictures }: SiteState): string {
  return digestOf(Buffer.from(JSON.stringify([inputs.hash, nextChange, hasProvisionalPictures === true])));
}

function makeSite(slug: string, folder: string, files: Files): BuiltSite {
  if (!files.has('index.html')) {
    throw new Error(`There is no built site in ${shortenPath(folder)}. Run: npm run build -- --brand ${slug}`);
  }
  const read = (path: string): Buffer => {
    const bytes = readOrdinaryFile(join(folder, path), MAX_FILE_BYTES);
    if (digestOf(bytes) === files.get(path)?.digest) return bytes;
    throw new Error(
      `${shortenPath(join(folder, path))} has changed meanwhile. Publish again when no build is running.`,
    );
  };
  return { slug, files, read };
}

export const isPage = (path: string): boolean => path.endsWith('.html');

const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes);

function listFiles(folder: string, below = ''): string[] {
  const names = lstatSync(join(folder, below), { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(join(folder, below)).sort()
    : [];
  return names.flatMap((name) => {
    const path = below + name;
    const stats = lstatSync(join(folder, path));
    if (stats.isDirectory()) return listFiles(folder, `${path}/`);
    if (stats.isFile() && isSafePath(path)) return [path];
    const place = shortenPath(join(folder, path));
    throw new Error(`${place} is no file that a build has written. Build the site again.`);
  });
}
