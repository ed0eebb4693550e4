import postcss, { type Declaration } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Utility } from './tailwind.ts';

/** Among rules that are `!important` the lowest layer wins: those of utilities stand below all recipes. */
export const IMPORTANT = -1;

/**
 * Spreads utilities over cascade layers, so that Tailwind's order decides what wins on an element, and not which stylesheet came last: a
 * visitor who goes from page to page collects them. Returns the number of each one's layer. A utility needs a layer above another one that
 * weighs no more, that Tailwind has before it and that may set the same property to another value, if a sheet may bring the other one again
 * without it. `sheetsOf`: the sheets with a word; empty for what stands in the one that all pages begin with.
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

/** How many classes, attributes and states its selector asks for: `.last\:pb-0:last-child` weighs 2. What `:where()` asks for weighs nothing. */
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
  /** Undefined where it sets several. */
  value: string | undefined;
  /** Leaves the values out: `p-4` and `p-6` have the same one, as have the recipes of a tier, and no element has both. */
  shape: string;
}

/** `tier`: of a recipe, what it is sorted by. */
export function effectsOf({ word, css }: Utility, tier?: string): Effect[] {
  const effects = new Map<string, Omit<Effect, 'shape'>>();
  // Of its variants the voice may be gone from the rules.
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
  // `font` sets it, too.
  if (property === 'line-height') return 'font';
  return property.split('-')[0] ?? property;
}

/** Whether two properties of a family set the same: `padding` and `padding-top`, `border-width` and `border-top-width`. */
function mayMeet(one: string, other: string): boolean {
  if (isAcross(one, other) || isAcross(other, one)) return false;
  return one === other || isWider(one, other) || isWider(other, one);
}

/** Lines are horizontal: what is at their ends is neither above nor below. */
const isAcross = (one: string, other: string): boolean =>
  /(?:^|-)(?:inline|left|right)(?!.*radius)/.test(one) && /(?:^|-)(?:block|top|bottom)(?!.*radius)/.test(other);

function isWider(one: string, other: string): boolean {
  if (other.startsWith(`${one}-`) || !one.includes('-') || /-(?:inline|block)\b|^place-/.test(one)) return true;
  return lastOf(one) === lastOf(other) && one.startsWith('border-');
}

const lastOf = (property: string): string => property.slice(property.lastIndexOf('-'));
