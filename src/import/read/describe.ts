import type { Fields } from '#schema/values/fields.ts';
import { escapeControls } from '#brand/report/report.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { partition } from '#core/text/partition.ts';
import { tagOf } from './language.ts';
import type { Imported } from './import-source.ts';
import { hasTexts, itemsIn, listOf } from '../configuration/texts.ts';
import type { OwnWords } from './own-words.ts';

const MAX_LOST = 15;

/** Describes for the terminal what was found in a source, what could not be used, what is missing, and what we wrote in its place. */
export function describeImport(imported: Imported, name: string, ours: OwnWords): string {
  const { kind, configuration, lost, language, translations = {}, notes = [] } = imported;
  const lines = describeLost(lost);
  const more = lines.length > MAX_LOST ? [`and ${lines.length - MAX_LOST} more`] : [];
  const unused = [...lines.slice(0, MAX_LOST), ...more];
  const missing = missingIn(imported);
  return [
    `${name} looks like ${kind}.`,
    ...notes.map((note) => `${name} ${note}.`),
    '',
    'Found:',
    ...[...foundIn(configuration), ...translationsIn(translations)].map((line) => `  ${line}`),
    ...(language === undefined || language === 'en'
      ? []
      : [`  its language, as its texts tell: ${tagOf(language, configuration)}`]),
    ...(unused.length === 0 ? [] : ['Not used, by its place in the source:', ...unused.map((line) => `  ${line}`)]),
    ...(missing.length === 0
      ? []
      : [`Missing, because the source does not say it: ${missing.map(({ words }) => words).join(', ')}.`]),
    ...ourLines(ours),
  ]
    .map(escapeControls)
    .join('\n');
}

const translationsIn = (translations: Record<string, Record<string, string>>): string[] =>
  Object.entries(translations).map(([language, texts]) => `${Object.keys(texts).length} texts in ${language}`);
/**
 * A line for each thing that is not used. What is true of a whole column or key comes first: it says more than one row. The same of many rows is one line, which
 * names the first of them.
 */
export function describeLost(lost: Imported['lost']): string[] {
  const [ofRows, whole] = partition(lost, ({ path }) => /^row \d|\[\d+\]/.test(path));
  const groups = Map.groupBy([...whole, ...ofRows], ({ path, message }) => `${path.replace(/\d+/g, '0')}: ${message}`);
  return Array.from(groups.values(), (group) => {
    const paths = [...new Set(group.map(({ path }) => path))];
    const named = paths.slice(0, MAX_NAMED).join(', ');
    const others = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return `${named}${others}: ${group[0]?.message.replace(/\.$/, '') ?? ''}`;
  });
}

const MAX_NAMED = 3;

/** What stands on the site and is not the source's. */
function ourLines({ heroSection, pages }: OwnWords): string[] {
  const lines = Object.entries(heroSection).map(
    ([key, text]) => `  heroSection.${key}: ${text === '' ? '"", which is none' : quoteValue(text)}`,
  );
  const off = Object.keys(pages);
  return [
    ...(lines.length === 0 ? [] : ['Our words, until you write yours:', ...lines]),
    ...(off.length === 0
      ? []
      : [`Pages that are turned off in "pages", because the source has nothing for them: ${off.join(', ')}.`]),
  ];
}

/** What few menus say of their items: told where there is some. */
const FEW = [
  ['calories', 'calories'],
  ['nutrition', 'nutrition'],
  ['modifierGroups', 'extras'],
  ['timeSpecificPrices', 'prices at some times'],
] as const;

/** Sizes have calories of their own. */
const withKey = (list: readonly Fields[], key: string): number =>
  list.filter((each) => [each, ...listOf(each['sizes'])].some((one) => one[key] !== undefined)).length;

/** One line for each kind of content that a configuration has. */
export function foundIn(configuration: Fields): string[] {
  const { name, menu, locations, reviews, openingHours, ...others } = configuration;
  const facts = Object.keys(others).filter((key) => !['theme', 'restaurant_id', '$schema'].includes(key));
  const places = listOf(locations);
  const items = itemsIn(configuration);
  const timed = withKey(
    [configuration, ...places].flatMap((place) => listOf(place['menu'])),
    'served',
  );
  return [
    ...(name === undefined ? [] : [`name: ${quoteValue(name)}`]),
    ...(facts.length === 0 ? [] : [facts.join(', ')]),
    ...(openingHours === undefined ? [] : ['opening hours']),
    ...(places.length === 0
      ? []
      : [
          `${count(places, 'location')}: ${places.filter((place) => place['openingHours'] !== undefined).length} with hours, ${places.filter((place) => place['phone'] !== undefined).length} with a telephone`,
        ]),
    ...(items.length === 0
      ? typeof menu === 'string'
        ? [`a menu at ${menu}`]
        : []
      : [
          [
            `${count(items, 'item')} on the menu: ${items.filter(isPriced).length} with a price`,
            `${withKey(items, 'image')} with a picture`,
            ...FEW.flatMap(([key, words]) => (withKey(items, key) > 0 ? `${withKey(items, key)} with ${words}` : [])),
          ].join(', '),
        ]),
    ...(timed > 0 ? [`the times at which ${timed === 1 ? 'a menu is' : `${timed} menus are`} served`] : []),
    ...(reviews === undefined ? [] : [count(listOf(reviews), 'review')]),
  ];
}

/** Something that a brand should have and a source does not say. */
export interface Missing {
  /** The column of a table of many brands. */
  column: (typeof MISSING_COLUMNS)[number];
  /** Completes "Missing: ". */
  words: string;
}

export const MISSING_COLUMNS = [
  'address',
  'telephone',
  'hours',
  'description',
  'logo',
  'menu',
  'prices',
  'currency',
  'language',
] as const;

export function missingIn({ configuration, language }: Pick<Imported, 'configuration' | 'language'>): Missing[] {
  const places = [configuration, ...listOf(configuration['locations'])];
  const anywhere = (...keys: string[]) => places.some((place) => keys.some((key) => place[key] !== undefined));
  const items = itemsIn(configuration);
  const unpriced = items.filter((item) => !isPriced(item)).length;
  const missing = (isMissing: boolean, column: Missing['column'], words: string): Missing[] =>
    isMissing ? [{ column, words }] : [];
  return [
    ...missing(!anywhere('address'), 'address', 'an address'),
    ...missing(items.some(isPriced) && !anywhere('currency', 'address'), 'currency', 'the currency'),
    ...missing(!anywhere('telephone', 'phone'), 'telephone', 'a telephone number'),
    ...missing(!anywhere('openingHours'), 'hours', 'opening hours'),
    ...missing(!anywhere('description'), 'description', 'a description'),
    ...missing(!anywhere('logo'), 'logo', 'a logo'),
    ...missing(items.length === 0 && !anywhere('menu', 'menuUrl', 'fileLink'), 'menu', 'a menu'),
    ...missing(isLanguageMissing({ configuration, language }), 'language', 'the language of its texts'),
    ...missing(unpriced > 0, 'prices', `the price of ${unpriced === 1 ? 'one item' : `${unpriced} items`}`),
  ];
}

/** Neither said nor told by the texts, where there are some. A site without a language is in English. */
export const isLanguageMissing = ({ configuration, language }: Pick<Imported, 'configuration' | 'language'>): boolean =>
  language === undefined &&
  configuration['language'] === undefined &&
  configuration['languages'] === undefined &&
  hasTexts(configuration);

const isPriced = ({ price, sizes }: Fields): boolean => price !== undefined || sizes !== undefined;
const count = (list: readonly unknown[], noun: string): string =>
  `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
