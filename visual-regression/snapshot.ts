import type { CDPSession } from '@playwright/test';
import type { LookElement, TakenPage } from './taken.ts';

/** What the browser tells of elements and pseudo-elements at once, faster than any script in the page could ask. */
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

  /** The elements with all properties, or only with those that pass. */
  async elementsOf(browser: CDPSession, isAsked = (_property: string): boolean => true): Promise<LookElement[]> {
    const asked = this.#properties.filter(isAsked);
    const { documents, strings } = await captureSnapshot(browser, asked);
    const [page] = documents;
    if (page === undefined) return [];
    const places = this.#properties.map((property) => asked.indexOf(property));
    return this.#read(page, strings, places, await captureInnerPseudoElements(browser, asked));
  }

  #read(
    { nodes, layout }: Snapshot['documents'][number],
    strings: string[],
    places: number[],
    inner: InnerPseudoElement[],
  ): LookElement[] {
    let hosts = 0;
    const layouts = new Map(layout.nodeIndex.map((node, index) => [node, index]));
    const numbers = memoize((index) => this.#numberOf(this.#withoutOrigin(strings[index])));
    const taken = new Map<number, number>();
    const elements: LookElement[] = [];
    nodes.nodeName?.forEach((nameIndex, node) => {
      const parent = nodes.parentIndex?.[node] ?? -1;
      const name = strings[nameIndex] ?? '';
      const isRoot = name === 'HTML';
      if (nodes.nodeType?.[node] !== ELEMENT || NEVER_SHOWN.has(name) || !(isRoot || taken.has(parent))) return;
      const at = layouts.get(node);
      const box = at === undefined ? [] : (layout.bounds[at] ?? []);
      const [x = 0, y = 0, width = 0, height = 0] = box.map((side) => Math.round(side * 100) / 100);
      const values = at === undefined ? undefined : layout.styles[at]?.map(numbers);
      const style = values === undefined ? -1 : this.#styleOf(places.map((place) => values[place] ?? -1));
      const label = this.#numberOf(labelOf(name, nodes.attributes?.[node] ?? [], strings));
      taken.set(node, elements.length);
      elements.push([taken.get(parent) ?? -1, label, style, x, y, width, height]);
      const [pseudo, innerValues] = (INNER_HOSTS.has(name) && inner[hosts++]) || [];
      if (pseudo === undefined || innerValues === undefined) return;
      const innerStyle = this.#styleOf(places.map((place) => this.#numberOf(this.#withoutOrigin(innerValues[place]))));
      elements.push([elements.length - 1, this.#numberOf(pseudo), innerStyle, x, y, 0, 0]);
    });
    return elements;
  }

  #withoutOrigin(text = ''): string {
    return text.replaceAll(this.#origin, '');
  }

  #styleOf(style: number[]): number {
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

function memoize(compute: (index: number) => number): (index: number) => number {
  const known: number[] = [];
  return (index) => (known[index] ??= compute(index));
}

function captureSnapshot(browser: CDPSession, properties: string[]) {
  return browser.send('DOMSnapshot.captureSnapshot', { computedStyles: properties });
}

/** Pseudo-elements that a snapshot leaves out, because they lie inside of what the browser makes itself. */
type InnerPseudoElement = [pseudo: string, values: string[]] | [];
const INNER_HOSTS = new Set(['INPUT', 'TEXTAREA', 'DIALOG']);

/** One for each host in the document's order, empty where it has none. */
async function captureInnerPseudoElements(browser: CDPSession, properties: string[]): Promise<InnerPseudoElement[]> {
  const expression = `(${readInnerPseudoElements.toString()})(${JSON.stringify(properties)})`;
  const { result, exceptionDetails } = await browser.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  return result.value as InnerPseudoElement[];
}

/** Runs in the page. */
function readInnerPseudoElements(properties: string[]): InnerPseudoElement[] {
  const pseudoOf = (host: Element): string | undefined => {
    if (host instanceof HTMLDialogElement) return host.matches(':modal') ? '::backdrop' : undefined;
    if (host instanceof HTMLInputElement && host.type === 'file') return '::file-selector-button';
    return host.matches('[placeholder]') ? '::placeholder' : undefined;
  };
  return Array.from(document.querySelectorAll(':is(input, textarea, dialog):not(noscript *)'), (host) => {
    const pseudo = pseudoOf(host);
    if (pseudo === undefined) return [];
    const style = getComputedStyle(host, pseudo);
    return [pseudo, properties.map((property) => style.getPropertyValue(property))];
  });
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
