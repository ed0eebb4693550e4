import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { isFood } from '#core/menu/foods.ts';

/** The words on top of home. */
export interface HeroLines {
  badge?: string;
  title: string;
  /** Which of them the configuration leaves to us. */
  ours: ('badge' | 'title')[];
}

export function heroLinesOf(site: Site): HeroLines {
  const { badge = bestCuisineLine(site), title = textsOf(site).home.title } = site.hero;
  const isOurBadge = site.hero.badge === undefined && badge !== undefined;
  const isOurTitle = site.hero.title === undefined && site.texts?.['home.title'] === undefined;
  return {
    badge: badge || undefined,
    title,
    ours: [...(isOurBadge ? (['badge'] as const) : []), ...(isOurTitle ? (['title'] as const) : [])],
  };
}

/** What the report says of lines of ours, once a brand. Empty where all are the restaurant's own. */
export function notesOf(site: Site): string[] {
  const lines = heroLinesOf(site);
  if (lines.ours.length === 0) return [];
  const texts = lines.ours.map((key) => JSON.stringify(lines[key])).join(' and ');
  const missing = lines.ours.map((key) => `no ${key}`).join(' and ');
  const none = lines.ours.includes('badge') ? '; "badge": "" is none' : '';
  return [
    `${texts} on top of home ${lines.ours.length === 1 ? 'is' : 'are'} ours, because heroSection has ${missing}. Write the restaurant's own${none}.`,
  ];
}

/** "Best Ramen in Toronto": where the first cuisine is a food, and the town is known. */
function bestCuisineLine(site: Site): string | undefined {
  const [cuisine] = site.cuisines;
  const locality = site.address.locality ?? site.locations[0]?.address.locality;
  if (cuisine === undefined || locality === undefined || !isFood(cuisine)) return undefined;
  return textsOf(site).home.best(cuisine, locality);
}
