import type { Site } from '../../model/site.ts';
import { hasMenuChooser } from './menu.ts';
import type { PageName, Route } from './routes.ts';

/** Pages with a form or a map of their own, and those without the site's frame. */
const WITHOUT: ReadonlySet<PageName> = new Set<PageName>([
  'locations',
  'contact',
  'media-inquiries',
  'careers',
  'franchise',
  'feedback',
  'not-found',
]);

/** Whether the FEEDBACK tab stands on a page (docs/behaviour.md#feedback-launcher-and-dialog). On `/menu/` it does where the place is chosen. */
export function hasLauncher(site: Site, { page }: Pick<Route, 'page'>): boolean {
  return page === 'menu' ? hasMenuChooser(site) : !WITHOUT.has(page);
}
