import { hash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import {
  RetryableProblem,
  PictureProblem,
  SAVE_SMALLER,
  toMegabytes,
  type Original,
  type PictureLimits,
} from './original.ts';
import { get } from './get.ts';
import { PrivateAddress } from '../network/public-address.ts';
import { readBody, TooLongError } from '../network/read-body.ts';
import { markUsed } from './sweep.ts';
import { readJson, writeWhole } from '../files/whole-file.ts';

/** The cache's note of a download. The bytes are in a file beside the note, named by their digest. */
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
      const copy = readJson<Copy>(notePath);
      if (!copy) return undefined;
      const isWhole = statSync(bytesPath(copy.digest), { throwIfNoEntry: false })?.size === copy.size;
      if (!isWhole) return undefined;
      for (const path of [notePath, bytesPath(copy.digest)]) markUsed(path);
      return copy;
    },
    async write({ bytes, etag, lastModified }: Fresh): Promise<Copy> {
      const copy = { digest: hash('sha256', bytes), size: bytes.byteLength, etag, lastModified };
      writeWhole(bytesPath(copy.digest), bytes);
      writeWhole(notePath, JSON.stringify(copy));
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

async function fetchPicture(url: string, copy: Copy | undefined, limits: PictureLimits): Promise<Fresh | 'unchanged'> {
  const headers: Record<string, string> = { accept: 'image/*' };
  if (copy?.etag) headers['if-none-match'] = copy.etag;
  if (copy?.lastModified) headers['if-modified-since'] = copy.lastModified;
  const signal = AbortSignal.timeout(limits.downloadMs);
  try {
    const response = await get(url, headers, { allowPrivate: limits.allowPrivate, signal });
    try {
      if (response.statusCode === 304) return 'unchanged';
      assertPicture(response);
      const bytes = await readBody(response, limits.downloadBytes);
      return { bytes, etag: response.headers.etag ?? null, lastModified: response.headers['last-modified'] ?? null };
    } finally {
      // A response that was not read to its end would keep the connection open.
      response.destroy();
    }
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    if (error instanceof TooLongError)
      throw new PictureProblem(`has more than ${toMegabytes(limits.downloadBytes)}`, SAVE_SMALLER);
    if (error instanceof PrivateAddress) throw new PictureProblem('is at no public address', ALLOW_PRIVATE);
    if (signal.aborted) throw new RetryableProblem(`did not answer within ${limits.downloadMs / 1000} s`);
    throw new RetryableProblem(`can't be reached (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** The same advice for all private names and addresses, so that it does not reveal which of them exist. */
const ALLOW_PRIVATE = 'If it is meant to come from your own network, build with --allow-private-pictures.';

function assertPicture({ statusCode: status = 0, headers }: IncomingMessage): void {
  if (status >= 500 || status === 408 || status === 429) throw new RetryableProblem(`answered ${status}`);
  if (status !== 200) throw new PictureProblem(`answered ${status}`);
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() || 'no content type';
  // Plain file stores send this for everything; the bytes decide.
  const saysNothing = type === 'application/octet-stream' || type === 'binary/octet-stream';
  if (type.startsWith('image/') || saysNothing) return;
  const isPage = type === 'text/html' || type === 'application/xhtml+xml';
  if (isPage)
    throw new PictureProblem('answered with a web page, not a picture', 'Use the address of the picture itself.');
  throw new PictureProblem(`answered with ${type}, not a picture`);
}
