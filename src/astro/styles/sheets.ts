import { optimize } from '@tailwindcss/node';
import postcss, { type ChildNode, type Declaration, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Look } from '../../model/site.ts';
import { IMPORTANT, layersOf } from './layers.ts';
import type { Tailwind, Utility } from './tailwind.ts';

export type Voice = Look['voice'];

/** What decides which rules a brand's sheets have. */
export interface SheetKind {
  voice: Voice;
  /** Whether the brand has switched animations on. */
  isAnimated: boolean;
}

/** The words (possible classes) in the modules of pages and of late scripts. */
export interface Words {
  /** By kind of page, as its route is written: `/menu/[location]`. */
  pages: Record<string, ReadonlySet<string>>;
  /** The words of what scripts load when a visitor needs it. */
  late: ReadonlySet<string>;
}

/** Minified stylesheets of one kind of brand. */
export interface Sheets {
  /** The start of every page's styles. It sets the order of the layers. */
  shared: string;
  pages: Record<string, string>;
  late: string;
}

/** A class is in the shared sheet when this many kinds of pages use it, one of them home: most visits begin there, so home gets no other rules. */
const MIN_SHARED = 3;
const HOME = '/';
/** The order of the first layers. The layers of the utilities follow, then `print`. */
const LAYERS = ['reset', 'tokens', 'voices', 'base', 'parts'];

/** `nameOf`: the short name of a class. */
export function makeSheets(
  tailwind: Tailwind,
  { pages, late }: Words,
  nameOf: (word: string) => string,
): (kind: SheetKind) => Sheets {
  const counts = new Map<string, number>();
  for (const words of Object.values(pages)) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isShared = (word: string) => (counts.get(word) ?? 0) >= MIN_SHARED && pages[HOME]?.has(word) === true;
  const all = tailwind
    .utilitiesOf(new Set([...counts.keys(), ...late]))
    .map(({ word, css }) => ({ word, css: withoutVariables(css) }));
  const base = withoutVariables(tailwind.base);
  const others = Object.entries({ ...pages, late });
  const sheetsOf = (word: string) =>
    new Set(isShared(word) ? [] : others.flatMap(([sheet, words]) => (words.has(word) ? sheet : [])));

  return (kind) => {
    const utilities = all.map(({ word, css }) => ({ word, css: ofKind(css, kind) })).filter(({ css }) => css !== '');
    const layers = layersOf(utilities, sheetsOf, tailwind.recipes);
    const sheet = (isWanted: (word: string) => boolean) => {
      const wanted = utilities.filter(({ word }) => isWanted(word));
      return minified(inLayers(wanted, layers), nameOf);
    };
    const last = Array.from(layers.values()).reduce((most, layer) => Math.max(most, layer), 0);
    const own = Array.from({ length: last + 2 }, (_, index) => nameOfLayer(index + IMPORTANT));
    const ownBase = withoutUnusedKeyframes(ofKind(base, kind), utilities.map(({ css }) => css).join('\n'));
    const order = [...LAYERS, ...own, 'print'];
    return {
      shared: `@layer ${order.join()};${minified(ownBase, nameOf)}${sheet(isShared)}`,
      pages: Object.fromEntries(
        Object.entries(pages).map(([page, words]) => [page, sheet((word) => words.has(word) && !isShared(word))]),
      ),
      late: sheet((word) => late.has(word) && !isShared(word)),
    };
  };
}

const nameOfLayer = (layer: number): string => (layer === IMPORTANT ? 'important' : `u${layer.toString(36)}`);

function inLayers(utilities: readonly Utility[], layers: ReadonlyMap<string, number>): string {
  const groups = [...Map.groupBy(utilities, ({ word }) => layers.get(word) ?? 0)].sort(([one], [other]) => one - other);
  return groups
    .map(([layer, group]) => `@layer ${nameOfLayer(layer)}{${group.map(({ css }) => css).join('')}}`)
    .join('');
}

function minified(css: string, nameOf: (word: string) => string): string {
  const root = postcss.parse(css);
  shortenClasses(root, nameOf);
  return withoutOverridden(optimize(root.toString(), { minify: true }).code);
}

/** The rules of a recipe and of its voice have become one rule, in which the last of a property counts. */
function withoutOverridden(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const last = new Map(rule.nodes.filter((node) => node.type === 'decl').map((node) => [keyOf(node), node]));
    for (const node of [...rule.nodes]) if (node.type === 'decl' && last.get(keyOf(node)) !== node) node.remove();
  });
  return root.toString();
}

const keyOf = ({ prop, important }: Declaration): string => `${prop}${important}`;

/** Removes the rules of other kinds of brands, since all pages of a brand are of one kind. */
export const ofKind = (css: string, { voice, isAnimated }: SheetKind): string =>
  ofAnimations(ofVoice(css, voice), isAnimated);

/** Removes the rules that are not for this voice, and the `not-serif:` of those that are. */
export function ofVoice(css: string, voice: Voice): string {
  if (!css.includes('data-voice')) return css;
  const root = postcss.parse(css);
  root.walkRules(/data-voice/, (rule) => {
    const kept = rule.selectors
      .filter((selector) => [...selector.matchAll(FORBIDDEN)].every(([, other]) => other !== voice))
      .map((selector) => selector.replaceAll(FORBIDDEN, ''))
      .filter((selector) => [...selector.matchAll(VOICE)].every(([, other]) => other === voice));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = kept.map((selector) => selector.replaceAll(`:where([data-voice='${voice}']) `, ''));
  });
  return root.toString().trim();
}

/** A rule is for brands with animations, or by `:not([data-animated])` for brands without them. */
function ofAnimations(css: string, isAnimated: boolean): string {
  if (!css.includes(ANIMATED)) return css;
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => !selector.includes(ANIMATED) || selector.includes(STILL) !== isAnimated,
    );
    if (kept.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = kept.map((selector) => selector.replaceAll(`:where(${ANIMATED}) `, ''));
  });
  return root.toString().trim();
}

const ANIMATED = '[data-animated]';
const STILL = `:not(${ANIMATED})`;
const VOICE = /\[data-voice=['"]?(\w+)['"]?\]/g;
const FORBIDDEN = /:not\(:where\(\[data-voice=['"]?(\w+)['"]?\]\) \*\)/g;

/** `others`: the rules of the utilities, which use keyframes too. */
function withoutUnusedKeyframes(css: string, others: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('keyframes', (keyframes) => {
    const isUsed = new RegExp(String.raw`animation(?:-name)?:[^;}]*\b${keyframes.params}\b`);
    if (!isUsed.test(css) && !isUsed.test(others)) removeWithEmptyParents(keyframes);
  });
  return root.toString();
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithEmptyParents(parent as ChildNode);
}

/**
 * Tailwind builds some values from variables, which every page has to register. This replaces each variable by its fallback or its initial
 * value. Only `--tw-content` stays: pseudo-elements have it, and nothing inherits from them.
 */
function withoutVariables(css: string): string {
  const initial = new Map([...css.matchAll(REGISTRATION)].map(([, name, value]) => [name, value]));
  return css
    .replaceAll(REGISTRATION, '')
    .replaceAll(/--tw-(?!content)[\w-]+: [^;]*;/g, '')
    .replaceAll(/var\((--tw-[\w-]+)(?:, (var\([^()]*\)))?\)/g, (_, name: string, other?: string) =>
      name === '--tw-content' ? "var(--tw-content, '')" : (other ?? initial.get(name) ?? ''),
    );
}

const REGISTRATION = /@property (--[\w-]+) \{[^}]*?(?:initial-value: ([^;]*);\s*)?\}/g;

function shortenClasses(root: Root, nameOf: (word: string) => string): void {
  const shorten = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      const name = nameOf(node.value);
      if (name !== node.value) node.value = name;
    }),
  );
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = shorten.processSync(rule.selector);
  });
}
