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
} from '../builder/cli/cli.ts';
import type { Folders } from '../builder/cli/folders.ts';

export interface PreviewArguments extends Folders {
  /** Missing: all brands. */
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
    .addOption(PRIVATE_PICTURES);
  const { brand, ...options } = parseOptions<Omit<PreviewArguments, 'slug'> & { brand?: string }>(command, args);
  return { ...options, ...readFolders(options), ...(brand !== undefined && { slug: brand }) };
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
