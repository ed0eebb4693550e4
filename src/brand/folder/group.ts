import { dirname, join } from 'node:path';
import { findLanguage } from '#content/translation/read-translations.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { partition } from '#core/text/partition.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { keysOf } from '#dialects/keys.ts';
import { siteInOtherForm } from '#dialects/places/site.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { foldKey } from '#schema/values/fold-key.ts';
import { languageSchema } from '#schema/values/language.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { LoadError } from '../errors/load-error.ts';
import { describeFileError, describeProblems } from '../errors/problems.ts';
import { hasCode } from '../files/disk.ts';
import { parseJson } from '../files/json.ts';
import type { JsonPath } from '../files/json-edit.ts';
import type { ReadText } from './brand-folder.ts';
import { DAYS, joinDays, placesOfDays } from './group-days.ts';
import { groupFile, listGroups } from './group-file.ts';
import { pathOf } from './positions.ts';

/** What the group of a brand says, without what no group may say. */
export type Group = Readonly<Fields>;

/** What tells one brand from another, by what a key means, and why it can't be shared. */
const OF_ONE_BRAND = new Set(['id', 'brand_id', 'restaurant_id', 'name', 'url', 'address', 'coordinates', 'locations']);
/** Ids are read only as they are written, and refused in each spelling. */
const IDS = new Set(['brandid', 'restaurantid', 'slug']);
const OF_THE_FILE = new Set(['$schema', '$comment']);

/** The group of a brand; undefined where it is in none. Throws a LoadError for one that is not there, or is no object. */
export function groupOf(brand: Pick<Brand, 'group' | 'folder'>, readText: ReadText): Group | undefined {
  return brand.group === undefined ? undefined : checkGroup(brand.group, readGroup(brand, brand.group, readText)).group;
}

/** What a group says that it may not say. */
export function groupWarnings(brand: Pick<Brand, 'group' | 'folder'>, readText: ReadText): Warning[] {
  if (brand.group === undefined) return [];
  return checkGroup(brand.group, readGroup(brand, brand.group, readText)).warnings;
}

function readGroup({ folder }: Pick<Brand, 'folder'>, name: string, readText: ReadText): Fields {
  const path = join(dirname(folder), groupFile(name));
  const fail = (problem: string): LoadError => new LoadError(describeProblems(path, [problem]));
  let written: unknown;
  try {
    written = parseJson(readText(groupFile(name)));
  } catch (error) {
    if (error instanceof SyntaxError) throw fail(error.message);
    if (!hasCode(error, 'ENOENT')) throw fail(`${describeFileError(error)}.`);
    const known = listGroups(dirname(folder));
    const hint = didYouMean(name, known) || (known.length > 0 ? ` The groups are ${known.join(', ')}.` : '');
    const problem = `group: ${quoteValue(name)} is no group: there is no ${groupFile(name)}.${hint}`;
    throw new LoadError(describeProblems(join(folder, 'brand.json'), [problem]));
  }
  if (!isFields(written))
    throw fail(`is ${quoteValue(written)}. A group is one object: { "closedDates": ["2026-12-25"] }.`);
  return written;
}

function checkGroup(name: string, written: Fields): { group: Group; warnings: Warning[] } {
  const group: Fields = {};
  const warnings: Warning[] = [];
  const { names, meantBy } = keysOf(configurationSchema);
  for (const [key, value] of Object.entries(written)) {
    if (OF_THE_FILE.has(key)) continue;
    const meant = meantBy(key);
    const problem =
      key === 'group'
        ? 'is of brand.json alone: a group is in no group.'
        : OF_ONE_BRAND.has(meant ?? '') || IDS.has(foldKey(key))
          ? 'is of one brand, and no group may say it for all of them. Write it in the configuration of each.'
          : meant === undefined
            ? `is not a known key.${didYouMean(key, names)}`
            : undefined;
    if (problem === undefined) group[key] = value;
    else warnings.push({ path: `${groupFile(name)}:${pathOf([key])}`, message: `${problem} It is left out.` });
  }
  return { group, warnings };
}

/**
 * A configuration with what its group says. What the brand says itself wins, key by key at the first level; only days (`closedDates`, `specialHours`) are joined, date by
 * date, and translations, text by text. Days go wherever the configuration has opening hours: to the brand, and to each location.
 */
export function joinGroup(configuration: unknown, group: Group | undefined): unknown {
  if (group === undefined || !isFields(configuration)) return configuration;
  const own = new Set(ownKeys(configuration).map(meaningOf));
  const joined: Fields = { ...configuration };
  const parts = Object.entries(group).map(([key, value]) => ({ key, value, meant: meaningOf(key) }));
  const [days, others] = partition(parts, ({ meant }) => DAYS.has(meant));
  const [taken, left] = partition(others, ({ meant }) => !own.has(meant));
  for (const { key, value, meant } of taken) if (meant !== TRANSLATIONS) joined[key] = value;
  const translations = others.find(({ meant }) => meant === TRANSLATIONS)?.value;
  if (isFields(translations)) {
    const [used, unused] = [textsIn(taken), textsIn(left)];
    const isUsed = (text: string): boolean => used.has(text) || !unused.has(text);
    const shared = translationsFor(joined, translations, isUsed);
    if (Object.keys(shared).length > 0) joined[TRANSLATIONS] = joinTranslations(joined[TRANSLATIONS], shared);
  }
  const added = Object.fromEntries(days.map(({ meant, value }) => [meant, value]));
  return days.length === 0
    ? joined
    : placesOfDays(joined).reduce<unknown>((whole, place) => joinDays(whole, place, added), joined);
}

/** What a group says of a place: the value that a brand takes from it, or what it adds to the days of the brand. */
export interface FromGroup {
  kind: 'taken' | 'added';
  /** As the group has it. */
  value: unknown;
}

/** Whether a place of a configuration has what its group says, by what `joinGroup` does. Undefined: what is there is the brand's own, or nothing is. */
export function fromGroup(configuration: unknown, group: Group, path: JsonPath): FromGroup | undefined {
  const fields = isFields(configuration) ? configuration : {};
  const [first = '', index, ...rest] = path;
  const isOfLocation = meaningOf(String(first)) === 'locations' && typeof index === 'number';
  const steps = isOfLocation ? rest : path;
  const meant = meaningOf(String(steps[0] ?? ''));
  const key = Object.keys(group).find((each) => meaningOf(each) === meant);
  if (key === undefined) return undefined;
  if (DAYS.has(meant)) {
    const places = placesOfDays(fields).map(String);
    const around = isOfLocation ? [first, index] : [];
    return steps.length === 1 && places.includes(String(around)) ? { kind: 'added', value: group[key] } : undefined;
  }
  if (isOfLocation || meant === TRANSLATIONS || ownKeys(fields).map(meaningOf).includes(meant)) return undefined;
  const value = steps
    .slice(1)
    .reduce<unknown>(
      (outer, step) =>
        Object.hasOwn(Object(outer) as object, step) ? (outer as Record<PropertyKey, unknown>)[step] : undefined,
      group[key],
    );
  return value === undefined ? undefined : { kind: 'taken', value };
}

const TRANSLATIONS = 'translations';

const meaningOf = (key: string): string => keysOf(configurationSchema).meantBy(key) ?? key;

/** A key that is `null` is not set. */
function ownKeys(configuration: Fields): string[] {
  const whole = siteInOtherForm(configuration)?.value;
  return [configuration, ...(isFields(whole) ? [whole] : [])].flatMap((each) =>
    Object.keys(each).filter((key) => each[key] !== null && each[key] !== undefined),
  );
}

/** All texts in some values of a group, but its translations. */
function textsIn(parts: readonly { meant: string; value: unknown }[]): Set<string> {
  const texts = new Set<string>();
  const open = parts.flatMap(({ meant, value }) => (meant === TRANSLATIONS ? [] : [value]));
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value) as unknown[]) open.push(inner);
  }
  return texts;
}

/** The translations of a group into the languages of a site, of what the site has: others would be told of as translations without a text. */
function translationsFor(configuration: Fields, shared: Fields, isUsed: (text: string) => boolean): Fields {
  const key = Object.keys(configuration).find((each) => meaningOf(each) === 'languages');
  const written = key === undefined ? [] : configuration[key];
  const tags = (Array.isArray(written) ? written : [])
    .slice(1)
    .flatMap((tag) => languageSchema.safeParse(tag).data ?? []);
  const entries = Object.entries(shared).flatMap(([language, texts]) => {
    if (!isFields(texts) || findLanguage(language, tags) === undefined) return [];
    return [[language, Object.fromEntries(Object.entries(texts).filter(([text]) => isUsed(text)))] as const];
  });
  return Object.fromEntries(entries);
}

/** Translations of the group and of the brand, merged by language and by text. The brand's own translation wins. */
function joinTranslations(own: unknown, shared: Fields): unknown {
  if (own === undefined || own === null) return shared;
  if (!isFields(own)) return own;
  const joined: Fields = { ...own };
  for (const [language, texts] of Object.entries(shared)) {
    const known = joined[language] ?? {};
    joined[language] = isFields(known) && isFields(texts) ? { ...texts, ...known } : known;
  }
  return joined;
}
