import type { FileEntry } from '../site/built-site.ts';

/** Bytes from this machine, or those of another key on the target. */
export type Source = { read: () => Uint8Array } | { key: string };

export interface Placement {
  key: string;
  entry: FileEntry;
  source: Source;
  /** Fails with a ForeignFileError where something has that key. */
  mustBeNew?: boolean;
}

/** Puts a file in its place. `check` is called before each try, and fails where it must not be done any more. */
export type PutInPlace = (check?: () => Promise<void>) => Promise<void>;

/** A place of one site on a target that keeps files by key. Keys are paths with forward slashes and stay below the place. */
export interface Store {
  /** For sentences: `dir:/srv/www/saffron-lane`. */
  name: string;
  /** How many files are sent side by side. */
  parallel: number;
  /** The manifest, and what identifies this version of it. */
  readManifest: (maxBytes: number) => Promise<{ text: string; version: string } | undefined>;
  /** Replaces the manifest of that version (undefined: none) and returns the new version. It and what was prepared survive a power cut from then on. Fails with a SupersededError where it is another one. */
  writeManifest: (text: string, version: string | undefined) => Promise<string>;
  /** Fails with a SupersededError where the manifest has another version. */
  checkHeld: (version: string) => Promise<void>;
  /** Does what can be done in advance, and returns what puts the whole file in its place. False: there is nothing at the key of the source. */
  prepare: (placement: Placement) => Promise<PutInPlace | false>;
  /** Deletes what was prepared and is not in its place. */
  discard: () => Promise<void>;
  /** Whether this file lies at the key, or another, or none. */
  look: (key: string, entry: FileEntry) => Promise<'same' | 'other' | 'none'>;
  /** It is no error when nothing is there. */
  remove: (key: string) => Promise<void>;
}

/** Another publish has begun or ended since the manifest was read. */
export class SupersededError extends Error {
  override name = 'SupersededError';
  constructor(place: string) {
    super(`Another publish to ${place} has begun, and this one has stopped. When the other has ended, publish again.`);
  }
}

/** Something that no publish has made has the key of a new file. */
export class ForeignFileError extends Error {
  override name = 'ForeignFileError';
  constructor(key: string, place: string) {
    super(
      `${key} is in ${place} already, and no publish has put it there. Move it away and publish again, or choose an empty place.`,
    );
  }
}
