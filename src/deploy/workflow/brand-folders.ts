import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of the brand with this id of the backend. Several folders with the same id are one brand at several addresses. Throws an Error
 * for an id that no folder has, because the id comes from outside.
 */
export function foldersOfBrand(brandsDir: string, id: string): string[] {
  const slugs = foldersIn(brandsDir).filter((slug) => idOf(brandsDir, slug) === id);
  if (id !== '' && slugs.length > 0) return slugs;
  throw new Error(`No brand.json has the brandId ${quote(id)}, so nothing is built.`);
}

/** The id in its `brand.json`; where that can't be read, its slug, so that building it says why. */
export function idOf(brandsDir: string, slug: string): string {
  try {
    const { brandId } = JSON.parse(
      readFileSync(join(brandsDir, slug, 'brand.json'), 'utf8').replace(/^\uFEFF/, ''),
    ) as {
      brandId?: unknown;
    };
    return typeof brandId === 'string' && brandId.trim() !== '' ? brandId.trim() : slug;
  } catch {
    return slug;
  }
}

/** Only those whose name may stand in a command. */
export function foldersIn(brandsDir: string): string[] {
  if (!existsSync(brandsDir)) return [];
  const entries = readdirSync(brandsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z0-9-]{1,63}$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
