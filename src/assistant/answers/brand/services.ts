import { formatPrice } from '#core/menu/price.ts';
import { highest } from '../../search/highest.ts';
import type { CareersContent } from '#content/pages/careers.ts';
import type { ContactCard } from '#content/chat/answer.ts';
import { contentStems } from '../../search/search-index.ts';
import { bestFaqs, faqPart } from '../parts/faqs.ts';
import {
  type Answer,
  contactFallback,
  type AnswerContext,
  contactCard,
  isOnlyLocation,
  linkCard,
  locationsAsked,
  say,
  pricesIn,
  subjectOf,
  waysToAsk,
  referOn,
} from '../parts/answer-context.ts';

export function answerCatering(context: AnswerContext): Answer {
  const { phrases } = context;
  const { catering } = context.knowledge.said(context.tag);
  const [named] = context.question.locations;
  if (catering === undefined) return referOn(context, phrases.noCatering(undefined));
  if (named && named.page().catering === undefined) return referOn(context, phrases.noCatering(named.name));
  if (catering.kind === 'not-available')
    return [say(catering.text), { type: 'contact_info', data: waysToAsk(context) }];
  const ways = catering.ways
    .filter(({ icon }) => icon !== 'arrow-right')
    .map((way) => contactCard(way.icon === 'mail' ? phrases.label.email : phrases.label.phone, way));
  const offered = context.knowledge.offerCatalog.map(({ name, price, description }) =>
    [[name, price && formatPrice(price, pricesIn(context))].filter(Boolean).join(', '), description]
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
    { type: 'contact_info', data: [linkCard(phrases.label.catering, context.knowledge.paths.catering), ...ways] },
  ];
}

export function answerJobs(context: AnswerContext): Answer {
  const { phrases } = context;
  const { openings } = context.knowledge.said(context.tag).careers;
  if (!context.knowledge.hasPage('careers')) return referOn(context, phrases.noOpenings);
  const link: ContactCard = linkCard(phrases.label.careers, context.knowledge.paths.careers);
  if (openings.length === 0) return [say(phrases.noOpenings), { type: 'contact_info', data: [link] }];
  const words = new Set(context.question.wanted);
  const locations = new Set(context.question.locations.map(({ name }) => name));
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
      linkCard([title, location?.label].filter(Boolean).join(', '), `${context.knowledge.paths.careers}#${id}`),
    );
  const [only, ...others] = shown;
  const details = only && others.length === 0 ? detailsOf(context, only) : '';
  return [say(`${phrases.openings(shown.length, names)}${details}`), { type: 'contact_info', data: [...links, link] }];
}

function detailsOf(
  { phrases }: AnswerContext,
  { description, requirements, benefits, dates }: CareersContent['openings'][number],
): string {
  const wants = requirements.length > 0 ? phrases.lookFor(requirements) : undefined;
  const gives = benefits.length > 0 ? phrases.jobOffers(benefits) : undefined;
  return [description, wants, gives, dates]
    .filter(Boolean)
    .map((text) => ` ${text ?? ''}`)
    .join('');
}

export function answerFranchise(context: AnswerContext): Answer {
  const { phrases } = context;
  if (!context.knowledge.hasFranchise) return referOn(context, phrases.noFranchise);
  return [
    say(phrases.franchise),
    { type: 'contact_info', data: [linkCard(phrases.label.franchise, context.knowledge.paths.franchise)] },
  ];
}

export function answerOrder(context: AnswerContext): Answer {
  const { phrases } = context;
  const [location] = locationsAsked(context);
  const only =
    location && (context.question.locations.length === 1 || isOnlyLocation(context.knowledge)) ? location : undefined;
  const order = only?.page().order ?? context.knowledge.order;
  if (order === undefined || order.href === context.knowledge.paths.menu)
    return [
      say(`${phrases.noOrders} ${contactFallback(context)}`),
      {
        type: 'contact_info',
        data: [...waysToAsk(context), linkCard(phrases.label.seeMenu, context.knowledge.paths.menu)],
      },
    ];
  return [say(phrases.orderOnline), { type: 'contact_info', data: [linkCard(phrases.label.order, order.href)] }];
}

/** The areas of delivery where the site has them, else whether there is delivery. */
export function answerDelivery(context: AnswerContext): Answer {
  const { knowledge, question, phrases } = context;
  const locations = locationsAsked(context).slice(0, 200);
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
      orderPart(context),
    ];
  const delivering = locations.filter(
    (location) =>
      location.page().deliveryAreas.length > 0 || location.page().services.some((service) => /deliver/i.test(service)),
  );
  if (delivering.length === 0) return [];
  const lines = delivering.slice(0, 8).map((location) => {
    return phrases.delivers(subjectOf(knowledge, location), location.page().deliveryAreas);
  });
  return [say(lines.join(' ')), orderPart(context)];
}

function orderPart(context: AnswerContext): Answer[number] {
  const parts = answerOrder(context).filter(({ type }) => type === 'contact_info');
  return parts[0] ?? { type: 'contact_info', data: waysToAsk(context) };
}

export function answerPickup(context: AnswerContext): Answer {
  const services = locationsAsked(context)
    .slice(0, 200)
    .flatMap((location) => location.page().services);
  const has = services.some((service) => /pick ?up|take ?out|take ?away|to go/i.test(service));
  if (!has) return [];
  return [say(context.phrases.pickupOffered), orderPart(context)];
}

/** The link for reservations, else what the configured questions say about them. */
export function answerReservation(context: AnswerContext): Answer {
  const links = locationsAsked(context)
    .slice(0, 200)
    .flatMap((location) => {
      const { reserve } = location.page(context.tag);
      return reserve ? [{ location, reserve }] : [];
    });
  const brand = context.knowledge.said(context.tag).reserve;
  const like = [...bestFaqs(context, 0).map(({ faq }) => faq), ...context.knowledge.faqs];
  const said = like.find(({ question }) => contentStems(question).has('reservation'))?.answer;
  const cards = (
    links.length > 0
      ? links.map(({ location, reserve }) =>
          linkCard(
            isOnlyLocation(context.knowledge) ? reserve.label : `${reserve.label}: ${location.name}`,
            reserve.href,
          ),
        )
      : brand
        ? [linkCard(brand.label, brand.href)]
        : []
  ).slice(0, 8);
  if (cards.length === 0 && said === undefined) return referOn(context, context.phrases.noReservations);
  return [
    say(said ?? context.phrases.reserveOnline),
    { type: 'contact_info', data: cards.length > 0 ? [...cards, ...waysToAsk(context)] : waysToAsk(context) },
  ];
}

/** What the site says about large groups, and whom to ask. */
export function answerLargeParty(context: AnswerContext): Answer {
  const { phrases, knowledge } = context;
  const said = bestFaqs(context, 0.01).filter(({ faq }) =>
    [...contentStems(`${faq.question}`)].some(
      (stem) => stem === 'reservation' || stem === 'party' || stem === 'group' || stem === 'room',
    ),
  );
  const links = locationsAsked(context)
    .slice(0, 200)
    .flatMap((location) => location.page(context.tag).reserve ?? []);
  const reserve = links.length === 1 ? links : [knowledge.said(context.tag).reserve].flatMap((link) => link ?? []);
  return [
    ...said.slice(0, 2).map(faqPart),
    say(`${phrases.largeParty} ${contactFallback(context)}`),
    { type: 'contact_info', data: [...reserve.map(({ label, href }) => linkCard(label, href)), ...waysToAsk(context)] },
  ];
}

export function answerAbout({ knowledge, phrases }: AnswerContext): Answer {
  const { about } = knowledge.home;
  const text = about?.paragraphs[0] ?? knowledge.description;
  if (text === undefined)
    return knowledge.cuisines.length === 0 ? [] : [say(phrases.cuisines(phrases.list(knowledge.cuisines)))];
  const cuisine = knowledge.cuisines.length > 0 ? ` ${phrases.cuisines(phrases.list(knowledge.cuisines))}` : '';
  return [say(`${text}${cuisine}`)];
}

export function answerSocial(context: AnswerContext): Answer {
  const { social } = context.knowledge;
  if (social.length === 0) return [];
  return [
    say(context.phrases.followUs(context.phrases.list(social.map(({ label }) => label)))),
    { type: 'contact_info', data: social.slice(0, 8).map(({ label, href }) => linkCard(label, href)) },
  ];
}

/** A guest with a complaint gets the feedback form and the phone number. */
export function answerFeedback(context: AnswerContext): Answer {
  const { phrases } = context;
  const isComplaint = !context.question.topics.has('feedback');
  return [
    say(isComplaint ? `${phrases.complaint} ${contactFallback(context)}` : phrases.feedback),
    {
      type: 'contact_info',
      data: [
        ...(context.knowledge.hasPage('feedback')
          ? [linkCard(phrases.label.feedback, context.knowledge.paths.feedback)]
          : []),
        ...waysToAsk(context),
        linkCard(phrases.label.contact, context.knowledge.paths.contact),
      ],
    },
  ];
}

export function answerPress(context: AnswerContext): Answer {
  const { phrases, knowledge } = context;
  if (!knowledge.hasPage('mediaInquiries'))
    return [say(contactFallback(context)), { type: 'contact_info', data: waysToAsk(context) }];
  return [
    say(phrases.press),
    { type: 'contact_info', data: [linkCard(phrases.label.media, knowledge.paths.mediaInquiries)] },
  ];
}

export function answerPrivacy({ phrases, knowledge }: AnswerContext): Answer {
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

export function answerRating(context: AnswerContext): Answer {
  const rated = locationsAsked(context)
    .slice(0, 8)
    .flatMap((location) => {
      const { rating } = location.page(context.tag);
      return rating ? [`${location.name}: ${rating.text}`] : [];
    });
  return rated.length === 0 ? [] : [say(context.phrases.rating(rated))];
}
