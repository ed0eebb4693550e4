import { makeNode } from './parts.ts';

/** The product's own limit; search engines have no limit. */
const LIMIT = 8000;
/** With less space left than this the offers are left out. */
const OFFERS_NEED = 200;
/** Once less than this is left, the first member that does not fit ends its list. */
const NEARLY_FULL = 300;
/** The lists of nodes that are still true with fewer members. Every other node is in the graph as it is, or not at all. */
const LISTS: Record<string, string[]> = {
  Restaurant: ['areaServed'],
  FAQPage: ['mainEntity'],
  Menu: ['hasMenuSection', 'hasMenuItem'],
  MenuSection: ['hasMenuItem'],
  OfferCatalog: ['itemListElement'],
  ItemList: ['itemListElement'],
};

type Node = Record<string, unknown>;

/** A page's JSON-LD, which never grows beyond 8,000 characters. What matters most is added first. */
export function openGraph() {
  const nodes: Node[] = [];
  // Each node brings a comma; the first one needs none.
  let spare = LIMIT - textOf(graphOf(nodes)).length + 1;
  return {
    spare: () => spare,
    /** Adds a node with as many members of its lists as fit into `room` characters, and answers it. It is left out where none do. */
    add(node: object, room = spare): Node | undefined {
      const kept = fit({ ...node }, room - 1);
      if (kept === undefined) return undefined;
      nodes.push(kept.node);
      spare -= kept.length + 1;
      return kept.node;
    },
    /** Gives a business of the graph its offers, as many as fit. */
    addOffers(business: Node, catalog: object): void {
      const kept = spare > OFFERS_NEED ? fit({ ...catalog }, spare - ',"hasOfferCatalog":'.length) : undefined;
      if (kept === undefined) return;
      business['hasOfferCatalog'] = kept.node;
      spare -= ',"hasOfferCatalog":'.length + kept.length;
    },
    /** Undefined for a graph without nodes. */
    text: () => (nodes.length === 0 ? undefined : textOf(graphOf(nodes))),
  };
}

function graphOf(nodes: Node[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The node, without the members of its lists that do not fit into `room` characters, and its length; undefined where that leaves none. */
function fit(node: Node, room: number): { node: Node; length: number } | undefined {
  const whole = textOf(node).length;
  if (whole <= room) return { node, length: whole };
  const lists = (LISTS[String(node['@type'])] ?? []).filter((key) => key in node);
  if (lists.length === 0) return undefined;
  const kept = { ...node, ...Object.fromEntries(lists.map((key) => [key, [] as Node[]])) };
  let spare = room - textOf(kept).length;
  for (const key of lists) {
    const members = kept[key] as Node[];
    for (const member of node[key] as Node[]) {
      const fitting = fit(member, spare - 1);
      if (fitting === undefined && spare < NEARLY_FULL) break;
      if (fitting === undefined) continue;
      members.push(fitting.node);
      spare -= fitting.length + 1;
    }
  }
  const found = makeNode<Node>(kept);
  return spare >= 0 && lists.some((key) => key in found) ? { node: found, length: textOf(found).length } : undefined;
}

/**
 * JSON that can stand in an HTML `<script>`: no `<` that could close it or open a comment, no line separator that older
 * scripts took for the end of a line. `JSON.stringify` itself escapes lone surrogates.
 */
function textOf(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
