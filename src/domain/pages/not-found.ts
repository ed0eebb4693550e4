import { anchor, type Anchor } from '../links/anchor.ts';
import { PATHS } from './routes.ts';

/** What the page says that a host serves for every path it does not have. The path decides which of the two. */
export interface NotFoundContent {
  home: Anchor;
  /** For an address below the menu's: a location that is gone. */
  menu: Anchor;
}

export const NOT_FOUND: NotFoundContent = {
  home: anchor('Return to home', PATHS.home),
  menu: anchor('See the menu', PATHS.menu),
};
