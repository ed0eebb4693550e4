import { isDeepStrictEqual } from 'node:util';
import type { ReadText } from '#brand/folder/brand-folder.ts';
import { groupOf, joinGroup } from '#brand/folder/group.ts';
import { load } from '#brand/folder/load.ts';
import { listTranslationFiles } from '#brand/folder/translations-file.ts';
import { type Edit, editJson } from '#brand/files/json-edit.ts';
import { isFields } from '#schema/values/fields.ts';
import type { Brand } from '#schema/warning.ts';

/** The files of a brand that are other ones where it is in no group any more and says itself what the group said, by their names. */
export async function filesWithoutGroup(brand: Brand, readText: ReadText): Promise<Record<string, string>> {
  const group = groupOf(brand, readText);
  if (group === undefined) return {};
  const brandFile = editJson(brand.brandFile, { kind: 'remove', path: ['group'] });
  if (brand.source !== 'file') return { 'brand.json': brandFile };
  const { group: _, ...alone } = brand;
  const own = await load(alone, { readText });
  const files: Record<string, string> = { 'brand.json': brandFile };
  const translations = new Map(listTranslationFiles(brand.folder).map(({ name, language }) => [language, name]));
  for (const edit of editsBetween(own, joinGroup(own, group))) {
    const [key, language, ...inner] = edit.path;
    const name = key === 'translations' ? translations.get(String(language)) : undefined;
    const [file, path] = name === undefined ? ['website.json', edit.path] : [name, inner];
    files[file] = editJson(files[file] ?? readText(file), { ...edit, path });
  }
  return files;
}

type SetEdit = Extract<Edit, { kind: 'set' }>;

/** What is set where one value is to become the other, as deep as their objects and lists go together. */
function editsBetween(before: unknown, after: unknown, path: (string | number)[] = []): SetEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((entry, index) => editsBetween(before[index], entry, [...path, index]));
  if (isFields(before) && isFields(after) && Object.keys(before).every((key) => Object.hasOwn(after, key)))
    return Object.entries(after).flatMap(([key, value]) => editsBetween(before[key], value, [...path, key]));
  return [{ kind: 'set', path, value: after }];
}
