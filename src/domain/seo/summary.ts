import { CLOSURE_TEXT } from '../hours/opening-words.ts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { addressLine } from '../locations/address.ts';
import { telephoneOf } from '../links/contact.ts';
import { onlyLocation } from '../locations/only-location.ts';
import type { RouteWithBody } from '../pages/body.ts';
import type { MenuContent, PrintedMenus } from '../pages/menu.ts';
import { joinSentences, shorten } from '../text/sentences.ts';
import { locationLabel, withBrand } from '../locations/location-name.ts';

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
  switch (route.page) {
    case 'home':
      return { headline: tagline(site), sentences: homeSentences(site) };
    case 'menu':
      return {
        headline: 'Menu',
        sentences: [menuSentence(route.body, `of ${site.name}`, site), ...contactSentences(site)],
      };
    case 'location-menu': {
      const label = locationLabel(site, route.location);
      const sentence = menuSentence(route.body, `at ${withBrand(site.name, label)}`, site);
      return {
        headline: `Menu – ${shorten(label, NAME_LENGTH)}`,
        sentences: [sentence, ...contactSentences(site, route.location)],
      };
    }
    case 'locations':
      return { headline: 'Locations', sentences: [locationsSentence(site), ...contactSentences(site)] };
    case 'location': {
      const label = locationLabel(site, route.location);
      const { services, features } = route.body;
      const offers = [...services, ...features.map(({ title }) => title)].join(', ');
      return {
        headline: [shorten(label, NAME_LENGTH), localityBeyond(label, route.location)].filter(Boolean).join(', '),
        sentences: [
          route.location.closure
            ? `${withBrand(site.name, label)}: ${CLOSURE_TEXT[route.location.closure].toLowerCase()}`
            : `${withBrand(site.name, label)}: hours, directions and menu`,
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
      return {
        headline: 'Offers',
        sentences: [
          titlesSentence(`Offers at ${site.name}`, titlesOf([...route.body.deals, ...route.body.discounts])),
          ...contactSentences(site),
        ],
      };
    case 'careers':
      return {
        headline: 'Careers',
        sentences: [
          titlesSentence(`Work at ${site.name}`, [...new Set(titlesOf(route.body.openings))]),
          ...contactSentences(site),
        ],
      };
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
      const label = route.location && locationLabel(site, route.location);
      const name = label === undefined ? site.name : withBrand(site.name, label);
      return {
        headline: ['Feedback card', shorten(label ?? '', NAME_LENGTH)].filter(Boolean).join(' – '),
        sentences: [`A card to print for the counter of ${name}: its QR code asks guests how their visit was`],
      };
    }
    case 'not-found':
      return { headline: 'Page not found', sentences: [`This page of ${site.name} does not exist.`] };
  }
}

/** "Pizza napoletana in Hamilton": the parts that are not in the name already. */
function tagline(site: Site): string {
  const [cuisine] = site.cuisines;
  const where = whereabouts(site);
  const isNamed = cuisine === undefined || site.name.toLocaleLowerCase('en').includes(cuisine.toLocaleLowerCase('en'));
  if (isNamed) return shorten(where?.text ?? '', NAME_LENGTH);
  return shorten(where ? `${cuisine} ${where.preposition} ${where.text}` : cuisine, NAME_LENGTH);
}

function whereabouts(site: Site): { preposition: 'in' | 'at'; text: string } | undefined {
  const [first] = site.locations;
  const only = first?.address.locality === undefined ? site : first;
  const locations = site.locations.length > 1 ? site.locations : [only];
  const cities = [...new Set(locations.flatMap(({ address }) => address.locality ?? []))];
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
    case 'index':
      return `Menus of ${site.name} by location: ${namesOf(site.locations)}`;
    case 'page':
      return `Menu ${whose}: ${partsOf(content).join(', ')}`;
    case 'frame':
      return `Menu ${whose}`;
    case 'not-available':
      return content.cuisines.length > 0 ? `Menu ${whose}: ${content.cuisines.join(', ')}` : `Menu ${whose}`;
    case 'not-found':
      return `There is no menu ${whose} yet`;
  }
}

/** The names of several menus, or of the categories of one. */
function partsOf({ menus }: PrintedMenus): string[] {
  return menus.length > 1
    ? menus.map(({ title }) => title)
    : menus.flatMap(({ categories }) => categories.map(({ name }) => name));
}

function locationsSentence({ name, locations }: Site): string {
  if (locations.length === 0) return `Locations of ${name}`;
  return `${locations.length === 1 ? 'The location' : `All ${locations.length} locations`} of ${name}: ${namesOf(locations)}`;
}

/** The town, where neither the name of the location nor the label that tells it apart says it. */
function localityBeyond(label: string, { address: { locality = '' } }: Location): string {
  return label.toLocaleLowerCase('en').includes(locality.toLocaleLowerCase('en')) ? '' : locality;
}

/** More titles than a description can hold are cut anyway. */
function titlesSentence(start: string, titles: string[]): string {
  return titles.length > 0 ? `${start}: ${titles.slice(0, 24).join(', ')}` : start;
}

const titlesOf = (entries: { title: string }[]): string[] => entries.map(({ title }) => title);

function namesOf(locations: { name: string }[]): string {
  return locations
    .slice(0, 24)
    .map(({ name }) => name)
    .join(', ');
}

function contactSentences(site: Site, location: Location | undefined = onlyLocation(site)): string[] {
  const isAmongSeveral = site.locations.length > 1;
  if (location === undefined && isAmongSeveral) return [];
  const address = (location && addressLine(location.address)) || (isAmongSeveral ? '' : addressLine(site.address));
  const phone = isAmongSeveral ? location?.phone : telephoneOf(site);
  return [address, ...(phone === undefined ? [] : [`Call ${phone.text}`])];
}
