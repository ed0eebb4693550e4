import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  html,
  parse,
  parseFragment,
  serialize,
} from 'parse5';

export type CodePosition = 'head' | 'body';

/** The code nests so deep, or overlaps so often, that reading it would take minutes. */
export class EndlessCode extends Error {}

/**
 * The nodes of the code, as a browser reads them in the body, with their places in the text. `<noscript>` has elements in it for a browser without scripts, and
 * text for another one.
 */
export function parseCode(code: string, scriptingEnabled = false): Tree.DocumentFragment {
  // Without a context parse5 reads the code as that of a template, where `<col>` or `<td>` begins a table.
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  return parseFragment(context, code, {
    scriptingEnabled,
    sourceCodeLocationInfo: true,
    treeAdapter: boundedAdapter(code),
  });
}

/** All elements in it, however deep, those of templates too. */
export function elementsIn(parent: Tree.ParentNode, found: Tree.Element[] = []): Tree.Element[] {
  for (const element of childElements(parent)) {
    found.push(element);
    elementsIn('content' in element ? element.content : element, found);
  }
  return found;
}

const childElements = (parent: Tree.ParentNode | undefined): (Tree.Element | Tree.Template)[] =>
  parent?.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node)) ?? [];

/** Whether the page around the code is the same with it as without it, in a browser with scripts and in one without. */
export function keepsItsPlace(code: string, place: CodePosition): boolean {
  return [true, false].every((scripting) => pageAround(code, place, scripting) === pageAround('', place, scripting));
}

/** What a browser makes of a page with the code in it, as HTML without the nodes of the code. Where the code moves the mark at its end, these stay. */
function pageAround(code: string, place: CodePosition, scriptingEnabled: boolean): string {
  // In the body a mark that ends a paragraph, as most of what may follow does: `<p>` may be left open.
  const mark = place === 'head' ? 'meta' : 'hr';
  const marked = `<${mark}>${code}<${mark} data-end>`;
  const [head, body] = place === 'head' ? [marked, ''] : ['', marked];
  const page = parse(
    `<!doctype html><html><head>${head}</head><body><section><div>${body}</div></section>${AFTER}</body></html>`,
    { scriptingEnabled, treeAdapter: boundedAdapter(code) },
  );
  const [headElement, bodyElement] = childElements(childElements(page)[0]);
  const host = place === 'head' ? headElement : childElements(childElements(bodyElement)[0])[0];
  const last = host?.childNodes.at(-1);
  const isMark = last !== undefined && 'attrs' in last && last.attrs.some(({ name }) => name === 'data-end');
  if (isMark) host?.childNodes.splice(1, host.childNodes.length - 2);
  return serialize(page);
}

/** What an element, a quotation mark or a comment that the code leaves open would change. */
const AFTER =
  '<p title="a">a<b>b</b></p><!-- c --><table><tr><td>d</td></tr></table><form><select><option>e</select></form>';

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

/** The nodes as HTML, in which `<noscript>` has elements. */
export function printNodes(nodes: Tree.ChildNode[]): string {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  fragment.childNodes = nodes;
  return serialize(fragment, { scriptingEnabled: false });
}
