import type { ContactPointLeaf, OrganizationLeaf } from 'schema-dts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import type { Contact } from '#core/links/contact.ts';
import { pictureOf, type PictureView } from '#core/theme/pictures.ts';
import { AREAS_SHOWN } from '../../navigation/footer.ts';
import { businessName } from '#core/locations/location-name.ts';
import { locationPath, pathsOf } from '#core/routes/routes.ts';
import { internationalNumber, linkToPhone } from '#core/links/phone.ts';
import { businessId, organizationId } from './ids.ts';
import { addressNode, makeNode, pictureUrl, ratingNode } from './parts.ts';

/** The brand of several locations, as its home page tells it. */
export function organizationOf(site: Site, picture: PictureView | undefined): OrganizationLeaf {
  return makeNode<OrganizationLeaf>({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.origin}/`,
    telephone: site.telephone && internationalNumber(linkToPhone(site.telephone)),
    address: addressNode(site.address),
    image: pictureUrl(site, picture),
    aggregateRating: ratingNode(site),
    ...brandFacts(site),
  });
}

/** The facts of the brand in the frame of every page; with several locations they belong to the brand's node. */
export function brandFacts(site: Site) {
  return {
    logo: pictureUrl(site, pictureOf(site, site.logo)),
    areaServed: site.areaServed.slice(0, AREAS_SHOWN),
    sameAs: site.social.map(({ url }) => url),
  };
}

/**
 * The business of a page that tells something else: its name, and where it tells of itself. It is a Restaurant only there:
 * without an address search engines take one for a mistake.
 */
export function namedBusiness(site: Site, location?: Location): OrganizationLeaf {
  const isAmongSeveral = location !== undefined && site.locations.length > 1;
  return {
    '@type': 'Organization',
    '@id': businessId(site, location),
    name: isAmongSeveral ? businessName(site, location) : site.name,
    url: `${site.origin}${isAmongSeveral ? locationPath(site, location) : pathsOf(site).home}`,
  };
}

/** The business with the lines of contact of the contact page. */
export function reachableBusiness(site: Site, { phone, email }: Contact): OrganizationLeaf {
  const contactPoint = makeNode<ContactPointLeaf>({
    '@type': 'ContactPoint',
    telephone: phone && internationalNumber(phone),
    email: email?.label,
  });
  return makeNode<OrganizationLeaf>({
    ...namedBusiness(site),
    // The only location has its address on its own pages, where it is a restaurant.
    address: site.locations.length > 1 ? addressNode(site.address) : undefined,
    contactPoint: phone || email ? contactPoint : undefined,
  });
}
