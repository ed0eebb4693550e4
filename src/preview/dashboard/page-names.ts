import { locationPageAt, pageAt } from '#core/routes/routes.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { BrandReport } from '#schema/warning.ts';

type Words = ToolTexts['dashboard'];

/** The name of a page in lists: `pageNameOf('/location/queen-west/')  // "Queen West"`, `pageNameOf('/fr/emplois/')  // "Careers (fr)"`. */
export function pageNameOf(path: string, words: Words): string {
  const place = pageAt(path);
  const language = place?.prefix === undefined ? '' : ` (${place.prefix})`;
  return `${nameOf(path, place, words)}${language}`;
}

function nameOf(path: string, place: ReturnType<typeof pageAt>, words: Words): string {
  const known = place?.rest.length === 0 ? words.pages[place.of] : undefined;
  if (known !== undefined) return known;
  if (path === '/404/') return words.pageNotFound;
  const name = wordsOf(path.split('/').findLast((part) => part !== '') ?? '');
  const kind = locationPageAt(path);
  if (kind === 'menu') return words.menuOf(name);
  if (place?.of === 'allergens' && place.rest.length === 1 && place.rest[0] !== 'qr') return words.allergensOf(name);
  const print = printKindOf(path);
  if (print === undefined) return name;
  return place?.rest.length === 1 ? words.prints[print] : words.printOf(words.prints[print], name);
}

type Print = keyof Words['prints'];
const PRINTS: readonly Print[] = ['feedback qr', 'menu qr', 'menu board', 'allergens qr'];

/** What a page is that is made for paper or for a screen in the restaurant. */
function printKindOf(path: string): Print | undefined {
  const place = pageAt(path);
  const kind = place && `${place.of} ${place.rest[0] ?? ''}`;
  return PRINTS.find((print) => print === kind);
}

/** `wordsOf('queen-west')  // "Queen West"` */
const wordsOf = (slug: string): string =>
  slug.replace(/-+/g, ' ').replace(/(?<![^ ])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * What a build has changed, in words: "3 of 41 pages: two prices". Where the report does not say it, or not in this language, the names of the pages:
 * "3 of 41 pages: Home, Menu, Careers". There is at least one page. Many pages of one kind are counted.
 */
export function changeText(
  { printed, kept, changes }: Pick<BrandReport, 'printed' | 'kept' | 'changes'>,
  { dashboard: words, editing }: ToolTexts,
): string {
  const total = words.counted.pages(printed.length + kept);
  if (changes !== undefined && editing.reader === undefined) return words.someOf(printed.length, total, changes);
  if (kept === 0) return printed.length === 1 ? words.onlyPage : words.allPages(printed.length);
  return words.someOf(printed.length, total, listOf(namesOf(printed, words), words));
}

function namesOf(paths: readonly string[], words: Words): string[] {
  const groups = Map.groupBy(paths, kindOf);
  return [...groups].flatMap(([kind, members]) =>
    kind === undefined || members.length <= MAX_OF_A_KIND
      ? members.map((path) => pageNameOf(path, words))
      : [words.many[kind](members.length)],
  );
}

const MAX_OF_A_KIND = 2;

/** The kind of pages that a site has once for each location; undefined for the others, which come first. */
function kindOf(path: string): keyof Words['many'] | undefined {
  const kind = locationPageAt(path);
  if (kind !== undefined) return kind === 'menu' ? 'location menu' : 'location';
  return printKindOf(path);
}

function listOf(names: readonly string[], { andMore }: Words): string {
  const rest = names.length - MAX_NAMED;
  // "and 1 more" would take the place of the name itself.
  if (rest <= 1) return names.join(', ');
  return andMore(names.slice(0, MAX_NAMED).join(', '), rest);
}

const MAX_NAMED = 5;
