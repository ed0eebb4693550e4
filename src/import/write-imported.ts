import { join } from 'node:path';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { slugify } from '#core/text/slug.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { lookFor } from './configuration/look.ts';
import { exampleTheme, makeBrandFiles, placeholderOf } from './new-brand/brand-files.ts';
import type { NewArguments } from './new-brand/new-arguments.ts';
import { type NewBrand, readName, readSlug } from './new-brand/values.ts';
import { checkFree, writeBrand } from './new-brand/write-brand.ts';
import type { PageReader } from './address/page-reader.ts';
import type { Origin } from './address/import-from.ts';
import type { Imported } from './read/import-source.ts';
import { tagOf } from './read/language.ts';
import { readBeside } from './read/saved-page.ts';
import { type OwnWords, ownWordsFor, withOwnWords } from './read/own-words.ts';
import { colorOfLogo, fetchPictures, type PictureOptions } from './read/pictures.ts';

/** What was asked for on the command line, without what only a question of the terminal can answer. */
export type NewBrandOptions = Pick<
  NewArguments,
  'brandsDir' | 'slug' | 'name' | 'siteUrl' | 'primaryColor' | 'secondaryColor' | 'fontFamily'
>;

export interface WrittenBrand {
  brand: NewBrand;
  /** As it was written, without our own words, and with what could not be fetched. */
  imported: Imported;
  ours: OwnWords;
}

/** Writes what was imported as an ordinary brand, with its pictures. Throws a UsageError if the brand has no name or its folder exists. */
export async function writeImported(
  imported: Imported,
  wanted: NewBrandOptions,
  { root, pictures }: { root: string; pictures: PictureOptions },
): Promise<WrittenBrand> {
  const { name, slug } = namesOf(imported, wanted);
  const { brandsDir, siteUrl = placeholderOf(slug) } = wanted;
  checkFree(brandsDir, slug);
  const { configuration, files, lost } = await fetchPictures(imported.configuration, root, pictures);
  const brand = { slug, name, siteUrl, source: 'file' as const, brandId: slug, theme: exampleTheme(root) };
  const texts = makeBrandFiles(brand, join(brandsDir, slug), root);
  const { $schema } = JSON.parse(texts['website.json'] ?? '{}') as Fields;
  const logo = files[String(configuration['logo'])];
  const primaryColor = logo && (await colorOfLogo(logo));
  const known = { ...omitUndefined({ primaryColor }), ...themeOf(wanted, configuration) };
  const look = lookFor({ ...configuration, name, theme: known }, slug);
  const theme = { ...known, ...omitUndefined({ look }) };
  const ours = ownWordsFor(configuration, name, imported.language);
  const told = {
    ...withName(configuration, name, imported.language),
    ...(Object.keys(theme).length > 0 && { theme }),
  };
  const website = { $schema, restaurant_id: slug, ...withOwnWords(told, ours) };
  writeBrand(brandsDir, slug, {
    'brand.json': texts['brand.json'] ?? '',
    'website.json': `${JSON.stringify(website, null, 2)}\n`,
    ...files,
    ...Object.fromEntries(
      Object.entries(imported.translations ?? {}).map(([language, texts]) => [
        `translations.${language}.json`,
        `${JSON.stringify(texts, null, 2)}\n`,
      ]),
    ),
  });
  return { brand, imported: { ...imported, configuration: told, lost: [...imported.lost, ...lost] }, ours };
}

/** The name, and behind it the language of the texts, unless that is English: a site without a language is. */
function withName(configuration: Fields, name: string, language: Imported['language']): Fields {
  if (language === undefined || language === 'en') return { ...configuration, name };
  const { name: _, ...others } = configuration;
  return { name, language: tagOf(language, configuration), ...others };
}

/** A site says in its robots.txt which of its pictures a program may have. Of a file nobody does, but pictures may lie beside it. */
export const picturesOf = (origin: Origin, reader: PageReader): PictureOptions =>
  'address' in origin ? { isAllowed: reader.isAllowed } : { readBeside: readBeside(origin.file) };

/** The name and the slug of the brand. Throws a UsageError if neither the source nor the command line has a name. */
export function namesOf(
  imported: Imported,
  wanted: Pick<NewBrandOptions, 'name' | 'slug'>,
): { name: string; slug: string } {
  const name = wanted.name ?? nameIn(imported);
  return { name, slug: wanted.slug ?? readSlug(slugify(name).slice(0, 63)) };
}

function nameIn({ configuration, kind }: Imported): string {
  const { name } = configuration;
  if (typeof name === 'string') return readName(name);
  throw new UsageError(
    `${kind.replace(/^./, (letter) => letter.toUpperCase())} does not say what the restaurant is called: add --name, like --name "Saffron Lane".`,
  );
}

/** The value from the command line, else from the source. */
function themeOf({ primaryColor, secondaryColor, fontFamily }: NewBrandOptions, { theme }: Fields): Fields {
  return { ...(isFields(theme) && theme), ...omitUndefined({ primaryColor, secondaryColor, fontFamily }) };
}
