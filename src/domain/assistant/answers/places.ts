import { highest } from '../highest.ts';
import { countOf, shorten } from '../../text/sentences.ts';
import { PATHS } from '../../pages/routes.ts';
import { present } from '../../present.ts';
import type { ContactCard, LocationCard } from '../answer.ts';
import type { Place } from '../knowledge.ts';
import { contentStems, searchIndexOf } from '../search-index.ts';
import {
  type Answer,
  type Asked,
  askInstead,
  contactCard,
  isOnlyPlace,
  linkCard,
  PLACES_TOLD,
  placesAsked,
  say,
  subjectOf,
  waysToAsk,
  referOn,
} from './asked.ts';

export function answerAddress(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const places = placesAsked(asked);
  const [only] = places;
  if (!only || places.length > 1) return answerLocations(asked);
  const { addressLines, directions } = only.page();
  const subject = subjectOf(knowledge, only);
  if (addressLines.length === 0)
    return [
      say(`I don’t know where ${subject.name === 'We' ? 'we are' : `${subject.name} is`}. ${askInstead(asked)}`),
      { type: 'contact_info', data: waysToAsk(asked) },
    ];
  const wantsWay = question.topics.has('directions') && directions !== undefined;
  const way = wantsWay ? ' The link below shows the way.' : '';
  return [
    say(`${subject.name} ${subject.is} at ${addressLines.join(', ')}.${way}`),
    { type: 'location_info', data: [locationCard(only)] },
  ];
}

/** Where the locations are: those that are named or lie where a visitor is, else all. */
export function answerLocations(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const places = placesAsked(asked);
  if (isOnlyPlace(knowledge)) return answerAddress({ ...asked, question: { ...question, places: knowledge.places } });
  const all = knowledge.places.length;
  const text = question.places.length > 0 ? nearText(asked) : `We have ${countOf(all, 'location')}.`;
  const shown = places.slice(0, PLACES_TOLD);
  const more = places.length > shown.length ? ' The list has the others.' : '';
  return [
    say(`${text}${more}`),
    { type: 'location_info', data: shown.map(locationCard) },
    ...(more === '' ? [] : [{ type: 'contact_info' as const, data: [linkCard('All locations', PATHS.locations)] }]),
  ];
}

/** The location nearest to a place that the question names. What the site does not name, nobody can measure from here. */
export function answerNearest(asked: Asked): Answer {
  const { knowledge, question } = asked;
  if (isOnlyPlace(knowledge)) return question.wanted.length > 0 ? [] : answerAddress(asked);
  if (question.places.length > 0) return answerLocations(asked);
  const [saysIt, ...others] = placesThatSay(asked);
  if (saysIt && others.length === 0)
    return [say(`${saysIt.name} says it is near.`), { type: 'location_info', data: [locationCard(saysIt)] }];
  const text = `We have ${countOf(knowledge.places.length, 'location')}. I can’t tell which is nearest to you; the list sorts them by distance if you let it know where you are.`;
  return [
    say(text),
    { type: 'location_info', data: knowledge.places.slice(0, PLACES_TOLD).map(locationCard) },
    { type: 'contact_info', data: [linkCard('Find the nearest location', PATHS.locations)] },
  ];
}

/** Those whose own questions name what was asked for: "Terminal 3". */
function placesThatSay({ knowledge, question }: Asked): Place[] {
  const words = question.wanted;
  const said = knowledge.listed.map((place) => {
    const { faqs, features } = place.page();
    const stems = contentStems(
      [...faqs.flatMap(({ question: asks, answer }) => [asks, answer]), ...features.map(({ title }) => title)].join(
        ' ',
      ),
    );
    return { place, hits: words.filter((word) => stems.has(word)).length };
  });
  const most = Math.max(1, highest(said.map(({ hits }) => hits)));
  return said.filter(({ hits }) => hits === most).map(({ place }) => place);
}

function nearText({ question }: Asked): string {
  const { places, placesBy } = question;
  const names = places.map(({ name }) => name);
  const [first = '', ...others] = names;
  if (placesBy === 'deliveryArea')
    return others.length === 0
      ? `${first} is nearest: it delivers there.`
      : 'These locations are near: they deliver there.';
  if (placesBy === 'street')
    return others.length === 0 ? `${first} is on that street.` : 'These locations are on that street.';
  return others.length === 0 ? `${first} is the one.` : `We have ${countOf(places.length, 'location')} there.`;
}

export function answerPhone(asked: Asked): Answer {
  return answerWays(asked, 'phone');
}

export function answerEmail(asked: Asked): Answer {
  return answerWays(asked, 'email');
}

/** By phone, e-mail or WhatsApp, whatever there is. */
export function answerContact(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const [place] = question.places;
  const { phone, email, whatsapp } = place ? place.page() : knowledge.contact;
  const cards = [
    ...(phone ? [contactCard('Phone', phone)] : []),
    ...(email ? [contactCard('Email', email)] : []),
    ...(whatsapp ? [linkCard(whatsapp.label, whatsapp.href)] : []),
    linkCard('Contact Us', PATHS.contact),
  ];
  return [say('Here is how to reach us.'), { type: 'contact_info', data: cards }];
}

function answerWays(asked: Asked, way: 'phone' | 'email'): Answer {
  const { knowledge, question } = asked;
  const label = way === 'phone' ? 'Phone' : 'Email';
  const verb = way === 'phone' ? 'Call' : 'Write to';
  const cards: ContactCard[] = question.places.slice(0, PLACES_TOLD).flatMap((place) => {
    const found = place.page()[way];
    return found ? [contactCard(question.places.length > 1 ? place.name : label, found)] : [];
  });
  const [only] = question.places;
  if (cards.length === 0 && only && !isOnlyPlace(knowledge)) {
    const instead = knowledge.contact[way];
    const missing = `I don’t know ${way === 'phone' ? 'a phone number' : 'an e-mail address'} of ${only.name}.`;
    const ways = instead ? [contactCard(`${label} of ${knowledge.name}`, instead)] : waysToAsk(asked);
    return [
      say(instead ? `${missing} ${verb} ${knowledge.name} at ${instead.label}.` : `${missing} ${askInstead(asked)}`),
      { type: 'contact_info', data: ways },
    ];
  }
  const own = knowledge.contact[way];
  const all = cards.length > 0 ? cards : own ? [contactCard(label, own)] : [];
  const [first] = all;
  if (first === undefined) {
    const missing =
      way === 'phone' ? 'There is no phone number on our website.' : 'There is no e-mail address on our website.';
    return referOn(asked, `${missing}`);
  }
  const text =
    all.length > 1
      ? `Here is how to reach each of them.`
      : `${verb} ${only && !isOnlyPlace(knowledge) ? `${only.name} at ` : 'us at '}${first.value ?? ''}.`;
  const listed =
    cards.length > 0 || isOnlyPlace(knowledge) || way === 'email'
      ? []
      : [linkCard('Numbers of our locations', PATHS.locations)];
  return [say(text), { type: 'contact_info', data: [...all, ...listed] }];
}

/** What a place has or does: a patio, a drive-thru. Nothing where no place says so. */
export function answerFeature(asked: Asked): Answer {
  const { knowledge, question } = asked;
  if (question.wanted.length === 0) return [];
  const has = hasWords(asked);
  const said = placesAsked(asked)
    .slice(0, MOST_READ)
    .flatMap((place) => {
      const found = featuresAt(place, has);
      return found.length === 0 ? [] : [{ place, found }];
    });
  const brandOnes = knowledge.home.features.shown.filter(({ title, description }) =>
    has(`${title} ${description ?? ''}`),
  );
  if (said.length === 0) {
    const [brandOne] = brandOnes;
    if (!brandOne) return [];
    return [say([brandOne.title, brandOne.description].filter(Boolean).join(': '))];
  }
  const names = [...new Set(said.flatMap(({ found }) => found))];
  if (isOnlyPlace(knowledge)) return [say(`Yes: ${names.join(', ')}.`)];
  return [
    say(
      `${names.slice(0, 3).join(', ')}: you find that at ${said.length === 1 ? (said[0]?.place.name ?? '') : `${said.length} of our locations`}.`,
    ),
    { type: 'location_info', data: said.slice(0, PLACES_TOLD).map(({ place }) => locationCard(place)) },
  ];
}

/** No more pages than this are read for one question. */
const MOST_READ = 200;

function featuresAt(place: Place, has: (text: string) => boolean): string[] {
  const { services, features } = place.page();
  return [
    ...services.filter(has),
    ...features.filter(({ title, description = '' }) => has(`${title} ${description}`)).map(({ title }) => title),
  ];
}

/** Whether a text has all the words that tell. */
function hasWords({ knowledge, question }: Asked): (text: string) => boolean {
  const { weightOf } = searchIndexOf(knowledge);
  const sum = (stems: string[]) => stems.reduce((total, stem) => total + weightOf(stem), 0);
  const all = sum(question.wanted);
  return (text) => {
    const stems = contentStems(text);
    return sum(question.wanted.filter((stem) => stems.has(stem))) > 0.6 * all;
  };
}

/** The site names no such location. */
export function answerNoLocation(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const all = answerLocations({ ...asked, question: { ...question, places: [] } });
  if (isOnlyPlace(knowledge)) return all;
  return [say(`I couldn’t find “${shorten(question.wantedText, 60)}” among our locations.`), ...all];
}

export function locationCard(place: Place): LocationCard {
  const { addressLines, phone, directions } = place.page();
  return present({
    name: place.name,
    address: addressLines.length > 0 ? addressLines.join(', ') : undefined,
    phone: phone?.label,
    directions_url: directions?.href,
    url: place.url,
  });
}
