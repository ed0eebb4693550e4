import type { DayHours, Hours } from '#schema/hours/hours.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { weekdayName } from '#core/hours/hours-lines.ts';

/** One difference between two sites. */
export interface SiteChange {
  /** What kind of thing changed, in the singular: "price", "closing time", "item". */
  noun: string;
  /** `changed`: it has another value now. */
  how: 'added' | 'removed' | 'changed';
  /** Names of what it stands in, outermost first: `['Gastown', 'Friday']`. */
  where: string[];
}

/** What the build works out, or keeps for itself: a guest does not read it. */
const NOT_SHOWN = new Set(
  'id slug menuSlug restaurantId brandId priceRange currencies wholeCurrencies menusIn zoneOffsets locationsFile formLocationsFile buildDate builtAt services counts pictures look orientation contentSecurityPolicy codeHosts accessibilityTest'.split(
    ' ',
  ),
);

/** What a field is called. */
const NOUNS: Partial<Record<string, string>> = {
  price: 'price',
  currency: 'currency',
  originalPrice: 'price',
  image: 'picture',
  heroImage: 'picture',
  logo: 'picture',
  logoDark: 'picture',
  phone: 'telephone number',
  telephone: 'telephone number',
  whatsapp: 'telephone number',
  email: 'e-mail address',
  cateringEmail: 'e-mail address',
  address: 'address',
  coordinates: 'place on the map',
  timezone: 'time zone',
  closure: 'closure',
  opensOn: 'opening date',
  url: 'link',
  href: 'link',
  orderingLink: 'link',
  reservationLink: 'link',
  reservation: 'reservation service',
  giftCards: 'link',
  menuUrl: 'link',
  menuLink: 'link',
  fileLink: 'link',
  diets: 'dietary mark',
  allergens: 'allergen',
  soldOut: '“sold out” mark',
  validUntil: 'date',
  datePosted: 'date',
  validThrough: 'date',
  code: 'piece of custom code',
  name: 'name',
};

/** What one entry of a list is. */
const ENTRIES: Partial<Record<string, string>> = {
  menus: 'menu',
  categories: 'category',
  items: 'item',
  sizes: 'size',
  offerCatalog: 'item',
  featuredItems: 'featured item',
  locations: 'location',
  closedLocations: 'closed location',
  deals: 'offer',
  discounts: 'offer',
  jobs: 'opening',
  faqs: 'question',
  franchiseQuestions: 'question',
  reviews: 'review',
  highlights: 'highlight',
  features: 'feature',
  gallery: 'picture',
  social: 'link',
  navigation: 'link',
};

/** What names an entry, and by what it is found again when the list has another order. */
const TITLES = ['name', 'title', 'question', 'label', 'author'];

type Entry = Record<string, unknown>;

/** The part of a site that a later one is compared with. Plain JSON. */
export function comparableOf(site: object): object {
  return Object.fromEntries(Object.entries(site).filter(([key, value]) => !NOT_SHOWN.has(key) && value !== undefined));
}

/** Everything that a guest may notice, in the order of the site's fields. Both are what `comparableOf` gave, perhaps read from JSON again. */
export function changesBetween(before: object, after: object): SiteChange[] {
  const changes: SiteChange[] = [];
  compareObjects(before as Entry, after as Entry, [], (change) => changes.push(change));
  return changes;
}

type Found = (change: SiteChange) => void;

function compareObjects(before: Entry, after: Entry, where: string[], found: Found): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!NOT_SHOWN.has(key)) compareValues(key, ownOf(before, key), ownOf(after, key), where, found);
  }
}

function compareValues(key: string, before: unknown, after: unknown, where: string[], found: Found): void {
  if (isSame(before, after)) return;
  const noun = Object.hasOwn(NOUNS, key) ? NOUNS[key] : undefined;
  if (key === 'hours' || key === 'pickupHours') compareHours(before, after, where, found);
  else if (key === 'theme') compareThemes(before, after, found);
  else if (noun !== undefined) found({ noun, how: howOf(before, after), where });
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(key, before, after, where, found);
  else if (isEntry(before) && isEntry(after)) compareObjects(before, after, where, found);
  else if (isEntry(before ?? after) || Array.isArray(before ?? after))
    compareValues(key, before ?? emptyLike(after), after ?? emptyLike(before), where, found);
  else found({ noun: isText(before ?? after) ? 'text' : 'detail', how: howOf(before, after), where });
}

/** A look and its finer keys are one thing, colours and the font another. */
function compareThemes(before: unknown, after: unknown, found: Found): void {
  const [old, now] = [before, after].map((theme) => {
    const { look, hero, menu, ...others } = (theme ?? {}) as Entry;
    return { look: [look, hero, menu], others };
  });
  if (!isSame(old?.look, now?.look)) found({ noun: 'look', how: 'changed', where: [] });
  if (!isSame(old?.others, now?.others)) found({ noun: 'colour or font', how: howOf(before, after), where: [] });
}

function compareLists(key: string, before: unknown[], after: unknown[], where: string[], found: Found): void {
  const noun = (Object.hasOwn(ENTRIES, key) ? ENTRIES[key] : undefined) ?? 'detail';
  const [one, other] = [before, after].map((list) => (list.length === 1 ? list[0] : undefined));
  // The only menu stays the same one without a name, or with another.
  if (key === 'menus' && isEntry(one) && isEntry(other)) return compareObjects(one, other, where, found);
  const left = new Map<string, unknown[]>();
  for (const entry of before) {
    const same = left.get(identityOf(entry));
    if (same) same.push(entry);
    else left.set(identityOf(entry), [entry]);
  }
  const stayed: unknown[] = [];
  for (const entry of after) {
    const earlier = left.get(identityOf(entry))?.shift();
    const inside = [...where, ...titleOf(entry)];
    if (earlier === undefined) found({ noun, how: 'added', where: inside });
    else {
      stayed.push(earlier);
      if (isEntry(earlier) && isEntry(entry)) compareObjects(earlier, entry, inside, found);
    }
  }
  for (const entry of [...left.values()].flat()) found({ noun, how: 'removed', where: [...where, ...titleOf(entry)] });
  const order = new Map(before.map((entry, index) => [entry, index]));
  const isSorted = stayed.every((entry, index) => (order.get(stayed[index - 1]) ?? -1) < (order.get(entry) ?? 0));
  if (!isSorted) found({ noun: 'list in another order', how: 'changed', where });
}

function compareHours(before: unknown, after: unknown, where: string[], found: Found): void {
  const [old, now] = [before, after] as (Partial<Hours> | undefined)[];
  if (old === undefined || now === undefined)
    return found({ noun: 'table of opening hours', how: howOf(old, now), where });
  for (const day of [1, 2, 3, 4, 5, 6, 0] as Weekday[]) {
    const [one, other] = [old.week?.[day] ?? undefined, now.week?.[day] ?? undefined];
    if (!isSame(one, other)) found({ noun: timeNoun(one, other), how: 'changed', where: [...where, weekdayName(day)] });
  }
  if (!isSame(old.special, now.special)) found({ noun: 'table of special hours', how: 'changed', where });
  if (!isSame(old.seasons, now.seasons)) found({ noun: 'season', how: howOf(old.seasons, now.seasons), where });
}

/** "closing time" where the day has another end and nothing else. */
function timeNoun(before: DayHours | undefined, after: DayHours | undefined): string {
  if (before?.kind !== 'open' || after?.kind !== 'open') return 'day with other hours';
  const [old, now] = [before.intervals, after.intervals];
  if (old.length !== now.length) return 'day with other hours';
  if (old.every(({ opens }, index) => opens === now[index]?.opens)) return 'closing time';
  return old.every(({ closes }, index) => closes === now[index]?.closes) ? 'opening time' : 'day with other hours';
}

function howOf(before: unknown, after: unknown): SiteChange['how'] {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

const emptyLike = (value: unknown): unknown => (Array.isArray(value) ? [] : {});
const isText = (value: unknown): value is string => typeof value === 'string';
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ownOf = (entry: Entry, key: string): unknown => (Object.hasOwn(entry, key) ? entry[key] : undefined);

/** Sites are trees of plain JSON whose keys stand in the order of their reading. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === typeof other && JSON.stringify(one) === JSON.stringify(other));
}

function titleOf(entry: unknown): string[] {
  if (isText(entry)) return [entry];
  const title = isEntry(entry) ? TITLES.map((key) => ownOf(entry, key)).find(isText) : undefined;
  return title === undefined ? [] : [title];
}

/** An entry without a name is found by all it says. */
function identityOf(entry: unknown): string {
  return titleOf(entry)[0] ?? JSON.stringify(entry) ?? '';
}
