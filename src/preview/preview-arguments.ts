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

export interface PreviewArguments extends Folders {
  /** Missing: all brands. */
  slug?: string;
  port?: number;
  allowPrivatePictures: boolean;
  /** The time of which the sites are shown, on the clock of each brand, in place of now. */
  at?: string;
  /** Whether configurations can be edited in the browser. */
  editor: 'on' | 'off';
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

/** The arguments of `npm run preview` and `npm start`. */
export function parsePreviewArguments(args: string[]): PreviewArguments {
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
    .addOption(EDITOR);
  const { brand, ...options } = parseOptions<Omit<PreviewArguments, 'slug'> & { brand?: string }>(command, args);
  const isElsewhere = options.at !== undefined && command.getOptionValueSource('outDir') === 'default';
  const folders = readFolders(isElsewhere ? { ...options, outDir: OTHER_TIME_DIR } : options);
  return { ...options, ...folders, ...(brand !== undefined && { slug: brand }) };
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
