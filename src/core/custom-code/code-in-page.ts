import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';

export type Place = 'head' | 'body';

/** What a browser makes of a page with the code in it: the nodes of the code, and the page without them as HTML. */
interface CodeInPage {
  nodes: Tree.ChildNode[];
  around: string;
}

/** The code nests so deep, or overlaps so often, that reading it would take minutes. */
export class EndlessCode extends Error {}

/** `<noscript>` has elements in it for a browser without scripts, and text for another one. */
export function parseInPage(code: string, place: Place, scriptingEnabled: boolean): CodeInPage {
  const mark = place === 'head' ? '<meta>' : '<hr>';
  const marked = mark + code + mark.replace('>', ' data-end>');
  const [head, body] = place === 'head' ? [marked, ''] : ['', marked];
  const page = parse(
    `<!doctype html><html><head>${head}</head><body><section><div>${body}</div></section>${AFTER}</body></html>`,
    { scriptingEnabled, treeAdapter: boundedAdapter(code) },
  );
  const [headElement, bodyElement] = elementsIn(elementsIn(page)[0]);
  const nodes = cutBetweenMarks(place === 'head' ? headElement : elementsIn(elementsIn(bodyElement)[0])[0]);
  return { nodes, around: serialize(page) };
}

/** What an element, a quotation mark or a comment that the code leaves open would change. */
const AFTER =
  '<p title="a">a<b>b</b></p><!-- c --><table><tr><td>d</td></tr></table><form><select><option>e</select></form>';

/** Nothing is cut where the code moved the last mark: then the code shows in what is around. */
function cutBetweenMarks(host: Tree.Element | undefined): Tree.ChildNode[] {
  const last = host?.childNodes.at(-1);
  const isMark = last !== undefined && 'attrs' in last && last.attrs.some(({ name }) => name === 'data-end');
  return host && isMark ? host.childNodes.splice(1, host.childNodes.length - 2) : [];
}

function elementsIn(parent: Tree.ParentNode | undefined): Tree.Element[] {
  return parent?.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node)) ?? [];
}

/** Whether the page around the code is the same with it as without it, in a browser with scripts and in one without. */
export function keepsItsPlace(code: string, place: Place): boolean {
  return [true, false].every(
    (scripting) => parseInPage(code, place, scripting).around === parseInPage('', place, scripting).around,
  );
}

/** The nodes of the code by themselves, as a browser without scripts reads them, with their places in the text. */
export function parseCode(code: string): Tree.DocumentFragment {
  return parseFragment(code, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    treeAdapter: boundedAdapter(code),
  });
}

/** Chrome and Safari flatten what is nested more than 512 deep; the page around the code needs some of it. */
const MAX_DEPTH = 400;

/**
 * Formatting elements that overlap others are copied into each of them, a million times if need be, and a stack of a hundred
 * thousand elements takes its time. Code that is balanced makes no more elements than it has tags.
 */
export function boundedAdapter(code: string, maxDepth = MAX_DEPTH): typeof defaultTreeAdapter {
  let left = code.split('<').length + 30;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      if (left-- === 0) throw new EndlessCode('has elements that overlap each other');
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush: () => {
      if (++depth > maxDepth) throw new EndlessCode(`nests elements more than ${maxDepth} deep`);
    },
    onItemPop: () => void (depth -= 1),
  };
}
