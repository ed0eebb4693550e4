import { foldText } from './fold.ts';

const LONGEST = 80;

/** `slugify('Café Olé — Bloor St.') // "cafe-ole-bloor-st"`; empty where nothing can be folded to a–z and 0–9. */
export function slugify(text: string): string {
  return cut(foldText(text).replace(/[^a-z0-9]+/g, '-'), LONGEST);
}

/** Gives out slugs one by one: the first asker gets its own, the next ones `-2`, `-3`, … */
export function makeSlugs(): (wanted: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted) => {
    let slug = wanted;
    for (let count = counts.get(wanted) ?? 2; taken.has(slug); count++) {
      const suffix = `-${count}`;
      slug = cut(wanted, LONGEST - suffix.length) + suffix;
      counts.set(wanted, count + 1);
    }
    taken.add(slug);
    return slug;
  };
}

function cut(slug: string, length: number): string {
  return slug.replace(/^-/, '').slice(0, length).replace(/-$/, '');
}
