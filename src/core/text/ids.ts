import { makeSlugs, slugify } from './slug.ts';

export type ToId = (noun: string, name: string | undefined, id?: string) => string;

/** Makes ids for HTML, unique per call of `makeIds`: from the name, else the configured id, else the noun. */
export function makeIds(): ToId {
  const toUnique = makeSlugs();
  return (noun, name, id) =>
    toUnique([name, id].map((text) => slugify(text ?? '')).find((slug) => slug !== '') ?? noun);
}
