import { formatPrice } from '#core/menu/price.ts';
import { highest } from '../search/highest.ts';
import type { CareersContent } from '#content/pages/careers.ts';
import type { ContactCard } from '#content/chat/answer.ts';
import { contentStems } from '../search/search-index.ts';
import { bestFaqs, faqPart } from './faqs.ts';
import {
  type Answer,
  askInstead,
  type Asked,
  contactCard,
  isOnlyLocation,
  linkCard,
  locationsAsked,
  say,
  pricesIn,
  subjectOf,
  waysToAsk,
  referOn,
} from './asked.ts';

export function answerCatering(asked: Asked): Answer {
  const { phrases } = asked;
  const { catering } = asked.knowledge.said(asked.tag);
  const [named] = asked.question.locations;
  if (catering === undefined) return referOn(asked, phrases.noCatering(undefined));
  if (named && named.page().catering === undefined) return referOn(asked, phrases.noCatering(named.name));
  if (catering.kind === 'not-available') return [say(catering.text), { type: 'contact_info', data: waysToAsk(asked) }];
  const ways = catering.ways
    .filter(({ icon }) => icon !== 'arrow-right')
    .map((way) => contactCard(way.icon === 'mail' ? phrases.label.email : phrases.label.phone, way));
  const offered = asked.knowledge.offerCatalog.map(({ name, price, description }) =>
    [[name, price && formatPrice(price, pricesIn(asked))].filter(Boolean).join(', '), description]
      .filter(Boolean)
      .join(': '),
  );
  return [
    say(
      [
        catering.lede,
        phrases.weOffer(phrases.list(catering.services.map((service) => service.title))),
        ...offered,
      ].join(' '),
    ),
    { type: 'contact_info', data: [linkCard(phrases.label.catering, asked.knowledge.paths.catering), ...ways] },
  ];
}

export function answerJobs(asked: Asked): Answer {
  const { phrases } = asked;
  const { openings } = asked.knowledge.said(asked.tag).careers;
  if (!asked.knowledge.hasPage('careers')) return referOn(asked, phrases.noOpenings);
  const link: ContactCard = linkCard(phrases.label.careers, asked.knowledge.paths.careers);
  if (openings.length === 0) return [say(phrases.noOpenings), { type: 'contact_info', data: [link] }];
  const words = new Set(asked.question.wanted);
  const locations = new Set(asked.question.locations.map(({ name }) => name));
  const hitsOf = (title: string) => [...contentStems(title)].filter((stem) => words.has(stem)).length;
  const most = Math.max(1, highest(openings.map(({ title }) => hitsOf(title))));
  const fitting = openings.filter(({ title }) => hitsOf(title) === most);
  const there = openings.filter(({ location }) => location !== undefined && locations.has(location.label));
  const shown = fitting.length > 0 ? fitting : there.length > 0 ? there : openings;
  const names = shown
    .slice(0, 10)
    .map(({ title, location, type }) => [title, location?.label, type?.label].filter(Boolean).join(', '));
  const links = shown
    .slice(0, 5)
    .map(({ title, location, id }) =>
      linkCard([title, location?.label].filter(Boolean).join(', '), `${asked.knowledge.paths.careers}#${id}`),
    );
  const [only, ...others] = shown;
  const details = only && others.length === 0 ? detailsOf(asked, only) : '';
  return [say(`${phrases.openings(shown.length, names)}${details}`), { type: 'contact_info', data: [...links, link] }];
}

function detailsOf(
  { phrases }: Asked,
  { description, requirements, benefits, dates }: CareersContent['openings'][number],
): string {
  const wants = requirements.length > 0 ? phrases.lookFor(requirements) : undefined;
  const gives = benefits.length > 0 ? phrases.jobOffers(benefits) : undefined;
  return [description, wants, gives, dates]
    .filter(Boolean)
    .map((text) => ` ${text ?? ''}`)
    .join('');
}

export function answerFranchise(asked: Asked): Answer {
  const { phrases } = asked;
  if (!asked.knowledge.hasFranchise) return referOn(asked, phrases.noFranchise);
  return [
    say(phrases.franchise),
    { type: 'contact_info', data: [linkCard(phrases.label.franchise, asked.knowledge.paths.franchise)] },
  ];
}

export function answerOrder(asked: Asked): Answer {
  const { phrases } = asked;
  const [location] = locationsAsked(asked);
  const only =
    location && (asked.question.locations.length === 1 || isOnlyLocation(asked.knowledge)) ? location : undefined;
  const order = only?.page().order ?? asked.knowledge.order;
  if (order === undefined || order.href === asked.knowledge.paths.menu)
    return [
      say(`${phrases.noOrders} ${askInstead(asked)}`),
      {
        type: 'contact_info',
        data: [...waysToAsk(asked), linkCard(phrases.label.seeMenu, asked.knowledge.paths.menu)],
      },
    ];
  return [say(phrases.orderOnline), { type: 'contact_info', data: [linkCard(phrases.label.order, order.href)] }];
}

/** The areas of delivery where the site has them, else whether there is delivery. */
export function answerDelivery(asked: Asked): Answer {
  const { knowledge, question, phrases } = asked;
  const locations = locationsAsked(asked).slice(0, 200);
  const [named] = question.locations;
  if (named && question.locationsBy === 'deliveryArea')
    return [
      say(
        [
          phrases.deliversThere(isOnlyLocation(knowledge) ? undefined : question.locations.map(({ name }) => name)),
          ...question.locations
            .slice(0, 3)
            .map((location) => phrases.delivers(subjectOf(knowledge, location), location.page().deliveryAreas)),
        ].join(' '),
      ),
      orderPart(asked),
    ];
  const delivering = locations.filter(
    (location) =>
      location.page().deliveryAreas.length > 0 || location.page().services.some((service) => /deliver/i.test(service)),
  );
  if (delivering.length === 0) return [];
  const lines = delivering.slice(0, 8).map((location) => {
    return phrases.delivers(subjectOf(knowledge, location), location.page().deliveryAreas);
  });
  return [say(lines.join(' ')), orderPart(asked)];
}

function orderPart(asked: Asked): Answer[number] {
  const parts = answerOrder(asked).filter(({ type }) => type === 'contact_info');
  return parts[0] ?? { type: 'contact_info', data: waysToAsk(asked) };
}

export function answerPickup(asked: Asked): Answer {
  const services = locationsAsked(asked)
    .slice(0, 200)
    .flatMap((location) => location.page().services);
  const has = services.some((service) => /pick ?up|take ?out|take ?away|to go/i.test(service));
  if (!has) return [];
  return [say(asked.phrases.pickupOffered), orderPart(asked)];
}

/** The link for reservations, else what the configured questions say about them. */
export function answerReservation(asked: Asked): Answer {
  const links = locationsAsked(asked)
    .slice(0, 200)
    .flatMap((location) => {
      const { reserve } = location.page(asked.tag);
      return reserve ? [{ location, reserve }] : [];
    });
  const brand = asked.knowledge.said(asked.tag).reserve;
  const like = [...bestFaqs(asked, 0).map(({ faq }) => faq), ...asked.knowledge.faqs];
  const said = like.find(({ question }) => contentStems(question).has('reservation'))?.answer;
  const cards = (
    links.length > 0
      ? links.map(({ location, reserve }) =>
          linkCard(
            isOnlyLocation(asked.knowledge) ? reserve.label : `${reserve.label}: ${location.name}`,
            reserve.href,
          ),
        )
      : brand
        ? [linkCard(brand.label, brand.href)]
        : []
  ).slice(0, 8);
  if (cards.length === 0 && said === undefined) return referOn(asked, asked.phrases.noReservations);
  return [
    say(said ?? asked.phrases.reserveOnline),
    { type: 'contact_info', data: cards.length > 0 ? [...cards, ...waysToAsk(asked)] : waysToAsk(asked) },
  ];
}

/** What the site says about large groups, and whom to ask. */
export function answerLargeParty(asked: Asked): Answer {
  const { phrases, knowledge } = asked;
  const said = bestFaqs(asked, 0.01).filter(({ faq }) =>
    [...contentStems(`${faq.question}`)].some(
      (stem) => stem === 'reservation' || stem === 'party' || stem === 'group' || stem === 'room',
    ),
  );
  const links = locationsAsked(asked)
    .slice(0, 200)
    .flatMap((location) => location.page(asked.tag).reserve ?? []);
  const reserve = links.length === 1 ? links : [knowledge.said(asked.tag).reserve].flatMap((link) => link ?? []);
  return [
    ...said.slice(0, 2).map(faqPart),
    say(`${phrases.largeParty} ${askInstead(asked)}`),
    { type: 'contact_info', data: [...reserve.map(({ label, href }) => linkCard(label, href)), ...waysToAsk(asked)] },
  ];
}

export function answerAbout({ knowledge, phrases }: Asked): Answer {
  const { about } = knowledge.home;
  const text = about?.paragraphs[0] ?? knowledge.description;
  if (text === undefined)
    return knowledge.cuisines.length === 0 ? [] : [say(phrases.cuisines(phrases.list(knowledge.cuisines)))];
  const cuisine = knowledge.cuisines.length > 0 ? ` ${phrases.cuisines(phrases.list(knowledge.cuisines))}` : '';
  return [say(`${text}${cuisine}`)];
}

export function answerSocial(asked: Asked): Answer {
  const { social } = asked.knowledge;
  if (social.length === 0) return [];
  return [
    say(asked.phrases.followUs(asked.phrases.list(social.map(({ label }) => label)))),
    { type: 'contact_info', data: social.slice(0, 8).map(({ label, href }) => linkCard(label, href)) },
  ];
}

/** A guest with a complaint gets the feedback form and the phone number. */
export function answerFeedback(asked: Asked): Answer {
  const { phrases } = asked;
  const isComplaint = !asked.question.topics.has('feedback');
  return [
    say(isComplaint ? `${phrases.complaint} ${askInstead(asked)}` : phrases.feedback),
    {
      type: 'contact_info',
      data: [
        ...(asked.knowledge.hasPage('feedback')
          ? [linkCard(phrases.label.feedback, asked.knowledge.paths.feedback)]
          : []),
        ...waysToAsk(asked),
        linkCard(phrases.label.contact, asked.knowledge.paths.contact),
      ],
    },
  ];
}

export function answerPress(asked: Asked): Answer {
  const { phrases, knowledge } = asked;
  if (!knowledge.hasPage('mediaInquiries'))
    return [say(askInstead(asked)), { type: 'contact_info', data: waysToAsk(asked) }];
  return [
    say(phrases.press),
    { type: 'contact_info', data: [linkCard(phrases.label.media, knowledge.paths.mediaInquiries)] },
  ];
}

export function answerPrivacy({ phrases, knowledge }: Asked): Answer {
  return [
    say(phrases.privacy),
    {
      type: 'contact_info',
      data: [
        linkCard(phrases.label.privacy, knowledge.paths.privacy),
        linkCard(phrases.label.terms, knowledge.paths.terms),
      ],
    },
  ];
}

export function answerRating(asked: Asked): Answer {
  const rated = locationsAsked(asked)
    .slice(0, 8)
    .flatMap((location) => {
      const { rating } = location.page(asked.tag);
      return rating ? [`${location.name}: ${rating.text}`] : [];
    });
  return rated.length === 0 ? [] : [say(asked.phrases.rating(rated))];
}
