/**
 * Nodes that are still true with fewer members: their lists are filled member by member. Every other object is kept whole
 * or left out whole.
 */
const SHRINKABLE = new Set(['Restaurant', 'Organization', 'FAQPage', 'Menu', 'MenuSection', 'OfferCatalog']);
/** What a node must keep; without it the node is left out. */
const ESSENTIAL = new Set(['@type', '@id', 'name', 'hasMenuSection', 'hasMenuItem', 'mainEntity', 'itemListElement']);
/** Once less than this is spare, the first member that does not fit ends its list: the rest is not worth measuring. */
const NEARLY_FULL = 300;

type Json = Record<string, unknown>;

/** A JSON-LD graph that never grows beyond `limit` characters of final text. */
export function openGraph(limit: number) {
  const nodes: object[] = [];
  // Each node brings a comma; the first one needs none. So it is with the members of lists and the properties of nodes below.
  let spare = limit - toText([]).length + 1;

  return {
    spare: () => spare,
    /** Adds as much of the node as fits; answers what was added. */
    add<Node extends object>(node: Node): Node | undefined {
      const kept = fit(node, spare - 1);
      if (kept === undefined) return undefined;
      nodes.push(kept);
      spare -= size(kept) + 1;
      return kept;
    },
    addWhole(node: object): void {
      const length = size(node) + 1;
      if (length > spare) return;
      nodes.push(node);
      spare -= length;
    },
    /** Adds a property to a node that is in the graph already. */
    extend(node: object, key: string, value: object): void {
      const frame = size(key) + 2;
      const kept = fit(value, spare - frame);
      if (kept === undefined) return;
      Object.assign(node, { [key]: kept });
      spare -= frame + size(kept);
    },
    text: () => (nodes.length === 0 ? undefined : toText(nodes)),
  };
}

function toText(nodes: object[]): string {
  return serialize({ '@context': 'https://schema.org', '@graph': nodes });
}

/**
 * JSON that can stand in an HTML `<script>`: no `<` that could close it or open a comment, no line separator that older
 * scripts took for the end of a line. `JSON.stringify` itself escapes lone surrogates.
 */
export function serialize(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function size(value: unknown): number {
  return serialize(value).length;
}

/** The node with what fits into `spare` characters, properties in their order, so the first are the most important. */
function fit<Node extends object>(node: Node, spare: number): Node | undefined {
  if (!SHRINKABLE.has(String((node as Json)['@type']))) return size(node) <= spare ? node : undefined;
  const kept: Json = {};
  let left = spare - 1;
  for (const [key, value] of Object.entries(node)) {
    const frame = size(key) + 2;
    const room = left - frame;
    const part = Array.isArray(value) ? fitList(value, room) : fitValue(value, room);
    if (part !== undefined) {
      kept[key] = part;
      left -= frame + size(part);
    } else if (ESSENTIAL.has(key)) {
      return undefined;
    }
  }
  return kept as Node;
}

function fitList(list: readonly unknown[], spare: number): unknown[] | undefined {
  const kept: unknown[] = [];
  let left = spare - 1;
  for (const member of list) {
    const part = fitValue(member, left - 1);
    if (part !== undefined) {
      kept.push(part);
      left -= size(part) + 1;
    } else if (left < NEARLY_FULL) {
      break;
    }
  }
  return kept.length === 0 ? undefined : kept;
}

function fitValue(value: unknown, spare: number): unknown {
  if (typeof value === 'object' && value !== null) return fit(value, spare);
  return size(value) <= spare ? value : undefined;
}
