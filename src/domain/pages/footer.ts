import type { Hours } from '../../model/hours.ts';
import type { Site } from '../../model/site.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { listedLocations } from '../locations/listed-locations.ts';
import { hasFranchise, menuPath, PATHS } from './routes.ts';

export const AREAS_SHOWN = 6;

export interface FooterContent {
  links: Anchor[];
  legal: Anchor[];
  /** At most six areas, an ellipsis behind them when there are more. */
  areas: string;
  /** The one place's hours; none when there are several places. */
  hours?: Hours;
  locations: { name: string; menu: Anchor }[];
  /** Set when the list above leaves locations out. */
  allLocations?: Anchor;
  social: Anchor[];
}

export function footerOf(site: Site): FooterContent {
  const several = site.locations.length > 1;
  const hours = site.locations[0]?.hours ?? site.hours;
  const { shown, isCut } = listedLocations(site.locations);
  return {
    links: [
      anchor('Feedback', PATHS.feedback),
      anchor('Media Inquiries', PATHS.mediaInquiries),
      ...(hasFranchise(site) ? [anchor('Own A Franchise', PATHS.franchise)] : []),
    ],
    legal: [
      anchor('Terms and Conditions', PATHS.terms),
      anchor('Privacy Policy', PATHS.privacy),
      anchor('Accessibility Statement', PATHS.accessibility),
    ],
    areas: areasText(site.areaServed),
    ...(!several && hours !== undefined && { hours }),
    locations: several
      ? shown.map((location) => ({ name: location.name, menu: anchor('View Menu', menuPath(location)) }))
      : [],
    ...(several && isCut && { allLocations: anchor(`All ${site.locations.length} locations`, PATHS.locations) }),
    social: site.social.map(({ name, url }) => anchor(name, url)),
  };
}

function areasText(areas: string[]): string {
  const text = areas.slice(0, AREAS_SHOWN).join(', ');
  return areas.length > AREAS_SHOWN ? `${text}…` : text;
}
