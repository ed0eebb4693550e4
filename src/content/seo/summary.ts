import { closingToText } from '#core/hours/opening-words.ts';
import { type Texts, textsOf } from '#i18n/texts.ts';
import type { Location } from '#schema/location.ts';
import type { Site } from '#schema/site.ts';
import { addressLine } from '#core/locations/address.ts';
import { telephoneOf } from '#core/links/contact.ts';
import { onlyLocation } from '#core/locations/only-location.ts';
import { hasPage } from '#core/routes/routes.ts';
import type { RouteWithBody } from '../pages/body.ts';
import type { MenuContent, PrintedMenus } from '../pages/menu.ts';
import { joinSentences, shorten } from '#core/text/sentences.ts';
import { locationLabel, withBrand } from '#core/locations/location-name.ts';

/** What a search result shows before it cuts. */
const DESCRIPTION_LENGTH = 160;
/** A name longer than this is a mistake; it must not become the whole title. */
const NAME_LENGTH = 80;

/** Title and description of a page, from its content. Both are unique within a site. */
export function summaryOf(site: Site, route: RouteWithBody): { title: string; description: string } {
  const { headline, sentences } = wordsOf(site, route);
  const name = shorten(site.name, NAME_LENGTH);
  return {
    title: route.page === 'home' ? [name, headline].filter(Boolean).join(' – ') : `${headline} – ${name}`,
    description: joinSentences(sentences, DESCRIPTION_LENGTH),
  };
}

function wordsOf(site: Site, route: RouteWithBody): { headline: string; sentences: string[] } {
  const texts = textsOf(site);
  const { seo, navigation } = texts;
  switch (route.page) {
    case 'home':
      return { headline: tagline(site), sentences: homeSentences(site) };
    case 'menu':
      return {
        headline: seo.menu,
        sentences: [menuSentence(route.body, site), ...contactSentences(site)],
      };
    case 'location-menu': {
      const label = locationLabel(site, route.location);
      const sentence = menuSentence(route.body, site, withBrand(site.name, label));
      return {
        headline: seo.menuAt(shorten(label, NAME_LENGTH)),
        sentences: [sentence, ...contactSentences(site, route.location)],
      };
    }
    case 'menu-board': {
      const { label, name } = placeOf(site, route.location);
      return { headline: [seo.menuBoard, label].filter(Boolean).join(' – '), sentences: [seo.menuBoardText(name)] };
    }
    case 'menu-qr': {
      const { label, name } = placeOf(site, route.location);
      return { headline: [seo.menuCard, label].filter(Boolean).join(' – '), sentences: [seo.menuCardText(name)] };
    }
    case 'allergens': {
      const { label, name } = placeOf(site, route.location);
      return { headline: [seo.allergens, label].filter(Boolean).join(' – '), sentences: [seo.allergensText(name)] };
    }
    case 'allergens-qr': {
      const { label, name } = placeOf(site, route.location);
      return {
        headline: [seo.allergenCard, label].filter(Boolean).join(' – '),
        sentences: [seo.allergenCardText(name)],
      };
    }
    case 'locations':
      return { headline: seo.locations, sentences: [locationsSentence(site), ...contactSentences(site)] };
    case 'location': {
      const label = locationLabel(site, route.location);
      const { services, features } = route.body;
      const offers = texts.formats.list([...services, ...features.map(({ title }) => title)]);
      return {
        headline: [shorten(label, NAME_LENGTH), localityBeyond(label, route.location)].filter(Boolean).join(', '),
        sentences: [
          route.location.closure
            ? seo.closed(withBrand(site.name, label), closingToText(route.location, texts.hours) ?? '')
            : seo.location(withBrand(site.name, label)),
          ...contactSentences(site, route.location),
          offers,
        ],
      };
    }
    case 'catering':
      return {
        headline: navigation.catering,
        sentences: [seo.catering(site.name), ...contactSentences(site)],
      };
    case 'offers':
      return {
        headline: seo.offers,
        sentences: [
          titlesSentence(texts, seo.offersAt(site.name), titlesOf([...route.body.deals, ...route.body.discounts])),
          ...contactSentences(site),
        ],
      };
    case 'careers':
      return {
        headline: seo.careers,
        sentences: [
          titlesSentence(texts, seo.workAt(site.name), [...new Set(titlesOf(route.body.openings))]),
          ...contactSentences(site),
        ],
      };
    case 'contact':
      return {
        headline: seo.contact,
        sentences: [seo.contactText(site.name, hasPage(site, 'feedback')), ...contactSentences(site)],
      };
    case 'media-inquiries':
      return {
        headline: navigation.mediaInquiries,
        sentences: [seo.media(site.name)],
      };
    case 'franchise':
      return { headline: navigation.franchise, sentences: [seo.franchise(site.name)] };
    case 'terms':
      return {
        headline: navigation.terms,
        sentences: [seo.terms(site.legalName)],
      };
    case 'privacy':
      return {
        headline: navigation.privacy,
        sentences: [seo.privacy(site.legalName)],
      };
    case 'accessibility':
      return {
        headline: navigation.accessibility,
        sentences: [seo.accessibility(site.name)],
      };
    case 'feedback':
      return { headline: seo.feedback, sentences: [seo.feedbackText(site.name)] };
    case 'feedback-qr': {
      const { label, name } = placeOf(site, route.location);
      return {
        headline: [seo.feedbackCard, label].filter(Boolean).join(' – '),
        sentences: [seo.feedbackCardText(name)],
      };
    }
    case 'not-found':
      return { headline: seo.notFound, sentences: [seo.notFoundText(site.name)] };
  }
}

/** The label of a location, empty for the brand, and the name that says whose it is. */
function placeOf(site: Site, location?: Location): { label: string; name: string } {
  const label = location && locationLabel(site, location);
  return {
    label: shorten(label ?? '', NAME_LENGTH),
    name: label === undefined ? site.name : withBrand(site.name, label),
  };
}

/** "Pizza napoletana in Hamilton": the parts that are not in the name already. */
function tagline(site: Site): string {
  const [cuisine] = site.cuisines;
  const where = whereabouts(site);
  const isNamed = cuisine === undefined || site.name.toLocaleLowerCase('en').includes(cuisine.toLocaleLowerCase('en'));
  if (isNamed) return shorten(where?.text ?? '', NAME_LENGTH);
  if (!where) return shorten(cuisine, NAME_LENGTH);
  const { inPlace, atLocations } = textsOf(site).seo;
  return shorten((where.isCount ? atLocations : inPlace)(cuisine, where.text), NAME_LENGTH);
}

function whereabouts(site: Site): { isCount: boolean; text: string } | undefined {
  const { seo } = textsOf(site);
  const [first] = site.locations;
  const only = first?.address.locality === undefined ? site : first;
  const locations = site.locations.length > 1 ? site.locations : [only];
  const cities = [...new Set(locations.flatMap(({ address }) => address.locality ?? []))];
  if (cities.length === 1 || cities.length === 2) return { isCount: false, text: seo.cities(cities) };
  return site.locations.length > 1 ? { isCount: true, text: seo.countLocations(site.locations.length) } : undefined;
}

function homeSentences(site: Site): string[] {
  const line = tagline(site);
  const introduction = line === '' ? textsOf(site).seo.welcome(site.name) : `${site.name} – ${line}`;
  return [site.description ?? site.about?.bio ?? introduction, ...contactSentences(site)];
}

/** `location`: whose menu it is, if not the brand's. */
function menuSentence(content: MenuContent, site: Site, location?: string): string {
  const { seo, formats } = textsOf(site);
  const menu = location === undefined ? seo.menuOf(site.name) : seo.menuOfLocation(location);
  switch (content.kind) {
    case 'chooser':
    case 'index':
      return seo.menusByLocation(site.name, namesOf(site));
    case 'page':
      return seo.listed(menu, formats.list(partsOf(content)));
    case 'frame':
      return menu;
    case 'not-available':
      return content.cuisines.length > 0 ? seo.listed(menu, formats.list(content.cuisines)) : menu;
    case 'not-found':
      return location === undefined ? seo.noMenuOf(site.name) : seo.noMenuOfLocation(location);
  }
}

/** The names of several menus, or of the categories of one. */
function partsOf({ menus }: PrintedMenus): string[] {
  return menus.length > 1
    ? menus.map(({ title }) => title)
    : menus.flatMap(({ categories }) => categories.map(({ name }) => name));
}

function locationsSentence(site: Site): string {
  const { name, locations } = site;
  const { seo } = textsOf(site);
  if (locations.length === 0) return seo.locationsOf(name);
  return seo.allLocations(locations.length, name, namesOf(site));
}

/** The town, where neither the name of the location nor the label that tells it apart says it. */
function localityBeyond(label: string, { address: { locality = '' } }: Location): string {
  return label.toLocaleLowerCase('en').includes(locality.toLocaleLowerCase('en')) ? '' : locality;
}

/** More titles than a description can hold are cut anyway. */
function titlesSentence({ seo, formats }: Texts, start: string, titles: string[]): string {
  return titles.length > 0 ? seo.listed(start, formats.list(titles.slice(0, 24))) : start;
}

const titlesOf = (entries: { title: string }[]): string[] => entries.map(({ title }) => title);

function namesOf(site: Site): string {
  return textsOf(site).formats.list(site.locations.slice(0, 24).map((location) => locationLabel(site, location)));
}

function contactSentences(site: Site, location: Location | undefined = onlyLocation(site)): string[] {
  const isAmongSeveral = site.locations.length > 1;
  if (location === undefined && isAmongSeveral) return [];
  const address = (location && addressLine(location.address)) || (isAmongSeveral ? '' : addressLine(site.address));
  const phone = isAmongSeveral ? location?.phone : telephoneOf(site);
  return [address, ...(phone === undefined ? [] : [textsOf(site).seo.call(phone.text)])];
}
