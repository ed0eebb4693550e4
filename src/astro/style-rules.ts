import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * A compiled stylesheet taken apart, so that each page can be given the rules it can use. Everything in it is JSON.
 *
 * A selector needs words: a class as `menu-item`, an attribute of the document's root as `[data-voice=serif]`. Without all of them on a
 * page it matches nothing there.
 */
export type StyleNode =
  | { selectors: { text: string; needs: string[] }[]; body: string; nodes: StyleNode[] }
  /** `@media`, `@layer`, `@supports` … */
  | { head: string; nodes: StyleNode[] }
  /** Of use only where another rule names it: keyframes, a registered property. */
  | { name: string; text: string }
  | { text: string };

/** What the root of a document says about its brand. */
const ROOT_ATTRIBUTES = new Set(['data-voice', 'data-mood', 'data-hero', 'data-animated']);
const CHOICES = new Set([':is', ':where', ':has']);

export function parseStyles(css: string): StyleNode[] {
  return nodesOf(postcss.parse(css));
}

function nodesOf(container: Container): StyleNode[] {
  return (container.nodes ?? []).flatMap((node) => nodeOf(node as ChildNode) ?? []);
}

function nodeOf(node: ChildNode): StyleNode | StyleNode[] | undefined {
  if (node.type === 'rule') return ruleNode(node);
  if (node.type === 'atrule') return atRuleNode(node);
  if (node.type === 'decl') return { text: `${node.toString()};` };
  return undefined;
}

function ruleNode(rule: Rule): StyleNode {
  const selectors = rule.selectors.map((text) => ({ text, needs: needsIn(text) }));
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
  const body = leading.map(String).join(';');
  return { selectors, body, nodes: others.flatMap((node) => nodeOf(node) ?? []) };
}

function atRuleNode(rule: AtRule): StyleNode {
  if (rule.name === 'keyframes' || rule.name === 'property') return { name: rule.params, text: rule.toString() };
  if (!rule.nodes) return { text: `${rule.toString()};` };
  if (rule.name === 'font-face' || rule.name === 'page') return { text: rule.toString() };
  return { head: `@${rule.name}${rule.params === '' ? '' : ` ${rule.params}`}`, nodes: nodesOf(rule) };
}

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
    if ('selectors' in node) for (const { needs } of node.selectors) for (const need of needs) words.add(need);
    if ('nodes' in node) wordsOf(node.nodes, words);
  }
  return words;
}

/** The rules that a page with these words can use, as a stylesheet. */
export function stylesFor(nodes: readonly StyleNode[], hasWord: (word: string) => boolean): string {
  const used = new Set<string>();
  for (;;) {
    const before = used.size;
    const css = textOf(nodes, hasWord, used);
    for (const name of namesIn(nodes)) if (css.includes(name)) used.add(name);
    if (used.size === before) return css;
  }
}

function textOf(nodes: readonly StyleNode[], hasWord: (word: string) => boolean, used: ReadonlySet<string>): string {
  let css = '';
  for (const node of nodes) {
    if ('text' in node) {
      if (!('name' in node) || used.has(node.name)) css += node.text;
      continue;
    }
    const nested = textOf(node.nodes, hasWord, used);
    if ('head' in node) {
      if (nested !== '') css += `${node.head}{${nested}}`;
      continue;
    }
    const selectors = node.selectors.filter(({ needs }) => needs.every(hasWord)).map(({ text }) => text);
    const separator = node.body !== '' && nested !== '' ? ';' : '';
    if (selectors.length > 0 && node.body + nested !== '')
      css += `${selectors.join(',')}{${node.body}${separator}${nested}}`;
  }
  return css;
}

function namesIn(nodes: readonly StyleNode[], names = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('name' in node) names.add(node.name);
    if ('nodes' in node) namesIn(node.nodes, names);
  }
  return names;
}
