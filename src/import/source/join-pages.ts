import { foldText } from '#core/text/fold.ts';
import { isKind, isSamePlace, PLACES } from '#dialects/places/organizations.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { isSamePage } from './page-address.ts';
import type { Page } from './page.ts';

interface Known {
  node: Fields;
  isTop: boolean;
  isPlace: boolean;
  name: string;
  street: string;
}

/** Each node is compared with all others, so their number is limited. No real site has more. */
const MAX_NODES = 2000;
const MENU = /^Menu$/;

/** The nodes of pages of one restaurant, home first. What several pages say of a place is together in one node, and a menu is at its place. */
export function joinPages(pages: readonly Page[]): Fields[] {
  const known: Known[] = [];
  const menus: { menu: Fields; owner: Fields | undefined }[] = [];
  for (const { nodes, address } of pages) {
    const fields = nodes.filter(isFields).slice(0, Math.max(0, MAX_NODES - known.length));
    const isOnly = fields.filter((node) => isKind(node, PLACES)).length === 1;
    let place: Fields | undefined;
    for (const node of fields.filter((each) => !isKind(each, MENU))) {
      const added = toKnown(node);
      const same = findSame(added, known, isOnly ? address : undefined);
      if (same === undefined) for (const branch of withBranches(node, true)) known.push(branch);
      else fill(same.node, node, isSamePage(same.node['url'], address));
      if (added.isPlace) place = same?.node ?? node;
    }
    const referred = new Set(fields.flatMap((node) => Object.values(node)).flatMap((inner) => idsIn(inner)));
    for (const menu of fields.filter((node) => isKind(node, MENU)))
      if (menu['@id'] !== undefined && referred.has(menu['@id'])) known.push(toKnown(menu));
      else if (!menus.some((other) => JSON.stringify(other.menu) === JSON.stringify(menu)))
        menus.push({ menu, owner: isOnly ? place : undefined });
  }
  const top = known.filter(({ isTop }) => isTop);
  const places = top.filter(({ isPlace }) => isPlace);
  const main =
    places.length === 1 ? places[0] : top.find(({ node }) => isKind(node, /^(?:Organization|Corporation|Brand)$/));
  for (const { menu, owner = main?.node } of menus) if (owner !== undefined) addMenu(owner, menu);
  for (const { node } of known)
    if (typeof node['menu'] === 'string' && [node['hasMenu']].flat().some(isFields)) delete node['menu'];
  return top.map(({ node }) => node);
}

const toKnown = (node: Fields, isTop = true): Known => ({
  node,
  isTop,
  isPlace: isKind(node, PLACES),
  name: textOf(node['name']),
  street: streetOf(node),
});

/** A node and the locations inside of it. */
function withBranches(node: Fields, isTop = false, depth = 0): Known[] {
  const inside = depth > 5 ? [] : ['subOrganization', 'department', 'location'].flatMap((key) => [node[key]].flat());
  const branches = inside.filter((each): each is Fields => isFields(each) && each['name'] !== undefined);
  return [toKnown(node, isTop), ...branches.flatMap((branch) => withBranches(branch, false, depth + 1))];
}

/** `page`: where the node stands, if it is the only place there. */
function findSame({ node, isPlace, name, street }: Known, known: readonly Known[], page?: string): Known | undefined {
  const id = node['@id'];
  const same = typeof id === 'string' ? known.find((other) => other.node['@id'] === id) : undefined;
  if (same !== undefined || !isPlace) return same;
  const isBelow = page !== undefined && URL.parse(page)?.pathname !== '/';
  const places = known.filter((other) => other.isPlace || other.street !== '');
  const ofName = places.filter((other) => other.isPlace && isSamePlace(other.node, node));
  return (
    places.find((other) => isBelow && isSamePage(other.node['url'], page)) ??
    places.find((other) => name !== '' && other.name === name && other.street === street && street !== '') ??
    // Where several places have this name, it is not known which one is meant.
    (ofName.length === 1 && places.filter((other) => other.name === name).length === 1 ? ofName[0] : undefined)
  );
}

function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return isFields(value) ? [value['@id'], ...Object.values(value).flatMap(idsIn)] : [];
}

const textOf = (value: unknown): string =>
  foldText(typeof value === 'string' ? value : '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const streetOf = ({ address }: Fields): string => {
  const first: unknown = [address].flat()[0];
  return textOf(isFields(first) ? first['streetAddress'] : first);
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Adds what a node lacks. `isOwn`: the other one stands on the page of the place itself, which knows its hours best. */
function fill(node: Fields, other: Fields, isOwn: boolean): void {
  for (const [key, value] of Object.entries(other)) {
    const isBetter =
      isEmpty(node[key]) ||
      (isOwn && /hours/i.test(key)) ||
      (/^(?:hasMenu|menu)$/.test(key) && typeof node[key] === 'string' && typeof value === 'object');
    if (isBetter && key !== '__proto__') node[key] = value;
  }
}

/** Objects take the place of an address: what a page shows is better than where it is. */
function addMenu(node: Fields, menu: Fields): void {
  const before = [node['hasMenu'], node['menu']].flat().filter(isFields);
  delete node['menu'];
  node['hasMenu'] = [...before, menu];
}
