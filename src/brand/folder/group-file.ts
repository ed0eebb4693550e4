import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFields } from '#schema/values/fields.ts';
import { readTextBelow } from '../files/ordinary-file.ts';

/** The folder beside those of the brands that has what several of them share. */
export const GROUPS = '_groups';

/** As it is named in warnings, and by `readText` of a brand's folder. */
export const groupFile = (group: string): string => `${GROUPS}/${group}.json`;

/** The text of a file of a brand's folder, or of its group. Throws like `readTextBelow`. */
export function readBrandText(folder: string, name: string): string {
  if (!name.startsWith(`${GROUPS}/`)) return readTextBelow(folder, name);
  return readTextBelow(join(dirname(folder), GROUPS), name.slice(GROUPS.length + 1));
}

/** The names of the groups that there are. */
export function listGroups(brandsDir: string): string[] {
  try {
    return readdirSync(join(brandsDir, GROUPS))
      .flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? [])
      .sort();
  } catch {
    return [];
  }
}

/** The brands of these folders that are in one of the groups, by what their `brand.json` says now. One that can't be read is in none. */
export function brandsOfGroups(brandsDir: string, slugs: readonly string[], groups: ReadonlySet<string>): string[] {
  return slugs.filter((slug) => groups.has(groupNameOf(join(brandsDir, slug)) ?? ''));
}

/** The group that the `brand.json` of a folder names now. */
export function groupNameOf(folder: string): string | undefined {
  try {
    // Without `parseJson`, which needs a package: a workflow that asks which brands to build has none.
    const file: unknown = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8').replace(/^\uFEFF/, ''));
    const group = isFields(file) ? file['group'] : undefined;
    return typeof group === 'string' && /^[a-z0-9-]+$/.test(group.trim()) ? group.trim() : undefined;
  } catch {
    return undefined;
  }
}
