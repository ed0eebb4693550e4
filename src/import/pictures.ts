import { join } from 'node:path';
import { slugify } from '../domain/text/slug.ts';
import { type Fields, isFields } from '../model/shapes/shape.ts';
import { download } from '../builder/pictures/download.ts';
import { PICTURE_LIMITS, type PictureLimits, PictureProblem } from '../builder/pictures/original.ts';
import { loadSharp } from '../builder/pictures/sharp.ts';

/** Of a larger menu the others keep their addresses, and each build fetches them. */
const MAX_PICTURES = 300;
const EXTENSIONS: Record<string, string> = {
  jpeg: 'jpg',
  svg: 'svg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
  avif: 'avif',
};

export interface Fetched {
  configuration: Fields;
  /** By their paths in the brand's folder. */
  files: Record<string, Uint8Array>;
  lost: { path: string; message: string }[];
}

export interface PictureOptions {
  limits?: PictureLimits;
  /** Whether a program may have what is at that address. */
  isAllowed?: (address: string) => Promise<boolean>;
  /** Whether a path in the brand's folder has another picture. */
  isTaken?: (path: string) => boolean;
}

/** Fetches the pictures that a configuration names, from public addresses only. One that can't be fetched keeps its address: the next build tries again. */
export async function fetchPictures(
  configuration: Fields,
  root: string,
  { limits = PICTURE_LIMITS, isAllowed = async () => true, isTaken = () => false }: PictureOptions = {},
): Promise<Fetched> {
  const paths = new Map<string, string>();
  const files: Fetched['files'] = {};
  const lost: Fetched['lost'] = [];
  const end = Date.now() + limits.allDownloadsMs;
  for (const address of [...new Set(addressesIn(configuration))].slice(0, MAX_PICTURES)) {
    if (Date.now() > end) break;
    try {
      if (!(await isAllowed(address))) throw new PictureProblem('is not fetched, because its robots.txt forbids it');
      const { original } = await download(address, join(root, '.cache'), limits);
      const bytes = await original.read();
      const path = nameFor(address, await extensionOf(bytes), (path) => Object.hasOwn(files, path) || isTaken(path));
      paths.set(address, path);
      files[path] = bytes;
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      lost.push({ path: address, message: `${error.message}. Its address stays` });
    }
  }
  return { configuration: withPaths(configuration, paths) as Fields, files, lost };
}

const KEYS = new Set(['image', 'logo', 'logoDark', 'backgroundImage', 'heroImage', 'gallery', 'src']);

function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return KEYS.has(key) && /^https?:/i.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, key));
  return isFields(value) ? Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, name)) : [];
}

function withPaths(value: unknown, paths: ReadonlyMap<string, string>, key = ''): unknown {
  if (typeof value === 'string') return KEYS.has(key) ? (paths.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => withPaths(each, paths, key));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withPaths(inner, paths, name)]));
}

async function extensionOf(bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined }));
  const extension = format && EXTENSIONS[format];
  if (extension === undefined) throw new PictureProblem('is no picture that a browser shows');
  return extension;
}

function nameFor(address: string, extension: string, isTaken: (path: string) => boolean): string {
  const last =
    new URL(address).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const stem = slugify(last).slice(0, 60) || 'picture';
  for (let count = 1; ; count++) {
    const path = `images/${stem}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (!isTaken(path)) return path;
  }
}
