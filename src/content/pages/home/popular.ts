import { textsOf } from '#i18n/texts.ts';
import type { MenuItem } from '#schema/menu/menu.ts';
import type { Look, Site } from '#schema/site.ts';
import { brandMenuPlan } from '#core/menu/menu-plan.ts';
import { type ItemView, itemViewOf } from '#core/menu/menu-view.ts';
import type { PictureView } from '#core/theme/pictures.ts';
import type { HeroContent } from './hero.ts';

const POPULAR_SHOWN = 12;

export interface PopularContent {
  title: string;
  items: ItemView[];
  kind: Look['parts']['popular'];
  /** A few pictures beside the list. Then its items have none. */
  beside: PictureView[];
}

/** The featured items, or else the first of the menu, which nobody has called popular. `elsewhere`: pictures that other parts of the page show. */
export function popularOf(
  site: Site,
  elsewhere: (PictureView | undefined)[],
  board: HeroContent['board'],
): PopularContent {
  const { home } = textsOf(site);
  const seen = new Set(elsewhere.map((picture) => picture?.src));
  const onBoard = new Set(board?.items.map(({ name }) => name));
  const isFeatured = site.featuredItems.length > 0;
  const items = isFeatured ? site.featuredItems : firstOfMenu(site);
  const views = items
    .filter(({ name }) => isFeatured || !onBoard.has(name))
    .slice(0, POPULAR_SHOWN)
    // Allergens are told on the menu, where the note about them stands.
    .map(({ allergens: _, ...item }) => withoutSeen(itemViewOf(site, item), seen));
  return { title: isFeatured ? home.popular : home.fromMenu, ...arrange(site.look.parts.popular, views) };
}

/** Looks that show the pictures of items in their list; the others show a few beside it. */
const PICTURED: ReadonlySet<PopularContent['kind']> = new Set<PopularContent['kind']>(['grid', 'row']);
/** How many pictures stand beside the list. */
const BESIDE = { card: 0, sentence: 0, index: 1, grid: 2, row: 2, board: 1, ads: 1, leaders: 1 } as const;
/** A salon names three dishes. */
const IN_A_SENTENCE = 3;

/** Where fewer than half of the items have a picture, the pictures that exist stand beside a plain list: it would have empty places otherwise. */
function arrange(kind: PopularContent['kind'], views: ItemView[]): Pick<PopularContent, 'kind' | 'items' | 'beside'> {
  const pictures = views.flatMap(({ picture }) => picture ?? []);
  const isPictured = PICTURED.has(kind) && views.length > 1 && pictures.length * 2 >= views.length;
  if (isPictured) return { kind, items: views, beside: [] };
  const items = views.map(({ picture: _, ...item }) => item);
  return {
    // A row of words alone has nothing to scroll for.
    kind: kind === 'row' || kind === 'grid' ? 'board' : kind,
    items: kind === 'sentence' ? items.slice(0, IN_A_SENTENCE) : items,
    beside: pictures.slice(0, BESIDE[kind]),
  };
}

function withoutSeen(item: ItemView, seen: Set<string | undefined>): ItemView {
  const { picture, ...rest } = item;
  return picture === undefined || seen.has(picture.src) ? rest : item;
}

function firstOfMenu(site: Site): MenuItem[] {
  const plan = brandMenuPlan(site);
  if (plan.kind !== 'page') return [];
  const items = plan.menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  return items.filter(({ soldOut }) => !soldOut);
}
