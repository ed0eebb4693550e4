import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import type { HoursRow } from '#core/hours/hours-lines.ts';
import { weekAhead } from '#core/hours/opening-hours-table.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { linesOf } from '#core/links/contact.ts';
import { addressLines } from '#core/locations/address.ts';
import { type CityLink, cityLinksOf } from '#core/links/city-links.ts';
import { listedLocations, LOCATIONS_AT_A_GLANCE } from '#core/locations/listed-locations.ts';
import { locationLabel } from '#core/locations/location-name.ts';
import { onlyHours } from '#core/locations/only-location.ts';
import { consentOf } from '../privacy/consent.ts';
import { hasAllergenTables, hasFranchise, hasPage, menuPath, pathsOf } from '#core/routes/routes.ts';

export const AREAS_SHOWN = 6;

export interface FooterContent {
  name: string;
  contact?: { address: string[]; phone?: Link; email?: Link };
  /** The one location's week; empty where there are several locations or no hours are known. */
  hours: HoursRow[];
  locations: { name: string; menu: Link }[];
  /** Set where the locations are many: then their list is folded below their cities. */
  cities: CityLink[];
  /** Set where the list above is folded or leaves locations out. */
  allLocations?: Link;
  links: Link[];
  legal: Link[];
  /** To what a guest has allowed. Missing: there is nothing to allow. */
  consent?: Link;
  /** At most six areas, an ellipsis behind them when there are more. */
  areas: string;
  social: Link[];
  /** Of the build. */
  year: string;
}

export function footerOf(site: Site): FooterContent {
  const { name, locations, social, buildDate } = site;
  const texts = textsOf(site);
  const { go, navigation } = texts;
  const consent = consentOf(site);
  const several = locations.length > 1;
  const hours = onlyHours(site);
  const { shown } = listedLocations(locations);
  const isMany = locations.length > LOCATIONS_AT_A_GLANCE;
  return {
    name,
    contact: contactLines(site),
    hours: hours ? weekAhead(hours, site, texts) : [],
    locations: several
      ? shown.map((location) => ({
          name: locationLabel(site, location),
          menu: linkTo(go.viewMenu, menuPath(site, location)),
        }))
      : [],
    cities: cityLinksOf(site),
    allLocations: isMany ? linkTo(go.allCount(locations.length), pathsOf(site).locations) : undefined,
    links: [
      ...(hasAllergenTables(site) ? [linkTo(navigation.allergens, pathsOf(site).allergens)] : []),
      ...(hasPage(site, 'feedback') ? [linkTo(navigation.feedback, pathsOf(site).feedback)] : []),
      ...(hasPage(site, 'mediaInquiries') ? [linkTo(navigation.mediaInquiries, pathsOf(site).mediaInquiries)] : []),
      ...(hasFranchise(site) ? [linkTo(navigation.franchise, pathsOf(site).franchise)] : []),
    ],
    legal: [
      linkTo(navigation.terms, pathsOf(site).terms),
      linkTo(navigation.privacy, pathsOf(site).privacy),
      linkTo(navigation.accessibility, pathsOf(site).accessibility),
    ],
    consent: consent && linkTo(texts.consent.title, consent.details),
    areas: areasText(site.areaServed, textsOf(site)),
    social: social.map((profile) => linkTo(profile.name, profile.url)),
    year: buildDate.slice(0, 4),
  };
}

/** The brand's own address: of several locations none is its office. */
function contactLines(site: Site): FooterContent['contact'] {
  const { address, telephone, email } = site;
  const contact = { address: addressLines(address), ...linesOf({ phone: telephone, email }, textsOf(site)) };
  return contact.address.length > 0 || contact.phone || contact.email ? contact : undefined;
}

function areasText(areas: string[], { formats }: Texts): string {
  const text = formats.list(areas.slice(0, AREAS_SHOWN));
  return areas.length > AREAS_SHOWN ? `${text}…` : text;
}
