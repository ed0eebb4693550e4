import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * A compiled stylesheet taken apart, so that each page can be given the rules it can use. Everything in it is JSON.
 *
 * A selector needs words: a class as `menu-item`, an attribute of the document's root as `[data-voice=serif]`. Without all of them on a
 * page it matches nothing there.
 */
export type StyleNode =
  | { selectors: StyleSelector[]; body: string; nodes: StyleNode[] }
  /** `@media`, `@layer`, `@supports` … */
  | { head: string; nodes: StyleNode[] }
  /** Of use only where another rule names it: keyframes, a registered property. */
  | { name: string; text: string }
  | { text: string };

interface StyleSelector {
  text: string;
  needs: string[];
  /** With one of these on the root it matches nothing. */
  lacks?: string[];
}

/** What the root of a document says about its brand. */
const ROOT_ATTRIBUTES = new Set(['data-voice', 'data-mood', 'data-hero', 'data-animated']);
const CHOICES = new Set([':is', ':where', ':has']);

export function parseStyles(css: string): StyleNode[] {
  return nodesOf(postcss.parse(css));
}

function nodesOf(container: Container): StyleNode[] {
  return (container.nodes ?? []).flatMap((node) => nodeOf(node) ?? []);
}

function nodeOf(node: ChildNode): StyleNode | StyleNode[] | undefined {
  if (node.type === 'rule') return ruleNode(node);
  if (node.type === 'atrule') return atRuleNode(node);
  if (node.type === 'decl') return { text: `${node.toString()};` };
  return undefined;
}

function ruleNode(rule: Rule): StyleNode {
  const selectors = rule.selectors.map(selectorOf);
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  // Tailwind's initial values for browsers that can't register a property.
  if (declarations.length > 0 && declarations.every(({ prop }) => prop.startsWith('--tw-')))
    return {
      selectors,
      body: '',
      nodes: declarations.map((declaration) => ({ name: declaration.prop, text: `${declaration.toString()};` })),
    };
  const first = rule.nodes.findIndex((node) => node.type !== 'decl');
  const leading = first < 0 ? rule.nodes : rule.nodes.slice(0, first);
  const others = first < 0 ? [] : rule.nodes.slice(first);
  // Of several utilities in a recipe each says what it needs.
  const body = leading
    .map(String)
    .filter((declaration, index, all) => all.lastIndexOf(declaration) === index)
    .join(';');
  return { selectors, body, nodes: others.flatMap((node) => nodeOf(node) ?? []) };
}

function atRuleNode(rule: AtRule): StyleNode {
  if (rule.name === 'keyframes' || rule.name === 'property') return { name: rule.params, text: rule.toString() };
  if (!rule.nodes) return { text: `${rule.toString()};` };
  if (rule.name === 'font-face' || rule.name === 'page') return { text: rule.toString() };
  return { head: `@${rule.name}${rule.params === '' ? '' : ` ${rule.params}`}`, nodes: nodesOf(rule) };
}

/** A page is printed for one brand: what weighs nothing and holds on all of the page needs not be asked there. */
function selectorOf(text: string): StyleSelector {
  const lacks: string[] = [];
  const asked = text.replace(FOR_OTHERS, (_, attribute: string) => {
    lacks.push(attribute);
    return '';
  });
  return { text: asked.replace(FOR_BRAND, ''), needs: needsIn(text), ...(lacks.length > 0 && { lacks }) };
}

/** Tailwind's variants of a brand, and their opposites: `:where([data-voice=serif]) .p-4`, `.p-4:not(:where([data-voice=serif]) *)`. */
const FOR_BRAND = /:where\(\[data-(?:voice|mood|hero|animated)(?:=[\w-]+)?\]\) (?=[.:&])/g;
const FOR_OTHERS = /:not\(:where\((\[data-(?:voice|mood|hero|animated)(?:=[\w-]+)?\])\) \*\)/g;

function needsIn(selector: string): string[] {
  const needs = new Set<string>();
  selectorParser((root) => {
    if (root.nodes.length === 1) root.nodes.forEach((only) => collectNeeds(only, needs));
  }).processSync(selector);
  return [...needs];
}

function collectNeeds(selector: selectorParser.Selector, needs: Set<string>): void {
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.add(node.value);
    else if (node.type === 'attribute' && ROOT_ATTRIBUTES.has(node.attribute))
      needs.add(node.value === undefined ? `[${node.attribute}]` : `[${node.attribute}=${node.value}]`);
    // Of several choices none is needed.
    else if (node.type === 'pseudo' && CHOICES.has(node.value) && node.nodes.length === 1)
      node.nodes.forEach((only) => collectNeeds(only, needs));
  }
}

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
  /** What a class is called in the markup of the page, where that is something else. */
  shortOf: (word: string) => string | undefined;
}

/** Without the variables of Tailwind's that no rule reads. */
export function withoutUnread(sheets: Record<string, StyleNode[]>): Record<string, StyleNode[]> {
  const read = new Set([...JSON.stringify(sheets).matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => name));
  const isRead = (declaration: string) => {
    const [, name] = /^(--tw-[\w-]+):/.exec(declaration) ?? [];
    return name === undefined || read.has(name);
  };
  const cleaned = (nodes: StyleNode[]): StyleNode[] =>
    nodes.map((node) => {
      if (!('nodes' in node)) return node;
      if (!('body' in node)) return { ...node, nodes: cleaned(node.nodes) };
      return { ...node, body: declarationsIn(node.body).filter(isRead).join(';'), nodes: cleaned(node.nodes) };
    });
  return Object.fromEntries(Object.entries(sheets).map(([path, nodes]) => [path, cleaned(nodes)]));
}

/** No declaration of a variable of Tailwind's has a semicolon in it; what else there is stays as it is. */
const declarationsIn = (body: string): string[] => body.split(/;(?=--tw-)|(?<=(?:^|;)--tw-[^;]*);/);

/** The rules that a page with these words can use, as a stylesheet; `used` gets the words whose short names it has. */
export function stylesFor(nodes: readonly StyleNode[], words: PageWords, used = new Set<string>()): string {
  const names = namesIn(nodes);
  const named = new Set<string>();
  for (;;) {
    const before = named.size;
    const css = textOf(nodes, { words, used, named });
    for (const name of names) if (css.includes(name)) named.add(name);
    if (named.size === before) return css;
  }
}

interface Scope {
  words: PageWords;
  used: Set<string>;
  named: ReadonlySet<string>;
}

const textOf = (nodes: readonly StyleNode[], scope: Scope): string => blocksOf(nodes, scope).map(blockText).join('');

interface Block {
  /** A selector or `@media …`; empty for what stands by itself. */
  head: string;
  body: string;
  blocks: Block[];
}

/** What stays of the rules; those that follow each other under the same head are one. */
function blocksOf(nodes: readonly StyleNode[], scope: Scope, blocks: Block[] = []): Block[] {
  for (const node of nodes) {
    if ('text' in node) {
      if (!('name' in node) || scope.named.has(node.name)) blocks.push({ head: '', body: node.text, blocks: [] });
      continue;
    }
    const head = 'head' in node ? node.head : headOf(node.selectors, scope);
    if (head === '') continue;
    const inner = { head, body: 'head' in node ? '' : node.body, blocks: blocksOf(node.nodes, scope) };
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
    last.body = [last.body, block.body].filter((body) => body !== '').join(';');
    last.blocks = block.blocks;
  }
}

function blockText({ head, body, blocks }: Block): string {
  if (head === '') return body;
  const nested = blocks.map(blockText).join('');
  return `${head}{${body}${body !== '' && nested !== '' ? ';' : ''}${nested}}`;
}

/** Empty where no selector matches anything on the page. */
function headOf(selectors: StyleSelector[], { words, used }: Scope): string {
  const list = selectors.flatMap(({ text, needs, lacks = [] }) => {
    if (lacks.some(words.has)) return [];
    const isShort = needs.some((need) => words.shortOf(need) !== undefined);
    const shortened = isShort && needs.every((need) => words.shortOf(need) !== undefined || words.has(need));
    if (shortened) for (const need of needs) used.add(need);
    return [...(needs.every(words.has) ? [text] : []), ...(shortened ? [withShortNames(text, words)] : [])];
  });
  return list.join(',');
}

/** A class in a selector: letters, and whatever else behind a backslash. */
const CLASS = /\.((?:[\w-]|\\[^\da-f\n]|[^\0-\x7f])+)/gi;

const withShortNames = (selector: string, { shortOf }: PageWords): string =>
  selector.replace(CLASS, (written, name: string) => {
    const short = shortOf(name.replaceAll('\\', ''));
    return short === undefined ? written : `.${short}`;
  });

function namesIn(nodes: readonly StyleNode[], names = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('name' in node) names.add(node.name);
    if ('nodes' in node) namesIn(node.nodes, names);
  }
  return names;
}
