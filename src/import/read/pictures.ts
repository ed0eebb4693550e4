import { join } from 'node:path';
import { decodeUri } from '#core/text/decode-uri.ts';
import { slugify } from '#core/text/slug.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { download } from '#brand/pictures/download.ts';
import { PICTURE_LIMITS, type PictureLimits, PictureProblem } from '#brand/pictures/original.ts';
import { isBeside } from './saved-page.ts';
import { loadSharp } from '#brand/pictures/sharp.ts';

/** Of a larger menu the others keep their addresses, and each build fetches them. */
const MAX_PICTURES = 300;
/** They are kept until the brand is written as a whole. */
const MAX_BYTES = 300 * 1024 * 1024;
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
  /** Whether robots.txt allows a program to fetch this address. */
  isAllowed?: (address: string) => Promise<boolean>;
  /** The bytes of a picture that lies beside a saved page. Throws a PictureProblem. */
  readBeside?: (address: string, maxBytes: number) => Uint8Array;
  /** Whether a path in the brand's folder has another picture. */
  isTaken?: (path: string) => boolean;
}

/** Fetches the pictures that a configuration names, from public addresses only. One that can't be fetched keeps its address: the next build tries again. */
export async function fetchPictures(
  configuration: Fields,
  root: string,
  { limits = PICTURE_LIMITS, isAllowed = async () => true, readBeside, isTaken = () => false }: PictureOptions = {},
): Promise<Fetched> {
  const paths = new Map<string, string | undefined>();
  const files: Fetched['files'] = {};
  const lost: Fetched['lost'] = [];
  const end = Date.now() + limits.allDownloadsMs;
  const addresses = [...new Set(addressesIn(configuration))];
  let size = 0;
  for (const [index, address] of addresses.entries()) {
    if (index === MAX_PICTURES || size > MAX_BYTES || Date.now() > end) {
      const count = addresses.length - index;
      lost.push({ path: 'pictures', message: `${count} more are not fetched. Their addresses stay` });
      break;
    }
    try {
      if (!isBeside(address) && !(await isAllowed(address))) {
        // Nor may a build fetch it.
        paths.set(address, undefined);
        lost.push({ path: address, message: 'is left out, because its robots.txt forbids programs to fetch it' });
        continue;
      }
      const bytes = await bytesAt(address);
      size += bytes.length;
      const path = nameFor(address, await extensionOf(bytes), (path) => Object.hasOwn(files, path) || isTaken(path));
      paths.set(address, path);
      files[path] = bytes;
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      const outcome = isBeside(address) ? 'It is left out' : 'Its address stays';
      lost.push({ path: toShown(address), message: `${error.message}. ${outcome}` });
    }
  }
  // A file beside the page has no address that a build could fetch.
  for (const address of addresses) if (isBeside(address) && !paths.has(address)) paths.set(address, undefined);
  return { configuration: withPaths(configuration, paths) as Fields, files, lost };

  async function bytesAt(address: string): Promise<Uint8Array> {
    if (readBeside !== undefined && isBeside(address)) return readBeside(address, limits.downloadBytes);
    const { original } = await download(address, join(root, '.cache'), limits);
    return original.read();
  }
}

/** The path beside the page, as somebody would look for it. */
const toShown = (address: string): string =>
  isBeside(address) ? decodeURIComponent(new URL(address).pathname.slice(1)) : address;

const KEYS = new Set(['image', 'logo', 'logoDark', 'backgroundImage', 'heroImage', 'gallery', 'src']);

function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return KEYS.has(key) && /^https?:/i.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, key));
  return isFields(value) ? Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, name)) : [];
}

/** Replaces the addresses of pictures by their paths. Leaves out pictures that may not be fetched. */
function withPaths(value: unknown, paths: ReadonlyMap<string, string | undefined>, key = ''): unknown {
  if (typeof value === 'string') return KEYS.has(key) && paths.has(value) ? paths.get(value) : value;
  if (Array.isArray(value))
    return value.map((each) => withPaths(each, paths, key)).filter((each) => each !== undefined);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withPaths(inner, paths, name)] as const);
  const left = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  // Nothing is left of an object that was there for its picture.
  const isGone = ('src' in value && !('src' in left)) || (entries.length > 0 && Object.keys(left).length === 0);
  return isGone ? undefined : left;
}

/** The colour that most of a logo's coloured ground has. Undefined: it is grey, or has many. */
export async function colorOfLogo(bytes: Uint8Array): Promise<string | undefined> {
  const sharp = await loadSharp();
  const small = sharp(bytes).resize(48, 48, { fit: 'inside' }).ensureAlpha().toColourspace('srgb').raw();
  const pixels = await small.toBuffer().catch(() => new Uint8Array());
  const tones = new Map<number, number[][]>();
  let colored = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (alpha < 200 || chroma < 48) continue;
    colored += 1;
    const tone = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    tones.set(tone, [...(tones.get(tone) ?? []), [red, green, blue]]);
  }
  const most = [...tones.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  if (most.length < 20 || most.length < colored / 3) return undefined;
  const mean = (channel: number) =>
    Math.round(most.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / most.length);
  return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')}`;
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
    (decodeUri(new URL(address).pathname) ?? address)
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const stem = slugify(last).slice(0, 60) || 'picture';
  for (let count = 1; ; count++) {
    const path = `images/${stem}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (!isTaken(path)) return path;
  }
}
