import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, html as standard } from 'parse5';
import { keepsItsPlace, parseCode, printNodes, type CodePosition } from './code-in-page.ts';
import {
  CATEGORIES,
  type Category,
  categoryAt,
  type ConsentRules,
  isForeign,
  otherCategory,
  parseAddress,
  strictest,
} from './consent-rules.ts';
import { isWhole, loadsBeforeTap, loadsWithin } from './waiting-loads.ts';

/** The hosts that a brand's own code names, by the category of the code; none of code that names none. */
export type CodeHosts = Partial<Record<Category, string[]>>;

export interface HeldCode {
  html: string;
  hosts: CodeHosts;
  /** The code can't be held back, and is left out. */
  isLeftOut?: true;
}

/**
 * A brand's own code in which nothing loads from another host or runs before a guest has allowed it: each element that would stands in a
 * `<template data-consent="marketing">`, which a browser does not touch. What its rule, or its own `data-category`, calls necessary stays as it is, and so
 * does code without such elements. What only a browser without scripts would load is left out: nobody can allow it there.
 */
export function holdCode(code: string, rules: ConsentRules, place: CodePosition): HeldCode {
  const fragment = parseCode(code);
  const parts = decide(partsIn(fragment), rules);
  const waiting = parts.filter(({ category }) => category !== 'necessary');
  const hosts = hostsByCategory(parts.filter((part) => !waiting.includes(part) || part.element.tagName !== 'noscript'));
  for (const part of waiting) hold(part);
  const html = waiting.length === 0 ? code : printNodes(fragment.childNodes);
  return isHeld(html, rules) && keepsItsPlace(html, place) ? { html, hosts } : { html: '', hosts: {}, isLeftOut: true };
}

interface Part {
  element: Tree.Element;
  loads: string[];
}
type DecidedPart = Part & { category: Category };

/** In their order, none inside of another. */
function partsIn(parent: Tree.ParentNode): Part[] {
  return parent.childNodes.flatMap((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const isOne = isWhole(node) || node.tagName === 'noscript' || loadsBeforeTap(node) !== undefined;
    const loads = isOne ? loadsWithin(node) : undefined;
    if (loads) return [{ element: node, loads }];
    // What stands in a template is nothing to a browser.
    return isOne || node.tagName === 'template' ? [] : partsIn(node);
  });
}

/** A script that names no address belongs to the one in front of it, else to the one behind, as the makers of tags give them; but none is necessary for that. */
function decide(parts: Part[], rules: ConsentRules): DecidedPart[] {
  const known = parts.map(({ element, loads }) => statedOf(element) ?? ofLoads(loads, rules));
  const ofScripts = known.map((category, index) => (parts[index]?.element.tagName === 'script' ? category : undefined));
  const ofNeighbour = (index: number): Category | undefined =>
    [...ofScripts.slice(0, index).reverse(), ...ofScripts.slice(index)].find((category) => category !== undefined);
  return parts.map((part, index) => {
    const neighbour = part.element.tagName === 'script' ? ofNeighbour(index) : undefined;
    const category = known[index] ?? (neighbour === 'necessary' ? undefined : neighbour) ?? otherCategory(rules);
    return { ...part, category };
  });
}

function statedOf({ attrs }: Tree.Element): Category | undefined {
  const stated = attrs
    .find(({ name }) => name === 'data-category')
    ?.value.trim()
    .toLowerCase();
  return CATEGORIES.find((category) => category === stated);
}

const ofLoads = (loads: string[], rules: ConsentRules): Category | undefined =>
  loads.length === 0 ? undefined : strictest(loads.map((load) => categoryAt(load, rules) ?? otherCategory(rules)));

/** Sorted, so that the same code has the same hosts however it is arranged. */
function hostsByCategory(parts: DecidedPart[]): CodeHosts {
  const byCategory = Object.groupBy(parts, ({ category }) => category);
  const entries = CATEGORIES.flatMap((category) => {
    const same = byCategory[category];
    return same ? [[category, [...new Set(same.flatMap(({ loads }) => hostsOf(loads)))].sort()] as const] : [];
  });
  return Object.fromEntries(entries);
}

const hostsOf = (loads: string[]): string[] =>
  loads.flatMap((load) => {
    const url = parseAddress(load);
    return url && isForeign(url) && url.hostname !== '' ? url.hostname : [];
  });

function hold({ element, category }: DecidedPart): void {
  const { parentNode } = element;
  if (!parentNode) return;
  if (element.tagName === 'noscript') return defaultTreeAdapter.detachNode(element);
  const template = defaultTreeAdapter.createElement('template', standard.NS.HTML, [
    { name: 'data-consent', value: category },
  ]) as Tree.Template;
  defaultTreeAdapter.insertBefore(parentNode, template, element);
  defaultTreeAdapter.detachNode(element);
  const content = defaultTreeAdapter.createDocumentFragment();
  defaultTreeAdapter.appendChild(content, element);
  defaultTreeAdapter.setTemplateContent(template, content);
}

/** As a browser reads it again, with scripts and without: where code overlaps, or hides in `<noscript>`, that is another tree than the one above. */
const isHeld = (html: string, rules: ConsentRules): boolean =>
  [true, false].every((hasScripting) =>
    decide(partsIn(parseCode(html, hasScripting)), rules).every(({ category }) => category === 'necessary'),
  );
