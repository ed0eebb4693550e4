import { resolve } from 'node:path';
import {
  BRAND,
  BRANDS_DIR,
  HOST,
  makeCommand,
  OUT_DIR,
  parseOptions,
  PRIVATE_PICTURES,
  readFolders,
  requireSlug,
  text,
  valueOption,
} from '#brand/cli/cli.ts';
import type { Folders } from '#brand/cli/folders.ts';
import type { Host } from '#schema/brand-folder/brand.ts';

export interface ExportArguments extends Folders {
  slug: string;
  /** The absolute path of the zip. */
  target: string;
  /** The options of the build that the site was published with. */
  host?: Host;
  allowPrivatePictures: boolean;
}

/** The arguments of `npm run export`. */
export function parseExportArguments(args: string[]): ExportArguments {
  const command = makeCommand(
    'export',
    'Writes a zip of a brand: its site, configuration, menu and what visitors sent.',
    ['--brand saffron-lane', '--brand saffron-lane --to ../saffron-lane.zip'],
  )
    .addOption(BRAND)
    .addOption(valueOption('--to <file>', 'the zip; left out: <slug>.zip', text))
    .addOption(BRANDS_DIR)
    .addOption(OUT_DIR)
    .addOption(HOST)
    .addOption(PRIVATE_PICTURES);
  type Options = Omit<ExportArguments, 'slug' | 'target'> & { brand?: string; to?: string };
  const { brand, to, ...options } = parseOptions<Options>(command, args);
  const slug = requireSlug('export', brand);
  return { ...options, ...readFolders(options), slug, target: resolve(to ?? `${slug}.zip`) };
}
