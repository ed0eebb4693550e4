import { foldText } from '../../domain/text/fold.ts';
import { isKind, PLACES } from '../../model/shapes/organizations.ts';
import { type Fields, isFields } from '../../model/shapes/shape.ts';
import { isSamePage } from './page-address.ts';
import type { Page } from './page.ts';

interface Known {
  node: Fields;
  isTop: boolean;
}

/** The nodes of pages of one restaurant, home first. What several pages say of a place is together in one node, and a menu is at its place. */
export function joinPages(pages: readonly Page[]): Fields[] {
  const known: Known[] = [];
  const menus: { menu: Fields; owner: Fields | undefined }[] = [];
  for (const { nodes, address } of pages) {
    const fields = nodes.filter(isFields);
    const places = fields.filter((node) => isKind(node, PLACES));
    const isOnly = places.length === 1;
    const owners = fields.flatMap((node) => {
      if (isKind(node, /^Menu$/)) return [];
      const same = known.find((other) => isSame(node, other, { address, isOnly, known }));
      if (same === undefined) known.push(...withBranches(node, true));
      else fill(same.node, node, isSamePage(same.node['url'], address));
      return isKind(node, PLACES) ? [same?.node ?? node] : [];
    });
    const isLone = (node: Fields) =>
      isKind(node, /^Menu$/) && !fields.some((other) => other !== node && refersTo(other, node['@id']));
    for (const menu of fields.filter(isLone)) menus.push({ menu, owner: isOnly ? owners[0] : undefined });
    for (const menu of fields.filter((node) => isKind(node, /^Menu$/) && !isLone(node)))
      known.push({ node: menu, isTop: true });
  }
  const top = known.filter(({ isTop }) => isTop).map(({ node }) => node);
  const places = top.filter((node) => isKind(node, PLACES));
  const main =
    places.length === 1 ? places[0] : top.find((node) => isKind(node, /^(?:Organization|Corporation|Brand)$/));
  for (const { menu, owner = main } of menus) if (owner !== undefined) addMenu(owner, menu);
  for (const { node } of known)
    if (typeof node['menu'] === 'string' && [node['hasMenu']].flat().some(isFields)) delete node['menu'];
  return top;
}

/** A node and the locations inside of it. */
function withBranches(node: Fields, isTop = false, depth = 0): Known[] {
  const inside = depth > 5 ? [] : ['subOrganization', 'department', 'location'].flatMap((key) => [node[key]].flat());
  const branches = inside.filter((each): each is Fields => isFields(each) && each['name'] !== undefined);
  return [{ node, isTop }, ...branches.flatMap((branch) => withBranches(branch, false, depth + 1))];
}

interface Where {
  address: string | undefined;
  /** The node is the only place of its page. */
  isOnly: boolean;
  known: readonly Known[];
}

function isSame(node: Fields, { node: other }: Known, { address, isOnly, known }: Where): boolean {
  const id = node['@id'];
  if (typeof id === 'string' && id === other['@id']) return true;
  if (!isKind(node, PLACES) || !(isKind(other, PLACES) || other['address'] !== undefined)) return false;
  if (isOnly && isSamePage(other['url'], address) && URL.parse(address ?? '')?.pathname !== '/') return true;
  if (textOf(node['name']) !== textOf(other['name']) || !isKind(other, PLACES)) return false;
  const [street, otherStreet] = [streetOf(node), streetOf(other)];
  if (street !== '' && otherStreet !== '') return street === otherStreet;
  // Of several places with one name, nobody knows which one is meant.
  return isOnly && known.filter((each) => isKind(each.node, PLACES)).length === 1;
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

function refersTo(value: unknown, id: unknown): boolean {
  if (typeof id !== 'string') return false;
  if (Array.isArray(value)) return value.some((each) => refersTo(each, id));
  return isFields(value) && (value['@id'] === id || Object.values(value).some((inner) => refersTo(inner, id)));
}
