import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { applied, type Edit, type JsonPath, moved } from '#core/json/changed.ts';
import { parseJson } from './json.ts';

export { applied, type Edit, type JsonPath, moved } from '#core/json/changed.ts';

/** The document can't be edited in this way. The message is a sentence for whoever edits it. */
export class EditRefusedError extends Error {
  override name = 'EditRefusedError';
}

/**
 * The document after one change, with all other characters as they were. `modify` of jsonc-parser does not do: it prints one-line objects and lists anew, and breaks
 * the document when it removes the last entry of a one-line list. So only its tree is used, and the result is compared with what the change means.
 */
export function editJson(document: string, edit: Edit): string {
  const mark = document.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = document.slice(mark.length);
  const tree = parseTree(text);
  if (tree === undefined) throw new EditRefusedError('The file is empty.');
  const edited = changeText({ text, tree, style: styleOf(text) }, edit);
  if (!isDeepStrictEqual(parseJson(edited), applied(parseJson(text), edit))) throw new EditRefusedError(TWICE);
  return mark + edited;
}

/** The document after values that are there were replaced. One after the other, each of thousands would have the document read again. */
export function replaceValues(document: string, values: readonly { path: JsonPath; value: unknown }[]): string {
  const mark = document.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = document.slice(mark.length);
  const tree = parseTree(text);
  const style = styleOf(text);
  const found = values.map(({ path, value }) => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (tree === undefined || node === undefined) throw new EditRefusedError(GONE);
    return { tree, node, value };
  });
  // From the last to the first, so that the places of the others stay.
  const edited = found
    .toSorted((one, other) => other.node.offset - one.node.offset)
    .reduce((so, each) => replace({ text: so, tree: each.tree, style }, each.node, each.value), text);
  const wanted = values.reduce<unknown>(
    (root, { path, value }) => applied(root, { kind: 'set', path, value }),
    parseJson(text),
  );
  if (!isDeepStrictEqual(parseJson(edited), wanted)) throw new EditRefusedError(TWICE);
  return mark + edited;
}

/**
 * The document after all changes, one after the other. Values that replace others, and stand one behind the other in the list, are written together: for each of thousands alone the
 * document would be read again.
 */
export function editAll(document: string, edits: readonly Edit[]): string {
  let edited = document;
  let before: unknown = parseJson(document);
  // The same value again is only that in the end.
  const run = new Map<string, { path: JsonPath; value: unknown }>();
  const writeRun = (): void => {
    if (run.size > 0) edited = replaceValues(edited, [...run.values()]);
    run.clear();
  };
  for (const edit of edits) {
    if (edit.kind === 'set' && isPlainValue(before, edit.path)) {
      run.set(JSON.stringify(edit.path), edit);
      continue;
    }
    writeRun();
    edited = editJson(edited, edit);
    before = parseJson(edited);
  }
  writeRun();
  return edited;
}

/** Whether a text, a number, a truth value or `null` stands at a path: what replaces it moves nothing else. */
function isPlainValue(root: unknown, path: JsonPath): boolean {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false;
    value = (value as Record<string | number, unknown>)[step];
  }
  return typeof value !== 'object' || value === null;
}

const GONE = 'What you change is not in the file any more.';
const TWICE = 'The file has a key twice at this place. Open it in a text editor and remove one.';

interface Style {
  eol: string;
  unit: string;
}

function styleOf(text: string): Style {
  return { eol: text.includes('\r\n') ? '\r\n' : '\n', unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ' };
}

interface Document {
  text: string;
  tree: Node;
  style: Style;
}

function changeText(document: Document, edit: Edit): string {
  const { text, tree } = document;
  const node = findNodeAtLocation(tree, [...edit.path]);
  if (edit.kind === 'set') return node === undefined ? addKey(document, edit) : replace(document, node, edit.value);
  if (node === undefined) throw new EditRefusedError(GONE);
  const entries = node.children ?? [];
  switch (edit.kind) {
    case 'remove':
      return removeChild(text, node.parent?.type === 'property' ? node.parent : node);
    case 'insert':
      return insertChild(document, node, edit.index ?? entries.length, (indent, isInline) =>
        edit.from === undefined
          ? print(edit.value, isInline ? undefined : { ...document.style, indent })
          : rawOf(text, findNodeAtLocation(tree, [...edit.from])),
      );
    case 'copy':
      return insertChild(document, node, edit.index + 1, () => rawOf(text, entries[edit.index]));
    case 'move':
      return moveChild(text, entries, edit.from, edit.to);
  }
}

const rawOf = (text: string, node: Node | undefined): string =>
  node === undefined ? '' : text.slice(node.offset, node.offset + node.length);
const isOneLine = (text: string, node: Node): boolean => !rawOf(text, node).includes('\n');
const splice = (text: string, from: number, to: number, inner: string): string =>
  text.slice(0, from) + inner + text.slice(to);
function spaceBefore(text: string, offset: number): string {
  const before = text.slice(0, offset);
  return before.slice(before.trimEnd().length);
}
/** The white space at the start of the line. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

function replace({ text, style }: Document, node: Node, value: unknown): string {
  const isShort = node.children !== undefined && node.children.length > 0 && isOneLine(text, node);
  const isWithCents = typeof value === 'number' && /^-?\d+\.\d\d$/.test(rawOf(text, node));
  const printed =
    isWithCents && Number(value.toFixed(2)) === value
      ? value.toFixed(2)
      : print(value, isShort ? undefined : { ...style, indent: indentAt(text, node.offset) });
  return splice(text, node.offset, node.offset + node.length, printed);
}

/** Adds a key, and the objects around it that are missing. */
function addKey(document: Document, { path, value, index }: Edit & { kind: 'set' }): string {
  const depth = path.findLastIndex(
    (_, length) => findNodeAtLocation(document.tree, path.slice(0, length)) !== undefined,
  );
  const parent = findNodeAtLocation(document.tree, path.slice(0, depth));
  const [key, ...rest] = path.slice(depth);
  const inner = rest.reduceRight((made, step) => ({ [String(step)]: made }), value);
  if (parent?.type === 'null') return replace(document, parent, { [String(key)]: inner });
  if (parent?.type !== 'object') throw new EditRefusedError(GONE);
  return insertChild(document, parent, index ?? parent.children?.length ?? 0, (indent, isInline) => {
    const printed = print(inner, isInline ? undefined : { ...document.style, indent });
    return `${JSON.stringify(key)}: ${printed}`;
  });
}

/** `makeChild` gets the white space in front of its line, and whether it stands in one line with the others. */
function insertChild(
  { text, style }: Document,
  parent: Node,
  index: number,
  makeChild: (indent: string, isInline: boolean) => string,
): string {
  const children = parent.children ?? [];
  const [first, second] = children;
  if (first === undefined) {
    const around = parent.parent?.type === 'property' ? parent.parent.parent : parent.parent;
    const isInline = around !== undefined && isOneLine(text, around);
    const outer = indentAt(text, parent.offset);
    const child = makeChild(outer + style.unit, isInline);
    const inner = isInline ? child : `${style.eol}${outer}${style.unit}${child}${style.eol}${outer}`;
    return splice(text, parent.offset + 1, parent.offset + parent.length - 1, inner);
  }
  const before = spaceBefore(text, first.offset);
  const space = second === undefined ? before || ' ' : spaceBefore(text, second.offset);
  const isInline = isOneLine(text, parent);
  const child = makeChild(space.replace(/^[\s\S]*\n/, ''), isInline);
  const next = children[index];
  if (next !== undefined) return splice(text, next.offset, next.offset, `${child},${space}`);
  const last = children.at(-1) ?? first;
  const end = last.offset + last.length;
  return splice(text, end, end, `,${space}${child}`);
}

function removeChild(text: string, node: Node): string {
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const end = node.offset + node.length;
  if (next !== undefined) return splice(text, node.offset, next.offset, '');
  if (previous !== undefined) return splice(text, previous.offset + previous.length, end, '');
  const parent = node.parent;
  if (parent === undefined) throw new EditRefusedError('The whole file can’t be removed here.');
  return splice(text, parent.offset + 1, parent.offset + parent.length - 1, '');
}

function moveChild(text: string, entries: readonly Node[], from: number, to: number): string {
  const order = moved(entries, from, to);
  const [low, high] = [entries[Math.min(from, to)], entries[Math.max(from, to)]];
  if (low === undefined || high === undefined) throw new EditRefusedError('What you move is not in the file any more.');
  let between = '';
  let at = low.offset;
  for (const [index, slot] of entries.entries()) {
    if (slot.offset < low.offset || slot.offset > high.offset) continue;
    between += text.slice(at, slot.offset) + rawOf(text, order[index]);
    at = slot.offset + slot.length;
  }
  return splice(text, low.offset, high.offset + high.length, between);
}

export /** Lists of plain values stand in one line, everything else in lines of its own. Without `lines` all is one line. */
function print(value: unknown, lines: (Style & { indent: string }) | undefined): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const isPlain = isList && value.every((each) => typeof each !== 'object' || each === null);
  const own = lines === undefined || (isPlain && JSON.stringify(value).length <= MAX_LINE) ? undefined : lines;
  const inner = own && { ...own, indent: own.indent + own.unit };
  const parts = isList
    ? value.map((each) => print(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${print(each, inner)}`);
  if (parts.length === 0) return open + close;
  if (own === undefined || inner === undefined) {
    const pad = isList ? '' : ' ';
    return open + pad + parts.join(', ') + pad + close;
  }
  const separator = `${own.eol}${inner.indent}`;
  return `${open}${separator}${parts.join(`,${separator}`)}${own.eol}${own.indent}${close}`;
}

const MAX_LINE = 100;
