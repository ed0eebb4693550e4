import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter } from 'parse5';
import type { Fields } from '#schema/values/fields.ts';

/** More than any page of a restaurant has. */
const MAX_VALUES = 5000;
const MAX_TEXT = 2000;
/** A menu has six levels: restaurant, menu, section, item, offer, price. */
const MAX_DEPTH = 20;

/** What the `itemscope`s of a page say, in the form of JSON-LD. */
export function readMicrodata(document: Tree.Document): Fields[] {
  const nodes: Fields[] = [];
  let left = MAX_VALUES;
  // Not by recursion: a page may nest without end.
  const waiting: { node: Tree.Node; around: Fields | undefined; depth: number }[] = [
    { node: document, around: undefined, depth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined && left > 0; next = waiting.pop()) {
    const { node, around, depth } = next;
    let inside = around;
    if (defaultTreeAdapter.isElementNode(node)) {
      const {
        itemscope,
        itemtype = '',
        itemprop = '',
      } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) as Record<string, string | undefined>;
      if (itemscope !== undefined && depth < MAX_DEPTH)
        inside = Object.assign(Object.create(null) as Fields, { '@type': itemtype.trim().split(/\s+/) });
      const value = inside === around ? (itemprop === '' || itemscope !== undefined ? '' : valueOf(node)) : inside;
      const names = itemprop.split(/\s+/).filter(Boolean);
      if (itemprop !== '') left -= 1;
      if (around === undefined && inside !== undefined) nodes.push(inside);
      if (around !== undefined && value !== '') for (const name of names) add(around, name, value);
    }
    if ('childNodes' in node)
      for (const child of node.childNodes.toReversed())
        waiting.push({ node: child, around: inside, depth: inside === around ? depth : depth + 1 });
  }
  return nodes.map((node) => JSON.parse(JSON.stringify(node)) as Fields);
}

function add(item: Fields, name: string, value: unknown): void {
  item[name] = name in item ? [item[name], value].flat() : value;
}

/** Where an element says its value: in an attribute, by its kind, or as its text. */
const ATTRIBUTES: Record<string, string> = {
  meta: 'content',
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

function valueOf(element: Tree.Element): string {
  const named = ['content', ATTRIBUTES[element.tagName]].flatMap((wanted) =>
    element.attrs.filter(({ name }) => name === wanted),
  );
  return (named[0]?.value ?? textIn(element)).trim();
}

function textIn(element: Tree.Element): string {
  let text = '';
  let left = MAX_TEXT;
  const waiting: Tree.ChildNode[] = element.childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined && left > 0; node = waiting.pop()) {
    left -= 1;
    if (defaultTreeAdapter.isTextNode(node)) {
      text += node.value;
      left -= node.value.length;
    } else if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return text.replace(/\s+/g, ' ');
}
