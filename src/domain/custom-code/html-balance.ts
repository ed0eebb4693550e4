import type { DefaultTreeAdapterTypes as Tree, Token } from 'parse5';
import { type CodeTree, EndlessCode, isHtml, parseCode, type Place } from './html-tree.ts';

/**
 * Why a piece of HTML can't be put into a page as it is ("leaves <div> open"); undefined if it can.
 *
 * What the parser of the HTML standard makes of it must be what is written: the tags, texts and comments of the tree, in order,
 * are the whole source, and nothing else is. So the parser never closed, opened, moved or ignored anything on its own, and what
 * passes parses to the same tree wherever it is put, and ends where it ends. That is stricter than HTML: `<p>` and `<li>` want
 * their end tags.
 */
export function balanceProblem(html: string, place: Place): string | undefined {
  // The content of <noscript> is markup without JavaScript and text with it.
  const modes = /<noscript/i.test(html) ? [false, true] : [true];
  try {
    for (const hasScripting of modes) {
      const problem = readCode(parseCode(html, place, hasScripting), place, hasScripting);
      if (problem !== undefined) return problem;
    }
    return undefined;
  } catch (error) {
    if (error instanceof EndlessCode) return error.message;
    throw error;
  }
}

/** How far the source is accounted for, and what is open there. */
interface Reader extends CodeTree {
  place: Place;
  hasScripting: boolean;
  at: number;
  /** The index of the first slip that is not yet passed. */
  slip: number;
  open: string[];
}

/** Elements of the page itself, or without an end tag: a brand must not write them. */
const REFUSED = new Set(['base', 'title', 'plaintext', 'xmp', 'noembed', 'noframes']);
/** Outside of their list these would end an open one of the page around the code. */
const LISTED = new Map([
  ['li', ['ul', 'ol', 'menu']],
  ['dt', ['dl']],
  ['dd', ['dl']],
]);
/** Elements whose content is text up to their end tag. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'iframe', 'title']);

function readCode(tree: CodeTree, place: Place, hasScripting: boolean): string | undefined {
  const reader: Reader = { ...tree, place, hasScripting, at: tree.start, slip: 0, open: [] };
  if (tree.host === undefined) return describeStray(reader);
  return readChildren(tree.host, reader) ?? readGap(tree.source.length, reader);
}

function readChildren(parent: Tree.ParentNode, reader: Reader): string | undefined {
  // What the parser moved out of a table stands before it in the tree, and behind its start tag in the source.
  const inOrder = parent.childNodes.toSorted((one, other) => startOf(one) - startOf(other));
  for (const node of inOrder) {
    if (startOf(node) >= reader.source.length) break;
    const problem = readGap(startOf(node), reader) ?? readNode(node, parent, reader);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Only white space may be missing from the tree. */
function readGap(end: number, reader: Reader): string | undefined {
  if (end < reader.at || /[^\t\n\f\r ]/.test(reader.source.slice(reader.at, end))) return describeStray(reader);
  reader.at = end;
  return undefined;
}

function readNode(node: Tree.ChildNode, parent: Tree.ParentNode, reader: Reader): string | undefined {
  if ('tagName' in node) return readElement(node, reader);
  const { startOffset, endOffset } = node.sourceCodeLocation as Token.Location;
  if (node.nodeName === '#text') return readText(parent, endOffset, reader);
  if (!reader.source.startsWith('<!--', startOffset)) return describeUnreadable(startOffset, reader);
  if (hasSlip(node.sourceCodeLocation, reader)) return 'leaves a comment open';
  reader.at = endOffset;
  return undefined;
}

/** A tag that the parser ignored between two texts is inside of both. */
function readText(parent: Tree.ParentNode, end: number, reader: Reader): string | undefined {
  const text = reader.source.slice(reader.at, end);
  const stray = isTextOnly(parent, reader) ? -1 : text.search(/<[a-z/!?]/i);
  reader.at += stray === -1 ? text.length : stray;
  return stray === -1 ? undefined : describeStray(reader);
}

function isTextOnly(parent: Tree.ParentNode, { hasScripting }: Reader): boolean {
  if (!('tagName' in parent) || !isHtml(parent)) return false;
  return TEXT_ONLY.has(parent.tagName) || (hasScripting && parent.tagName === 'noscript');
}

function readElement(element: Tree.Element, reader: Reader): string | undefined {
  const { source, opened, open } = reader;
  const name = element.tagName;
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  // The parser adds <tbody>, which authors usually leave out.
  if (startTag === undefined) return name === 'tbody' ? readChildren(element, reader) : describeStray(reader);

  if (hasSlip(startTag, reader) || endsInValue(source.slice(startTag.startOffset, startTag.endOffset)))
    return describeUnreadable(startTag.startOffset, reader);
  const isLeftOpen = opened.has(element) && endTag === undefined;
  const isRefused = REFUSED.has(name) && (!isLeftOpen || name === 'plaintext');
  const lists = LISTED.get(name);
  const isLost = lists !== undefined && !open.some((list) => lists.includes(list));
  if (isHtml(element) && (isRefused || isLost)) return describeStray(reader);
  reader.at = startTag.endOffset;
  if (!opened.has(element)) return undefined;

  open.push(name);
  const content = 'content' in element ? (element as Tree.Template).content : element;
  const problem = readChildren(content, reader) ?? readEnd(element, endTag, reader);
  open.pop();
  return problem;
}

/** In `<path d=x/>` the slash belongs to the value. Not a regular expression: it would look for the end from the start of the text. */
function endsInValue(tag: string): boolean {
  if (!tag.endsWith('/>')) return false;
  let start = tag.length - '/>'.length;
  while (start > 0 && !/[\t\n\f\r "'>]/.test(tag.charAt(start - 1))) start -= 1;
  const word = tag.slice(start, -'/>'.length);
  const sign = word.indexOf('=');
  if (sign !== -1 && sign < word.length - 1) return true;
  return word !== '' && tag.slice(0, start).trimEnd().endsWith('=');
}

function readEnd(element: Tree.Element, endTag: Token.Location | undefined, reader: Reader): string | undefined {
  const end = reader.source.length;
  const gap = readGap(Math.min(endTag?.startOffset ?? reader.at, end), reader);
  if (gap !== undefined) return gap;
  if (endTag === undefined && reader.at < end) return describeStray(reader);
  if (endTag === undefined || endTag.startOffset >= end) return `leaves <${element.tagName}> open`;
  if (hasSlip(endTag, reader)) return describeUnreadable(endTag.startOffset, reader);
  if (!reader.hasScripting && isHtml(element) && element.tagName === 'noscript' && !endsAsText(element, endTag, reader))
    return 'closes <noscript> where it is not open';
  reader.at = endTag.endOffset;
  return undefined;
}

/** Whether the content of <noscript> ends at the same place with JavaScript as without it. */
function endsAsText({ sourceCodeLocation }: Tree.Element, endTag: Token.Location, { source }: Reader): boolean {
  const content = source.slice(sourceCodeLocation?.startTag?.endOffset, endTag.startOffset);
  return !/<\/noscript[\t\n\f\r />]/i.test(content);
}

/** Whether a tag or comment is miswritten, or runs on behind the code. */
function hasSlip(location: Token.Location | null | undefined, reader: Reader): boolean {
  const { slips, source } = reader;
  if (!location) return true;
  while ((slips[reader.slip] ?? Infinity) < location.startOffset) reader.slip += 1;
  return location.endOffset > source.length || (slips[reader.slip] ?? Infinity) < location.endOffset;
}

/** The position of an element that the parser added is that of its first child. */
function startOf(node: Tree.ChildNode): number {
  if (node.sourceCodeLocation) return node.sourceCodeLocation.startOffset;
  const [first] = 'childNodes' in node ? node.childNodes : [];
  return first === undefined ? Infinity : startOf(first);
}

/** Describes the first tag or text that the parser moved or ignored. */
function describeStray({ source, at, place, open }: Reader): string {
  const rest = source.slice(at).trimStart();
  const here = open.length > 0 ? `in <${open.at(-1)}>` : `in the ${place}`;
  const [tag, slash, name = ''] = (rest.includes('>') && /^<(\/?)([a-z][^\t\n\f\r />]*)/i.exec(rest)) || [];
  if (slash === '/') return `closes <${name.toLowerCase()}> where it is not open`;
  if (tag === undefined && /^<[a-z/!?]/i.test(rest)) return unreadable(rest);
  const what = tag === undefined ? 'text' : `<${name.toLowerCase()}>`;
  const isInHead = place === 'head' && open.every((element) => element === 'noscript');
  if (isInHead && !REFUSED.has(name.toLowerCase())) return `has ${what}, which the head can't hold`;
  return `has ${what} ${here}, where it can't be`;
}

function describeUnreadable(start: number, { source }: Reader): string {
  return unreadable(source.slice(start));
}

const unreadable = (text: string) => `has a tag that can't be read: ${text.slice(0, 20)}`;
