import { join } from 'node:path';
import { type Option } from 'commander';
import {
  BRAND,
  BRANDS_DIR,
  makeCommand,
  OUT_DIR,
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
import { locationPageAt, pageAt } from '#core/routes/routes.ts';
import type { DeployCommand } from '../command/deploy-command.ts';
import { findSlugs } from '../command/find-slugs.ts';
import type { PaperSize } from '../inspect/browse.ts';
import { type BuiltSite, readBuiltSite } from '../site/built-site.ts';

interface MenuPdfCommand extends Pick<DeployCommand, 'args' | 'environment' | 'stdout'> {
  /** The program of a browser that this machine has. */
  findBrowser: () => string | undefined;
}

/** The arguments of `npm run menu-pdf`. */
export function parseMenuPdfArguments(args: string[]) {
  const command = makeCommand('menu-pdf', 'Prints the menu of a built site into a PDF.', [
    '--brand saffron-lane',
    '--brand saffron-lane --size letter',
    '--brand saffron-lane --page /menu/queen-west/',
  ])
    .addOption(BRAND)
    .addOption(SIZE)
    .addOption(valueOption('--page <path>', 'one menu page, in place of all in the own language of the site', text))
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR);
  type Options = Folders & { brand?: string; size: PaperSize; page?: string };
  const { brand, size, page, ...folders } = parseOptions<Options>(command, args);
  return { ...readFolders(folders), slug: requireSlug('menu-pdf', brand), size, page };
}

const SIZE: Option = valueOption('--size <size>', 'the paper: a4 or letter', (written): PaperSize => {
  const size = written.toLowerCase();
  if (size === 'a4' || size === 'letter') return size;
  throw new UsageError(`There is no paper "${written}", only a4 and letter.`);
}).default('a4');

/**
 * `npm run menu-pdf` from its arguments to its exit code. Each menu page of the built site becomes a file beside the site's folder:
 * `dist/saffron-lane-menu.pdf`, `dist/saffron-lane-menu-queen-west.pdf`. No page can reach the network. Throws an Error with a sentence where there is no menu
 * to print or no browser, and a UsageError where the arguments are wrong.
 */
export async function runMenuPdfCommand(command: MenuPdfCommand): Promise<0> {
  const { args, environment, findBrowser, stdout = process.stdout } = command;
  const { slug, size, page, ...folders } = parseMenuPdfArguments(args);
  findSlugs(folders, environment, [slug]);
  const site = readBuiltSite(slug, join(folders.outDir, slug));
  const paths = menuPagesOf(site, page);
  const program = findBrowser();
  if (program === undefined)
    throw new Error(
      'menu-pdf prints with Chromium or Chrome, and found none. Install one, or name it in CHROMIUM_PATH.',
    );
  const { printPages } = await import('../inspect/browse.ts');
  const { startBrowser } = await import('../browser/in-site.ts');
  const browser = await startBrowser(program);
  try {
    for await (const { path, pdf } of printPages(browser, site, paths, size)) {
      const file = join(folders.outDir, `${slug}-${nameOf(path)}.pdf`);
      writeWhole(file, pdf);
      stdout.write(`${shortenPath(file)}\n`);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

/** The pages with the items of a menu, by their paths. */
function menuPagesOf(site: BuiltSite, wanted: string | undefined): string[] {
  const all = [...site.files.keys()]
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((path) => isMenuPage(path) && hasItems(site, path));
  const own = all.filter((path) => pageAt(path)?.prefix === undefined);
  if (wanted === undefined && own.length > 0) return own;
  if (wanted === undefined)
    throw new Error(
      `The site of ${site.slug} has no menu page with items, only what other pages show in a frame or nothing.`,
    );
  const path = `/${wanted.split('/').filter(Boolean).join('/')}/`;
  if (all.includes(path)) return [path];
  throw new UsageError(
    `${path} is no menu page with items of ${site.slug}. There ${all.length === 1 ? 'is' : 'are'} ${all.slice(0, MAX_NAMED).join(', ') || 'none'}.`,
  );
}

const MAX_NAMED = 8;

function isMenuPage(path: string): boolean {
  const place = pageAt(path);
  return place?.of === 'menu' && (place.rest.length === 0 || locationPageAt(path) === 'menu');
}

/** A page whose frame shows what others serve has items for paper alone, or none. */
const hasItems = (site: BuiltSite, path: string): boolean =>
  site.read(`${path.slice(1)}index.html`).includes('class="menu-category');

/** `nameOf('/fr/menu/queen-west/') // "menu-queen-west-fr"` */
function nameOf(path: string): string {
  const { prefix, rest = [] } = pageAt(path) ?? {};
  return ['menu', ...rest, ...(prefix === undefined ? [] : [prefix])].join('-');
}
