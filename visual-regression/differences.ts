import { isIdle } from './properties.ts';
import type { Look, LookElement, TakenPage } from './taken.ts';
import { isSameValue } from './values.ts';

export interface Difference {
  /** `main > section.hero > h1` */
  element: string;
  changes: Change[];
}
export interface Change {
  property: string;
  before: string;
  after: string;
}
export interface LookDifferences {
  /** Elements that came, went or have another style. An inherited value counts where it begins. */
  styles: Difference[];
  /** The innermost elements whose box, as seen from the element around it, is another one. */
  boxes: Difference[];
}

type Side = Pick<TakenPage, 'properties' | 'strings' | 'styles'>;
type Tables = Pick<Side, 'strings' | 'styles'>;

/** Less than two of the steps in which the browser lays out. */
const BOX_TOLERANCE = 0.03;
const BOX_SIDES = ['left', 'top', 'width', 'height'];

/** Compares looks of one page: `const differencesOf = comparer(before, after); differencesOf(lookBefore, lookAfter)` */
export function comparer(before: Side, after: Side, except: string[] = []) {
  const compareStyles = styleComparer(before, after, new Set(except));
  return (lookBefore: Look, lookAfter: Look): LookDifferences => {
    const found: LookDifferences = { styles: [], boxes: [] };
    const [trees, otherTrees] = [treeOf(lookBefore, before), treeOf(lookAfter, after)];
    const visit = (one: Tree, other: Tree, path: string[], known: Change[], shift: number): boolean => {
      const here = [...path, one.label];
      const changes = compareStyles(one.element[2], other.element[2]);
      const news = changes.filter((change) => !known.some((change2) => isSameChange(change, change2)));
      const { pairs, gone, come } = match(one.children, other.children);
      const children = [
        ...gone.map((child) => ({ property: 'has', before: child.label, after: 'nothing' })),
        ...come.map((child) => ({ property: 'has', before: 'nothing', after: child.label })),
      ];
      if (news.length + children.length > 0)
        found.styles.push({ element: nameOf(here), changes: [...news, ...children] });
      let pushed = 0;
      const inside = pairs.map(([child, otherChild]) => {
        const isOther = visit(child, otherChild, here, changes, pushed);
        if (isShown(child) && isShown(otherChild)) pushed = endOf(otherChild) - endOf(child);
        return isOther;
      });
      const boxes = compareBoxes(one, other, shift);
      if (boxes.length > 0 && !inside.includes(true)) found.boxes.push({ element: nameOf(here), changes: boxes });
      return boxes.length > 0;
    };
    const { pairs } = match(trees, otherTrees);
    for (const [one, other] of pairs) visit(one, other, [], [], 0);
    return found;
  };
}

interface Tree {
  label: string;
  element: LookElement;
  parent: Tree | undefined;
  children: Tree[];
}

function treeOf({ elements }: Look, { strings }: Tables): Tree[] {
  const trees: Tree[] = [];
  for (const element of elements) {
    const parent = trees[element[0]];
    const tree = { label: strings[element[1]] ?? '', element, parent, children: [] };
    parent?.children.push(tree);
    trees.push(tree);
  }
  return trees.filter(({ parent }) => parent === undefined);
}

/** Which elements are each other's: those of the same kinds at the beginning and, of the rest, at the end. */
function match(before: Tree[], after: Tree[]) {
  const isMatch = (one: Tree | undefined, other: Tree | undefined) =>
    one !== undefined && other !== undefined && kindOf(one) === kindOf(other);
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isMatch(before[first], after[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isMatch(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const pairs = before.flatMap((tree, index): [Tree, Tree][] => {
    const fromEnd = before.length - index;
    const other = index < first ? after[index] : fromEnd <= last ? after[after.length - fromEnd] : undefined;
    return other === undefined ? [] : [[tree, other]];
  });
  const rest = (trees: Tree[]) => trees.slice(first, trees.length - last);
  return { pairs, gone: rest(before), come: rest(after) };
}

/** `section` of `section.hero` */
function kindOf({ label }: Tree): string {
  return label.replace(/\..*/, '');
}

function styleComparer(before: Side, after: Side, except: Set<string>) {
  const known = new Map<string, Change[]>();
  const properties = before.properties.filter((property) => !except.has(property));
  const [placesBefore, placesAfter] = [placesOf(before), placesOf(after)];
  return (one: number, other: number): Change[] => {
    const key = `${one} ${other}`;
    const changes = known.get(key) ?? compare(one, other);
    known.set(key, changes);
    return changes;
  };
  function compare(one: number, other: number): Change[] {
    if (one === -1 && other === -1) return [];
    if (one === -1 || other === -1) return [{ property: 'shown', before: yesNo(one), after: yesNo(other) }];
    const valueBefore = (property: string) => valueOf(before, one, placesBefore.get(property));
    const valueAfter = (property: string) => valueOf(after, other, placesAfter.get(property));
    return properties
      .map((property) => ({ property, before: valueBefore(property), after: valueAfter(property) }))
      .filter((change) => !isSameValue(change.before, change.after))
      .filter(({ property }) => !(isIdle(property, valueBefore) && isIdle(property, valueAfter)));
  }
}

function placesOf({ properties }: Side): Map<string, number> {
  return new Map(properties.map((property, index) => [property, index]));
}

/** Empty where it was not asked for. */
function valueOf({ strings, styles }: Tables, style: number, place = -1): string {
  return strings[styles[style]?.[place] ?? -1] ?? '';
}

function yesNo(style: number): string {
  return style === -1 ? 'no' : 'yes';
}

function isSameChange(one: Change, other: Change): boolean {
  return one.property === other.property && one.before === other.before && one.after === other.after;
}

/**
 * As seen from the element around it: what only moved along with it is where it was. So is what was pushed, by `shift`, because the
 * element before it ends elsewhere.
 */
function compareBoxes(before: Tree, after: Tree, shift: number): Change[] {
  if (!isShown(before) || !isShown(after)) return [];
  const [one, other] = [boxOf(before), boxOf(after)];
  return BOX_SIDES.flatMap((property, side) => {
    const [from = 0, to = 0] = [one[side], other[side]];
    const isPushed = property === 'top' && isNear(to - from, shift);
    return isPushed || isNear(from, to) ? [] : [{ property, before: toPixels(from), after: toPixels(to) }];
  });
}

/** Of a marker and the like the browser tells no box. */
function isShown({ element: [, , style, , , width, height] }: Tree): boolean {
  return style !== -1 && width + height > 0;
}

/** Where it ends, as seen from the element around it. */
function endOf(tree: Tree): number {
  const [, top = 0, , height = 0] = boxOf(tree);
  return top + height;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= BOX_TOLERANCE;
}

function boxOf({ element, parent }: Tree): number[] {
  const [, , , x, y, width, height] = element;
  const [, , , left, top] = parent?.element ?? [0, 0, 0, 0, 0];
  return [x - left, y - top, width, height];
}

const toPixels = (number: number): string => `${Math.round(number * 100) / 100}px`;

/** The last five steps say where it is. */
function nameOf(path: string[]): string {
  const own = path.filter((label) => !/^(html|body|astro-island)\b/.test(label));
  const shown = own.length === 0 ? path : own;
  return shown.length > 5 ? `… > ${shown.slice(-5).join(' > ')}` : shown.join(' > ');
}
