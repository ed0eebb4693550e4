import { textsIn } from '#i18n/texts.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { partition } from '#core/text/partition.ts';
import type { ContactCard, LocationCard } from '#content/chat/answer.ts';
import type { KnownLocation } from '../../knowledge/known-locations.ts';
import { isTelling } from '../../search/telling-words.ts';
import { textOfWords, withUnknownWords } from '../parts/unknown-words.ts';
import { featuresAt, MAX_READ } from '../../question/features.ts';
import { IS_MEANT } from '../../words/thresholds.ts';
import { contentStems, searchIndexOf } from '../../search/search-index.ts';
import {
  type Answer,
  contactFallback,
  type AnswerContext,
  contactCard,
  isOnlyLocation,
  linkCard,
  LOCATIONS_TOLD,
  locationsAsked,
  say,
  subjectOf,
  referOn,
} from '../parts/answer-context.ts';

export function answerAddress(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  const locations = locationsAsked(context);
  const [only] = locations;
  if (!only || locations.length > 1) return answerLocations(context);
  const { addressLines, directions } = only.page(context.tag);
  const subject = subjectOf(knowledge, only);
  if (addressLines.length === 0) return referOn(context, phrases.unknownAddress(subject));
  const wantsWay = question.topics.has('directions') && directions !== undefined;
  const way = wantsWay ? phrases.wayBelow : '';
  return [
    say(`${phrases.addressIs(subject, addressLines.join(', '))}${way}`),
    { type: 'location_info', data: [locationCard(context, only)] },
  ];
}

/** Tells where locations are: those that the question names or whose area it names, else all. */
export function answerLocations(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  const locations = locationsAsked(context);
  if (isOnlyLocation(knowledge))
    return answerAddress({ ...context, question: { ...question, locations: knowledge.locations } });
  const text = question.locations.length > 0 ? nearText(context) : phrases.locationCount(knowledge.locations.length);
  const shown = locations.slice(0, LOCATIONS_TOLD);
  const more = locations.length > shown.length ? phrases.listHasOthers : '';
  return [
    say(`${text}${more}`),
    { type: 'location_info', data: shown.map((location) => locationCard(context, location)) },
    ...(more === ''
      ? []
      : [{ type: 'contact_info' as const, data: [linkCard(phrases.label.allLocations, knowledge.paths.locations)] }]),
  ];
}

/** The location nearest to a place that the question names. Only names that the site has can be found: the assistant has no map. */
export function answerNearest(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  if (isOnlyLocation(knowledge)) return question.wanted.length > 0 ? [] : answerAddress(context);
  if (question.locations.length > 0) return answerLocations(context);
  const [saysIt, ...others] = locationsThatSay(context);
  if (saysIt && others.length === 0)
    return [say(phrases.saysNear(saysIt.name)), { type: 'location_info', data: [locationCard(context, saysIt)] }];
  return withUnknownWords(context, [
    say(phrases.cantTellNearest(knowledge.locations.length)),
    {
      type: 'location_info',
      data: knowledge.locations.slice(0, LOCATIONS_TOLD).map((location) => locationCard(context, location)),
    },
    { type: 'contact_info', data: [linkCard(phrases.label.findNearest, knowledge.paths.locations)] },
  ]);
}

/** The locations whose questions and features name all of what was asked for: "Terminal 3". */
function locationsThatSay({ knowledge, question }: AnswerContext): KnownLocation[] {
  const words = question.leftOver.filter(isTelling).map(({ stem }) => stem);
  if (words.length === 0) return [];
  return knowledge.listed.filter((location) => {
    const { faqs, features } = location.page();
    const stems = contentStems(
      [...faqs.flatMap(({ question: asks, answer }) => [asks, answer]), ...features.map(({ title }) => title)].join(
        ' ',
      ),
    );
    return words.every((word) => stems.has(word));
  });
}

function nearText({ question, phrases }: AnswerContext): string {
  const { locations, locationsBy } = question;
  const [first = '', ...others] = locations.map(({ name }) => name);
  const isOne = others.length === 0;
  if (locationsBy === 'deliveryArea') return isOne ? phrases.nearestDelivers(first) : phrases.nearDeliver;
  if (locationsBy === 'street') return isOne ? phrases.onThatStreet(first) : phrases.areOnThatStreet;
  return isOne ? phrases.isTheOne(first) : phrases.locationsThere(locations.length);
}

export function answerPhone(context: AnswerContext): Answer {
  return answerWays(context, 'phone');
}

export function answerEmail(context: AnswerContext): Answer {
  return answerWays(context, 'email');
}

/** Phone, e-mail and WhatsApp, as far as they are configured. */
export function answerContact(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  const [location] = question.locations;
  const { phone, email, whatsapp } = location ? location.page() : knowledge.contact;
  const cards = [
    ...(phone ? [contactCard(phrases.label.phone, phone)] : []),
    ...(email ? [contactCard(phrases.label.email, email)] : []),
    ...(whatsapp ? [linkCard(whatsapp.label, whatsapp.href)] : []),
    linkCard(phrases.label.contact, knowledge.paths.contact),
  ];
  return [say(phrases.reachUs), { type: 'contact_info', data: cards }];
}

function answerWays(context: AnswerContext, way: 'phone' | 'email'): Answer {
  const { knowledge, question, phrases } = context;
  const isPhone = way === 'phone';
  const label = phrases.label[way];
  const reach = isPhone ? phrases.phoneIs : phrases.emailIs;
  const cards: ContactCard[] = question.locations.slice(0, LOCATIONS_TOLD).flatMap((location) => {
    const found = location.page()[way];
    return found ? [contactCard(question.locations.length > 1 ? location.name : label, found)] : [];
  });
  const [only] = question.locations;
  if (cards.length === 0 && only && !isOnlyLocation(knowledge)) {
    const fallback = knowledge.contact[way];
    const missing = isPhone ? phrases.noPhoneOf(only.name) : phrases.noEmailOf(only.name);
    if (!fallback) return referOn(context, missing);
    const ofBrand = isPhone ? phrases.label.phoneOf(knowledge.name) : phrases.label.emailOf(knowledge.name);
    return [
      say(`${missing} ${reach(knowledge.name, fallback.label)}`),
      { type: 'contact_info', data: [contactCard(ofBrand, fallback)] },
    ];
  }
  const own = knowledge.contact[way];
  const all = cards.length > 0 ? cards : own ? [contactCard(label, own)] : [];
  const [first] = all;
  if (first === undefined) return referOn(context, isPhone ? phrases.noPhone : phrases.noEmail);
  const named = only && !isOnlyLocation(knowledge) ? only.name : undefined;
  const text = all.length > 1 ? phrases.reachEach : reach(named, first.value ?? '');
  const listed =
    cards.length > 0 || isOnlyLocation(knowledge) || !isPhone
      ? []
      : [linkCard(phrases.label.numbers, knowledge.paths.locations)];
  return [say(text), { type: 'contact_info', data: [...all, ...listed] }];
}

/** Features and services: a patio, a drive-thru. Empty where no location has what was asked for. */
export function answerFeature(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  if (question.wanted.length === 0) return [];
  const has = hasWords(context);
  const said = locationsAsked(context)
    .slice(0, MAX_READ)
    .flatMap((location) => {
      const found = featuresAt(location, has);
      return found.length === 0 ? [] : [{ location, found }];
    });
  const brandOnes = knowledge.home.features.shown.filter(({ title, description }) =>
    has(`${title} ${description ?? ''}`),
  );
  if (said.length === 0 && question.locations.length > 0) {
    const elsewhere = answerFeature({ ...context, question: { ...question, locations: [] } });
    if (elsewhere.length === 0 || brandOnes.length > 0) return elsewhere;
    const names = phrases.list(question.locations.map(({ name }) => name));
    return [say(`${phrases.notSaidOf(names)} ${contactFallback(context)}`), ...elsewhere];
  }
  if (said.length === 0) {
    const [brandOne] = brandOnes;
    if (!brandOne) return [];
    return [say([brandOne.title, brandOne.description].filter(Boolean).join(': '))];
  }
  const names = [...new Set(said.flatMap(({ found }) => found))];
  if (isOnlyLocation(knowledge)) return [say(phrases.hasFeature(names.join(', ')))];
  const [first, ...others] = said;
  const shown = names.slice(0, 3).join(', ');
  const text =
    others.length === 0
      ? phrases.featureAt(shown, first?.location.name ?? '')
      : phrases.featureAtMany(shown, said.length);
  return [
    say(text),
    {
      type: 'location_info',
      data: said.slice(0, LOCATIONS_TOLD).map(({ location }) => locationCard(context, location)),
    },
  ];
}

/** Whether a text has the words of the question, or those of them that weigh most. */
function hasWords({ knowledge, question }: AnswerContext): (text: string) => boolean {
  const { weightOf } = searchIndexOf(knowledge);
  const sum = (stems: string[]) => stems.reduce((total, stem) => total + weightOf(stem), 0);
  const telling = question.leftOver.filter(isTelling).map(({ stem }) => stem);
  const words = question.leftOver.length > 0 ? telling : question.wanted;
  const all = sum(words);
  return (text) => {
    const stems = contentStems(text);
    return sum(words.filter((stem) => stems.has(stem))) > IS_MEANT * all;
  };
}

/** A location that is closed for good has no other answer than that. What is asked of other locations beside it is answered by `answer`. */
export function answerClosed(context: AnswerContext, answer: (context: AnswerContext) => Answer): Answer | undefined {
  const { question, knowledge, phrases } = context;
  const [closed, others] = partition(question.locations, (location) => knowledge.closed.includes(location));
  if (closed.length === 0) return undefined;
  const text = phrases.closedForGood(phrases.list(closed.map(({ name }) => name)), closed.length);
  return [
    say(text),
    ...(others.length > 0 ? answer({ ...context, question: { ...question, locations: others } }) : []),
  ];
}

/** The answer where the site has no location of that name. */
export function answerNoLocation(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  const all = answerLocations({ ...context, question: { ...question, locations: [] } });
  if (isOnlyLocation(knowledge)) return all;
  return [say(phrases.noSuchLocation(textOfWords(question.leftOver))), ...all];
}

export function locationCard({ now, phrases, tag }: AnswerContext, location: KnownLocation): LocationCard {
  const { addressLines, phone, directions, times } = location.page(tag);
  const status = times && openStatusAt(times, times.zone, now, textsIn(tag).hours);
  return omitUndefined({
    name: location.name,
    address: addressLines.length > 0 ? addressLines.join(', ') : undefined,
    city: location.calledBy.address.locality,
    status:
      status && (times.zone !== undefined || (status.kind === 'closed' && 'closure' in status))
        ? phrases.status(status)
        : undefined,
    is_open: status && status.kind !== 'unknown' ? status.kind === 'open' : undefined,
    phone: phone?.label,
    phone_url: phone?.href,
    directions_url: directions?.href,
    url: location.url,
  });
}
