import { textsIn, textsOf } from '#i18n/texts.ts';
import type { Paths, Site } from '#schema/site.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import type { LogoView } from '#core/theme/logo.ts';
import { headerOf } from '../navigation/header.ts';
import { pathsIn, pathsOf } from '#core/routes/routes.ts';

/** What the page says that a host serves for every path it does not have. The path decides which of `home` and `menu` is offered. */
export interface NotFoundContent {
  brand: { name: string; logo?: LogoView };
  home: Link;
  /** For an address below the menu's: a location that is gone. */
  menu: Link;
  /** The other pages of the site, as in its header. */
  links: Link[];
  phone?: Link;
  /** The same in the other languages of the site: a host has one such page. */
  others: { tag: string; title: string; home: Link }[];
  /** Where the site has menus and locations, in each language. Missing: where one in English has them. */
  places?: Pick<Paths, 'menu' | 'location' | 'locations'>[];
}

export function notFoundOf(site: Site): NotFoundContent {
  const { notFound, go } = textsOf(site);
  const others = othersOf(site);
  const { name, logo, links, phone } = headerOf(site);
  return {
    brand: { name, logo },
    home: linkTo(notFound.returnHome, pathsOf(site).home),
    menu: linkTo(go.seeMenu, pathsOf(site).menu),
    links: links.filter(({ href, external }) => !external && href !== pathsOf(site).home),
    phone,
    others: others.map(({ tag, prefix }) => {
      const words = textsIn(tag).notFound;
      return { tag, title: words.title, home: linkTo(words.returnHome, pathsIn(tag, prefix).home) };
    }),
    places: site.paths === undefined && site.languages === undefined ? undefined : placesOf(site),
  };
}

function placesOf(site: Site): NotFoundContent['places'] {
  const all = [pathsOf(site), ...othersOf(site).map(({ tag, prefix }) => pathsIn(tag, prefix))];
  return all.map(({ menu, location, locations }) => ({ menu, location, locations }));
}

/** The other languages to which links lead. */
const othersOf = ({ languages = [] }: Site) => languages.slice(1).filter(({ isLinked }) => isLinked);
