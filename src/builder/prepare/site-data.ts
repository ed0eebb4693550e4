import { hash } from 'node:crypto';
import { formLocationsOf } from '#content/forms/form-locations.ts';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { locationsInOrder } from '#content/pages/locations.ts';
import type { Site } from '#schema/site.ts';

/** The folder of the lists that islands fetch. Each has a hash of its content in its name. */
export const DATA_FOLDER = '_data/';

const HASH_LENGTH = 10;

/** Makes the lists that islands fetch, and notes their paths in the site. */
export function makeSiteData(site: Site): DataFile[] {
  const { locations } = site;
  if (locations.length === 0) return [];
  const finder = fileOf('locations', finderDataOf(site, locationsInOrder(site)));
  site.locationsFile = `/${finder.path}`;
  if (locations.length === 1) return [finder];
  const forms = fileOf('form-locations', formLocationsOf(site));
  site.formLocationsFile = `/${forms.path}`;
  return [finder, forms];
}

function fileOf(name: string, content: unknown): DataFile {
  const bytes = JSON.stringify(content);
  return { path: `${DATA_FOLDER}${name}.${hash('sha256', bytes).slice(0, HASH_LENGTH)}.json`, bytes };
}

export interface DataFile {
  path: string;
  bytes: string;
}
