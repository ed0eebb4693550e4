/**
 * Nodes that are still true with fewer members: their lists are filled member by member. Every other object is kept whole
 * or left out whole.
 */
const SHRINKABLE = new Set([
  'Restaurant',
  'Organization',
  'FAQPage',
  'Menu',
  'MenuSection',
  'OfferCatalog',
  'ItemList',
]);
/** What a node must keep; without it the node is left out. */
const ESSENTIAL = new Set(['@type', '@id', 'name', 'hasMenuSection', 'hasMenuItem', 'mainEntity', 'itemListElement']);
/** Once less than this is spare, the first member that does not fit ends its list: the rest is not worth measuring. */
const NEARLY_FULL = 300;

const START = '{"@context":"https://schema.org","@graph":[';
const END = ']}';

/** The text of a JSON-LD graph that never grows beyond `limit` characters. */
export function openGraph(limit: number) {
  const nodes: string[] = [];
  // Each node brings a comma; the first one needs none. So it is with the members of lists and of nodes below.
  let spare = limit - START.length - END.length + 1;

  const put = (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    spare -= text.length + 1;
    return nodes.push(text) - 1;
  };
  return {
    spare: () => spare,
    /** Adds as much of the node as fits into `room`, and answers its place in the graph. */
    add: (node: object, room = spare) => put(fitNode(node, room - 1)),
    addWhole: (node: object) => put(fitWhole(node, spare - 1)),
    /** Adds a property to the node at `place`. */
    extend(place: number, key: string, value: object): void {
      const property = fitProperty(key, value, spare - 1);
      if (property === undefined) return;
      nodes[place] = `${nodes[place]?.slice(0, -1)},${property}}`;
      spare -= property.length + 1;
    },
    text: () => (nodes.length === 0 ? undefined : `${START}${nodes.join(',')}${END}`),
  };
}

/** The node with what fits into `spare` characters, properties in their order, so the first are the most important. */
function fitNode(node: object, spare: number): string | undefined {
  if (!('@type' in node && SHRINKABLE.has(String(node['@type'])))) return fitWhole(node, spare);
  const kept: string[] = [];
  let left = spare - 1;
  for (const [key, value] of Object.entries(node)) {
    const property = fitProperty(key, value, left - 1);
    if (property !== undefined) {
      kept.push(property);
      left -= property.length + 1;
    } else if (ESSENTIAL.has(key)) {
      return undefined;
    }
  }
  return `{${kept.join(',')}}`;
}

function fitProperty(key: string, value: unknown, spare: number): string | undefined {
  const name = `"${key}":`;
  const text = fitValue(value, spare - name.length);
  return text === undefined ? undefined : `${name}${text}`;
}

function fitValue(value: unknown, spare: number): string | undefined {
  if (Array.isArray(value)) return fitList(value, spare);
  return typeof value === 'object' && value !== null ? fitNode(value, spare) : fitWhole(value, spare);
}

function fitList(list: readonly unknown[], spare: number): string | undefined {
  const kept: string[] = [];
  let left = spare - 1;
  for (const member of list) {
    const text = fitValue(member, left - 1);
    if (text !== undefined) {
      kept.push(text);
      left -= text.length + 1;
    } else if (left < NEARLY_FULL) {
      break;
    }
  }
  return kept.length === 0 ? undefined : `[${kept.join(',')}]`;
}

function fitWhole(value: unknown, spare: number): string | undefined {
  const text = serialize(value);
  return text.length <= spare ? text : undefined;
}

/** The menu of a chain stands on the pages of all its locations: its items are written once. */
const written = new WeakMap<object, string>();

/**
 * JSON that can stand in an HTML `<script>`: no `<` that could close it or open a comment, no line separator that older
 * scripts took for the end of a line. `JSON.stringify` itself escapes lone surrogates.
 */
function serialize(value: unknown): string {
  const isNode = typeof value === 'object' && value !== null;
  const known = isNode ? written.get(value) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  if (isNode) written.set(value, text);
  return text;
}
