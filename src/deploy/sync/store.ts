import type { FileEntry } from '../site/built-site.ts';

/** The place of one site on a target that keeps files by key. Keys are paths with forward slashes and stay below the place. */
export interface TargetStore {
  /** For sentences: `dir:/srv/www/saffron-lane`. */
  name: string;
  /** How many files are sent at the same time. */
  parallel: number;
  /** The manifest and its version. Undefined: there is none. */
  readManifest: (maxBytes: number) => Promise<{ text: string; version: string } | undefined>;
  /** Replaces the manifest of that version (undefined: none) and returns the new version. Throws a SupersededError where there is another version. */
  writeManifest: (text: string, version: string | undefined) => Promise<string>;
  /** Whether this file is at the key, or another, or none. */
  look: (key: string, entry: FileEntry) => Promise<'same' | 'other' | 'none'>;
  /** Writes a file as a whole: a visitor gets the old one or the new one. */
  put: (key: string, entry: FileEntry, bytes: Uint8Array) => Promise<void>;
  /** Copies a file with its headers to another key, as a whole. */
  copy: (from: string, to: string) => Promise<void>;
  /** Deletes a file. It is no error where there is none. */
  remove: (key: string) => Promise<void>;
}

/** Another publish has changed the manifest since it was read. */
export class SupersededError extends Error {
  override name = 'SupersededError';
  constructor(place: string) {
    super(`Another publish to ${place} was running at the same time, so this one has stopped. Run it again.`);
  }
}

/** A file that no publish has written is where a new file has to be. */
export class ForeignFileError extends Error {
  override name = 'ForeignFileError';
  constructor(key: string, place: string) {
    super(
      `${key} is in ${place} already, and no publish has put it there. Move it away and publish again, or choose an empty place.`,
    );
  }
}
