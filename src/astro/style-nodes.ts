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

export interface StyleSelector {
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
  if (node.type === 'decl') return { text: `${textOf(node)};` };
  return undefined;
}

function ruleNode(rule: Rule): StyleNode {
  const selectors = rule.selectors.map(selectorOf);
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  // Tailwind's initial values for browsers that can't register a property.
  if (
    rule.selectors.includes('*') &&
    declarations.length > 0 &&
    declarations.every(({ prop }) => prop.startsWith('--tw-'))
  )
    return {
      selectors,
      body: '',
      nodes: declarations.map((declaration) => ({ name: declaration.prop, text: `${textOf(declaration)};` })),
    };
  const first = rule.nodes.findIndex((node) => node.type !== 'decl');
  const leading = first < 0 ? rule.nodes : rule.nodes.slice(0, first);
  const others = first < 0 ? [] : rule.nodes.slice(first);
  // Of several utilities in a recipe each says what it needs.
  const body = leading
    .map(textOf)
    .filter((declaration, index, all) => all.lastIndexOf(declaration) === index)
    .join(';');
  return { selectors, body, nodes: others.flatMap((node) => nodeOf(node) ?? []) };
}

/** Without the spaces that the minifier leaves behind commas and around slashes. */
const textOf = (node: ChildNode): string =>
  node.toString().replace(SPACED, (found) => (found === ', ' || found === ' / ' ? found.trim() : found));
const SPACED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|, | \/ /g;

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
