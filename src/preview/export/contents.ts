import { join } from 'node:path';
import { readBrandText } from '#brand/folder/group-file.ts';
import { entriesOfBrand } from '#brand/folder/walk-brand.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { changeFilesOf } from '#changes/due-configuration.ts';
import type { Brand, ReadSite } from '#schema/warning.ts';
import { exportedMenusOf, menusToCsv, menusToMarkdown } from '#core/menu/menu-export.ts';
import type { BackendFetch } from '#brand/network/deployed.ts';
import { countsToCsv, type VisitCount } from '../counts/read-counts.ts';
import { filesOf, readStored, type SubmissionTable } from './read-submissions.ts';
import { filesWithoutGroup } from './without-group.ts';
import type { ZipEntry } from './zip-file.ts';

export interface Contents {
  brand: Brand;
  /** The folder of the built site, and the paths of its files. */
  siteDir: string;
  siteFiles: string[];
  /** The configuration and its changes as they were loaded, and the site that they make now. */
  written: Written;
  site: ReadSite;
  /** `counts`: what was tapped, missing where the backend counts nothing. */
  submissions:
    | { tables: SubmissionTable[]; counts?: VisitCount[] | undefined; call: BackendFetch }
    | { missing: string };
}

/** The files of the zip, made one by one while it is written. */
export async function* contentsOf(contents: Contents): AsyncGenerator<ZipEntry> {
  const { brand, siteDir, siteFiles, written, site, submissions } = contents;
  for (const path of siteFiles) yield { name: `dist/${brand.slug}/${path}`, from: join(siteDir, path) };
  const isAnswered = brand.source === 'supabase';
  const resolved = await filesWithoutGroup(brand, (name) => readBrandText(brand.folder, name));
  for (const [path, bytes] of Object.entries(resolved)) yield { name: `brands/${brand.slug}/${path}`, bytes };
  for (const entry of entriesOfBrand(brand.folder)) {
    if (entry.kind !== 'file' || (isAnswered && /^(?:website\.json$|changes\/)/.test(entry.path))) continue;
    if (Object.hasOwn(resolved, entry.path)) continue;
    yield { name: `brands/${brand.slug}/${entry.path}`, from: entry.real };
  }
  if (isAnswered) {
    yield { name: `brands/${brand.slug}/website.json`, bytes: toJson(written.configuration) };
    for (const [file, set] of changeFilesOf(written))
      yield { name: `brands/${brand.slug}/${file}`, bytes: toJson(set) };
  }
  const menus = exportedMenusOf(site);
  yield { name: 'menu.json', bytes: toJson({ menus }) };
  yield { name: 'menu.csv', bytes: menusToCsv(menus) };
  yield { name: 'menu.md', bytes: menusToMarkdown(menus) };
  if ('missing' in submissions) return yield { name: 'submissions.json', bytes: toJson(submissions) };
  const { tables, counts, call } = submissions;
  yield { name: 'submissions.json', bytes: toJson(Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))) };
  if (counts) yield { name: 'counts.csv', bytes: countsToCsv(counts) };
  for (const path of filesOf(tables)) {
    const bytes = await readStored(call, path);
    if (bytes) yield { name: `applications/${path}`, bytes };
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
