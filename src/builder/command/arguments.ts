import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Host, HOSTS } from '../../model/brand.ts';
import type { Environment } from '../brand/brand-file.ts';
import { isSlug, SLUG_RULE } from '../brand/brands.ts';
import { findNearest } from '../report/nearest.ts';
import { checkFolders, type Folders } from './folders.ts';
import { parseShard, type Shard } from './shard.ts';
import { stagingOrigin } from '../brand/preview-origin.ts';
import { UsageError } from './usage-error.ts';

export interface BuildArguments extends Folders {
  /** Empty: all brands. */
  slugs: string[];
  /** All brands, where it is missing. */
  shard?: Shard;
  changed: boolean;
  /** Maximum number of workers at the same time; slow ones do not count. */
  jobs: number;
  json: boolean;
  /** Whether a warning of a brand ends the command with 1. */
  strict: boolean;
  /** Overrides the host in each brand.json. */
  host?: Host;
  /** The address of a preview, with `{slug}` for the brand. */
  staging?: string;
  allowPrivatePictures: boolean;
}

export interface PreviewArguments extends Folders {
  slug?: string;
  port?: number;
  allowPrivatePictures: boolean;
}

export interface DevArguments {
  brandsDir: string;
  slug: string;
  port?: number;
  allowPrivatePictures: boolean;
}

export interface LinksArguments {
  brandsDir: string;
  /** Empty: all brands. */
  slugs: string[];
  json: boolean;
}

export interface ExportArguments extends Folders {
  slug: string;
  /** The absolute path of the zip. */
  target: string;
  /** The options of the build that the site was published with. */
  host?: Host;
  allowPrivatePictures: boolean;
}

/** The option that allows pictures from this machine and its network. */
const PRIVATE = 'allow-private-pictures';

/** `--brand SLUG… --shard I/N --brands-dir DIR --out-dir DIR --changed --jobs N --host HOST --staging URL --json --strict --allow-private-pictures` */
export function parseBuildArguments(args: string[]): BuildArguments {
  const given = readOptions(
    'build',
    args,
    ['brand', 'shard', 'brands-dir', 'out-dir', 'jobs', 'host', 'staging'],
    ['changed', 'json', 'strict', PRIVATE],
  );
  return {
    ...foldersOf(given),
    slugs: slugsOf(given),
    ...shardOf(given),
    changed: given.has('changed'),
    jobs: jobsOf(given),
    json: given.has('json'),
    strict: given.has('strict'),
    ...hostOf(given),
    ...stagingOf(given),
    allowPrivatePictures: given.has(PRIVATE),
  };
}

/** `--brand SLUG --brands-dir DIR --out-dir DIR --port N --allow-private-pictures` */
export function parsePreviewArguments(args: string[]): PreviewArguments {
  const given = readOptions('preview', args, ['brand', 'brands-dir', 'out-dir', 'port'], [PRIVATE]);
  return { ...foldersOf(given), ...slugOf(given), ...portOf(given), allowPrivatePictures: given.has(PRIVATE) };
}

/** `--brand SLUG --brands-dir DIR --port N --allow-private-pictures` */
export function parseDevArguments(args: string[]): DevArguments {
  const given = readOptions('dev', args, ['brand', 'brands-dir', 'port'], [PRIVATE]);
  const { slug } = slugOf(given);
  if (slug === undefined) throw new UsageError('dev needs a brand, like --brand saffron-lane.');
  return { brandsDir: resolve(brandsDirOf(given)), slug, ...portOf(given), allowPrivatePictures: given.has(PRIVATE) };
}

/** `--brand SLUG… --brands-dir DIR --json` */
export function parseLinksArguments(args: string[]): LinksArguments {
  const given = readOptions('links', args, ['brand', 'brands-dir'], ['json']);
  return { brandsDir: resolve(brandsDirOf(given)), slugs: slugsOf(given), json: given.has('json') };
}

/** `--brand SLUG --to FILE --brands-dir DIR --out-dir DIR --host HOST --allow-private-pictures` */
export function parseExportArguments(args: string[]): ExportArguments {
  const given = readOptions('export', args, ['brand', 'to', 'brands-dir', 'out-dir', 'host'], [PRIVATE]);
  const { slug } = slugOf(given);
  if (slug === undefined) throw new UsageError('export needs a brand, like --brand saffron-lane.');
  const target = resolve(given.all('to').at(-1) ?? `${slug}.zip`);
  return { ...foldersOf(given), slug, target, ...hostOf(given), allowPrivatePictures: given.has(PRIVATE) };
}

/** The build date that the site shows, `YYYY-MM-DD`: from SOURCE_DATE_EPOCH (seconds), else today in UTC. */
export function buildDateOf(environment: Environment, now = new Date()): string {
  const epoch = environment['SOURCE_DATE_EPOCH'] ?? '';
  const date = epoch === '' ? now : new Date(Number(epoch) * 1000);
  // JavaScript accepts years of five digits, but the pages do not.
  if (!/^\d*$/.test(epoch) || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) {
    throw new UsageError(`SOURCE_DATE_EPOCH must be seconds since 1970 like 1763596800, not "${epoch}".`);
  }
  return date.toISOString().slice(0, 10);
}

export interface Given {
  all: (option: string) => string[];
  has: (option: string) => boolean;
}

/** Uses `parseArgs` only to split the arguments. This function reports mistakes itself, with the command's own words. */
export function readOptions(
  command: string,
  args: string[],
  withValue: string[],
  flags: string[],
  examples: Record<string, string> = {},
): Given {
  const options = {
    ...Object.fromEntries(withValue.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  };
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(describeStrayWord(command, token.value, withValue));
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(options, name)) throw new UsageError(describeUnknown(command, rawName, Object.keys(options)));
    if (flags.includes(name) && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    const isMissing = value === undefined || value === '' || (!token.inlineValue && value.startsWith('-'));
    if (withValue.includes(name) && isMissing) {
      throw new UsageError(`${rawName} needs a value: ${examples[name] ?? EXAMPLES[name]}.`);
    }
    values.set(name, [...(values.get(name) ?? []), value ?? '']);
  }
  return { all: (option) => values.get(option) ?? [], has: (option) => values.has(option) };
}

const EXAMPLES: Record<string, string> = {
  brand: '--brand saffron-lane',
  'brands-dir': '--brands-dir brands',
  'out-dir': '--out-dir dist',
  host: '--host cloudflare',
  jobs: '--jobs 2',
  shard: '--shard 3/8',
  staging: '--staging https://{slug}.previews.example',
  port: '--port 4321',
  slug: '--slug saffron-lane',
  name: '--name "Saffron Lane"',
  'site-url': '--site-url https://saffronlane.example',
  source: '--source file',
  primary: '--primary c0392b',
  secondary: '--secondary 2c3e50',
  font: '--font Fraunces',
  to: '--to saffron-lane.zip',
};

function describeUnknown(command: string, rawName: string, known: string[]): string {
  const nearest = findNearest(rawName.replace(/^-+/, ''), known);
  const hint =
    nearest === undefined ? `It knows ${known.map((name) => `--${name}`).join(', ')}.` : `Did you mean --${nearest}?`;
  return `${command} has no option ${rawName}. ${hint}`;
}

function describeStrayWord(command: string, word: string, withValue: string[]): string {
  const option = withValue.includes('slug') ? 'slug' : 'brand';
  const hint = isSlug(word) ? ` Did you mean --${option} ${word}?` : '';
  return `${command} takes no "${word}" without an option before it.${hint}`;
}

function checkSlug(slug: string): string {
  if (!isSlug(slug)) throw new UsageError(`"${slug}" can't be a brand: ${SLUG_RULE}.`);
  return slug;
}

export const slugsOf = (given: Given): string[] => [...new Set(given.all('brand').map(checkSlug))];

export function slugOf(given: Given): { slug?: string } {
  const slugs = given.all('brand').map(checkSlug);
  if (new Set(slugs).size > 1) throw new UsageError(`Only one --brand can be given, not ${slugs.join(' and ')}.`);
  return slugs[0] === undefined ? {} : { slug: slugs[0] };
}

export function portOf(given: Given): { port?: number } {
  const written = given.all('port').at(-1);
  if (written === undefined) return {};
  const port = Number(written);
  if (!/^\d+$/.test(written) || port > 65_535) {
    throw new UsageError(`"${written}" is no port. A port is a whole number from 0 (any free one) to 65535.`);
  }
  return { port };
}

function hostOf(given: Given): { host?: Host } {
  const written = given.all('host').at(-1);
  if (written === undefined) return {};
  const host = HOSTS.find((known) => known === written);
  if (host !== undefined) return { host };
  throw new UsageError(`There is no host "${written}", only ${HOSTS.join(', ')}.`);
}

function stagingOf(given: Given): { staging?: string } {
  const staging = given.all('staging').at(-1);
  if (staging === undefined) return {};
  if (stagingOrigin(staging, 'a-slug') !== undefined) return { staging };
  throw new UsageError(
    `"${staging}" is no address for previews. Write a web address without a path, like ${EXAMPLES['staging']}.`,
  );
}

function shardOf(given: Given): { shard?: Shard } {
  const written = given.all('shard').at(-1);
  return written === undefined ? {} : { shard: parseShard(written) };
}

/** Without `--jobs`: the number of cores of the machine. */
export function jobsOf(given: Given): number {
  const written = given.all('jobs').at(-1);
  if (written === undefined) return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(written)) {
    throw new UsageError(`"${written}" is no number of jobs. Write a whole number from 1 to 999, like --jobs 2.`);
  }
  return Number(written);
}

export const foldersOf = (given: Given): Folders =>
  checkFolders(brandsDirOf(given), given.all('out-dir').at(-1) ?? 'dist');

export const brandsDirOf = (given: Given): string => given.all('brands-dir').at(-1) ?? 'brands';
