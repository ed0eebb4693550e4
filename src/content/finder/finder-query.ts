import type { FinderData } from './finder-data.ts';
import { foldText } from '#core/text/fold.ts';

/** What a visitor asks the finder for. It lives in the address of the page, so that a link shows what its sender saw. */
export interface FinderQuery {
  /** Words of a name, a city, a street or a postal code. */
  text: string;
  /** A location is found only if it has all of them. */
  services: string[];
  features: string[];
  isOpenNow: boolean;
  sort: FinderSort;
}

export const SORTS = ['listed', 'nearest', 'rating', 'name'] as const;
export type FinderSort = (typeof SORTS)[number];

export const EMPTY_QUERY: FinderQuery = { text: '', services: [], features: [], isOpenNow: false, sort: 'listed' };

const MAX_TEXT = 100;
const KEYS = { text: 'q', services: 'service', features: 'feature', isOpenNow: 'open', sort: 'sort' } as const;

/** `queryOf('?q=toronto&service=Pickup&open=now')`. Parameters it does not understand are left out. */
export function queryOf(search: string): FinderQuery {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get(KEYS.sort);
  return {
    text: tidyText(parameters.get(KEYS.text) ?? ''),
    services: unique(parameters.getAll(KEYS.services)),
    features: unique(parameters.getAll(KEYS.features)),
    isOpenNow: parameters.get(KEYS.isOpenNow) === 'now',
    sort: SORTS.find((known) => known === sort) ?? 'listed',
  };
}

/** The opposite of `queryOf`: "?q=toronto", or an empty text. Parameters that are not the finder's stay. */
export function searchOf(query: FinderQuery, currentSearch = ''): string {
  const parameters = new URLSearchParams(currentSearch);
  for (const key of Object.values(KEYS)) parameters.delete(key);
  const text = tidyText(query.text);
  if (text !== '') parameters.append(KEYS.text, text);
  for (const name of query.services) parameters.append(KEYS.services, name);
  for (const name of query.features) parameters.append(KEYS.features, name);
  if (query.isOpenNow) parameters.append(KEYS.isOpenNow, 'now');
  if (query.sort !== 'listed') parameters.append(KEYS.sort, query.sort);
  const search = parameters.toString();
  return search === '' ? '' : `?${search}`;
}

/** Leaves out services and features that no location has: such a filter would be invisible and find nothing. Uses the data's spelling. */
export function knownQuery(
  query: FinderQuery,
  { services, features }: Pick<FinderData, 'services' | 'features'>,
): FinderQuery {
  return { ...query, services: knownOf(query.services, services), features: knownOf(query.features, features) };
}

/** Whether the query may leave locations out. Sorting does not. */
export function isFiltering({ text, services, features, isOpenNow }: FinderQuery): boolean {
  return text.trim() !== '' || services.length > 0 || features.length > 0 || isOpenNow;
}

/** Adds a choice, or removes it when it is there. */
export function toggleChoice(chosen: string[], name: string): string[] {
  return chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
}

function tidyText(text: string): string {
  return [...text.trim()].slice(0, MAX_TEXT).join('').trim();
}

function knownOf(wanted: string[], names: string[]): string[] {
  return unique(wanted.flatMap((name) => names.find((known) => foldText(known) === foldText(name)) ?? []));
}

const unique = (names: string[]): string[] => [...new Set(names)];
