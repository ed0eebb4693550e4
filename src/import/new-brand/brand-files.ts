import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Fields } from '#schema/values/fields.ts';
import { lookFor } from '../configuration/look.ts';
import type { NewBrand } from './values.ts';

const EXAMPLE = 'src/import/new-brand/example.json';
const SCHEMAS = 'docs/schemas';

/** The address of a site that has none yet. */
export const placeholderOf = (slug: string): string => `https://${slug}.example`;

/** The theme of the example. `root`: the folder of this project. */
export function exampleTheme(root: string): NewBrand['theme'] {
  const { theme } = JSON.parse(readExample(root)) as { theme: NewBrand['theme'] };
  return theme;
}

/** The texts of a brand's files by name. `folder` is where they will be: they name the schemas relative to it. */
export function makeBrandFiles(brand: NewBrand, folder: string, root: string): Record<string, string> {
  const schemaOf = (name: string): string =>
    relative(folder, join(root, SCHEMAS, `${name}.schema.json`)).replaceAll(sep, '/');
  const { slug, name, siteUrl, source, brandId, theme } = brand;
  if (source === 'supabase') {
    const identity = { $comment: `${name}: its configuration is in the backend.`, brandId, siteUrl, source };
    return { 'brand.json': print({ $schema: schemaOf('brand'), ...identity }) };
  }
  const identity = { $comment: NO_BACKEND, brandId, siteUrl, source, supabaseUrl: '' };
  const texts = { $schema: schemaOf('website'), ...theme };
  const website = Object.entries(texts).reduce(withText, fillIn(readExample(root), { name, slug }));
  // The example has a look already.
  const { theme: _, ...facts } = JSON.parse(website) as Fields;
  const look = lookFor({ ...facts, theme }, slug);
  return {
    'brand.json': print({ $schema: schemaOf('brand'), ...identity }),
    'website.json': look === undefined ? website : withText(website, ['look', look]),
  };
}

/** So that the build does not have to warn: the file says so itself. */
const NO_BACKEND =
  'An empty supabaseUrl: forms and the assistant call the site’s own address, where only the preview answers. Once there is a backend (supabase/README.md), write its address here, or delete supabaseUrl and set SUPABASE_URL.';

const readExample = (root: string): string => readFileSync(join(root, EXAMPLE), 'utf8');

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Fills in the text and not the parsed value, so that it stays as it was formatted. */
function fillIn(json: string, values: Record<'name' | 'slug', string>): string {
  return json.replace(/\{(name|slug)\}/g, (_, key: 'name' | 'slug') => JSON.stringify(values[key]).slice(1, -1));
}

/** The first text at that key is another one. */
function withText(json: string, [key, text]: [string, string]): string {
  return json.replace(
    new RegExp(`("${key.replace('$', '\\$')}": )"[^"]*"`),
    (_, start: string) => start + JSON.stringify(text),
  );
}
