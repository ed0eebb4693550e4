import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSealed, writeSealed, writeWhole } from '../publish/whole-file.ts';

/** Files made from something, in a folder of the cache whose name says everything that went into them. */
export interface Artefact<Facts> {
  facts: Facts;
  folder: string;
}

/** What making an artefact results in, before it is kept. */
export interface Made<Facts> {
  facts: Facts;
  files: Record<string, Uint8Array>;
}

interface Note<Facts> {
  facts: Facts;
  /** Bytes of each file. */
  sizes: Record<string, number>;
}

const underway = new Map<string, Promise<Artefact<unknown>>>();

/** The artefact kept in `folder`; made first if it isn't there or isn't whole, and only once at a time. */
export async function artefact<Facts>(folder: string, make: () => Promise<Made<Facts>>): Promise<Artefact<Facts>> {
  const kept = keptArtefact<Facts>(folder);
  if (kept) return kept;
  let making = underway.get(folder) as Promise<Artefact<Facts>> | undefined;
  if (!making) {
    making = make().then((made) => keep(folder, made));
    underway.set(folder, making);
    const forget = () => underway.delete(folder);
    making.then(forget, forget);
  }
  return making;
}

function keptArtefact<Facts>(folder: string): Artefact<Facts> | undefined {
  const note = readSealed<Note<Facts>>(notePath(folder));
  if (!note) return undefined;
  const isWhole = Object.entries(note.sizes).every(
    ([name, size]) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === size,
  );
  return isWhole ? { facts: note.facts, folder } : undefined;
}

/** The note comes last: with it, everything it names is there. */
function keep<Facts>(folder: string, { facts, files }: Made<Facts>): Artefact<Facts> {
  for (const [name, bytes] of Object.entries(files)) writeWhole(join(folder, name), bytes);
  const sizes = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.byteLength]));
  writeSealed(notePath(folder), { facts, sizes } satisfies Note<Facts>);
  return { facts, folder };
}

const notePath = (folder: string) => join(folder, 'note.json');
