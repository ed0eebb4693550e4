import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Site } from '#schema/site.ts';
import { elementsIn, parseCode } from './code-in-page.ts';
import { loadsOfElement, loadsOfScript } from './code-loads.ts';
import { RUNS, textOf } from './waiting-loads.ts';

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
  const elements = Object.values(code).flatMap((html = '') =>
    [true, false].flatMap((hasScripting) => elementsIn(parseCode(html, hasScripting))),
  );
  const loads = elements.flatMap((each) => (isInlineScript(each) ? loadsOfScript(textOf(each)) : loadsOfElement(each)));
  const byDirective = [...Map.groupBy(loads, ({ directive }) => directive)];
  const attributes = elements.flatMap(({ attrs }) => attrs);
  return {
    scripts: distinct(elements.filter(isInlineScript).map(textOf)),
    styles: distinct(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
    handlers: distinct(attributes.flatMap(({ name, value }) => (name.startsWith('on') ? value : []))),
    frames: distinct(elements.flatMap((each) => (each.tagName === 'iframe' ? (attributeOf(each, 'src') ?? []) : []))),
    loads: Object.fromEntries(
      byDirective.map(([directive, same]) => [directive, distinct(same.map(({ origin }) => origin)).sort()]),
    ),
    isActive: elements.some(isActive),
  };
}

const distinct = (texts: string[]): string[] => [...new Set(texts)];

const attributeOf = ({ attrs }: Tree.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

const isInlineScript = (element: Tree.Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  RUNS.test((attributeOf(element, 'type') ?? '').trim().toLowerCase());

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
