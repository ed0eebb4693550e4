import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html as standard, parse } from 'parse5';

export type Place = 'head' | 'body';

/** A document with a brand's code in it, as the parser of the HTML standard reads it. */
export interface CodeTree {
  /** The element that the code was put into; missing if the code closed it. */
  host: Tree.Element | undefined;
  /** The document up to the end of the code, which starts at `start`. */
  source: string;
  start: number;
  /** Where a tag or comment is not written as the standard wants it, in order. */
  slips: number[];
  /** Elements that need an end tag; others, like `<br>`, do not. */
  opened: WeakSet<Tree.Node>;
}

/** The code is written so that reading it would never end, or that browsers give up on nesting it. */
export class EndlessCode extends Error {}

export function parseCode(html: string, place: Place, scriptingEnabled: boolean): CodeTree {
  const slips: number[] = [];
  const opened = new WeakSet<Tree.Node>();
  const source = BEFORE[place] + html;
  const document = parse(source + AFTER, {
    scriptingEnabled,
    sourceCodeLocationInfo: true,
    treeAdapter: boundedAdapter(html, opened),
    onParseError: ({ code, startOffset }) => void (SLIP.test(code) && slips.push(startOffset)),
  });
  return { host: hostIn(document, place), source, start: BEFORE[place].length, slips, opened };
}

const HEAD = '<!doctype html><html><head>';
const BEFORE: Record<Place, string> = { head: HEAD, body: `${HEAD}</head><body><div>` };
/** Ends whatever tag, value or comment the code leaves open, so that it shows where it started. To everything else it is text. */
const AFTER = `x"'>--></div>`;

/** The tokenizer's errors for a tag or comment that browsers read differently than it looks. */
const SLIP =
  /^(end-tag-with|unexpected-(solidus|null|equals|character-in)|missing-(attribute|whitespace-between-att)|abrupt-clos|incorrectly-closed)/;

/** Chrome and Safari flatten what is nested more than 512 deep; the page around the code needs some of it. */
const DEEPEST = 400;

/**
 * Formatting elements that overlap others are copied into each of them, a million times if need be, and a stack of a hundred
 * thousand elements takes its time: no code that passes makes more elements than it has tags.
 */
function boundedAdapter(html: string, opened: WeakSet<Tree.Node>): typeof defaultTreeAdapter {
  let left = html.split('<').length + 10;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      if (left-- === 0) throw new EndlessCode('has elements that overlap each other');
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush: (element) => {
      opened.add(element);
      if (++depth > DEEPEST) throw new EndlessCode(`nests elements more than ${DEEPEST} deep`);
    },
    onItemPop: () => void (depth -= 1),
  };
}

function hostIn(document: Tree.Document, place: Place): Tree.Element | undefined {
  const [head, body] = elementsIn(elementsIn(document)[0]);
  return place === 'head' ? head : elementsIn(body)[0];
}

function elementsIn(parent: Tree.ParentNode | undefined): Tree.Element[] {
  return parent?.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node)) ?? [];
}

export function isHtml({ namespaceURI }: Tree.Element): boolean {
  return namespaceURI === standard.NS.HTML;
}
