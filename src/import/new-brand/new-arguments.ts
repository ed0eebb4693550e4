import { resolve } from 'node:path';
import { BRANDS_DIR, makeCommand, parseOptions, text, valueOption } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import {
  readColor,
  readFont,
  readName,
  readSiteUrl,
  readSlug,
  readSource,
  type ConfigurationSource,
  SOURCES,
} from './values.ts';

/** What was given on the command line, checked. What is missing is asked for, or gets a default. */
export interface NewArguments {
  brandsDir: string;
  /** The address or the file that the brand is filled from. */
  from?: string;
  /** The slug of the brand to merge into. */
  into?: string;
  /** Groups of keys in which the source replaces what the brand has. */
  take?: string;
  dryRun?: boolean;
  slug?: string;
  name?: string;
  siteUrl?: string;
  source?: ConfigurationSource;
  primaryColor?: string;
  secondaryColor?: string;
  fontFamily?: string;
  /** The font is not hosted; `fontFamily` is the nearest that is. */
  warning?: string;
}

/** Options that only a brand with a `website.json` has a place for. */
const THEME = ['primary', 'secondary', 'font'] as const;

/** The arguments of `npm run new`. */
export function parseNewArguments(args: string[]): NewArguments {
  const command = makeCommand('new', "Writes a brand's folder. In a terminal it asks for what is missing.", [
    '',
    '--slug saffron-lane --name "Saffron Lane" --source file --primary c0392b',
    '--from https://saffronlane.example',
    '--from menu.csv --slug saffron-lane --name "Saffron Lane"',
    '--from menu.csv --into saffron-lane --take menu',
  ])
    .addOption(valueOption('--from <source>', 'a website, a saved page or an export that it is filled from', text))
    .addOption(valueOption('--into <slug>', 'a brand that is there and takes what is new', text))
    .addOption(valueOption('--take <groups>', 'what it takes although it has another value, such as menu,hours', text))
    .option('--dry-run', 'list what --into would write, and write nothing')
    .addOption(valueOption('--slug <slug>', 'the name of its folder: a-z, 0-9 and hyphens', readSlug))
    .addOption(valueOption('--name <name>', 'the name that guests read', readName))
    .addOption(valueOption('--site-url <url>', 'where the site will be', readSiteUrl))
    .addOption(valueOption('--source <source>', `where its configuration is: ${SOURCES.join(' or ')}`, readSource))
    .addOption(valueOption('--primary <hex>', 'its first color', readColor))
    .addOption(valueOption('--secondary <hex>', 'its second color', readColor))
    .addOption(valueOption('--font <name>', 'its font', readFont))
    .addOption(BRANDS_DIR);
  const given = parseOptions<Options>(command, args);
  const theme = THEME.find((option) => given[option] !== undefined);
  const source = given.source ?? (theme === undefined ? undefined : 'file');
  if (source === 'supabase' && theme !== undefined) {
    throw new UsageError(`--${theme} needs --source file: with supabase the backend says how the brand looks.`);
  }
  if (source === 'supabase' && given.from !== undefined)
    throw new UsageError('--from needs --source file: with supabase the backend has the configuration.');
  const alone = (['slug', 'name', 'siteUrl', 'source', 'primary', 'secondary', 'font'] as const).find(
    (option) => given.into !== undefined && given[option] !== undefined,
  );
  if (alone !== undefined)
    throw new UsageError(
      `--${alone === 'siteUrl' ? 'site-url' : alone} is for a new brand, not for one that --into names.`,
    );
  if (given.into !== undefined && given.from === undefined)
    throw new UsageError('--into needs --from: an address or a file.');
  if (given.into === undefined && (given.take !== undefined || given.dryRun))
    throw new UsageError(`${given.dryRun ? '--dry-run' : '--take'} needs --into: the brand that is there.`);
  const { brandsDir, from, into, take, dryRun, slug, name, siteUrl, primary, secondary, font } = given;
  return {
    brandsDir: resolve(brandsDir),
    from,
    into,
    take,
    dryRun: dryRun || undefined,
    slug,
    name,
    siteUrl,
    source,
    primaryColor: primary,
    secondaryColor: secondary,
    fontFamily: font?.font,
    warning: font?.warning,
  };
}

interface Options {
  brandsDir: string;
  from?: string;
  into?: string;
  take?: string;
  dryRun: boolean;
  slug?: string;
  name?: string;
  siteUrl?: string;
  source?: ConfigurationSource;
  primary?: string;
  secondary?: string;
  font?: ReturnType<typeof readFont>;
}
