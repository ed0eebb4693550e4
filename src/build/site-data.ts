import { hash } from 'node:crypto';
import { finderDataOf } from '../domain/finder-data.ts';
import { locationsInOrder } from '../domain/locations-page.ts';
import type { Site } from '../model/site.ts';
import type { OutputFile } from './types.ts';

/** Below it lie the lists that islands fetch, each named by its content. */
export const DATA_FOLDER = '_data/';

const HASH_LENGTH = 10;

/** Writes what islands fetch, and tells the site where it lies. */
export function addSiteData(site: Site): { site: Site; files: OutputFile[] } {
  if (site.locations.length === 0) return { site, files: [] };
  const bytes = JSON.stringify(finderDataOf(site, locationsInOrder(site)));
  const path = `${DATA_FOLDER}locations.${hash('sha256', bytes).slice(0, HASH_LENGTH)}.json`;
  return { site: { ...site, locationsFile: `/${path}` }, files: [{ path, bytes }] };
}
