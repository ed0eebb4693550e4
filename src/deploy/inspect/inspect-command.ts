import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { BRANDS, BRANDS_DIR, makeCommand, OUT_DIR, parseOptions, readFolders } from '#brand/cli/cli.ts';
import { buildDateOf } from '#brand/cli/build-date.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { DeployCommand } from '../command/deploy-command.ts';
import { findSlugs } from '../command/find-slugs.ts';
import { type BuiltSite, readBuiltSite, untranslatedIn } from '../site/built-site.ts';
import { markOf } from '../targets/deploy-mark.ts';
import type { AccessibilityResult } from '../accessibility/test-accessibility.ts';
import type { Elsewhere } from '../browser/in-site.ts';
import { type Findings, inspectPages } from './inspect-pages.ts';
import { INSPECTION } from '../command/inspection.ts';

interface InspectCommand extends Pick<DeployCommand, 'args' | 'environment' | 'stdout'> {
  /** The program of a browser that this machine has. */
  findBrowser: () => string | undefined;
}

type Inspected = { slug: string; mark: string; accessibility?: AccessibilityResult } & Findings;

/** The arguments of `npm run inspect`. */
export function parseInspectArguments(args: string[]) {
  const command = makeCommand('inspect', 'Looks at built sites before they are published.', [
    '',
    '--brand saffron-lane',
    '--brand saffron-lane --record',
  ])
    .addOption(BRANDS)
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR)
    .option('--no-browser', 'open no page in a browser')
    .option('--no-accessibility', 'do not test the accessibility of the pages')
    .option('--record', 'write what was tested into the brand’s folder, for its accessibility statement')
    .option('--strict', 'end with 1 where a page breaks a rule of accessibility, too')
    .option('--online', 'let pages load what others serve');
  type Flags = Record<'browser' | 'accessibility' | 'online', boolean> & Partial<Record<'record' | 'strict', true>>;
  const options = parseOptions<Folders & Flags & { brand: string[] }>(command, args);
  const { brand, browser, accessibility, record = false, strict = false, online, ...folders } = options;
  if (record && !(browser && accessibility))
    throw new UsageError('--record writes what a test has found: leave out --no-browser and --no-accessibility.');
  return {
    ...readFolders(folders),
    slugs: brand,
    wantsBrowser: browser,
    wantsAccessibility: accessibility,
    isRecorded: record,
    isStrict: strict,
    isOnline: online,
  };
}

/**
 * `npm run inspect` from its arguments to its exit code: 1 when a site must not be published, or a record was asked for and could not be written. Rules of
 * accessibility that a page breaks end it with 1 only where that is asked for: what is online may break them as well, and have old hours besides. Throws a UsageError
 * where the arguments are wrong.
 */
export async function runInspectCommand(command: InspectCommand): Promise<0 | 1> {
  const { args, environment, findBrowser, stdout = process.stdout } = command;
  const options = parseInspectArguments(args);
  const { outDir, wantsBrowser, isStrict } = options;
  const slugs = findSlugs(options, environment, options.slugs);
  const program = wantsBrowser ? findBrowser() : undefined;
  if (options.isRecorded && program === undefined)
    throw new Error('--record needs Chromium or Chrome to test pages: install one, or name it in CHROMIUM_PATH.');
  const browser =
    program === undefined ? undefined : await (await import('../browser/in-site.ts')).startBrowser(program);
  const brands: Inspected[] = [];
  try {
    for (const slug of slugs) brands.push(await inspect(slug, browser, { ...options, environment }));
  } finally {
    await browser?.close();
  }
  writeWhole(join(outDir, INSPECTION), `${JSON.stringify({ brands: brands.map(inInspection) }, null, 2)}\n`);
  const how = browser ? '' : wantsBrowser ? ' No Chromium was found, so no page was opened.' : ' No page was opened.';
  const failed = brands.filter(({ problems }) => problems.length > 0).length;
  const findings = brands.reduce((sum, { accessibility }) => sum + (accessibility?.findings ?? 0), 0);
  const found = findings === 0 ? '' : ` ${countOf(findings, 'accessibility finding')}.`;
  const hasFailed = failed > 0 || brands.some(({ accessibility }) => accessibility?.problem !== undefined);
  const end =
    failed === 0
      ? `${countOf(brands.length, 'site')} in order.`
      : `${failed} of ${countOf(brands.length, 'site')} not in order.`;
  await new Promise<void>((resolve) =>
    stdout.write(`${[...brands.map(describe), end + found + how].join('\n')}\n`, () => resolve()),
  );
  return hasFailed || (isStrict && findings > 0) ? 1 : 0;
}

const reachOthers: Elsewhere = (route) => route.continue();

type InspectOptions = ReturnType<typeof parseInspectArguments> & Pick<DeployCommand, 'environment'>;

async function inspect(slug: string, browser: Browser | undefined, options: InspectOptions): Promise<Inspected> {
  const { outDir, isOnline } = options;
  try {
    const site = readBuiltSite(slug, join(outDir, slug));
    const { pages, problems, notes } = inspectPages(site);
    const elsewhere = isOnline ? reachOthers : undefined;
    const seen = browser && (await (await import('./browse.ts')).inspectHome(browser, site, elsewhere));
    const accessibility = browser && options.wantsAccessibility && (await testIn(browser, site, options));
    return {
      slug,
      mark: markOf(site),
      pages,
      problems: [...problems, ...(seen?.problems ?? [])],
      notes: [...notes, ...(seen?.notes ?? []), ...untranslatedIn(outDir, slug)],
      ...(accessibility && { accessibility }),
    };
  } catch (error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    return {
      slug,
      mark: '',
      pages: 0,
      problems: [isSystem ? describeFileError(error) : String((error as Error).message)],
      notes: [],
    };
  }
}

async function testIn(browser: Browser, site: BuiltSite, options: InspectOptions): Promise<AccessibilityResult> {
  const { brandsDir, environment } = options;
  const [brand] = findBrands(brandsDir, environment, [site.slug]);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${site.slug}".`);
  const { testAccessibility } = await import('../accessibility/test-accessibility.ts');
  return testAccessibility(browser, site, brand, { ...options, date: buildDateOf(environment) });
}

/** What others read of it. */
function inInspection({ accessibility, ...brand }: Inspected): object {
  if (accessibility === undefined) return brand;
  const { findings, report } = accessibility;
  return { ...brand, accessibility: { findings, report: basename(report) } };
}

const MAX_TOLD = 20;

function describe({ slug, pages, problems, notes, accessibility }: Inspected): string {
  const head = `${slug}: ${countOf(pages, 'page')}, ${problems.length === 0 ? 'in order' : countOf(problems.length, 'problem')}`;
  const { lines: found = [], problem } = accessibility ?? {};
  const lines = [
    ...problems,
    ...(problem === undefined ? [] : [problem]),
    ...found,
    ...notes.map((note) => `note: ${note}`),
  ];
  const more = lines.length - MAX_TOLD;
  const told = lines.slice(0, MAX_TOLD).map((line) => `  ${escapeControls(line)}`);
  return [head, ...told, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
