import { type Fields, isFields } from '#schema/values/fields.ts';
import { movedFrom, type Path, sourceOf } from '../form/shape.ts';
import { gatherDepartments, isDepartment } from './departments.ts';
import { type Facts, makeFacts } from '../form/facts.ts';
import { resolveReferences } from './references.ts';

/** schema.org's kinds of places where one eats and drinks. */
export const PLACES =
  /^(?:FoodEstablishment|Restaurant|FastFoodRestaurant|CafeOrCoffeeShop|Bakery|BarOrPub|Brewery|Distillery|IceCreamShop|Winery|LocalBusiness|NightClub)$/;
const COMPANIES = /^(?:Organization|Corporation|Brand|OnlineBusiness)$/;
/** Nodes about the pages of another website. */
const OF_PAGES =
  /^(?:WebSite|\w*Page|BreadcrumbList|ListItem|SiteNavigationElement|SearchAction|ReadAction|ImageObject|VideoObject|Person|\w*Article|BlogPosting|Place|PostalAddress|GeoCoordinates)$/;

/**
 * A company and its restaurants, as schema.org writes them: side by side in a `@graph`, or one inside of the other. The company becomes the site, the
 * restaurants its locations. A restaurant alone is the site.
 */
export function gatherOrganizations(facts: Facts): void {
  const graph = facts.get('@graph');
  if (graph === undefined) {
    gatherDepartments(facts);
    return void gatherBranches(facts);
  }
  const isList = Array.isArray(graph.value);
  const nodes = resolveReferences(isList ? (graph.value as unknown[]) : [graph.value], isList ? graph.path : []);
  const departments = new Set(nodes.flatMap(departmentsOf));
  const { places, filled } = joinPlaces(nodes.filter((node) => isKind(node, PLACES) && !departments.has(node)));
  const company = nodes.find((node) => isKind(node, COMPANIES));
  const main =
    company ??
    places.find((place) => branchesOf(makeFacts(place), []).length > 0) ??
    (places.length === 1 ? places[0] : undefined);
  if (main === undefined && places.length === 0) return;
  facts.take('@graph');
  for (const node of nodes)
    if (!isKind(node, PLACES) && !isKind(node, COMPANIES) && !isKind(node, OF_PAGES) && !isKind(node, /^Menu$/))
      facts.leave(pathOf(node));
  for (const path of filled.unused) facts.leave(path);
  if (main !== undefined) addAll(facts, main, pathOf(main), { filled: filled.sources.get(main) });
  gatherDepartments(facts);
  const branches = gatherBranches(facts);
  const others = places.filter((place) => place !== main && !branches.includes(place));
  const all = [...branches, ...others];
  if (all.length === 1 && company !== undefined && others.length === 1)
    addAll(facts, all[0] as Fields, pathOf(all[0] as Fields), { isStronger: true });
  else if (all.length > 0) {
    facts.take('locations');
    facts.add('locations', all, []);
  }
}

const pathOf = (node: Fields): Path => sourceOf(node)?.path ?? [];

/** With `isStronger`, what the node says counts more than what was there. `filled`: where values of it stand that it has from another node. */
function addAll(
  facts: Facts,
  node: Fields,
  path: Path,
  { isStronger = false, filled }: { isStronger?: boolean; filled?: ReadonlyMap<string, Path> } = {},
): void {
  for (const [key, value] of Object.entries(node)) {
    if (isStronger && value !== '' && value !== null) facts.take(key);
    facts.add(key, value, filled?.get(key) ?? [...path, key]);
  }
}

const departmentsOf = (node: Fields): Fields[] =>
  ['department', 'subOrganization']
    .flatMap((key) => [node[key]].flat())
    .filter((each): each is Fields => isFields(each) && isDepartment(each, makeFacts(node)));

interface Filled {
  sources: Map<Fields, Map<string, Path>>;
  unused: Path[];
}

/** Each node is compared with all others. */
const MAX_JOINED = 300;

/** Nodes about one place as one: two plugins of a page write one each. What the first lacks the others fill. */
function joinPlaces(nodes: Fields[]): { places: Fields[]; filled: Filled } {
  const filled: Filled = { sources: new Map(), unused: [] };
  if (nodes.length > MAX_JOINED) return { places: nodes, filled };
  const places: Fields[] = [];
  for (const node of nodes) {
    const same = places.filter((place) => isSamePlace(place, node));
    const [first, ...others] = same;
    // Several places have this name, so it is not known which one is meant.
    if (first === undefined || others.length > 0) places.push(node);
    else fillFrom(first, node, filled);
  }
  return { places, filled };
}

function fillFrom(place: Fields, other: Fields, { sources, unused }: Filled): void {
  const ofPlace = sources.get(place) ?? new Map<string, Path>();
  sources.set(place, ofPlace);
  for (const [key, value] of Object.entries(other)) {
    const path = [...pathOf(other), key];
    if (isEmpty(place[key])) {
      place[key] = value;
      ofPlace.set(key, path);
    } else if (!key.startsWith('@') && key !== 'url' && JSON.stringify(place[key]) !== JSON.stringify(value))
      unused.push(path);
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two nodes of schema.org have one name and say nothing that tells them apart. */
export function isSamePlace(one: Fields, other: Fields): boolean {
  if (wordsIn(one['name']) === '' || wordsIn(one['name']) !== wordsIn(other['name'])) return false;
  const [address, others] = [addressOf(one), addressOf(other)];
  const [isPlaced, isOtherPlaced] = [address, others].map((parts) => Object.values(parts).some((part) => part !== ''));
  const tells = (key: string) =>
    wordsIn(one[key]) !== '' && wordsIn(other[key]) !== '' && wordsIn(one[key]) !== wordsIn(other[key]);
  // Of two without an address, the numbers or the hours may be those of two places.
  if (!isPlaced && !isOtherPlaced && ['telephone', 'geo', 'openingHours', 'branchCode'].some(tells)) return false;
  if (tells('geo') || tells('branchCode')) return false;
  return (['street', 'town', 'code'] as const).every(
    (part) => address[part] === '' || others[part] === '' || address[part] === others[part],
  );
}

function addressOf({ address }: Fields): { street: string; town: string; code: string } {
  const first: unknown = Array.isArray(address) ? address[0] : address;
  if (!isFields(first)) return { street: wordsIn(first), town: '', code: '' };
  return {
    street: wordsIn(first['streetAddress']),
    town: wordsIn(first['addressLocality']),
    code: wordsIn(first['postalCode']),
  };
}

/** The letters and digits of a value. */
const wordsIn = (value: unknown): string =>
  (JSON.stringify(value ?? '') ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, '');

function gatherBranches(facts: Facts): Fields[] {
  const branches = branchesOf(facts, []);
  if (branches.length > 0) {
    for (const key of BRANCH_KEYS) if (isBranches(key, facts)) facts.take(key);
    facts.add('locations', branches, []);
  }
  return branches;
}

const BRANCH_KEYS = ['subOrganization', 'department', 'location'];

/** A branch of a branch of a branch: nobody has more levels. */
const MAX_LEVELS = 5;

function branchesOf(facts: Facts, path: Path): Fields[] {
  const found = new Set<Fields>();
  const waiting = [{ facts, path, level: 0 }];
  for (const next of waiting) {
    for (const key of BRANCH_KEYS) {
      const written = next.facts.get(key);
      if (written === undefined || !isBranches(key, next.facts)) continue;
      const isList = Array.isArray(written.value);
      const list: unknown[] = isList ? (written.value as unknown[]) : [written.value];
      for (const [index, branch] of list.entries()) {
        if (!isFields(branch) || found.has(branch) || (key !== 'location' && isDepartment(branch, next.facts)))
          continue;
        const at = sourceOf(branch)?.path ?? [...next.path, ...written.path, ...(isList ? [index] : [])];
        found.add(movedFrom(branch, at));
        if (next.level + 1 < MAX_LEVELS) waiting.push({ facts: makeFacts(branch), path: at, level: next.level + 1 });
      }
    }
  }
  return [...found];
}

/** A `location` is a branch where it has a name; else it is where the company is. */
function isBranches(key: string, facts: Facts): boolean {
  const value = facts.get(key)?.value;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isFields(first) && (key !== 'location' || (first['name'] !== undefined && first['@type'] !== undefined));
}

/** Whether its `@type`, or one of them, is one of these kinds. */
export function isKind(node: Fields, kinds: RegExp): boolean {
  return [node['@type']].flat().some((type) => kinds.test(String(type).replace(/^https?:\/\/schema\.org\//, '')));
}
