import type { HTMLElement, Node } from 'node-html-parser';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';

/** No text of ours has these. */
const [START, END] = ['⸢', '⸣'];

const markText = (text: string): string => (text === '' ? '' : START + text + END);

/** A text that is put into another one keeps its own marks: what is not ours stands outside of all marks. */
const markGiven = (value: unknown): unknown => (typeof value === 'string' ? END + value + START : value);

/** A catalogue whose every text stands in marks, so that a page shows which of its words come from there. */
export const markedTexts = (texts: ToolTexts): ToolTexts => marked(texts) as ToolTexts;

function marked(value: unknown): unknown {
  if (typeof value === 'string') return markText(value);
  if (typeof value === 'function')
    return (...given: unknown[]) => marked((value as (...given: unknown[]) => unknown)(...given.map(markGiven)));
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, KEPT.has(key) ? (each as unknown) : marked(each)]),
  );
}

/** What is no text: the tag of a language, and what sites say of hours, which is taken apart. */
const KEPT = new Set(['locale']);

const SAID = ['aria-label', 'title', 'placeholder', 'alt'];
/** Names of files and keys, what a file has, and what says of itself in which language it is. */
const NOT_SAID = 'script, style, noscript, code, pre, bdi, [lang]:not(html)';

/** Paths, addresses, names of files, and colours. */
const ADDRESSES = /\S*\/\S*|\S+\.(?:json|example|pdf|jpg)\b|#[0-9a-f]{3,8}\b/gi;

/** The words on a page that come from no catalogue. */
export function wordsFromElsewhere(page: HTMLElement): string[] {
  for (const each of page.querySelectorAll(NOT_SAID)) each.remove();
  const attributes = page
    .querySelectorAll(SAID.map((name) => `[${name}]`).join())
    .flatMap((element) => SAID.flatMap((name) => element.getAttribute(name) ?? []));
  const found = [textOf(page), ...attributes].flatMap(outsideMarks).map((text) => text.replace(ADDRESSES, ' '));
  return [...new Set(found.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []))];
}

/** The texts of a page with a gap between two elements. */
const textOf = (node: Node): string =>
  node.childNodes.length === 0 ? node.text : node.childNodes.map(textOf).join(' ');

function outsideMarks(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const part of text.split(/([⸢⸣])/)) {
    if (part === START) depth += 1;
    else if (part === END) depth -= 1;
    else if (depth <= 0) found.push(part);
  }
  return found;
}
