import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../builder/brand/json.ts';
import { readTextBelow } from '../../builder/brand/ordinary-file.ts';
import { countWarnings } from '../../builder/report/capped-warnings.ts';
import { readState, type State } from '../../builder/output/state.ts';
import { locationPageAt, PATHS } from '../../domain/pages/routes.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { brandSchema } from '../../model/brand.ts';
import { homeKeyOf } from '../pictures/home-pictures.ts';

/** What a brand's card shows of its files: of `brand.json`, and of its site as it is published at the moment. */
export interface BrandFacts {
  name?: string;
  /** As in `brand.json`. */
  siteUrl?: string;
  /** Colours of the light palette, as `#b3261e`, by what they are for. */
  colors: Record<string, string>;
  /** Paths of the main pages that the site has, in the order of its navigation. */
  mainPages: string[];
  pageCount: number;
  /** How many its last good build has had. */
  warnings: number;
  /** Path of the share picture in the site's folder. */
  share?: string;
  /** Names the pictures of its home. */
  homeKey?: string;
}

export interface BrandPlace {
  brandsDir: string;
  outDir: string;
  slug: string;
}

/** Reads what there is. What is missing or damaged is left out: the build says what is wrong with it. */
export async function readBrandFacts({ brandsDir, outDir, slug }: BrandPlace): Promise<BrandFacts> {
  const siteUrl = readSiteUrl(join(brandsDir, slug));
  const state = readState(outDir, slug);
  if (state === undefined) return omitUndefined({ siteUrl, colors: {}, mainPages: [], pageCount: 0, warnings: 0 });
  const files = Object.keys(state.files);
  const textOf = (pattern: RegExp): Promise<string> => readSiteFile(join(outDir, slug), files, pattern);
  const [manifest, theme] = await Promise.all([textOf(/^site\.webmanifest$/), textOf(/^_brand\/site\.[^/]+\.css$/)]);
  return omitUndefined({
    name: nameIn(manifest),
    siteUrl,
    colors: colorsIn(theme),
    mainPages: mainPagesOf(state),
    pageCount: Object.keys(state.pages).length,
    warnings: countWarnings(state),
    share: files.find((path) => SHARE.test(path)),
    homeKey: homeKeyIn(state),
  });
}

const SHARE = /^_brand\/share-[0-9a-f]+\.jpg$/;

function readSiteUrl(folder: string): string | undefined {
  try {
    const written = parseJson(readTextBelow(folder, 'brand.json', MAX_BYTES));
    return brandSchema.shape.siteUrl.safeParse((written as { siteUrl?: unknown } | null)?.siteUrl).data;
  } catch {
    return undefined;
  }
}

const MAX_BYTES = 1024 * 1024;

async function readSiteFile(folder: string, files: readonly string[], pattern: RegExp): Promise<string> {
  const path = files.find((each) => pattern.test(each));
  return path === undefined ? '' : readFile(join(folder, path), 'utf8').catch(() => '');
}

function nameIn(manifest: string): string | undefined {
  try {
    const { name } = JSON.parse(manifest) as { name?: unknown };
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The tokens of the brand's theme: a colour, or one for light and one for dark. */
function colorsIn(theme: string): Record<string, string> {
  const found = SWATCHES.map((token) => [token, tokenIn(theme, token)]);
  return Object.fromEntries(found.filter(([, color]) => color !== undefined)) as Record<string, string>;
}

const SWATCHES = ['bg', 'ink', 'primary', 'accent'];

function tokenIn(theme: string, token: string): string | undefined {
  return new RegExp(`[;{]--${token}:(?:light-dark\\()?(#[0-9a-f]{3,8})\\b`, 'i').exec(theme)?.[1];
}

const MAIN_PATHS: string[] = [
  PATHS.home,
  PATHS.menu,
  PATHS.locations,
  PATHS.offers,
  PATHS.catering,
  PATHS.careers,
  PATHS.franchise,
  PATHS.contact,
  PATHS.feedback,
];

/** With one location as an example of all. */
function mainPagesOf({ pages }: State): string[] {
  const has = (path: string): boolean => Object.hasOwn(pages, `${path.slice(1)}index.html`);
  const main = MAIN_PATHS.filter(has);
  const location = Object.keys(pages)
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .find((path) => locationPageAt(path) === 'location');
  if (location === undefined) return main;
  return main.flatMap((path) => (path === PATHS.locations ? [path, location] : [path]));
}

function homeKeyIn({ files }: State): string | undefined {
  const hash = files['index.html']?.hash;
  return hash === undefined ? undefined : homeKeyOf(hash);
}
