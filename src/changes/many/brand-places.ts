import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shortenPath } from '#brand/errors/problems.ts';
import { parseJson } from '#brand/files/json.ts';
import { type Edit, editAll } from '#brand/files/json-edit.ts';
import { readTextBelow, writablePathBelow } from '#brand/files/ordinary-file.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { groupOf, joinGroup } from '#brand/folder/group.ts';
import { readBrandText } from '#brand/folder/group-file.ts';
import { loadWritten } from '#brand/folder/load.ts';
import { type BrandBackend, rowsOfBrand, StoreError } from '#brand/network/brand-rows.ts';
import { callDeployed, KEY_ADVICE } from '#brand/network/deployed.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { isFields } from '#schema/values/fields.ts';
import type { Brand } from '#schema/warning.ts';
import { changeFile } from '../change-set.ts';

/** Where a brand is written: in files of its folder, or in rows of its backend. */
export interface BrandPlaces {
  /** What it says itself, without its group and its changes. */
  readOwn: () => Promise<string>;
  /** All of it; with `own` in place of what it says itself. */
  load: (own?: string) => Promise<Written>;
  /** What a set has; undefined where none has the name. */
  setNamed: (name: string) => { value: unknown } | undefined;
  configuration: (before: string, text: string) => MadePlace;
  newSet: (name: string, set: object) => MadePlace;
  /** A set that is there, after some edits of its JSON. */
  editedSet: (name: string, edits: readonly Edit[]) => MadePlace;
}

/** What is written, and where. */
export interface MadePlace {
  /** `brands/rye/website.json`, or `its row of brand_websites`. */
  place: string;
  text: string;
  /** False, and nothing is written, where the place is another one since it was read. */
  write: () => Promise<boolean>;
}

/** Throws a StoreError for a brand in a backend that can't be asked. */
export async function placesOfBrand(brand: Brand, environment: Environment): Promise<BrandPlaces> {
  if (brand.source === 'file') return inFiles(brand);
  const { brandId, services } = brand;
  const call = callDeployed(services.supabaseUrl, environment, 'its configuration could not be read or changed');
  if (typeof call === 'string')
    throw new StoreError(`its configuration is in a backend. To change it here, too: ${KEY_ADVICE[call]}.`);
  return inRows(brand, { call, brandId });
}

const CONFIGURATION = 'website.json';

function inFiles(brand: Brand): BrandPlaces {
  const { folder } = brand;
  const made = (name: string, text: string, isAsBefore: (path: string) => boolean): MadePlace => ({
    place: shortenPath(join(folder, name)),
    text,
    write: async () => {
      const path = join(folder, name);
      return writeWhole(writablePathBelow(folder, path), text, () => isAsBefore(path));
    },
  });
  const readOwn = (): string => readTextBelow(folder, CONFIGURATION);
  return {
    readOwn: async () => readOwn(),
    load: (own) =>
      loadWritten(brand, {
        readText: (file) => (file === CONFIGURATION && own !== undefined ? own : readBrandText(folder, file)),
      }),
    setNamed(name) {
      if (!existsSync(join(folder, changeFile(name)))) return undefined;
      try {
        return { value: parseJson(readTextBelow(folder, changeFile(name))) };
      } catch {
        return { value: undefined }; // No set, but the name is taken.
      }
    },
    configuration: (before, text) => made(CONFIGURATION, text, () => readOwn() === before),
    newSet: (name, set) => made(changeFile(name), textOf(set), (path) => !existsSync(path)),
    editedSet(name, edits) {
      const before = readTextBelow(folder, changeFile(name));
      return made(changeFile(name), editAll(before, edits), () => readTextBelow(folder, changeFile(name)) === before);
    },
  };
}

const textOf = (set: object): string => `${JSON.stringify(set, null, 2)}\n`;

/** They are read once. */
async function inRows(brand: Brand, backend: BrandBackend): Promise<BrandPlaces> {
  const rows = rowsOfBrand(backend);
  const row = await rows.readConfiguration();
  const changes = await rows.readSets();
  return {
    readOwn: async () => row.text,
    load: async (own = row.text) => {
      const group = groupOf(brand, (file) => readBrandText(brand.folder, file));
      return { configuration: joinGroup(parseJson(own), group), changes };
    },
    setNamed(name) {
      const set = changes.filter(isFields).find((each) => each['name'] === name);
      return set && { value: set['data'] };
    },
    configuration: (_, text) => ({
      place: 'its row of brand_websites',
      text,
      write: async () => (await rows.writeConfiguration(row, text)) !== undefined,
    }),
    newSet: (name, set) => ({
      place: `the row "${name}" of brand_changes`,
      text: textOf(set),
      write: () => rows.addSet(name, set),
    }),
    editedSet: (name, edits) => ({
      place: `the row "${name}" of brand_changes`,
      text: JSON.stringify(edits),
      write: async () => {
        await rows.changeSet(name, edits);
        return true;
      },
    }),
  };
}
