import type { FileEntry } from '../site/built-site.ts';

/** The files of one site on a target that keeps files by key. Keys are paths with forward slashes, below the folder of the site. */
export interface TargetStore {
  /** For sentences: `dir:/srv/www/saffron-lane`. */
  name: string;
  /** How many files are sent at the same time. */
  parallel: number;
  /** The manifest and its version. Undefined if the target has no manifest. */
  readManifest: (maxBytes: number) => Promise<{ text: string; version: string } | undefined>;
  /** Replaces the manifest if it still has that version (undefined: if it does not exist), and returns the new version. Otherwise throws a SupersededError. */
  writeManifest: (text: string, version: string | undefined) => Promise<string>;
  /** Whether the key has this file, another file, or no file. */
  look: (key: string, entry: FileEntry) => Promise<'same' | 'other' | 'none'>;
  /** Writes a file as a whole: a visitor gets the old one or the new one. */
  put: (key: string, entry: FileEntry, bytes: Uint8Array) => Promise<void>;
  /** Copies a file with its headers to another key, as a whole. */
  copy: (from: string, to: string) => Promise<void>;
  /** Deletes a file. Does nothing if the file does not exist. */
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
