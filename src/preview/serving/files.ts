import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a path of a published folder leads to. */
export type Found =
  | { kind: 'file'; path: string; bytes: Buffer; modified: Date }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/** Finds a file as a static host does: a folder answers with its `index.html`, under an address that ends in a slash. */
export async function findFile(folder: string, urlPath: string): Promise<Found> {
  const segments = segmentsOf(urlPath);
  if (segments === undefined) return { kind: 'missing' };
  const path = segments.join('/');
  if (urlPath.endsWith('/')) return readFound(folder, path === '' ? 'index.html' : `${path}/index.html`);
  if (await isFile(join(folder, path, 'index.html'))) return { kind: 'redirect', to: `${urlPath}/` };
  return readFound(folder, path);
}

/** A publish swaps two folders, so for an instant a brand has no folder: a missing file is looked for once more. */
export async function findFileTwice(folder: string, urlPath: string): Promise<Found> {
  const found = await findFile(folder, urlPath);
  if (found.kind !== 'missing' || segmentsOf(urlPath) === undefined) return found;
  await new Promise((resolve) => setTimeout(resolve, SWAP_MS));
  return findFile(folder, urlPath);
}

export function hasSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** Two renames take far less. */
const SWAP_MS = 25;

/**
 * The decoded parts of a path, or undefined when one of them could lead out of the folder or to a hidden file. Each part is decoded
 * by itself, so an encoded slash stays inside its part and is refused there.
 */
function segmentsOf(urlPath: string): string[] | undefined {
  const parts = urlPath.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  const segments = parts.map(decode);
  return segments.every(isPlain) ? segments : undefined;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function isPlain(segment: string | undefined): segment is string {
  const isHidden = segment?.startsWith('.') && segment !== '.well-known';
  return segment !== undefined && segment !== '' && !isHidden && !/[/\\:\0]/.test(segment);
}

async function readFound(folder: string, path: string): Promise<Found> {
  try {
    // One handle for both, so that time and bytes belong to the same file when a publish comes between.
    await using file = await open(join(folder, path));
    const stats = await file.stat();
    if (!stats.isFile()) return { kind: 'missing' };
    return { kind: 'file', path, bytes: await file.readFile(), modified: stats.mtime };
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
