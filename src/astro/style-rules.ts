import { list } from 'postcss';
import { type Block, type Meet, merged } from './style-merge.ts';
import type { StyleNode, StyleSelector } from './style-nodes.ts';
import { isSetIn, registeredIn, withValues } from './style-variables.ts';

/** All words that selectors of these styles need. */
export function wordsOf(nodes: readonly StyleNode[], words = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('selectors' in node)
      for (const { needs, lacks = [] } of node.selectors) for (const word of [...needs, ...lacks]) words.add(word);
    if ('nodes' in node) wordsOf(node.nodes, words);
  }
  return words;
}

const UTILITIES = '@layer utilities';

const isUtilities = (node: StyleNode): boolean => 'head' in node && node.head === UTILITIES;

/**
 * Classes that are Tailwind's alone. What a variant looks for, like `group` or the `menu` of `[.menu_&]:p-4`, is none: what asks for it
 * may be a script's. One that has looks of its own is, because under its long name it would have those of the scripts' stylesheet, too.
 */
export function utilityClasses(nodes: readonly StyleNode[]): Set<string> {
  const utilities = wordsOf(nodes.filter(isUtilities));
  const others = wordsOf(nodes.filter((node) => !isUtilities(node)));
  const sought = soughtIn(nodes.filter(isUtilities));
  const styled = styledIn(nodes.filter(isUtilities));
  const isOwn = (word: string) => !others.has(word) && (!sought.has(word) || styled.has(word));
  return new Set([...utilities].filter((word) => isClass(word) && isOwn(word)));
}

const isClass = (word: string): boolean => !word.startsWith('[data-');

/** Classes that are all a rule needs of an element. */
function styledIn(nodes: readonly StyleNode[], styled = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('selectors' in node)
      for (const { needs } of node.selectors) {
        const [only, ...others] = needs.filter(isClass);
        if (only !== undefined && others.length === 0) styled.add(only);
      }
    if ('nodes' in node) styledIn(node.nodes, styled);
  }
  return styled;
}

function soughtIn(nodes: readonly StyleNode[], sought = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('selectors' in node)
      for (const { needs } of node.selectors)
        for (const need of needs) if (needs.some((other) => other !== need && other.includes(need))) sought.add(need);
    if ('nodes' in node) soughtIn(node.nodes, sought);
  }
  return sought;
}

/** Tailwind's rules and what they need, in another layer. */
export function utilitiesIn(layer: string, nodes: readonly StyleNode[]): StyleNode[] {
  return nodes.flatMap((node) => {
    if ('head' in node && isUtilities(node)) return { head: `@layer ${layer}`, nodes: node.nodes };
    return 'name' in node ? node : [];
  });
}

export interface PageWords {
  /** Something on the page has it, by this name. */
  has: (word: string) => boolean;
  /** Whether a class is called something else in the markup of the page. */
  isShort: (word: string) => boolean;
  /** What it is called there. Asked of what stays in the stylesheet, in its order. */
  shortOf: (word: string) => string;
  /** Asked of short names. */
  meet: Meet;
}

/** The rules that a page with these words can use, as a stylesheet. */
export function stylesFor(nodes: readonly StyleNode[], words: PageWords): string {
  const blocks = blocksOf(nodes, words).map((block) =>
    block.head === UTILITIES ? { ...block, blocks: merged(block.blocks, words.meet) } : block,
  );
  const names = namesIn(nodes);
  const named = new Set<string>();
  const textOf = () => blocks.map((block) => blockText(block, named)).join('');
  const isSet = isSetIn(textOf());
  const registered = registeredIn(nodes);
  for (;;) {
    const before = named.size;
    const css = withValues(textOf(), registered, isSet);
    for (const name of names) if (css.includes(name)) named.add(name);
    if (named.size === before) return css;
  }
}

/** What stays of the rules; those that follow each other under the same head are one. */
function blocksOf(nodes: readonly StyleNode[], words: PageWords, blocks: Block[] = []): Block[] {
  for (const node of nodes) {
    if ('text' in node) {
      blocks.push({ head: '', body: node.text, blocks: [], ...('name' in node && { name: node.name }) });
      continue;
    }
    const head = 'head' in node ? node.head : headOf(node.selectors, words);
    if (head === '') continue;
    const inner = { head, body: 'head' in node ? '' : node.body, blocks: blocksOf(node.nodes, words) };
    if (inner.body !== '' || inner.blocks.length > 0) addBlock(blocks, inner);
  }
  return blocks;
}

function addBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (last?.head !== block.head || block.head === '') blocks.push(block);
  else if (block.head.startsWith('@')) for (const inner of block.blocks) addBlock(last.blocks, inner);
  else if (last.blocks.length > 0) blocks.push(block);
  else {
    last.body = withoutRepeats([last.body, block.body].filter((body) => body !== '').join(';'));
    last.blocks = block.blocks;
  }
}

/** Of equal declarations the last: each of Tailwind's utilities for a pseudo-element says its `content`. */
function withoutRepeats(body: string): string {
  return [...new Set(list.split(body, [';'], false).reverse())].reverse().join(';');
}

/** Empty for what has a name that nobody says. */
function blockText({ head, body, blocks, name }: Block, named: ReadonlySet<string>): string {
  if (head === '') return name === undefined || named.has(name) ? body : '';
  const nested = blocks.map((block) => blockText(block, named)).join('');
  if (body === '' && nested === '') return '';
  return `${head}{${body}${body !== '' && nested !== '' ? ';' : ''}${nested}}`;
}

/** Empty where no selector matches anything on the page. */
function headOf(selectors: StyleSelector[], words: PageWords): string {
  const texts = selectors.flatMap(({ text, needs, lacks = [] }) => {
    if (lacks.some(words.has)) return [];
    const isShortened = needs.some(words.isShort) && needs.every((need) => words.isShort(need) || words.has(need));
    return [...(needs.every(words.has) ? [text] : []), ...(isShortened ? [withShortNames(text, words)] : [])];
  });
  return texts.join(',');
}

/** A class in a selector: letters, and whatever else behind a backslash, as itself or as its number: `.\32 xl\:p-4`. */
const CLASS = /\.((?:[\w-]|\\(?:[\da-f]{1,6} ?|[^\n])|[^\0-\x7f])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

const unescaped = (name: string): string =>
  name.replaceAll(ESCAPE, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(parseInt(code, 16)),
  );

const withShortNames = (selector: string, { isShort, shortOf }: PageWords): string =>
  selector.replace(CLASS, (written, name: string) => {
    const word = unescaped(name);
    return isShort(word) ? `.${shortOf(word)}` : written;
  });

function namesIn(nodes: readonly StyleNode[], names = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('name' in node) names.add(node.name);
    if ('nodes' in node) namesIn(node.nodes, names);
  }
  return names;
}
