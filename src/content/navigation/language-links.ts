import type { Location } from '#schema/location.ts';
import type { Site, SiteLanguage } from '#schema/site.ts';
import { BELOW_ALLERGENS, BELOW_MENU, pathsIn, type Route } from '#core/routes/routes.ts';

/** A page in one of the languages of its site. */
export interface LanguageLink {
  /** BCP 47 */
  tag: string;
  /** As the language calls itself: "Français". */
  name: string;
  path: string;
  isCurrent: boolean;
}

/** The page in each language that links lead to, and in its own. Undefined where there is one, and for a page without an address. */
export function languageLinksOf(site: Site, route: Route): LanguageLink[] | undefined {
  if (site.languages === undefined || route.page === 'not-found') return undefined;
  const links = site.languages
    .filter(({ tag, isLinked }) => isLinked || tag === site.language)
    .map((language) => ({
      tag: language.tag,
      name: language.name,
      path: pathIn(route, language),
      isCurrent: language.tag === site.language,
    }));
  return links.length > 1 ? links : undefined;
}

/** Pages of locations have the same last part everywhere. */
function pathIn(route: Exclude<Route, { page: 'not-found' }>, { tag, prefix }: SiteLanguage): string {
  const paths = pathsIn(tag, prefix);
  switch (route.page) {
    case 'location':
      return `${paths.location}${route.location.slug}/`;
    case 'location-menu':
      return `${paths.menu}${route.location.menuSlug}/`;
    case 'menu-board':
      return `${paths.menu}${BELOW_MENU.board}/${lastOf(route)}`;
    case 'menu-qr':
      return `${paths.menu}${BELOW_MENU.qr}/${lastOf(route)}`;
    case 'allergens':
      return `${paths.allergens}${lastOf(route)}`;
    case 'allergens-qr':
      return `${paths.allergens}${BELOW_ALLERGENS.qr}/${lastOf(route)}`;
    case 'feedback-qr':
      return `${paths.feedback}qr/${route.path.split('/').at(-2)}/`;
    case 'media-inquiries':
      return paths.mediaInquiries;
    default:
      return paths[route.page];
  }
}

const lastOf = ({ location }: { location?: Location }): string => (location ? `${location.menuSlug}/` : '');

/** Whether search engines may keep the pages of a site in its language. */
export function isLanguageLinked(site: Site): boolean {
  return site.languages?.find(({ tag }) => tag === site.language)?.isLinked ?? true;
}
