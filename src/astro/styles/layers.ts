import postcss, { type Declaration } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Utility } from './tailwind.ts';

/** The layer of `!important` utilities, below all others: among `!important` rules the lowest layer wins. */
export const IMPORTANT = -1;

/**
 * Puts utilities into cascade layers, so that Tailwind's order decides which one wins on an element, and not which stylesheet was loaded last:
 * a visitor who goes from page to page collects stylesheets. Returns the layer number of each utility. Utility B needs a layer above A when A
 * weighs less (or the same, and Tailwind sorts it first), both may set the same property to different values, and a sheet has A but not B.
 * `sheetsOf`: the sheets that contain a word; empty for a word in the shared sheet, with which all pages begin.
 */
export function layersOf(
  utilities: readonly Utility[],
  sheetsOf: (word: string) => ReadonlySet<string>,
  recipes: ReadonlyMap<string, string>,
): Map<string, number> {
  const layers = new Map<string, number>();
  const known = new Map<string, Effect[]>();
  const byWeight = utilities
    .map((utility) => ({ utility, weight: recipes.has(utility.word) ? 1 : weightOf(utility.css) }))
    .sort((one, other) => one.weight - other.weight);
  for (const { utility } of byWeight) {
    if (utility.word.endsWith('!')) {
      layers.set(utility.word, IMPORTANT);
      continue;
    }
    const sheets = sheetsOf(utility.word);
    const effects = effectsOf(utility, recipes.get(utility.word));
    const below = effects.flatMap((effect) =>
      (known.get(familyOf(effect.property)) ?? [])
        .filter((other) => other.shape !== effect.shape && mayDiffer(effect, other))
        .map(({ word }) => (layers.get(word) ?? 0) + (sheetsOf(word).isSubsetOf(sheets) ? 0 : 1)),
    );
    const layer = below.reduce((most, one) => Math.max(most, one), 0);
    layers.set(utility.word, layer);
    for (const effect of effects) {
      const family = familyOf(effect.property);
      known.set(family, [...(known.get(family) ?? []), effect]);
    }
  }
  return layers;
}

/** The number of classes, attributes and states in a utility's selector: `.last\:pb-0:last-child` weighs 2. What is in `:where()` weighs nothing. */
function weightOf(css: string): number {
  let most = 0;
  postcss.parse(css).walkRules(({ selector }) => {
    selectorParser()
      .astSync(selector)
      .each((choice) => void (most = Math.max(most, weightIn(choice))));
  });
  return most;
}

const weightIn = (container: selectorParser.Container): number =>
  container.reduce((sum: number, node: selectorParser.Node) => sum + weightOfNode(node), 0);

function weightOfNode(node: selectorParser.Node): number {
  if (node.type === 'class' || node.type === 'attribute') return 1;
  if (node.type === 'selector') return weightIn(node);
  if (node.type !== 'pseudo' || node.value === ':where' || node.value.startsWith('::')) return 0;
  return node.nodes.length === 0 ? 1 : node.nodes.reduce((most, choice) => Math.max(most, weightIn(choice)), 0);
}

/** What a utility does to a property. */
interface Effect {
  word: string;
  /** The pseudo-element that has the property, such as `::before`; empty for an element. */
  target: string;
  property: string;
  /** Undefined when the utility sets several values. */
  value: string | undefined;
  /** The utility without its values: the same for `p-4` and `p-6`, and for all recipes of a tier. No element has two of one shape. */
  shape: string;
}

/** `tier`: what a recipe is sorted by, if anything. */
export function effectsOf({ word, css }: Utility, tier?: string): Effect[] {
  const effects = new Map<string, Omit<Effect, 'shape'>>();
  // The variants come from the name, because the rules may have lost the selector of a voice.
  const shape = [word.slice(0, word.lastIndexOf(':') + 1)];
  postcss.parse(css).walkDecls((declaration) => {
    const heads = headsOf(declaration);
    const property = declaration.prop.replace(/^-(?:webkit|moz)-/, '');
    const [target = ''] = /::[\w-]+/.exec(heads) ?? [];
    const key = target + property;
    const isOther = effects.has(key) && effects.get(key)?.value !== declaration.value;
    effects.set(key, { word, target, property, value: isOther ? undefined : declaration.value });
    shape.push(`${heads.replaceAll(escaped(word), '')} ${declaration.prop}`);
  });
  return [...effects.values()].map((effect) => ({ ...effect, shape: tier || shape.join('\n') }));
}

/** Whether the order of two utilities matters on an element that has both. */
export function mayDiffer(one: Effect, other: Effect): boolean {
  if (one.target !== other.target || familyOf(one.property) !== familyOf(other.property)) return false;
  if (!mayMeet(one.property, other.property)) return false;
  return one.property !== other.property || one.value === undefined || one.value !== other.value;
}

function headsOf({ parent }: Declaration): string {
  const heads: string[] = [];
  for (let node: postcss.Container | postcss.Document | undefined = parent; node; node = node.parent)
    heads.push('selector' in node ? String(node.selector) : 'params' in node ? String(node.params) : '');
  return heads.join(' ');
}

const escaped = (word: string): string => word.replace(/[^\w-]/g, (character) => `\\${character}`);

/** Properties that one declaration may set together. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  if (/^(?:top|right|bottom|left)$/.test(property)) return 'inset';
  if (/^(?:row|column)-gap$/.test(property)) return 'gap';
  if (/^(?:align|justify)-/.test(property)) return 'place';
  if (/^(?:white-space|text-wrap)/.test(property)) return 'wrap';
  // The shorthand `font` sets `line-height` too.
  if (property === 'line-height') return 'font';
  return property.split('-')[0] ?? property;
}

/** Whether two properties of a family may set the same thing: `padding` and `padding-top`, `border-width` and `border-top-width`. */
function mayMeet(one: string, other: string): boolean {
  if (isAcross(one, other) || isAcross(other, one)) return false;
  return one === other || isWider(one, other) || isWider(other, one);
}

/** Whether one property is for the left or right and the other for the top or bottom. Lines of text are horizontal, so `inline` is left or right. */
const isAcross = (one: string, other: string): boolean =>
  /(?:^|-)(?:inline|left|right)(?!.*radius)/.test(one) && /(?:^|-)(?:block|top|bottom)(?!.*radius)/.test(other);

function isWider(one: string, other: string): boolean {
  if (other.startsWith(`${one}-`) || !one.includes('-') || /-(?:inline|block)\b|^place-/.test(one)) return true;
  return lastOf(one) === lastOf(other) && one.startsWith('border-');
}

const lastOf = (property: string): string => property.slice(property.lastIndexOf('-'));
