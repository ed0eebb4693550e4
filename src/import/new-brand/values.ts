import { toPlainText } from '#core/text/plain-text.ts';
import { FAMILIES } from '#core/theme/font-families.ts';
import { typefaceOf } from '#core/theme/typeface.ts';
import { brandSchema } from '#schema/brand-folder/brand.ts';
import { parseColor } from '#schema/values/color.ts';
import { MAX_CHARACTERS } from '#schema/values/leaf.ts';
import { lineSchema } from '#schema/values/text.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { isSlug, SLUG_RULE } from '#brand/folder/brands.ts';
import { quoteValue } from '#core/text/quote-value.ts';

/** What a new brand is made from. */
export interface NewBrand {
  slug: string;
  name: string;
  siteUrl: string;
  source: ConfigurationSource;
  /** What the backend knows the brand by. */
  brandId: string;
  /** For the source `file`; else the backend says how the brand looks. */
  theme: { primaryColor: string; secondaryColor: string; fontFamily: string };
}

export const SOURCES = ['file', 'supabase'] as const;
export type ConfigurationSource = (typeof SOURCES)[number];

/** Windows has devices of these names, so a repository with such a folder could not be cloned there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export function readSlug(text: string): string {
  if (!isSlug(text)) throw new UsageError(`${quoteValue(text)} can't be a brand: ${SLUG_RULE}.`);
  if (DEVICE.test(text)) throw new UsageError(`"${text}" can't be a brand: Windows allows no folder of that name.`);
  return text;
}

const MAX_NAME = 100;

/** The name as a site shows it: one line, without what nobody sees. */
export function readName(text: string): string {
  const plain = toPlainText(text);
  // Longer than any line that is read.
  const isEndless = plain.length > MAX_CHARACTERS.line;
  const name = isEndless ? plain : (lineSchema.safeParse(plain).data ?? '');
  if (name === '') throw new UsageError(`${quoteValue(text)} is not a name. Write it like "Saffron Lane".`);
  const { length } = Array.from(name);
  if (length > MAX_NAME) throw new UsageError(`The name has ${length} characters. Write at most ${MAX_NAME}.`);
  return name;
}

export function readSiteUrl(text: string): string {
  const read = brandSchema.shape.siteUrl.safeParse(text);
  if (read.success) return read.data;
  throw new UsageError(
    `${quoteValue(text)} is not the address of a site. Write it like https://saffronlane.example, without a path.`,
  );
}

export function readSource(text: string): ConfigurationSource {
  const source = SOURCES.find((known) => known === text);
  if (source !== undefined) return source;
  throw new UsageError(`There is no source ${quoteValue(text)}, only ${SOURCES.join(', ')}.`);
}

const HEX = /^#?[\da-f]{3,8}$/i;

/** A colour as `#rrggbb`. The # may be left out: in a shell a word that begins with it is a comment. */
export function readColor(text: string): string {
  const color = HEX.test(text) ? parseColor(text) : undefined;
  if (color !== undefined) return color;
  throw new UsageError(`${quoteValue(text)} is not a colour in hex. Write it with six digits, like c0392b.`);
}

/** The name of a hosted font. Of another one: the nearest hosted one, with the warning that a build would give. */
export function readFont(text: string): { font: string; warning?: string } {
  if (!/[\p{L}\d]/u.test(text))
    throw new UsageError(`${quoteValue(text)} is not the name of a font. Write it like Fraunces.`);
  const { display, warning } = typefaceOf(text);
  return { font: FAMILIES[display].name, warning };
}

export const hostedFonts = (): string[] =>
  Object.values(FAMILIES)
    .map(({ name }) => name)
    .sort();
