import { resolve } from 'node:path';
import { BRANDS_DIR, makeCommand, parseOptions, text, valueOption } from '../cli/cli.ts';
import { UsageError } from '../cli/usage-error.ts';
import { readColor, readFont, readName, readSiteUrl, readSlug, readSource, type Source, SOURCES } from './values.ts';

/** What was given on the command line, checked. What is missing is asked for, or gets a default. */
export interface NewArguments {
  brandsDir: string;
  /** The file that the brand is filled from. */
  from?: string;
  slug?: string;
  name?: string;
  siteUrl?: string;
  source?: Source;
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
    '--from menu.csv --slug saffron-lane --name "Saffron Lane"',
  ])
    .addOption(valueOption('--from <file>', 'a saved page or an export that it is filled from', text))
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
  const { brandsDir, from, slug, name, siteUrl, primary, secondary, font } = given;
  return {
    brandsDir: resolve(brandsDir),
    from,
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
  slug?: string;
  name?: string;
  siteUrl?: string;
  source?: Source;
  primary?: string;
  secondary?: string;
  font?: ReturnType<typeof readFont>;
}
