import { locationPageAt, pageAt } from '#core/routes/routes.ts';
import type { Paths } from '#schema/site.ts';
import { countOf } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';

/** The name of a page in lists: `pageNameOf('/location/queen-west/')  // "Queen West"`, `pageNameOf('/fr/emplois/')  // "Careers (fr)"`. */
export function pageNameOf(path: string): string {
  const place = pageAt(path);
  const language = place?.prefix === undefined ? '' : ` (${place.prefix})`;
  return `${nameOf(path, place)}${language}`;
}

function nameOf(path: string, place: ReturnType<typeof pageAt>): string {
  const known = place?.rest.length === 0 ? NAMES[place.of] : undefined;
  if (known !== undefined) return known;
  if (path === '/404/') return 'Not found';
  const name = wordsOf(path.split('/').findLast((part) => part !== '') ?? '');
  const kind = locationPageAt(path);
  if (kind === 'menu') return `Menu of ${name}`;
  if (place?.of === 'allergens' && place.rest.length === 1 && place.rest[0] !== 'qr') return `Allergens of ${name}`;
  const print = printKindOf(path);
  if (print === undefined) return name;
  return place?.rest.length === 1 ? print : `${print} of ${name}`;
}

const NAMES: Partial<Record<keyof Paths, string>> = {
  home: 'Home',
  menu: 'Menu',
  locations: 'Locations',
  catering: 'Catering',
  offers: 'Offers',
  careers: 'Careers',
  contact: 'Contact',
  mediaInquiries: 'Media',
  franchise: 'Franchise',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  feedback: 'Feedback',
  allergens: 'Allergens',
};

/** What a page is that is made for paper or for a screen in the restaurant. */
function printKindOf(path: string): string | undefined {
  const place = pageAt(path);
  return place && PRINTS.get(`${place.of} ${place.rest[0] ?? ''}`);
}

const PRINTS = new Map([
  ['feedback qr', 'Feedback card'],
  ['menu qr', 'Menu card'],
  ['menu board', 'Menu board'],
  ['allergens qr', 'Allergen card'],
]);

/** `wordsOf('queen-west')  // "Queen West"` */
const wordsOf = (slug: string): string =>
  slug.replace(/-+/g, ' ').replace(/(?<![^ ])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * What a build has changed, in words: "3 of 41 pages: two prices". Where that is not known, which pages, of which there is at least one: "3 of 41 pages:
 * Home, Menu, Careers". Many pages of one kind are counted.
 */
export function changeText({ printed, kept, changes }: Pick<BrandReport, 'printed' | 'kept' | 'changes'>): string {
  const total = printed.length + kept;
  if (changes !== undefined) return `${printed.length} of ${countOf(total, 'page')}: ${changes}`;
  if (kept === 0) return printed.length === 1 ? 'the only page' : `all ${total} pages`;
  return `${printed.length} of ${countOf(total, 'page')}: ${listOf(namesOf(printed))}`;
}

function namesOf(paths: readonly string[]): string[] {
  const groups = Map.groupBy(paths, kindOf);
  return [...groups].flatMap(([kind, members]) =>
    kind === '' || members.length <= MAX_OF_A_KIND ? members.map(pageNameOf) : [countOf(members.length, kind)],
  );
}

const MAX_OF_A_KIND = 2;

/** The kind of pages that a site has once for each location; empty for the others, which come first. */
function kindOf(path: string): string {
  const kind = locationPageAt(path);
  if (kind !== undefined) return kind === 'menu' ? 'location menu' : 'location';
  return printKindOf(path)?.toLowerCase() ?? '';
}

function listOf(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED;
  // "and 1 more" would take the place of the name itself.
  if (rest <= 1) return names.join(', ');
  return `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
}

const MAX_NAMED = 5;
