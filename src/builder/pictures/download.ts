import { hash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  RetryableProblem,
  PictureProblem,
  SAVE_SMALLER,
  toMegabytes,
  type Original,
  type PictureLimits,
} from './original.ts';
import { readSealed, writeSealed, writeWhole } from '../publish/whole-file.ts';

/** A download as the cache remembers it; the bytes lie beside it, named by their digest. */
interface Copy {
  digest: string;
  size: number;
  etag: string | null;
  lastModified: string | null;
}

/** The picture at an http(s) URL, fetched only when it differs from the copy an earlier build kept. */
export async function download(
  url: string,
  cacheDir: string,
  limits: PictureLimits,
): Promise<{ original: Original; note?: string }> {
  const cache = downloadCache(url, cacheDir);
  const copy = cache.copy();
  try {
    const fresh = await fetchPicture(url, copy, limits);
    if (fresh === 'unchanged' && copy) return { original: cache.original(copy) };
    if (fresh === 'unchanged') throw new PictureProblem('answered 304 to a first request');
    return { original: cache.original(await cache.write(fresh)) };
  } catch (error) {
    if (copy && error instanceof RetryableProblem) return { original: cache.original(copy), note: error.message };
    throw error;
  }
}

function downloadCache(url: string, cacheDir: string) {
  const folder = join(cacheDir, 'pictures', 'downloads');
  const notePath = join(folder, `${hash('sha256', url)}.json`);
  const bytesPath = (digest: string) => join(folder, `${digest}.bytes`);

  return {
    copy(): Copy | undefined {
      const copy = readSealed<Copy>(notePath);
      if (!copy) return undefined;
      return statSync(bytesPath(copy.digest), { throwIfNoEntry: false })?.size === copy.size ? copy : undefined;
    },
    async write({ bytes, etag, lastModified }: Fresh): Promise<Copy> {
      const copy = { digest: hash('sha256', bytes), size: bytes.byteLength, etag, lastModified };
      writeWhole(bytesPath(copy.digest), bytes);
      writeSealed(notePath, copy);
      return copy;
    },
    original: ({ digest }: Copy): Original => ({
      digest,
      async read() {
        const bytes = readFileSync(bytesPath(digest));
        if (hash('sha256', bytes) === digest) return bytes;
        rmSync(notePath, { force: true });
        throw new PictureProblem('has a damaged copy in the cache; the next build fetches it again');
      },
    }),
  };
}

interface Fresh {
  bytes: Uint8Array;
  etag: string | null;
  lastModified: string | null;
}

/** `fetch` follows redirects itself, twenty at most and to http(s) only. */
async function fetchPicture(url: string, copy: Copy | undefined, limits: PictureLimits): Promise<Fresh | 'unchanged'> {
  const headers = new Headers({ accept: 'image/*' });
  if (copy?.etag) headers.set('if-none-match', copy.etag);
  if (copy?.lastModified) headers.set('if-modified-since', copy.lastModified);
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(limits.downloadMs) });
    try {
      if (response.status === 304) return 'unchanged';
      assertPicture(response);
      const bytes = await readUpTo(response, limits.downloadBytes);
      return { bytes, etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
    } finally {
      // What was not read to its end would hold the connection open.
      if (!response.bodyUsed) await response.body?.cancel();
    }
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw new RetryableProblem(networkReason(error, limits));
  }
}

function assertPicture(response: Response): void {
  const { status } = response;
  if (status >= 500 || status === 408 || status === 429) throw new RetryableProblem(`answered ${status}`);
  if (status !== 200) throw new PictureProblem(`answered ${status}`);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'no content type';
  // Plain file stores send this for everything; the bytes decide.
  const saysNothing = type === 'application/octet-stream' || type === 'binary/octet-stream';
  if (!type.startsWith('image/') && !saysNothing) throw new PictureProblem(`answered with ${type}, not a picture`);
}

async function readUpTo(response: Response, limit: number): Promise<Uint8Array> {
  const tooBig = new PictureProblem(`has more than ${toMegabytes(limit)}`, SAVE_SMALLER);
  if (Number(response.headers.get('content-length')) > limit) throw tooBig;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooBig;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function networkReason(error: unknown, limits: PictureLimits): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `did not answer within ${limits.downloadMs / 1000} s`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `can't be reached (${cause instanceof Error ? cause.message : String(cause)})`;
}
