import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import type { CateringStart } from '../forms/catering-form.ts';
import { deliveryMethodsOf } from '../forms/delivery.ts';
import { caters, locationSourceOf, submissionTargetId } from '../forms/form-locations.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { contactOf } from '#core/links/contact.ts';
import { type LocationsSection, locationsSectionOf } from '../locations/location-tab.ts';
import { pictureOf, type PictureView } from '#core/theme/pictures.ts';
import { onlyLocation } from '#core/locations/only-location.ts';
import { type ItemView, itemViewOf } from '#core/menu/menu-view.ts';
import { pathsOf } from '#core/routes/routes.ts';

/** What `/catering/` shows. */
export type CateringContent = { locations: LocationsSection } & (
  | { kind: 'not-available'; text: string; call?: Link }
  | {
      kind: 'page';
      kicker: string;
      title: string;
      lede: string;
      picture?: PictureView;
      /** The data that the request form starts with. */
      start: CateringStart;
      /** How to reach the caterer: the phone and the e-mail, or the contact page where neither is known. */
      ways: CateringWay[];
      /** What can be ordered, with its price. */
      offered: ItemView[];
      services: CateringService[];
      steps: { title: string; text: string }[];
      /** Above the ways, once more at the end. */
      ask: string;
    }
);

export interface CateringWay extends Link {
  icon: 'phone' | 'mail' | 'arrow-right';
}

export interface CateringService {
  icon: 'shopping-bag' | 'car' | 'chef-hat' | 'party-popper' | 'truck';
  title: string;
  text: string;
}

export function cateringPageOf(site: Site): CateringContent {
  const { cateringPage: texts } = textsOf(site);
  const { phone } = contactOf(site);
  const locations = locationsSectionOf(site);
  if (!takesRequests(site)) {
    const text = [texts.notOnline, ...(phone ? [texts.giveCall] : [])].join(' ');
    return { kind: 'not-available', text, call: phone, locations };
  }
  const picture = heroPictureOf(site);
  return {
    kind: 'page',
    kicker: texts.kicker,
    title: texts.title,
    lede: texts.lede,
    picture,
    start: startOf(site),
    ways: waysOf(site),
    offered: site.offerCatalog.map((item) => itemViewOf(site, item)),
    services: servicesOf(site),
    steps: texts.steps,
    ask: texts.ask,
    locations,
  };
}

function startOf(site: Site): CateringStart {
  const source = locationSourceOf(site);
  const locations = source && 'listed' in source ? { listed: source.listed.filter(caters) } : source;
  const timezone = site.timezone ?? onlyLocation(site)?.timezone;
  return {
    backend: { url: site.services.supabaseUrl, key: site.services.supabaseAnonKey },
    restaurantId: submissionTargetId(site),
    deliveryMethods: deliveryMethodsOf(site.flags),
    locations,
    timezone,
  };
}

/** A request needs the id of a restaurant: without one it would have no recipient. */
function takesRequests({ restaurantId, locations }: Site): boolean {
  return restaurantId !== undefined || locations.some((location) => location.restaurantId !== undefined);
}

function waysOf(site: Site): CateringWay[] {
  const contact = contactOf(site);
  const { phone } = contact;
  const email =
    site.cateringEmail === undefined ? contact.email : linkTo(site.cateringEmail, `mailto:${site.cateringEmail}`);
  const ways: CateringWay[] = [
    ...(phone ? [{ ...phone, icon: 'phone' as const }] : []),
    ...(email ? [{ ...email, icon: 'mail' as const }] : []),
  ];
  return ways.length > 0
    ? ways
    : [{ ...linkTo(textsOf(site).navigation.contact, pathsOf(site).contact), icon: 'arrow-right' }];
}

function servicesOf(site: Site): CateringService[] {
  const { flags } = site;
  const { pickup, delivery, live, hall, truck } = textsOf(site).cateringPage;
  return [
    { icon: 'shopping-bag', ...pickup },
    { icon: 'car', ...delivery },
    ...(flags.liveCatering ? [{ icon: 'chef-hat' as const, ...live }] : []),
    ...(flags.partyHall ? [{ icon: 'party-popper' as const, ...hall }] : []),
    ...(flags.foodTruck ? [{ icon: 'truck' as const, ...truck }] : []),
  ];
}

/** Prefers a picture of food to one of the room, and takes the hero picture of home only where there is no other. */
function heroPictureOf(site: Site): PictureView | undefined {
  const { hero, highlights, about, featuredItems } = site;
  const others = [...featuredItems.map(({ image }) => image), ...highlights.map(({ image }) => image), about?.image];
  const usable = [...others, hero.image].filter((image) => pictureOf(site, image) !== undefined);
  return pictureOf(site, usable.find((image) => image?.src !== hero.image?.src) ?? usable[0]);
}
