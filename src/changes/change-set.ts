import type { PathStep } from './paths.ts';

/** What changes of a configuration, and when, as it was read of a file or of a row. */
export interface ChangeSet {
  /** `2026-12-24-christmas`: the name of its file without `.json`. */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  /** When it is taken back; missing: it stays. */
  until?: number;
  /** The clock that `at` and `until` are of; missing: UTC. */
  zone?: string;
  /** The location whose clock it is, as it is written. */
  location?: string;
  by?: string;
  why?: string;
  edits: ChangeEdit[];
}

export interface ChangeEdit {
  /** Its place in the list of the file. */
  index: number;
  path: string;
  steps: PathStep[];
  /** Missing: nothing is there before. */
  before?: { value: unknown };
  /** Missing: nothing is there afterwards. */
  after?: { value: unknown };
}

/** The file of a set, in the folder of its brand. */
export const changeFile = (name: string): string => `${CHANGES_FOLDER}/${name}.json`;
export const CHANGES_FOLDER = 'changes';
