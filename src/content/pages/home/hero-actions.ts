import type { Site } from '#schema/site.ts';
import { firstLinkToReserve, type Link, linkTo, linkToMenu, linkToOrder, linkToReserve } from '#core/links/link.ts';
import { pathsOf } from '#core/routes/routes.ts';

export interface HeroActions {
  /** The first button, whatever it leads to. */
  order: Link;
  /** None where the first leads to the menu already. */
  menu?: Link;
  reserve?: Link;
}

/** The words of the configuration are those of the first button, unless they are about something else than the table that it leads to. */
export function heroActions(site: Site, words: string | undefined): HeroActions {
  const menu = words === undefined ? linkToMenu(site) : linkTo(words, pathsOf(site).menu);
  const order = linkToOrder(site, words);
  const table = order ? undefined : firstLinkToReserve(site);
  if (table) {
    if (words !== undefined && ABOUT_A_TABLE.test(words))
      return { order: { ...table, label: words }, menu: linkToMenu(site) };
    // "Order Online" would promise what this brand does not have.
    return { order: table, menu: words !== undefined && ABOUT_AN_ORDER.test(words) ? linkToMenu(site) : menu };
  }
  const isMenu = order === undefined || order.href === pathsOf(site).menu;
  return { order: order ?? menu, menu: isMenu ? undefined : linkToMenu(site), reserve: linkToReserve(site) };
}

/** "Book a table", in the languages that we write. */
const ABOUT_A_TABLE = /\btables?\b|\bbook|reserv|réserv|\bmesas?\b|[预預]|[订訂]位/i;

/** "Order now", in the languages that we write. */
const ABOUT_AN_ORDER = /\border|\bcommande|\bpedir|\bpide\b|\bpedido|\bordena|[订訂点點][购購餐单單]|外[卖賣]/i;
