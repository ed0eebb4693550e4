import { join } from 'node:path';
import { parseJson } from '#brand/files/json.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { groupFile, readBrandText } from '#brand/folder/group-file.ts';
import { groupOf, joinGroup } from '#brand/folder/group.ts';
import { loadWritten } from '#brand/folder/load.ts';
import { listTranslationFiles } from '#brand/folder/translations-file.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import type { Brand } from '#schema/warning.ts';

/** The texts of a brand's documents by their names: `website.json`, `translations.fr-CA.json`. */
export type Documents = Record<string, string>;

export const CONFIGURATION = 'website.json';

/** What is written of a brand now. Each file is read once, so that the texts are exactly what is built. */
export async function readDocuments({ group, ...alone }: Brand): Promise<{ documents: Documents; written: Written }> {
  const texts = new Map<string, string>();
  const readText = (name: string): string => {
    const text = readBrandText(alone.folder, name);
    texts.set(name, text);
    return text;
  };
  const own = await loadWritten(alone, { readText });
  if (alone.source === 'supabase') texts.set(CONFIGURATION, JSON.stringify(own.configuration ?? null, null, 2));
  const brand = { ...alone, ...(group !== undefined && { group }) };
  const written = { ...own, configuration: joinGroup(own.configuration, groupOf(brand, readText)) };
  if (group !== undefined) texts.delete(groupFile(group));
  return { documents: Object.fromEntries(texts), written };
}

export const isSameDocuments = (one: Documents, other: Documents): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text);

/** The documents of a brand in files as values, by their names. Undefined where they can't be read, and for a brand in a backend. */
export function writtenDocuments(brandsDir: string, slug: string): ReadonlyMap<string, unknown> | undefined {
  const folder = join(brandsDir, slug);
  try {
    const names = [CONFIGURATION, ...listTranslationFiles(folder).map(({ name }) => name)];
    return new Map(names.map((name) => [name, parseJson(readTextBelow(folder, name))]));
  } catch {
    return undefined;
  }
}
