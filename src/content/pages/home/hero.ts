import type { HeroName } from '#schema/looks.ts';
import type { Site } from '#schema/site.ts';
import { type OpeningTimes, openingTimesOf } from '#core/hours/opening-times.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { type FittedLine, fittedLines } from '#core/looks/fitted-title.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { typeTokensOf, wideningOf } from '#core/looks/type-tokens.ts';
import { brandMenuPlan } from '#core/menu/menu-plan.ts';
import { type ItemView, itemViewOf } from '#core/menu/menu-view.ts';
import { pictureOf, type PictureView } from '#core/theme/pictures.ts';
import { offersOf, offerViewOf } from '../../offers/offers.ts';
import { aboutWithFeature } from '../../sections/section-thresholds.ts';
import { type HeroActions, heroActions } from './hero-actions.ts';
import { heroLinesOf } from './hero-lines.ts';

export interface HeroContent extends HeroActions {
  picture?: PictureView;
  /** How wide a browser shows it. */
  sizes: string;
  /** The first items of the menu, where prices are the picture. */
  board?: { title: string; items: ItemView[] };
  /** The first letter of the name, where the look draws it in place of a picture. */
  initial?: string;
  /** An offer without a last day, where the look sticks it on the picture. */
  sticker?: { amount: string; title: string };
  badge?: string;
  title: string;
  /** The title in lines of one width, where the look sets it so. */
  lines?: FittedLine[];
  subtitle?: string;
  /** Of the only location, whose status comes first; missing where there are several, or no hours are known. */
  times?: OpeningTimes;
}

/** The first screen of home: what the hero of the look shows, and what is there for it. */
export function heroOf(site: Site): HeroContent {
  const { image, subtitle, ctaText } = site.hero;
  const { badge, title } = heroLinesOf(site);
  const { hero } = site.look.parts;
  const hasPicture = !WITHOUT_PICTURE.has(hero);
  return {
    picture: hasPicture ? pictureOf(site, image) : undefined,
    sizes: NARROW.has(hero) ? '(width < 1000px) 100vw, 52vw' : '100vw',
    board: hero === 'board' || hero === 'blocks' ? boardOf(site) : undefined,
    initial: WITHOUT_PICTURE.has(hero) && hero !== 'board' ? initialOf(site.name) : undefined,
    sticker: hero === 'blob' ? stickerOf(site) : undefined,
    badge,
    title,
    lines: linesOf(site, title),
    subtitle: subtitle ?? site.description ?? (aboutWithFeature(site) ? undefined : site.about?.bio),
    ...heroActions(site, ctaText),
    times: openingTimesOf(site, {
      hours: onlyHours(site),
      timezone: site.locations[0]?.timezone,
      closure: site.closure,
      opensOn: site.opensOn,
    }),
  };
}

function linesOf({ look }: Site, title: string): HeroContent['lines'] {
  const height = LOOKS[look.name].fitted?.[look.parts.hero];
  if (height === undefined) return undefined;
  const type = typeTokensOf(look.name, look.typeStyle);
  return fittedLines(title, look.letters, type, height, wideningOf(look.typeStyle, type, look.letters.widening));
}

const WITHOUT_PICTURE: ReadonlySet<HeroName> = new Set<HeroName>(['words', 'board']);
/** Their picture takes about half of a wide screen. */
const NARROW: ReadonlySet<HeroName> = new Set<HeroName>([
  'arch',
  'oval',
  'portrait',
  'columns',
  'blob',
  'poster',
  'blocks',
  'broadsheet',
  'column',
  'panel',
]);

/** `'“Nonna Pia”' → 'N'`, for scripts that have capitals or whose letters stand alone. */
function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase();
}

/** Longer titles have no room on it. */
const STICKER_LETTERS = 22;

/** Of an offer that has a last day, a script would have to remove it. */
function stickerOf(site: Site): HeroContent['sticker'] {
  for (const offer of offersOf(site)) {
    const { title, price, percent, lastDay } = offerViewOf(site, offer);
    const amount = price?.text ?? (percent === undefined ? undefined : `${percent}%`);
    if (amount !== undefined && lastDay === undefined && title.length <= STICKER_LETTERS) return { amount, title };
  }
  return undefined;
}

const BOARD_SHOWN = 6;

/** The first items of the menu with their prices; missing where hardly any has one. */
function boardOf(site: Site): HeroContent['board'] {
  const plan = brandMenuPlan(site);
  const categories = plan.kind === 'page' ? plan.menus.flatMap((menu) => menu.categories) : [];
  for (const { name, items } of categories) {
    const priced = items.filter(({ price, soldOut }) => price !== undefined && !soldOut).slice(0, BOARD_SHOWN);
    if (priced.length >= 3) return { title: name, items: priced.map((item) => itemViewOf(site, item)) };
  }
  return undefined;
}
