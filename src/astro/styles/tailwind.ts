import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compile, __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

/** `None` of Tailwind's `Polyfills`: a browser that supports `light-dark()`, which our colors use, needs no polyfill. */
const NONE = 0;

const RECIPE = /@utility ([\w-]+) \{\s*(?:--tw-sort: ([\w-]+);)?/g;

/** The CSS of a Tailwind utility or of one of our recipes. `word`: its class as the sources write it. */
export interface Utility {
  word: string;
  css: string;
}

/** The styles of the code base, as Tailwind reads them. */
export interface Tailwind {
  /** The utilities among the words, in Tailwind's order: a later one wins where an element has both. */
  utilitiesOf: (words: Iterable<string>) => Utility[];
  /** All CSS except utilities: tokens, base, print. */
  base: string;
  /** Our recipes (`button`, `hero-title`), each with the tier that it is sorted by: a later tier overrides an earlier one. */
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
    // Removes the order of the layers and Tailwind's license comment.
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

/** All words of a source that may be classes, with their positions. A word that begins with `!` is code, as in `!button`. */
export function wordsIn(content: string, file: string): { candidate: string; position: number }[] {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const words = new Scanner({ sources: [] }).getCandidatesWithPositions({ content, extension });
  return words.filter(({ candidate }) => !candidate.startsWith('!'));
}
