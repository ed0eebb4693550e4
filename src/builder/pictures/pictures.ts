import { basename, extname } from 'node:path';
import pLimit from 'p-limit';
import { decodeUri } from '#core/text/decode-uri.ts';
import type { Picture } from '#schema/values/picture.ts';
import { cacheEntry, type CacheEntry, entryFolder, hasEntry } from './cache-entry.ts';
import { foreignKindOf } from './foreign-kinds.ts';
import { download } from '#brand/pictures/download.ts';
import { fileBelow } from './picture-file.ts';
import {
  PICTURE_LIMITS,
  PictureProblem,
  type Original,
  type PictureEffort,
  type PictureLimits,
} from '#brand/pictures/original.ts';
import { FORMATS, sizesFor, type PictureFacts, type PictureFault } from './sizes.ts';
import { sweepPictures } from '#brand/pictures/sweep.ts';
import type { HashOfFile } from '#brand/folder/brand-folder.ts';
import { hashOfFile } from '#brand/files/file-note.ts';
import type { NamedPicture, OutputFile, Warning } from '#schema/warning.ts';

export interface Pictures {
  /** By `Image.src`. Pictures that can't be used are missing. */
  pictures: Record<string, Picture>;
  /** By `Image.src`, for icons and link previews. */
  originals: Map<string, Original>;
  files: OutputFile[];
  warnings: Warning[];
  /** Whether some were encoded quickly, and better ones may take their place. */
  areProvisional: boolean;
}

/** A picture narrower than this looks soft even on a phone. */
const SOFT_BELOW = 480;
const NAME_LENGTH = 40;
const FEWER = 'Put pictures into the brand’s folder.';

const encoding = pLimit(2);
const finding = pLimit(8);

/** Finds, measures, resizes and encodes every picture that a configuration names, or takes it from the cache. */
export async function makePictures(
  named: NamedPicture[],
  folder: string,
  cacheDir: string,
  given: Partial<PictureLimits> = {},
  hashOf: HashOfFile = hashOfFile,
): Promise<Pictures> {
  const limits = { ...PICTURE_LIMITS, ...given };
  const end = performance.now() + limits.allDownloadsMs;
  const fetchOne = (src: string): Promise<FoundPicture> => {
    const downloadMs = Math.min(limits.downloadMs, Math.ceil(end - performance.now()));
    if (downloadMs <= 0) throw new PictureProblem('came too late: those before it took too long', FEWER);
    return download(src, cacheDir, { ...limits, downloadMs });
  };
  const sources = [...new Set(named.map(({ src }) => src))];
  const extra = new Set(sources.slice(limits.pictures));
  const find = async (src: string): Promise<FoundPicture> => {
    if (extra.has(src)) throw new PictureProblem(`is one too many: a brand may have ${limits.pictures} pictures`);
    return isUrl(src) ? fetchOne(src) : { original: await fileBelow(folder, src, hashOf, limits) };
  };

  const outcomes = await Promise.all(
    sources.map((src) => outcomeOf(src, () => finding(() => find(src)), cacheDir, limits.effort)),
  );

  sweepPictures(cacheDir);
  return collect(named, new Map(outcomes.map((outcome, index) => [sources[index] ?? '', outcome])));
}

interface FoundPicture {
  original: Original;
  /** Why the picture may be out of date. */
  note?: string;
}

async function outcomeOf(
  src: string,
  find: () => Promise<FoundPicture>,
  cacheDir: string,
  effort: PictureEffort,
): Promise<Outcome> {
  try {
    const { original, note } = await find();
    const isDrawn = (careful: string): boolean => hasEntry(entryFolder(cacheDir, careful));
    const { key, make, isProvisional } = sizesFor(original.digest, effort, isDrawn);
    const sizes = await cacheEntry(entryFolder(cacheDir, key), () => encoding(async () => make(await original.read())));
    // Not a part of what is cached: the sentence may become a better one.
    if ('problem' in sizes.facts) return foreignKindOf(await original.read()) ?? sizes.facts;
    return { ...finish(src, original, { ...sizes, facts: sizes.facts }, key, note), isProvisional };
  } catch (error) {
    if (error instanceof PictureProblem) return { problem: error.message, advice: error.advice };
    throw error;
  }
}

interface Drawn {
  picture: Picture;
  original: Original;
  files: OutputFile[];
  note?: string;
}

type Outcome = PictureFault | (Drawn & { isProvisional: boolean });

const isUrl = (src: string) => /^https?:\/\//i.test(src);

function finish(
  src: string,
  original: Original,
  { facts, file }: CacheEntry<Exclude<PictureFacts, PictureFault>>,
  key: string,
  note: string | undefined,
): Drawn {
  const { width, height, widths, blur } = facts;
  const pathOf = (size: number, format: string) => `_pictures/${nameOf(src)}-${key.slice(0, 8)}-${size}.${format}`;
  const picture: Picture = {
    width,
    height,
    sources: FORMATS.map((format) => ({
      type: `image/${format}`,
      srcset: widths.map((size) => `/${pathOf(size, format)} ${size}w`).join(', '),
    })),
    src: `/${pathOf(width, 'webp')}`,
    blur,
  };
  const files = widths.flatMap((size) => FORMATS.map((format) => file(`${size}.${format}`, pathOf(size, format))));
  return { picture, original, files, note };
}

/** `https://cdn.example/Café%20front.JPG?v=2` → `cafe-front`. Only for people who look at the files. */
function nameOf(src: string): string {
  const url = isUrl(src) ? URL.parse(src) : null;
  const path = url === null ? src : (decodeUri(url.pathname) ?? url.pathname);
  const words = basename(path, extname(path)).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = words.replace(/[^a-z0-9]+/g, '-').slice(0, NAME_LENGTH);
  return name.replace(/^-|-$/g, '') || 'picture';
}

/** In the order of the configuration, no matter which picture was ready first. */
function collect(named: NamedPicture[], outcomes: Map<string, Outcome>): Pictures {
  const pictures = new Map<string, Picture>();
  const originals = new Map<string, Original>();
  const files = new Map<string, OutputFile>();
  let areProvisional = false;
  for (const [src, outcome] of outcomes) {
    if ('problem' in outcome) continue;
    pictures.set(src, outcome.picture);
    originals.set(src, outcome.original);
    areProvisional ||= outcome.isProvisional;
    for (const file of outcome.files) files.set(file.path, file);
  }
  const warnings = named.flatMap(({ src, path }) => warningsOf(src, path, outcomes.get(src)));
  return { pictures: Object.fromEntries(pictures), originals, files: [...files.values()], warnings, areProvisional };
}

/** Where a picture makes the layout, another layout is taken. In lists of small pictures a placeholder keeps the place. */
function insteadOf(path: string): string {
  if (path === 'logo') return 'The name of the restaurant stands in for it.';
  if (path === 'logoDark') return 'The other logo stands in for it.';
  const isLarge = /^(?:heroSection|highlights|about)\b|^locations\[\d+\]\.heroImage/.test(path);
  return isLarge ? 'The page does without it.' : 'A placeholder stands in for it.';
}

function warningsOf(src: string, path: string, outcome: Outcome | undefined): Warning[] {
  if (!outcome) return [];
  const subject = `"${src.length > 120 ? `${src.slice(0, 119)}…` : src}"`;
  if ('problem' in outcome) {
    const sentences = [`${subject} ${outcome.problem}.`, insteadOf(path), outcome.advice];
    return [{ path, message: sentences.filter(Boolean).join(' ') }];
  }
  const warnings: Warning[] = [];
  if (outcome.note !== undefined)
    warnings.push({ path, message: `${subject} ${outcome.note}. The page shows the copy of an earlier build.` });
  // A logo is never shown large.
  if (outcome.picture.width < SOFT_BELOW && path !== 'logo' && path !== 'logoDark')
    warnings.push({
      path,
      message: `${subject} is only ${outcome.picture.width} pixels wide and looks soft. Use one of 1200 or more.`,
    });
  return warnings;
}
