import { hash } from 'node:crypto';
import { join } from 'node:path';
import { type Environment, readBrandFile } from '#brand/folder/brand-file.ts';
import { parseJson } from '#brand/files/json.ts';
import { readTextBelow, writablePathBelow } from '#brand/files/ordinary-file.ts';
import { hasCode } from '#brand/files/disk.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { brandSchema } from '#schema/brand-folder/brand.ts';
import {
  type BrandBackend,
  type BrandRows,
  type ConfigurationRow,
  rowsOfBrand,
  StoreError,
} from '#brand/network/brand-rows.ts';
import { callDeployed, KEY_ADVICE } from '#brand/network/deployed.ts';

export { StoreError };

/** A configuration as it is stored. */
export interface Stored {
  /** JSON. */
  text: string;
  /** Changes whenever the configuration changes. */
  digest: string;
}

/** Where a brand's configuration is stored. Errors have a sentence for the person who edits it. */
export interface ConfigurationStore {
  read: () => Promise<Stored>;
  /** Returns undefined and writes nothing if the configuration has changed since `before`. */
  write: (before: Stored, text: string) => Promise<Stored | undefined>;
  /** The configuration is not in the brand's folder, so watching the folder does not show a change. */
  isElsewhere: boolean;
}

export function storeOf(folder: string, environment: Environment): ConfigurationStore {
  return isFromBackend(folder) ? openBackendStore(folder, environment) : openFileStore(folder, FILE);
}

/** A file of translations. One that is not there yet is empty, and is written by its first change. */
export const translationsStoreOf = (folder: string, file: string): ConfigurationStore =>
  openFileStore(folder, file, '{}\n');

/** False if the file can't be read: the build says what is wrong with it. */
export function isFromBackend(folder: string): boolean {
  try {
    const written = parseJson(readTextBelow(folder, 'brand.json')) as { source?: unknown } | null;
    return brandSchema.shape.source.safeParse(written?.source).data === 'supabase';
  } catch {
    return false;
  }
}

export const FILE = 'website.json';
const digestOf = (text: string): string => hash('sha256', text).slice(0, 32);
const stored = (text: string): Stored => ({ text, digest: digestOf(text) });

/** `missing`: the text of a file that is not there. Left out: it has to be there. */
function openFileStore(folder: string, file: string, missing?: string): ConfigurationStore {
  const readNow = (): Stored => {
    try {
      return stored(readTextBelow(folder, file));
    } catch (error) {
      if (missing !== undefined && hasCode(error, 'ENOENT')) return stored(missing);
      throw new StoreError(`${file} ${describeFileError(error)}.`);
    }
  };
  const isAsBefore = (before: Stored): boolean => {
    try {
      return readNow().digest === before.digest;
    } catch {
      return false; // Somebody deleted it.
    }
  };
  // Read and written without a pause between, so that no other save of this process comes between.
  const write = (before: Stored, text: string): Stored | undefined => {
    try {
      // A link inside of the folder stays one. Another program may save the file while ours is written.
      const path = writablePathBelow(folder, join(folder, file));
      return writeWhole(path, text, () => isAsBefore(before)) ? stored(text) : undefined;
    } catch (error) {
      throw new StoreError(`${file} ${describeFileError(error, 'written')}.`);
    }
  };
  return {
    read: async () => readNow(),
    write: async (before, text) => write(before, text),
    isElsewhere: false,
  };
}

/** Calls of the backend that a brand comes from. Throws a StoreError where it can't be asked. */
export function openBackend(folder: string, environment: Environment): BrandBackend {
  const brand = readBrandFile(join(folder, 'brand.json'), environment);
  if ('problems' in brand)
    throw new StoreError('This brand comes from a backend, and its brand.json names none that can be asked.');
  const call = callDeployed(brand.services.supabaseUrl, environment, 'the configuration could not be read or saved');
  if (typeof call === 'string')
    throw new StoreError(
      `This brand comes from a backend, and is edited there. To edit it here, too: ${KEY_ADVICE[call]}.`,
    );
  return { call, brandId: brand.brandId };
}

/** The brand's row in the table of configurations. `updated_at` tells whether it is as it was. */
function openBackendStore(folder: string, environment: Environment): ConfigurationStore {
  const open = (): BrandRows => rowsOfBrand(openBackend(folder, environment));
  const storedOf = ({ text, updatedAt }: ConfigurationRow): Stored => ({
    text,
    digest: `${updatedAt} ${digestOf(text)}`,
  });
  return {
    read: async () => storedOf(await open().readConfiguration()),
    async write({ digest }, text) {
      const row = await open().writeConfiguration({ updatedAt: digest.slice(0, digest.lastIndexOf(' ')) }, text);
      return row && storedOf(row);
    },
    isElsewhere: true,
  };
}
