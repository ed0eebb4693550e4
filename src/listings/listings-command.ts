import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import {
  BRAND,
  BRANDS_DIR,
  makeCommand,
  parseOptions,
  readFolders,
  requireSlug,
  text,
  valueOption,
} from '#brand/cli/cli.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadDue } from '#changes/due-configuration.ts';
import type { Output } from '#brand/report/progress.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import { read } from '#reader/read.ts';
import type { ReadSite } from '#schema/warning.ts';
import { checkExport, type Outcome } from './check-export.ts';
import { directoriesCsv } from './directories-csv.ts';
import { filesOf, type Listing, listingOf, placesOf } from './listings.ts';

export interface ListingsCommand {
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  stdout?: Output;
}

interface ListingsArguments extends Folders {
  slug: string;
  /** An export of a profile, to compare with the site. */
  check?: string;
  /** The only location that it is about. */
  location?: string;
}

/** The arguments of `npm run listings`. */
export function parseListingsArguments(args: string[]): ListingsArguments {
  const command = makeCommand(
    'listings',
    'Writes the menu, hours and links of each location as files that Google and other directories take.',
    ['--brand saffron-lane', '--brand saffron-lane --check profile.json'],
  )
    .addOption(BRAND)
    .addOption(BRANDS_DIR)
    .addOption(valueOption('--out-dir <folder>', 'the folder of the files', text).default('listings'))
    .addOption(
      valueOption('--check <file>', 'say what an export of the profile says differently, and write nothing', text),
    )
    .addOption(
      valueOption('--location <id>', 'the location that the export is about, by its id or its name in addresses', text),
    );
  type Options = Folders & { brand?: string; check?: string; location?: string };
  const { brand, check, location, ...folders } = parseOptions<Options>(command, args);
  return {
    ...readFolders(folders),
    slug: requireSlug('listings', brand),
    ...(check !== undefined && { check: resolve(check) }),
    ...(location !== undefined && { location }),
  };
}

/**
 * `npm run listings` from its arguments to its exit code: with `--check` 1 where a profile says something else. Throws a UsageError where the arguments, or the
 * export, are wrong, and an Error where the brand can't be read.
 */
export async function runListingsCommand({
  args,
  environment,
  stdout = process.stdout,
}: ListingsCommand): Promise<0 | 1> {
  const { slug, brandsDir, outDir, check, location } = parseListingsArguments(args);
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${slug}".`);
  const builtAt = buildInstantOf(environment);
  const { configuration } = await loadDue(brand, builtAt);
  const { site } = read(configuration, brand, builtAt);
  const { code, lines } =
    check === undefined
      ? writeListings(site, slug, outDir)
      : checkExport(site, readExport(check), { name: shortenPath(check), location });
  // A pipe may take the text in parts.
  await new Promise<void>((done) => stdout.write(`${lines.map(escapeControls).join('\n')}\n`, () => done()));
  return code;
}

const CSV = 'directories.csv';

function writeListings(site: ReadSite, slug: string, outDir: string): Outcome {
  const folder = join(outDir, slug);
  const listings = placesOf(site).map((place) => listingOf(site, place));
  for (const listing of listings)
    for (const [name, content] of Object.entries(filesOf(listing)))
      writeWhole(join(folder, listing.place.folder, name), content);
  writeWhole(join(folder, CSV), directoriesCsv(listings, site.buildDate));
  const lines = listings.flatMap((listing) => [
    `  ${listing.place.name}: ${contentsOf(listing)}`,
    ...[...listing.remarks, ...unpricedRemarks(listing.unpriced)].map((remark) => `    ${remark}`),
  ]);
  const heading = `${slug}: ${countOf(listings.length, 'listing')} and ${CSV} in ${shortenPath(folder)}. Nothing was sent.`;
  return { code: 0, lines: [heading, ...lines] };
}

const NAMED = 5;

function unpricedRemarks(names: string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const [are, have] = names.length === 1 ? ['item is', 'it has'] : ['items are', 'they have'];
  return [
    `${names.length} ${are} left out, because ${have} no price in numbers: ${names.slice(0, NAMED).join(', ')}${more}.`,
  ];
}

/** `menu of 24 items, hours, 3 special days, 2 links` */
function contentsOf({ hours, foodMenus, links }: Listing): string {
  const items = foodMenus?.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items)) ?? [];
  const special = new Set(hours.specialHours?.specialHourPeriods.map(({ startDate }) => JSON.stringify(startDate)));
  const parts = [
    items.length > 0 ? `menu of ${countOf(items.length, 'item')}` : '',
    hours.regularHours ? 'hours' : '',
    special.size > 0 ? countOf(special.size, 'special day') : '',
    hours.moreHours ? 'more hours' : '',
    links.length > 0 ? countOf(links.length, 'link') : '',
  ];
  return parts.filter(Boolean).join(', ') || 'whether it is open for business';
}

function readExport(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`${shortenPath(path)} can't be read.`);
  }
}
