import { type Fields, isFields } from '../model/shapes/shape.ts';
import { escapeControls } from '../builder/report/report.ts';
import { quoteValue } from '../builder/report/quote-value.ts';
import type { Imported } from './import-source.ts';
import type { OwnWords } from './own-words.ts';

const MAX_LOST = 15;

/** Describes for the terminal what was found in a source, what could not be used, what is missing, and what we wrote in its place. */
export function describeImport({ kind, configuration, lost }: Imported, name: string, ours: OwnWords): string {
  const more = lost.length > MAX_LOST ? [`and ${lost.length - MAX_LOST} more`] : [];
  const unused = [
    ...lost.slice(0, MAX_LOST).map(({ path, message }) => `${path}: ${message.replace(/\.$/, '')}`),
    ...more,
  ];
  const missing = missingIn(configuration);
  return [
    `${name} looks like ${kind}.`,
    '',
    'Found:',
    ...foundIn(configuration).map((line) => `  ${line}`),
    ...(unused.length === 0 ? [] : ['Not used, by its place in the source:', ...unused.map((line) => `  ${line}`)]),
    ...(missing.length === 0
      ? []
      : [`Missing, because the source does not say it: ${missing.map(({ words }) => words).join(', ')}.`]),
    ...ourLines(ours),
  ]
    .map(escapeControls)
    .join('\n');
}

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

/** One line for each kind of content that a configuration has. */
export function foundIn(configuration: Fields): string[] {
  const { name, menu, locations, reviews, openingHours, ...others } = configuration;
  const facts = Object.keys(others).filter((key) => !['theme', 'restaurant_id', '$schema'].includes(key));
  const places = listOf(locations);
  const items = itemsIn(configuration);
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
          `${count(items, 'item')} on the menu: ${items.filter(isPriced).length} with a price, ${items.filter(({ image }) => image !== undefined).length} with a picture`,
        ]),
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
] as const;

export function missingIn(configuration: Fields): Missing[] {
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
    ...missing(unpriced > 0, 'prices', `the price of ${unpriced === 1 ? 'one item' : `${unpriced} items`}`),
  ];
}

const isPriced = ({ price, sizes }: Fields): boolean => price !== undefined || sizes !== undefined;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const count = (list: readonly unknown[], noun: string): string =>
  `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;

export function itemsIn(configuration: Fields): Fields[] {
  const menus = [configuration, ...listOf(configuration['locations'])].flatMap(({ menu }) => listOf(menu));
  return menus.flatMap((menu) => [
    ...listOf(menu['items']),
    ...listOf(menu['categories']).flatMap(({ items }) => listOf(items)),
  ]);
}
