import { hash } from 'node:crypto';
import { formLocationsOf } from '#content/forms/form-locations.ts';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { locationsInOrder } from '#content/pages/locations.ts';
import type { Site } from '#schema/site.ts';

/** The folder of the lists that islands fetch. Each has a hash of its content in its name. */
export const DATA_FOLDER = '_data/';

const HASH_LENGTH = 10;

/** Makes the lists that islands fetch, and adds their paths to the site. */
export function addSiteData(site: Site): { site: Site; files: DataFile[] } {
  const { locations } = site;
  if (locations.length === 0) return { site, files: [] };
  const finder = fileOf('locations', finderDataOf(site, locationsInOrder(site)));
  if (locations.length === 1) return { site: { ...site, locationsFile: `/${finder.path}` }, files: [finder] };
  const forms = fileOf('form-locations', formLocationsOf(site));
  const found = { ...site, locationsFile: `/${finder.path}`, formLocationsFile: `/${forms.path}` };
  return { site: found, files: [finder, forms] };
}

function fileOf(name: string, content: unknown): DataFile {
  const bytes = JSON.stringify(content);
  return { path: `${DATA_FOLDER}${name}.${hash('sha256', bytes).slice(0, HASH_LENGTH)}.json`, bytes };
}

interface DataFile {
  path: string;
  bytes: string;
}
