import type { HomeSection } from '#schema/looks.ts';

/** Sections that stand together: a loud one alone, quiet ones side by side. */
export interface HomeGroup {
  isLoud: boolean;
  sections: HomeSection[];
}

/** What each section would show. */
interface Filled {
  popular: { items: readonly unknown[] };
  highlights: readonly unknown[];
  reviews: { shown: readonly unknown[] };
  features: { shown: readonly unknown[] };
  specialties: readonly unknown[];
  offers: readonly unknown[];
  about?: unknown;
  faqs: readonly unknown[];
}

/** With the hero and the last call to act a home has five loud sections; more of them are none. */
const MAX_LOUD = 3;
/** Lists that one looks something up in. The others may be loud. */
const ALWAYS_QUIET: ReadonlySet<HomeSection> = new Set<HomeSection>(['specialties', 'features', 'faqs']);

/** The sections that have something to say, in the order of the look. The first of them are loud, the rest stand beside each other. */
export function groupsOf(order: readonly HomeSection[], content: Filled): HomeGroup[] {
  const groups: HomeGroup[] = [];
  let loud = 0;
  for (const section of order.filter((name) => isFilled(name, content))) {
    const isLoud = !ALWAYS_QUIET.has(section) && loud < MAX_LOUD;
    const last = groups.at(-1);
    if (isLoud) loud += 1;
    if (isLoud || !last || last.isLoud) groups.push({ isLoud, sections: [section] });
    else last.sections.push(section);
  }
  return groups;
}

function isFilled(section: HomeSection, content: Filled): boolean {
  switch (section) {
    case 'popular':
      return content.popular.items.length > 0;
    case 'reviews':
    case 'features':
      return content[section].shown.length > 0;
    case 'about':
      return content.about !== undefined;
    default:
      return content[section].length > 0;
  }
}
