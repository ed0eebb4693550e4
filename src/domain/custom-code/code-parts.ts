import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Site } from '../../model/site.ts';
import { type CodeParts, NO_CODE } from './no-code.ts';
import { parseInPage } from './code-in-page.ts';

/** Read twice: what stands in a `<noscript>` is text to a browser that runs scripts, and elements to another. */
export function partsOfCode(code: Site['code']): CodeParts {
  const parts = { ...NO_CODE, scripts: new Set<string>(), styles: new Set<string>(), frames: new Set<string>() };
  for (const [key, html = ''] of Object.entries(code)) {
    for (const hasScripting of [true, false]) {
      const { nodes } = parseInPage(html, key === 'head' ? 'head' : 'body', hasScripting);
      for (const element of elementsIn(nodes)) {
        const text = textOf(element);
        const source = attributeOf(element, 'src');
        if (isActive(element)) parts.isActive = true;
        if (element.tagName === 'style') parts.styles.add(text);
        if (element.tagName === 'script' && source === undefined && runs(element)) parts.scripts.add(text);
        if (element.tagName === 'iframe' && source !== undefined) parts.frames.add(source);
      }
    }
  }
  return { ...parts, scripts: [...parts.scripts], styles: [...parts.styles], frames: [...parts.frames] };
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
