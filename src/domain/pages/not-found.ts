import type { Site } from '../../model/site.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import type { ShownLogo } from '../look/logo.ts';
import { headerOf } from './header.ts';
import { PATHS } from './routes.ts';

/** What the page says that a host serves for every path it does not have. The path decides which of `home` and `menu` is offered. */
export interface NotFoundContent {
  brand: { name: string; logo?: ShownLogo };
  home: Anchor;
  /** For an address below the menu's: a location that is gone. */
  menu: Anchor;
  /** The other pages of the site, as in its header. */
  links: Anchor[];
  phone?: Anchor;
}

export function notFoundOf(site: Site): NotFoundContent {
  const { name, logo, links, phone } = headerOf(site);
  return {
    brand: { name, logo },
    home: anchor('Return to home', PATHS.home),
    menu: anchor('See the menu', PATHS.menu),
    links: links.filter(({ href, external }) => !external && href !== PATHS.home),
    phone,
  };
}
