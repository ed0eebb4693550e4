import { resolve } from 'node:path';
import {
  BRAND,
  BRANDS_DIR,
  makeCommand,
  OUT_DIR,
  parseOptions,
  PORT,
  PRIVATE_PICTURES,
  readFolders,
  requireSlug,
  valueOption,
} from '#brand/cli/cli.ts';
import { AT, OTHER_TIME_DIR } from '#builder/build-arguments.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Folders } from '#brand/cli/folders.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { TO } from '#deploy/command/deploy-arguments.ts';

export interface PreviewArguments extends Folders {
  /** Missing: all brands. */
  slug?: string;
  port?: number;
  allowPrivatePictures: boolean;
  /** The time of which the sites are shown, on the clock of each brand, in place of now. */
  at?: string;
  /** Whether configurations can be edited in the browser. */
  editor: 'on' | 'off';
  /** Where brands are published to, as it was typed. Missing: nothing is published from here. */
  to?: string;
  /** Where a builder answers that publishes each change by itself: `http://127.0.0.1:4190`. */
  builder?: string;
}

export interface DevArguments {
  brandsDir: string;
  slug: string;
  port?: number;
  allowPrivatePictures: boolean;
}

const EDITOR = valueOption('--editor <on|off>', 'whether brands can be edited in the browser (on)', (text) => {
  if (text === 'on' || text === 'off') return text;
  throw new UsageError(`--editor is on or off, not ${text}.`);
}).default('on', 'on');

const BUILDER = valueOption(
  '--builder <url>',
  'a builder that publishes each change by itself; BUILDER_URL names it, too',
  readBuilder,
);

/** The arguments of `npm run preview` and `npm start`. */
export function parsePreviewArguments(args: string[], environment: Environment = {}): PreviewArguments {
  const command = makeCommand('preview', 'Builds brands and shows them, and follows their files.', [
    '',
    '--brand saffron-lane --port 4321',
  ])
    .addOption(BRAND)
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR)
    .addOption(PORT)
    .addOption(PRIVATE_PICTURES)
    .addOption(AT)
    .addOption(EDITOR)
    .addOption(TO)
    .addOption(BUILDER);
  type Options = Omit<PreviewArguments, 'slug'> & { brand?: string };
  const { brand, to: typedTo, builder: typedBuilder, ...options } = parseOptions<Options>(command, args);
  const to = typedTo ?? (environment['PUBLISH_TO']?.trim() || undefined);
  const builder = typedBuilder ?? builderOf(environment);
  const isElsewhere = options.at !== undefined && command.getOptionValueSource('outDir') === 'default';
  const folders = readFolders(isElsewhere ? { ...options, outDir: OTHER_TIME_DIR } : options);
  return {
    ...options,
    ...folders,
    ...(brand !== undefined && { slug: brand }),
    ...(to !== undefined && { to }),
    ...(builder !== undefined && { builder }),
  };
}

function builderOf(environment: Environment): string | undefined {
  const written = environment['BUILDER_URL']?.trim() || undefined;
  return written && readBuilder(written);
}

/** The address of a builder without a slash at its end. It is asked without a password, so one in it would only be shown. */
function readBuilder(written: string): string {
  const url = URL.parse(written);
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '')
    return (url.origin + url.pathname).replace(/\/$/, '');
  throw new UsageError(`"${written}" is no address of a builder. Write it like http://127.0.0.1:4190.`);
}

/** The arguments of `npm run dev`. */
export function parseDevArguments(args: string[]): DevArguments {
  const command = makeCommand('dev', "Astro's dev server on one brand, for those who change the code.", [
    '--brand saffron-lane',
  ])
    .addOption(BRAND)
    .addOption(BRANDS_DIR)
    .addOption(PORT)
    .addOption(PRIVATE_PICTURES);
  const { brand, ...options } = parseOptions<Omit<DevArguments, 'slug'> & { brand?: string }>(command, args);
  return { ...options, brandsDir: resolve(options.brandsDir), slug: requireSlug('dev', brand) };
}
