import { resolve } from 'node:path';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { brandsDirOf, readOptions } from '../command/arguments.ts';
import { UsageError } from '../command/usage-error.ts';
import { readColor, readFont, readName, readSiteUrl, readSlug, readSource, type Source } from './values.ts';

/** What was given on the command line, checked. What is missing is asked for, or gets a default. */
export interface NewArguments {
  brandsDir: string;
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
const THEME = ['primary', 'secondary', 'font'];

/** `--slug SLUG --name NAME --site-url URL --source file|supabase --primary HEX --secondary HEX --font NAME --brands-dir DIR` */
export function parseNewArguments(args: string[]): NewArguments {
  const given = readOptions('new', args, ['slug', 'name', 'site-url', 'source', ...THEME, 'brands-dir'], []);
  const read = <T>(option: string, check: (text: string) => T): T | undefined => {
    const text = given.all(option).at(-1);
    return text === undefined ? undefined : check(text);
  };
  const theme = THEME.find((option) => given.has(option));
  const source = read('source', readSource) ?? (theme === undefined ? undefined : 'file');
  if (source === 'supabase' && theme !== undefined) {
    throw new UsageError(`--${theme} needs --source file: with supabase the backend says how the brand looks.`);
  }
  const font = read('font', readFont);
  return omitUndefined({
    brandsDir: resolve(brandsDirOf(given)),
    slug: read('slug', readSlug),
    name: read('name', readName),
    siteUrl: read('site-url', readSiteUrl),
    source,
    primaryColor: read('primary', readColor),
    secondaryColor: read('secondary', readColor),
    fontFamily: font?.font,
    warning: font?.warning,
  });
}
