import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Site } from '#schema/site.ts';
import { parseInPage } from './code-in-page.ts';
import { loadsOfElement, loadsOfScript } from './code-loads.ts';

/** What a brand's own code has in it that a policy has to know. */
export interface CodeParts {
  /** The texts of scripts that run, and of styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The texts of attributes that run, such as `onclick`. */
  handlers: readonly string[];
  /** Addresses as they are written. */
  frames: readonly string[];
  /** The origins that the code loads from, by directive of the policy: `{ 'script-src': ['https://chat.example'] }` */
  loads: Readonly<Record<string, readonly string[]>>;
  /** Whether it loads or runs anything. */
  isActive: boolean;
}

/** Read twice: what stands in a `<noscript>` is text to a browser that runs scripts, and elements to another. */
export function partsOfCode(code: Site['code']): CodeParts {
  const [scripts, styles, handlers, frames] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const loads = new Map<string, Set<string>>();
  let hasActive = false;
  for (const [key, html = ''] of Object.entries(code)) {
    for (const hasScripting of [true, false]) {
      const { nodes } = parseInPage(html, key === 'head' ? 'head' : 'body', hasScripting);
      for (const element of elementsIn(nodes)) {
        const text = textOf(element);
        const source = attributeOf(element, 'src');
        const isScript = element.tagName === 'script' && source === undefined && runs(element);
        if (isActive(element)) hasActive = true;
        if (element.tagName === 'style') styles.add(text);
        if (isScript) scripts.add(text);
        if (element.tagName === 'iframe' && source !== undefined) frames.add(source);
        for (const { name, value } of element.attrs) if (name.startsWith('on')) handlers.add(value);
        for (const { directive, origin } of isScript ? loadsOfScript(text) : loadsOfElement(element))
          loads.set(directive, (loads.get(directive) ?? new Set()).add(origin));
      }
    }
  }
  return {
    ...{ scripts: [...scripts], styles: [...styles], handlers: [...handlers], frames: [...frames] },
    loads: Object.fromEntries([...loads].map(([directive, origins]) => [directive, [...origins].sort()])),
    isActive: hasActive,
  };
}

/** Level by level, not by recursion: code may be nested deeper than the stack allows. */
function* elementsIn(nodes: Tree.ChildNode[]): Generator<Tree.Element> {
  let rest = nodes;
  while (rest.length > 0) {
    const elements = rest.filter((node) => defaultTreeAdapter.isElementNode(node));
    yield* elements;
    rest = elements.flatMap((node) => ('content' in node ? node.content.childNodes : node.childNodes));
  }
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

const attributeOf = ({ attrs }: Tree.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** A script of any other type is data. The list is that of the standard MIME Sniffing, 4.6. */
const RUNS =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:j|live)script|text\/javascript1\.[0-5])$/;
const runs = (script: Tree.Element): boolean => RUNS.test((attributeOf(script, 'type') ?? '').trim().toLowerCase());

/** They load or run something. A note in the footer or a `<meta>` that proves the ownership of the site does neither. */
const ACTIVE_ELEMENTS = new Set([
  ...['script', 'style', 'link', 'img', 'picture', 'iframe', 'object', 'embed', 'video', 'audio', 'source', 'form'],
  ...['input', 'base', 'svg', 'math', 'template'],
]);
const ACTIVE_ATTRIBUTES = /^(?:on.*|http-equiv|src|srcset|srcdoc|background|poster)$/;
/** The URL standard leaves out tabs, line breaks, and what stands in front that is a control or a space. */
const runsAsLink = (value: string): boolean => /^javascript:/i.test(value.replace(/[\t\n\r]|^[\0- ]+/g, ''));

const isActive = ({ tagName, attrs }: Tree.Element): boolean =>
  ACTIVE_ELEMENTS.has(tagName) || attrs.some(({ name, value }) => ACTIVE_ATTRIBUTES.test(name) || runsAsLink(value));
