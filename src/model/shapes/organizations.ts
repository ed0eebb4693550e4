import { type Fields, isFields, movedFrom, type Path, sourceOf } from './shape.ts';
import { type Facts, makeFacts } from './facts.ts';
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
  if (graph === undefined) return void gatherBranches(facts);
  const isList = Array.isArray(graph.value);
  const nodes = resolveReferences(isList ? (graph.value as unknown[]) : [graph.value], isList ? graph.path : []);
  const places = nodes.filter((node) => isKind(node, PLACES));
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
  if (main !== undefined) addAll(facts, main, pathOf(main));
  const branches = gatherBranches(facts);
  const others = places.filter((place) => place !== main && !branches.includes(place));
  const all = [...branches, ...others];
  if (all.length === 1 && company !== undefined && others.length === 1)
    addAll(facts, all[0] as Fields, pathOf(all[0] as Fields), true);
  else if (all.length > 0) {
    facts.take('locations');
    facts.add('locations', all, []);
  }
}

const pathOf = (node: Fields): Path => sourceOf(node)?.path ?? [];

/** With `isStronger`, what the node says counts more than what was there. */
function addAll(facts: Facts, node: Fields, path: Path, isStronger = false): void {
  for (const [key, value] of Object.entries(node)) {
    if (isStronger && value !== '' && value !== null) facts.take(key);
    facts.add(key, value, [...path, key]);
  }
}

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
        if (!isFields(branch) || found.has(branch)) continue;
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
