import { textsOf } from '../texts/texts.ts';
import type { Site } from '../../model/site.ts';
import { linkTo, type Link } from '../links/link.ts';
import type { LogoView } from '../look/logo.ts';
import { headerOf } from './header.ts';
import { pathsOf } from './routes.ts';

/** What the page says that a host serves for every path it does not have. The path decides which of `home` and `menu` is offered. */
export interface NotFoundContent {
  brand: { name: string; logo?: LogoView };
  home: Link;
  /** For an address below the menu's: a location that is gone. */
  menu: Link;
  /** The other pages of the site, as in its header. */
  links: Link[];
  phone?: Link;
}

export function notFoundOf(site: Site): NotFoundContent {
  const { notFound, go } = textsOf(site);
  const { name, logo, links, phone } = headerOf(site);
  return {
    brand: { name, logo },
    home: linkTo(notFound.returnHome, pathsOf(site).home),
    menu: linkTo(go.seeMenu, pathsOf(site).menu),
    links: links.filter(({ href, external }) => !external && href !== pathsOf(site).home),
    phone,
  };
}
