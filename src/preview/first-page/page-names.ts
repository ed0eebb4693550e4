import { locationPageAt, PATHS } from '../../domain/pages/routes.ts';
import { countOf } from '../../builder/report/report.ts';
import type { BrandReport } from '../../builder/types.ts';

/** `pageNameOf('/location/queen-west/')  // "Queen West"`, the name that people have for a page. */
export function pageNameOf(path: string): string {
  const known = NAMES.get(path);
  if (known !== undefined) return known;
  const name = wordsOf(path.split('/').findLast((part) => part !== '') ?? '');
  const kind = locationPageAt(path);
  if (kind === 'menu') return `Menu of ${name}`;
  return isCard(path) ? `Feedback card of ${name}` : name;
}

const NAMES = new Map<string, string>([
  [PATHS.home, 'Home'],
  [PATHS.menu, 'Menu'],
  [PATHS.locations, 'Locations'],
  [PATHS.catering, 'Catering'],
  [PATHS.offers, 'Offers'],
  [PATHS.careers, 'Careers'],
  [PATHS.contact, 'Contact'],
  [PATHS.mediaInquiries, 'Media'],
  [PATHS.franchise, 'Franchise'],
  [PATHS.terms, 'Terms'],
  [PATHS.privacy, 'Privacy'],
  [PATHS.accessibility, 'Accessibility'],
  [PATHS.feedback, 'Feedback'],
  ['/404/', 'Not found'],
]);

const isCard = (path: string): boolean => path.startsWith(`${PATHS.feedback}qr/`);

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
  return isCard(path) ? 'feedback card' : '';
}

function listOf(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED;
  // "and 1 more" would take the place of the name itself.
  if (rest <= 1) return names.join(', ');
  return `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
}

const MAX_NAMED = 5;
