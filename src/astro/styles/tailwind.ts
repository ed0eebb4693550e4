import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compile, __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

/** Of Tailwind's `Polyfills`: a browser that knows the `light-dark()` of our colors knows what these are for. */
const NONE = 0;

const RECIPE = /@utility ([\w-]+) \{\s*(?:--tw-sort: ([\w-]+);)?/g;

/** A utility of Tailwind's or a recipe of ours, by the class that the sources name. */
export interface Utility {
  word: string;
  css: string;
}

/** The styles of the code base, as Tailwind reads them. */
export interface Tailwind {
  /** Those of the words that are classes, in Tailwind's order: a later one wins where an element has both. */
  utilitiesOf: (words: Iterable<string>) => Utility[];
  /** All that is no utility: tokens, base, print. */
  base: string;
  /** Our recipes (`button`, `hero-title`) and what each is sorted by: a later tier changes what an earlier one says. */
  recipes: ReadonlyMap<string, string>;
}

/** `file`: the stylesheet that imports all others. */
export async function loadTailwind(file: string): Promise<Tailwind> {
  const css = readFileSync(file, 'utf8');
  const recipes = new Map<string, string>();
  const onDependency = (path: string) => {
    for (const [, name = '', tier = ''] of readFileSync(path, 'utf8').matchAll(RECIPE)) recipes.set(name, tier);
  };
  const options = { base: dirname(file), onDependency, polyfills: NONE };
  const [system, compiler] = await Promise.all([loadDesignSystem(css, options), compile(css, options)]);
  return {
    recipes,
    // Without the order of layers and the name of Tailwind.
    base: compiler.build([]).replaceAll(/^(?:@layer [^{]*;|\/\*.*)$/gm, ''),
    utilitiesOf(words) {
      const asked = [...words];
      const rules = system.candidatesToCss(asked);
      const orders = new Map(system.getClassOrder(asked));
      const orderOf = (word: string) => orders.get(word) ?? 0n;
      return asked
        .flatMap((word, index) => (rules[index] ? [{ word, css: rules[index] }] : []))
        .sort((one, other) => Number(orderOf(one.word) - orderOf(other.word)));
    },
  };
}

/** Whatever may be a class in a source, and where it stands. What begins with `!` is code, as in `!button`. */
export function wordsIn(content: string, file: string): { candidate: string; position: number }[] {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const words = new Scanner({ sources: [] }).getCandidatesWithPositions({ content, extension });
  return words.filter(({ candidate }) => !candidate.startsWith('!'));
}
