import type { Menu } from '../../model/menu.ts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from '../locations/address.ts';
import { type MenuContent, menuOf } from '../pages/menu.ts';
import { offersOf } from '../offers/offers.ts';
import { joinSentences, shorten } from '../text/sentences.ts';
import { placeLabel, withBrand } from '../locations/location-name.ts';
import type { Route } from '../pages/routes.ts';

/** What a search result shows before it cuts. */
const DESCRIPTION_LENGTH = 160;
/** A name longer than this is a mistake; it must not become the whole title. */
const NAME_LENGTH = 80;

/** Title and description of a page, out of nothing but the configuration. No two pages of a site share either. */
export function summaryOf(site: Site, route: Route): { title: string; description: string } {
  const { headline, sentences } = wordsOf(site, route);
  const name = shorten(site.name, NAME_LENGTH);
  return {
    title: route.page === 'home' ? [name, headline].filter(Boolean).join(' – ') : `${headline} – ${name}`,
    description: joinSentences(sentences, DESCRIPTION_LENGTH),
  };
}

function wordsOf(site: Site, route: Route): { headline: string; sentences: string[] } {
  switch (route.page) {
    case 'home':
      return { headline: tagline(site), sentences: homeSentences(site) };
    case 'menu':
      return {
        headline: 'Menu',
        sentences: [menuSentence(menuOf(site), `of ${site.name}`, site), ...contactSentences(site)],
      };
    case 'location-menu': {
      const label = placeLabel(site, route.location);
      const sentence = menuSentence(menuOf(site, route.location), `at ${withBrand(site.name, label)}`, site);
      return {
        headline: `Menu – ${shorten(label, NAME_LENGTH)}`,
        sentences: [sentence, ...contactSentences(site, route.location)],
      };
    }
    case 'locations':
      return { headline: 'Locations', sentences: [locationsSentence(site), ...contactSentences(site)] };
    case 'location': {
      const label = placeLabel(site, route.location);
      const { services, features } = route.location;
      const offers = [...services, ...features.map(({ title }) => title)].join(', ');
      return {
        headline: [shorten(label, NAME_LENGTH), localityBeyond(label, route.location)].filter(Boolean).join(', '),
        sentences: [
          `${withBrand(site.name, label)}: hours, directions and menu`,
          ...contactSentences(site, route.location),
          offers,
        ],
      };
    }
    case 'catering':
      return {
        headline: 'Catering',
        sentences: [`Catering by ${site.name} for weddings, birthdays and offices`, ...contactSentences(site)],
      };
    case 'offers':
      return { headline: 'Offers', sentences: [offersSentence(site), ...contactSentences(site)] };
    case 'careers':
      return { headline: 'Careers', sentences: [jobsSentence(site), ...contactSentences(site)] };
    case 'contact':
      return {
        headline: 'Contact Us',
        sentences: [`How to reach ${site.name}: address, telephone, e-mail and feedback`, ...contactSentences(site)],
      };
    case 'media-inquiries':
      return {
        headline: 'Media Inquiries',
        sentences: [`For press, creators and partners of ${site.name}: whom to write to, and our campaigns`],
      };
    case 'franchise':
      return { headline: 'Own A Franchise', sentences: [`What it takes to open a ${site.name} of your own`] };
    case 'terms':
      return {
        headline: 'Terms and Conditions',
        sentences: [`The terms of ${site.legalName}: orders, prices, payments, refunds and the use of this website`],
      };
    case 'privacy':
      return {
        headline: 'Privacy Policy',
        sentences: [`What ${site.legalName} does with personal information, log data and cookies on this website`],
      };
    case 'accessibility':
      return {
        headline: 'Accessibility Statement',
        sentences: [`How ${site.name} keeps this website accessible, and whom to tell when something is in your way`],
      };
    case 'feedback':
      return { headline: 'Feedback', sentences: [`Tell ${site.name} how your visit was`] };
    case 'feedback-qr': {
      const label = route.location && placeLabel(site, route.location);
      const place = label === undefined ? site.name : withBrand(site.name, label);
      return {
        headline: ['Feedback card', shorten(label ?? '', NAME_LENGTH)].filter(Boolean).join(' – '),
        sentences: [`A card to print for the counter of ${place}: its QR code asks guests how their visit was`],
      };
    }
    case 'not-found':
      return { headline: 'Page not found', sentences: [`This page of ${site.name} does not exist.`] };
  }
}

/** "Pizza napoletana in Hamilton": what the name does not say itself. */
function tagline(site: Site): string {
  const [cuisine] = site.cuisines;
  const where = whereabouts(site);
  const isNamed = cuisine === undefined || site.name.toLocaleLowerCase('en').includes(cuisine.toLocaleLowerCase('en'));
  if (isNamed) return shorten(where?.text ?? '', NAME_LENGTH);
  return shorten(where ? `${cuisine} ${where.preposition} ${where.text}` : cuisine, NAME_LENGTH);
}

function whereabouts(site: Site): { preposition: 'in' | 'at'; text: string } | undefined {
  const [first] = site.locations;
  const onlyPlace = first?.address.locality === undefined ? site : first;
  const places = site.locations.length > 1 ? site.locations : [onlyPlace];
  const cities = [...new Set(places.flatMap(({ address }) => address.locality ?? []))];
  if (cities.length === 1 || cities.length === 2) return { preposition: 'in', text: cities.join(' and ') };
  return site.locations.length > 1 ? { preposition: 'at', text: `${site.locations.length} locations` } : undefined;
}

function homeSentences(site: Site): string[] {
  const line = tagline(site);
  const introduction = line === '' ? `Welcome to ${site.name}` : `${site.name} – ${line}`;
  return [site.description ?? site.about?.bio ?? introduction, ...contactSentences(site)];
}

function menuSentence(content: MenuContent, whose: string, site: Site): string {
  switch (content.kind) {
    case 'chooser':
      return `Menus of ${site.name} by location: ${namesOf(content.places)}`;
    case 'page':
      return `Menu ${whose}: ${categoriesOf(content.menu)}`;
    case 'frame':
      return `Menu ${whose}`;
    case 'not-available':
      return content.cuisines.length > 0 ? `Menu ${whose}: ${content.cuisines.join(', ')}` : `Menu ${whose}`;
    case 'not-found':
      return `There is no menu ${whose} yet`;
  }
}

function locationsSentence({ name, locations }: Site): string {
  if (locations.length === 0) return `Locations of ${name}`;
  return `${locations.length === 1 ? 'The location' : `All ${locations.length} locations`} of ${name}: ${namesOf(locations)}`;
}

/** The town, where neither the name of the place nor the label that tells it apart says it. */
function localityBeyond(label: string, { address: { locality = '' } }: Location): string {
  return label.toLocaleLowerCase('en').includes(locality.toLocaleLowerCase('en')) ? '' : locality;
}

function offersSentence(site: Site): string {
  const titles = offersOf(site).map(({ title }) => title);
  return titles.length > 0 ? `Offers at ${site.name}: ${titles.slice(0, 24).join(', ')}` : `Offers at ${site.name}`;
}

function jobsSentence({ name, jobs }: Site): string {
  const titles = [...new Set(jobs.map(({ title }) => title))];
  return titles.length > 0 ? `Work at ${name}: ${titles.slice(0, 24).join(', ')}` : `Work at ${name}`;
}

/** More names than a description can hold are cut anyway. */
function namesOf(places: { name: string }[]): string {
  return places
    .slice(0, 24)
    .map(({ name }) => name)
    .join(', ');
}

function categoriesOf({ categories }: Menu): string {
  return categories.map(({ name }) => name).join(', ');
}

function contactSentences(site: Site, location: Location | undefined = soleLocation(site)): string[] {
  if (location === undefined && site.locations.length > 1) return [];
  const address =
    (location && addressLine(location.address)) || (site.locations.length > 1 ? '' : addressLine(site.address));
  const phone = site.locations.length > 1 ? location?.phone : (site.telephone ?? location?.phone);
  return [address, ...(phone === undefined ? [] : [`Call ${phone}`])];
}

function soleLocation({ locations }: Site): Location | undefined {
  return locations.length === 1 ? locations[0] : undefined;
}
