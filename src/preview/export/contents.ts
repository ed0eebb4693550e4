import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { exportedMenusOf, menusToCsv, menusToMarkdown } from '#core/menu/menu-export.ts';
import { csvOf } from '#core/text/csv.ts';
import { SERVICES } from '#brand/folder/brand-file.ts';
import { parseJson } from '#brand/files/json.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { entriesOfBrand } from '#brand/folder/walk-brand.ts';
import type { Brand, ReadSite } from '#schema/warning.ts';
import type { Call } from '../backend/submissions.ts';
import { filesOf, readStored, type SubmissionTable } from './read-submissions.ts';
import { readmeText } from './readme-text.ts';
import type { ZipEntry } from './zip-file.ts';

export interface Contents {
  brand: Brand;
  /** The folder of the built site, and the paths of its files. */
  siteDir: string;
  siteFiles: string[];
  /** The configuration as it was loaded, and as it was read. */
  configuration: unknown;
  site: ReadSite;
  submissions: { tables: SubmissionTable[]; call: Call } | { missing: string };
}

/** The files of the zip, made one by one while it is written. */
export async function* contentsOf(contents: Contents): AsyncGenerator<ZipEntry> {
  const { brand, siteDir, siteFiles, site, submissions } = contents;
  for (const path of siteFiles) yield { name: `site/${path}`, from: join(siteDir, path) };
  yield* configurationFiles(contents);
  const menus = exportedMenusOf(site);
  yield { name: 'menu.json', bytes: toJson({ menus }) };
  yield { name: 'menu.csv', bytes: menusToCsv(menus) };
  yield { name: 'menu.md', bytes: menusToMarkdown(menus) };
  const counts = { files: 0, lostFiles: 0 };
  if ('tables' in submissions) {
    for (const table of submissions.tables) yield* tableFiles(table);
    for (const path of filesOf(submissions.tables)) {
      const bytes = await readStored(submissions.call, path);
      counts[bytes ? 'files' : 'lostFiles'] += 1;
      if (bytes) yield { name: `submissions/files/${path}`, bytes };
    }
  }
  const text = readmeText({
    name: site.name,
    slug: brand.slug,
    origin: brand.origin,
    homepage: packageFile.homepage,
    siteFiles: siteFiles.length,
    source: brand.source,
    variables: variablesOf(brand),
    menus: menus.length,
    items: menus.reduce((sum, { categories }) => sum + categories.reduce((of, { items }) => of + items.length, 0), 0),
    submissions:
      'tables' in submissions ? submissions.tables.map(({ name, rows }) => ({ name, rows: rows.length })) : submissions,
    ...counts,
  });
  yield { name: 'README.txt', bytes: text };
}

/** The brand's folder as it is; of a brand whose source is a backend, with what that answered. */
function* configurationFiles({ brand, configuration }: Contents): Generator<ZipEntry> {
  const isAnswered = brand.source === 'supabase';
  if (isAnswered) yield { name: 'configuration/website.json', bytes: toJson(configuration) };
  for (const entry of entriesOfBrand(brand.folder)) {
    if (entry.kind !== 'file' || (isAnswered && entry.path === 'website.json')) continue;
    yield { name: `configuration/${entry.path}`, from: entry.real };
  }
}

function* tableFiles({ name, rows }: SubmissionTable): Generator<ZipEntry> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  yield { name: `submissions/${name}.csv`, bytes: csvOf(columns, cells) };
  yield { name: `submissions/${name}.json`, bytes: toJson(rows) };
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The variables of the environment that the site was built with. */
function variablesOf({ folder, services }: Brand): string[] {
  const written = Object(parseJson(readTextBelow(folder, 'brand.json'))) as object;
  const keys = Object.keys(SERVICES) as (keyof typeof SERVICES)[];
  return keys.filter((key) => services[key] !== '' && !Object.hasOwn(written, key)).map((key) => SERVICES[key]);
}
