import type { BrandReport, LookReport } from '#schema/warning.ts';

/** How far two colours may be from each other in OKLab, and still be taken for one. A hundredth is hard to see where they touch. */
const NEAR = 0.06;

type Looking = BrandReport & { look: LookReport };

/**
 * The reports of one build, with a note where brands can be taken for each other: same look, hero and menu, and nearly the same colours. A group is
 * told once, with the first of its brands that was built.
 */
export function noteLookAlikes(brands: readonly BrandReport[]): BrandReport[] {
  const groups = groupsOf(brands.filter((brand): brand is Looking => brand.look !== undefined));
  const notes = new Map(
    groups.map((group) => [(group.find(({ status }) => status === 'built') ?? group[0])?.slug, noteOf(group)]),
  );
  return brands.map((brand) => {
    const note = notes.get(brand.slug);
    return note === undefined ? brand : { ...brand, notes: [...(brand.notes ?? []), note] };
  });
}

/** Of two brands or more. */
function groupsOf(brands: readonly Looking[]): Looking[][] {
  const sets = Map.groupBy(brands, ({ look: { name, hero, menu } }) => `${name} ${hero} ${menu}`);
  return [...sets.values()].flatMap((set) => {
    const groups: Looking[][] = [];
    for (const brand of set) {
      const near = groups.find(([first]) => first !== undefined && areNear(first.look.colors, brand.look.colors));
      if (near === undefined) groups.push([brand]);
      else near.push(brand);
    }
    return groups.filter(({ length }) => length > 1);
  });
}

const areNear = (some: LookReport['colors'], others: LookReport['colors']): boolean =>
  some.every(([l, a, b], index) => {
    const [l2, a2, b2] = others[index] ?? [];
    return Math.hypot(l - (l2 ?? 9), a - (a2 ?? 9), b - (b2 ?? 9)) < NEAR;
  });

const MOST_NAMED = 6;

/** `rye, oat and kite look alike: carte with the hero arch and the menu sheet, in nearly the same colours. …` */
function noteOf(group: readonly Looking[]): string {
  const { name, hero, menu } = (group[0] as Looking).look;
  const slugs = group.slice(0, MOST_NAMED).map(({ slug }) => slug);
  const more = group.length - slugs.length;
  const last = more > 0 ? `${more} more` : slugs.pop();
  return (
    `${slugs.join(', ')} and ${last} look alike: ${name} with the hero ${hero} and the menu ${menu}, in nearly the same colours. ` +
    'Another theme.hero, theme.menu or colour tells them apart.'
  );
}
