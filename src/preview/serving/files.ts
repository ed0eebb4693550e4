import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeUri } from '#core/text/decode-uri.ts';

/** What a path of a published folder leads to. */
export type FoundFile =
  | { kind: 'file'; path: string; bytes: Buffer<ArrayBuffer> }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/** Finds a file as a static host does: a folder answers with its `index.html`, under an address that ends in a slash. */
export async function findFile(folder: string, urlPath: string): Promise<FoundFile> {
  const segments = segmentsOf(urlPath);
  if (segments === undefined) return { kind: 'missing' };
  const path = segments.join('/');
  if (urlPath.endsWith('/')) return readFound(folder, path === '' ? 'index.html' : `${path}/index.html`);
  if (await isFile(join(folder, path, 'index.html'))) return { kind: 'redirect', to: `${urlPath}/` };
  return readFound(folder, path);
}

export function hasSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/**
 * The decoded parts of a path, or undefined when one of them could lead out of the folder or to a hidden file. Each part is decoded
 * by itself, so an encoded slash stays inside its part and is refused there.
 */
function segmentsOf(urlPath: string): string[] | undefined {
  const parts = urlPath.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  const segments = parts.map(decodeUri);
  return segments.every(isPlain) ? segments : undefined;
}

function isPlain(segment: string | undefined): segment is string {
  const isHidden = segment?.startsWith('.') && segment !== '.well-known';
  return segment !== undefined && segment !== '' && !isHidden && !/[/\\:\0]/.test(segment);
}

async function readFound(folder: string, path: string): Promise<FoundFile> {
  try {
    return { kind: 'file', path, bytes: await readFile(join(folder, path)) };
  } catch (error) {
    if (isAbsence(error)) return { kind: 'missing' };
    throw error;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/** A name that is too long for the disk counts as a missing file. */
function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG';
}
