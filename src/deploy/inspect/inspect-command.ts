import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { BRANDS, BRANDS_DIR, makeCommand, OUT_DIR, parseOptions, readFolders } from '#brand/cli/cli.ts';
import type { Folders } from '#brand/cli/folders.ts';
import { describeFileError } from '#brand/errors/problems.ts';
import { countOf, escapeControls } from '#brand/report/report.ts';
import { writeWhole } from '#brand/files/whole-file.ts';
import type { DeployCommand } from '../command/deploy-command.ts';
import { findSlugs } from '../command/find-slugs.ts';
import { readBuiltSite, untranslatedIn } from '../site/built-site.ts';
import { markOf } from '../targets/deploy-mark.ts';
import type { Elsewhere } from './browse.ts';
import { type Findings, inspectPages } from './inspect-pages.ts';
import { INSPECTION } from '../command/inspection.ts';

interface InspectCommand extends Pick<DeployCommand, 'args' | 'environment' | 'stdout'> {
  /** The program of a browser that this machine has. */
  findBrowser: () => string | undefined;
}

type Inspected = { slug: string; mark: string } & Findings;

/** The arguments of `npm run inspect`. */
export function parseInspectArguments(args: string[]) {
  const command = makeCommand('inspect', 'Looks at built sites before they are published.', [
    '',
    '--brand saffron-lane',
  ])
    .addOption(BRANDS)
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR)
    .option('--no-browser', 'open no page in a browser')
    .option('--online', 'let pages load what others serve');
  type Options = Folders & { brand: string[]; browser: boolean; online: boolean };
  const { brand, browser, online, ...folders } = parseOptions<Options>(command, args);
  return { ...readFolders(folders), slugs: brand, wantsBrowser: browser, isOnline: online };
}

/** `npm run inspect` from its arguments to its exit code: 1 when a site must not be published. Throws a UsageError where the arguments are wrong. */
export async function runInspectCommand(command: InspectCommand): Promise<0 | 1> {
  const { args, environment, findBrowser, stdout = process.stdout } = command;
  const { slugs: named, wantsBrowser, isOnline, ...folders } = parseInspectArguments(args);
  const slugs = findSlugs(folders, environment, named);
  const program = wantsBrowser ? findBrowser() : undefined;
  const browser = program === undefined ? undefined : await (await import('./browse.ts')).startBrowser(program);
  const brands: Inspected[] = [];
  try {
    for (const slug of slugs)
      brands.push(await inspect(slug, folders.outDir, browser, isOnline ? reachOthers : undefined));
  } finally {
    await browser?.close();
  }
  writeWhole(join(folders.outDir, INSPECTION), `${JSON.stringify({ brands }, null, 2)}\n`);
  const how = browser ? '' : wantsBrowser ? ' No Chromium was found, so no page was opened.' : ' No page was opened.';
  const failed = brands.filter(({ problems }) => problems.length > 0).length;
  const end =
    failed === 0
      ? `${countOf(brands.length, 'site')} in order.`
      : `${failed} of ${countOf(brands.length, 'site')} not in order.`;
  await new Promise<void>((resolve) =>
    stdout.write(`${[...brands.map(describe), end + how].join('\n')}\n`, () => resolve()),
  );
  return failed === 0 ? 0 : 1;
}

const reachOthers: Elsewhere = (route) => route.continue();

async function inspect(
  slug: string,
  outDir: string,
  browser: Browser | undefined,
  elsewhere: Elsewhere | undefined,
): Promise<Inspected> {
  try {
    const site = readBuiltSite(slug, join(outDir, slug));
    const { pages, problems, notes } = inspectPages(site);
    const seen = browser && (await (await import('./browse.ts')).inspectHome(browser, site, elsewhere));
    return {
      slug,
      mark: markOf(site),
      pages,
      problems: [...problems, ...(seen?.problems ?? [])],
      notes: [...notes, ...(seen?.notes ?? []), ...untranslatedIn(outDir, slug)],
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

const MAX_TOLD = 20;

function describe({ slug, pages, problems, notes }: Inspected): string {
  const head = `${slug}: ${countOf(pages, 'page')}, ${problems.length === 0 ? 'in order' : countOf(problems.length, 'problem')}`;
  const lines = [...problems, ...notes.map((note) => `note: ${note}`)];
  const more = lines.length - MAX_TOLD;
  const told = lines.slice(0, MAX_TOLD).map((line) => `  ${escapeControls(line)}`);
  return [head, ...told, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
