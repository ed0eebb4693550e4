import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields } from '#schema/values/fields.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { shortenPath } from '../errors/problems.ts';
import type { ReadText } from '../folder/brand-folder.ts';
import { groupFile } from '../folder/group-file.ts';
import { type Group, groupOf } from '../folder/group.ts';
import { pathOf } from '../folder/positions.ts';
import { fileOf } from './report.ts';

/** Warnings about what comes from the group, as those of its file. */
export function inGroupFile(
  warnings: readonly Warning[],
  brand: Pick<Brand, 'group' | 'folder'>,
  configuration: unknown,
  readText: ReadText,
): Warning[] {
  if (brand.group === undefined || warnings.length === 0 || !isFields(configuration)) return [...warnings];
  const group = groupOf(brand, readText) ?? {};
  const file = groupFile(brand.group);
  const where = `It is in the group ${brand.group}: ${shortenPath(join(dirname(brand.folder), file))}.`;
  // What is wrong with a day would be told of each location that has it.
  const told = new Set<string>();
  return warnings.flatMap((warning) => {
    const path = fileOf(warning.path) === 'website.json' ? pathInGroup(warning.path, configuration, group) : undefined;
    if (path === undefined) return [warning];
    const sentence = `${path}\n${warning.message}`;
    if (told.has(sentence)) return [];
    told.add(sentence);
    return [{ ...warning, path: `${file}:${path}`, message: `${warning.message} ${where}` }];
  });
}

const FIRST_KEY = /^(?:locations\[(\d+)\]\.)?([^.[:]+)(?:\[(\d+)\])?/;

/** Where a value of the configuration stands in the group: by its key, or as one of its days. Undefined for what the brand says itself. */
function pathInGroup(path: string, configuration: Fields, group: Group): string | undefined {
  const [start = '', location, key = '', entry] = FIRST_KEY.exec(path) ?? [];
  const outer =
    location === undefined ? configuration : (Object(configuration['locations']) as unknown[])[Number(location)];
  if (!isFields(outer) || !Object.hasOwn(outer, key) || !Object.hasOwn(group, key)) return undefined;
  const [value, shared] = [outer[key], group[key]];
  const isDay = Array.isArray(value) && Array.isArray(shared) && entry !== undefined;
  if (!isDay) return location === undefined && isDeepStrictEqual(value, shared) ? path : undefined;
  const at = shared.findIndex((each) => isDeepStrictEqual(each, value[Number(entry)]));
  return at === -1 ? undefined : pathOf([key, at]) + path.slice(start.length);
}
