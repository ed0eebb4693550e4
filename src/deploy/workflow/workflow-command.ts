import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, foldersOfBrand, idOf } from './brand-folders.ts';
import { changedBrands } from './changed-brands.ts';
import { commentOf, type PagePictures } from './comment.ts';
import { readBuilt, readResults, type Result } from './results.ts';
import { isGreen, summaryOf } from './summary.ts';

type Environment = Record<string, string | undefined>;
/** `folder` is one of the project: of what has been built, or of reports. */
type Step = (
  root: string,
  environment: Environment,
  folder: string,
  findBrowser: () => string | undefined,
) => void | Promise<void>;

/**
 * The steps of the workflows in `.github`. What comes from outside is in the environment, never in an argument. They need no package but for
 * pictures, so that a job which only asks which brands there are has nothing to install.
 */
export const STEPS: Record<string, Step> = {
  which,
  find,
  publishable,
  built,
  compare,
  summary,
  pictures: async (root, { BEFORE_SITES = '' }, folder, findBrowser) => {
    const program = findBrowser();
    // Pictures are an extra.
    if (program === undefined) return void process.stdout.write('No Chromium was found, so there are no pictures.\n');
    const { takePreviewPictures } = await import('./preview-pictures.ts');
    await takePreviewPictures(join(root, folder), join(root, BEFORE_SITES), program);
  },
  comment,
};

/** Which brands to build, by id: the named one, those that a push has changed, or all. */
function which(root: string, environment: Environment): void {
  const { EVENT, BRAND = '', BEFORE = '', AFTER = '' } = environment;
  const brandsDir = join(root, 'brands');
  if (EVENT === 'workflow_dispatch') {
    if (!foldersIn(brandsDir).includes(BRAND)) throw new Error(`There is no brand ${JSON.stringify(BRAND)} in brands.`);
    return tell(environment, { all: 'false', brands: JSON.stringify([idOf(brandsDir, BRAND)]) });
  }
  const { slugs, isAll } = EVENT === 'push' ? changedBrands(root, BEFORE, AFTER) : { slugs: [], isAll: true };
  const ids = [...new Set(slugs.map((slug) => idOf(brandsDir, slug)))];
  // More jobs than a matrix may have.
  const all = isAll || ids.length > MAX_JOBS;
  tell(environment, { all: String(all), brands: JSON.stringify(all ? [] : ids) });
}

const MAX_JOBS = 50;

/** The folders of the brand that the backend names. */
function find(root: string, environment: Environment): void {
  const brandsDir = join(root, 'brands');
  const id = environment['BRAND_ID'] ?? '';
  // A folder whose brand.json can't be read is known by its slug alone.
  const slugs = foldersOfBrand(brandsDir, id);
  tell(environment, { options: optionsOf(slugs), key: slugs[0] ?? '' });
}

/** The brands of a shard that may be published: those that have not failed. The local site of a failed brand may be older than the published one. */
function publishable(root: string, environment: Environment, folder: string): void {
  choose(root, environment, folder, ({ error }) => error === undefined);
}

/** Of all that a build has looked at, what it has built. */
function built(root: string, environment: Environment, folder: string): void {
  choose(root, environment, folder, ({ result }) => result === 'built');
}

function choose(root: string, environment: Environment, folder: string, isWanted: (result: Result) => boolean): void {
  const results = readBuilt(join(root, folder)) ?? [];
  tell(environment, { options: optionsOf(results.filter(isWanted).map(({ slug }) => slug)) });
}

/** What a pull request changes: `brands` of it to build, and which of them there were `before`. */
function compare(root: string, environment: Environment, before: string): void {
  const { slugs, isAll } = changedBrands(root, environment['BEFORE'] ?? '', 'HEAD');
  const shown = slugs.slice(0, MAX_PREVIEWS);
  const known = foldersIn(join(root, before, 'brands'));
  tell(environment, {
    options: optionsOf(shown),
    before: optionsOf(shown.filter((slug) => known.includes(slug))),
    left_out: String(slugs.length - shown.length),
    code: String(isAll),
  });
}

const MAX_PREVIEWS = 5;

/** Writes `comment.md`. */
function comment(root: string, { STAGING = '', LEFT_OUT = '0', CODE }: Environment, folder: string): void {
  const path = join(root, folder, 'pictures.json');
  const taken = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, PagePictures[]>) : {};
  const brands = (readResults(join(root, folder)) ?? []).map((result) => ({
    ...result,
    url: STAGING.replaceAll('{slug}', result.slug),
    pictures: taken[result.slug] ?? [],
  }));
  writeFileSync(join(root, 'comment.md'), commentOf(brands, Number(LEFT_OUT), CODE === 'true'));
}

/** Adds the table to the summary of the run. Throws when a brand has failed. With several folders in it, each is a part of the fleet. */
function summary(root: string, environment: Environment, folder: string): void {
  const { SHARDS, OUTCOME = 'success' } = environment;
  const parts = SHARDS === undefined ? [''] : (JSON.parse(SHARDS) as number[]).map((part) => `report-${part}`);
  const there = SHARDS === undefined ? [''] : readdirSync(join(root, folder));
  const found = parts.map((part) => ({
    name: part === '' ? 'The build' : part.replace('report-', 'Part '),
    results: there.includes(part) ? readResults(join(root, folder, part)) : undefined,
  }));
  const missing = found.filter(({ results }) => results === undefined).map(({ name }) => name);
  const results = found.flatMap(({ results: some = [] }): Result[] => some);
  write(environment, 'GITHUB_STEP_SUMMARY', summaryOf(results, missing));
  const failed = results.filter(({ error }) => error !== undefined).map(({ slug }) => slug);
  if (!isGreen(results, missing)) {
    throw new Error(`Failed: ${[...failed, ...missing].slice(0, 20).join(', ')}. The summary of this run says why.`);
  }
  if (OUTCOME !== 'success') throw new Error('A step failed after the brands were built: its log says why.');
}

/** Slugs may stand in a command: they are checked when folders are listed, and are read from our own report. */
const optionsOf = (slugs: readonly string[]): string => slugs.map((slug) => `--brand ${slug}`).join(' ');

function tell(environment: Environment, outputs: Record<string, string>): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  write(environment, 'GITHUB_OUTPUT', lines.join(''));
}

/** Both to the log and to the file that GitHub reads. */
function write(environment: Environment, file: string, text: string): void {
  process.stdout.write(text);
  const path = environment[file];
  if (path) appendFileSync(path, text);
}
