import type { CDPSession } from '@playwright/test';
import type { LookElement, TakenPage } from './taken.ts';

/** What the browser tells of all elements and pseudo-elements at once, faster than any script in the page could ask. */
type Snapshot = Awaited<ReturnType<typeof captureSnapshot>>;
type Tables = Pick<TakenPage, 'strings' | 'styles'>;

const NEVER_SHOWN = new Set([
  'HEAD',
  'SCRIPT',
  'STYLE',
  'LINK',
  'META',
  'TEMPLATE',
  'NOSCRIPT',
  'ASTRO-ROUTE-ANNOUNCER',
]);
const ELEMENT = 1;

/** Collects the looks of one page. */
export class Recorder {
  readonly tables: Tables = { strings: [], styles: [] };
  readonly #strings = new Map<string, number>();
  readonly #styles = new Map<string, number>();
  readonly #origin: string;
  readonly #properties: string[];

  /** Addresses are told without `origin`, whose port is another one each time. */
  constructor(origin: string, properties: string[]) {
    this.#origin = origin;
    this.#properties = properties;
  }

  async elementsOf(browser: CDPSession): Promise<LookElement[]> {
    const { documents, strings } = await captureSnapshot(browser, this.#properties);
    const [page] = documents;
    return page === undefined ? [] : this.#read(page, strings);
  }

  #read({ nodes, layout }: Snapshot['documents'][number], strings: string[]): LookElement[] {
    const layouts = new Map(layout.nodeIndex.map((node, index) => [node, index]));
    const places = new Map<number, number>();
    const elements: LookElement[] = [];
    nodes.nodeName?.forEach((nameIndex, node) => {
      const parent = nodes.parentIndex?.[node] ?? -1;
      const name = strings[nameIndex] ?? '';
      const isRoot = name === 'HTML';
      if (nodes.nodeType?.[node] !== ELEMENT || NEVER_SHOWN.has(name) || !(isRoot || places.has(parent))) return;
      const at = layouts.get(node);
      const box = at === undefined ? [] : (layout.bounds[at] ?? []);
      const [x = 0, y = 0, width = 0, height = 0] = box.map((side) => Math.round(side * 100) / 100);
      const style = at === undefined ? -1 : this.#styleOf(layout.styles[at] ?? [], strings);
      const label = this.#numberOf(labelOf(name, nodes.attributes?.[node] ?? [], strings));
      places.set(node, elements.length);
      elements.push([places.get(parent) ?? -1, label, style, x, y, width, height]);
    });
    return elements;
  }

  #styleOf(values: number[], strings: string[]): number {
    const style = values.map((value) => this.#numberOf((strings[value] ?? '').replaceAll(this.#origin, '')));
    const key = style.join();
    const known = this.#styles.get(key);
    if (known !== undefined) return known;
    this.#styles.set(key, this.tables.styles.length);
    return this.tables.styles.push(style) - 1;
  }

  #numberOf(text: string): number {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    this.#strings.set(text, this.tables.strings.length);
    return this.tables.strings.push(text) - 1;
  }
}

function captureSnapshot(browser: CDPSession, properties: string[]) {
  return browser.send('DOMSnapshot.captureSnapshot', { computedStyles: properties });
}

/** Its first class is for whoever reads a report; elements are matched without it. */
function labelOf(name: string, attributes: number[], strings: string[]): string {
  const tag = name.toLowerCase();
  for (let index = 0; index < attributes.length; index += 2) {
    if (strings[attributes[index] ?? -1] !== 'class') continue;
    const [first = ''] = (strings[attributes[index + 1] ?? -1] ?? '').trim().split(/\s+/);
    if (first !== '') return `${tag}.${first}`;
  }
  return tag;
}
