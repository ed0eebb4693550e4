import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#brand/folder/brand-file.ts';
import { type Edit, editAll } from '#brand/files/json-edit.ts';
import { writablePathBelow } from '#brand/files/ordinary-file.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { type BrandRows, rowsOfBrand } from '#brand/network/brand-rows.ts';
import { changeFile, CHANGES_FOLDER } from '#changes/change-set.ts';
import { isFromBackend, openBackend, StoreError } from './stores.ts';

/** Where the sets of a brand are stored: changes that have a date. Errors are `StoreError`. */
export interface SetStore {
  source: 'file' | 'supabase';
  /** The rows that a backend has; undefined where they are files. */
  rows: () => Promise<unknown>;
  /** False if there is a set of that name. */
  add: (name: string, set: object) => Promise<boolean>;
  /** Does nothing where it is gone. */
  remove: (name: string) => Promise<void>;
  change: (name: string, edits: readonly Edit[]) => Promise<void>;
  /** Writes into a set when it ends. */
  end: (name: string, until: string) => Promise<void>;
}

const endEdit = (until: string): Edit => ({ kind: 'set', path: ['until'], value: until });

export const setStoreOf = (folder: string, environment: Environment): SetStore =>
  isFromBackend(folder) ? openRows(folder, environment) : openFiles(folder);

function openFiles(folder: string): SetStore {
  const attempt = <Result>(name: string, act: (path: string) => Result): Result => {
    try {
      // Not into a folder elsewhere that `changes` is a link to.
      writablePathBelow(folder, join(folder, CHANGES_FOLDER));
      return act(writablePathBelow(folder, join(folder, changeFile(name))));
    } catch (error) {
      throw new StoreError(`${changeFile(name)} ${describeFileError(error, 'written')}.`);
    }
  };
  const text = (set: object): string => `${JSON.stringify(set, null, 2)}\n`;
  const change = (name: string, edits: readonly Edit[]): void =>
    attempt(name, (path) => void writeWhole(path, editAll(readFileSync(path, 'utf8'), edits)));
  return {
    source: 'file',
    rows: async () => undefined,
    add: async (name, set) => attempt(name, (path) => writeWhole(path, text(set), () => !existsSync(path))),
    remove: async (name) => attempt(name, (path) => rmSync(path, { force: true })),
    change: async (name, edits) => change(name, edits),
    end: async (name, until) => change(name, [endEdit(until)]),
  };
}

function openRows(folder: string, environment: Environment): SetStore {
  const open = (): BrandRows => rowsOfBrand(openBackend(folder, environment));
  return {
    source: 'supabase',
    rows: async () => open().readSets(),
    add: async (name, set) => open().addSet(name, set),
    remove: async (name) => open().removeSet(name),
    change: async (name, edits) => open().changeSet(name, edits),
    end: async (name, until) => open().changeSet(name, [endEdit(until)]),
  };
}
