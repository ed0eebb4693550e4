import { highest } from '../highest.ts';
import { countOpenings } from '../../text/sentences.ts';
import { listText } from '../../text/list-text.ts';
import { PATHS } from '../../pages/routes.ts';
import type { CareersContent } from '../../pages/careers.ts';
import type { ContactCard } from '../answer.ts';
import { contentStems } from '../search-index.ts';
import { bestFaqs, FAQ_WEAK } from './faqs.ts';
import {
  type Answer,
  askInstead,
  type Asked,
  contactCard,
  isOnlyPlace,
  linkCard,
  placesAsked,
  say,
  waysToAsk,
  referOn,
} from './asked.ts';

export function answerCatering(asked: Asked): Answer {
  const { catering } = asked.knowledge;
  if (catering.kind === 'not-available') return [say(catering.text), { type: 'contact_info', data: waysToAsk(asked) }];
  const ways = catering.ways
    .filter(({ icon }) => icon !== 'arrow-right')
    .map((way) => contactCard(way.icon === 'mail' ? 'Email' : 'Phone', way));
  const offered = asked.knowledge.catalogue.map(({ name, price, description }) =>
    [[name, price].filter(Boolean).join(', '), description].filter(Boolean).join(': '),
  );
  return [
    say(
      [
        `${catering.lede} We offer ${listText(
          catering.services.map((service) => service.title),
          ', and',
        )}.`,
        ...offered,
      ].join(' '),
    ),
    { type: 'contact_info', data: [linkCard('Catering', PATHS.catering), ...ways] },
  ];
}

export function answerJobs(asked: Asked): Answer {
  const { openings } = asked.knowledge.careers;
  const link: ContactCard = linkCard('Careers', PATHS.careers);
  if (openings.length === 0) return [say('There are no openings right now.'), { type: 'contact_info', data: [link] }];
  const words = new Set(asked.question.wanted);
  const places = new Set(asked.question.places.map(({ name }) => name));
  const hitsOf = (title: string) => [...contentStems(title)].filter((stem) => words.has(stem)).length;
  const most = Math.max(1, highest(openings.map(({ title }) => hitsOf(title))));
  const fitting = openings.filter(({ title }) => hitsOf(title) === most);
  const there = openings.filter(({ location }) => location !== undefined && places.has(location.label));
  const shown = fitting.length > 0 ? fitting : there.length > 0 ? there : openings;
  const names = shown
    .slice(0, 10)
    .map(({ title, location, type }) => [title, location?.label, type?.label].filter(Boolean).join(', '));
  const links = shown
    .slice(0, 5)
    .map(({ title, location, id }) =>
      linkCard([title, location?.label].filter(Boolean).join(', '), `${PATHS.careers}#${id}`),
    );
  const [only, ...others] = shown;
  const details = only && others.length === 0 ? detailsOf(only) : '';
  return [
    say(`We have ${countOpenings(shown.length)}: ${names.join('; ')}.${details}`),
    { type: 'contact_info', data: [...links, link] },
  ];
}

function detailsOf({ description, requirements, benefits, dates }: CareersContent['openings'][number]): string {
  const wants = requirements.length > 0 ? `We look for: ${requirements.join('; ')}.` : undefined;
  const gives = benefits.length > 0 ? `We offer: ${benefits.join('; ')}.` : undefined;
  return [description, wants, gives, dates]
    .filter(Boolean)
    .map((text) => ` ${text ?? ''}`)
    .join('');
}

export function answerFranchise(asked: Asked): Answer {
  if (!asked.knowledge.hasFranchise) return referOn(asked, 'Our website says nothing of franchises.');
  return [
    say('Thinking of opening one of your own? Our franchise page has the questions we start with.'),
    { type: 'contact_info', data: [linkCard('Own A Franchise', PATHS.franchise)] },
  ];
}

export function answerOrder(asked: Asked): Answer {
  const [place] = placesAsked(asked);
  const only = place && (asked.question.places.length === 1 || isOnlyPlace(asked.knowledge)) ? place : undefined;
  const order = only?.page().order ?? asked.knowledge.offers.order;
  if (order.href === PATHS.menu)
    return [
      say(`Our website takes no orders. ${askInstead(asked)}`),
      { type: 'contact_info', data: [...waysToAsk(asked), linkCard('See the menu', PATHS.menu)] },
    ];
  return [say('You can order online.'), { type: 'contact_info', data: [linkCard('Order Online', order.href)] }];
}

/** Where it is delivered to, as far as the site says; else that it is, or not. */
export function answerDelivery(asked: Asked): Answer {
  const { knowledge, question } = asked;
  const places = placesAsked(asked).slice(0, 200);
  const [named] = question.places;
  if (named && question.placesBy === 'deliveryArea')
    return [
      say(
        `Yes, ${
          isOnlyPlace(knowledge)
            ? 'we deliver'
            : `${listText(
                question.places.map(({ name }) => name),
                ', and',
              )} ${question.places.length > 1 ? 'deliver' : 'delivers'}`
        } there.`,
      ),
      orderPart(asked),
    ];
  const delivering = places.filter(
    (place) =>
      place.page().deliveryAreas.length > 0 || place.page().services.some((service) => /deliver/i.test(service)),
  );
  if (delivering.length === 0) return [];
  const lines = delivering.slice(0, 8).map((place) => {
    const { deliveryAreas } = place.page();
    const areas = deliveryAreas.length > 0 ? ` to ${listText(deliveryAreas, ', and')}` : '';
    return isOnlyPlace(knowledge) ? `We deliver${areas}.` : `${place.name} delivers${areas}.`;
  });
  const missing = named && delivering.length === 0 ? '' : lines.join(' ');
  return [say(missing), orderPart(asked)];
}

function orderPart(asked: Asked): Answer[number] {
  const parts = answerOrder(asked).filter(({ type }) => type === 'contact_info');
  return parts[0] ?? { type: 'contact_info', data: waysToAsk(asked) };
}

export function answerPickup(asked: Asked): Answer {
  const services = placesAsked(asked)
    .slice(0, 200)
    .flatMap((place) => place.page().services);
  const has = services.some((service) => /pick ?up|take ?out|take ?away|to go/i.test(service));
  if (!has) return [];
  return [say('Yes, you can pick up your order.'), orderPart(asked)];
}

/** By its own link, or else what the questions say of it. */
export function answerReservation(asked: Asked): Answer {
  const links = placesAsked(asked)
    .slice(0, 200)
    .flatMap((place) => {
      const { reserve } = place.page();
      return reserve ? [{ place, reserve }] : [];
    });
  const brand = asked.knowledge.home.hero.reserve;
  const said = bestFaqs(asked, FAQ_WEAK).filter(({ faq }) => contentStems(`${faq.question}`).has('reservation'));
  const faqs = said.slice(0, 1).map(({ faq }) => faq.answer);
  const cards = (
    links.length > 0
      ? links.map(({ place, reserve }) =>
          linkCard(isOnlyPlace(asked.knowledge) ? reserve.label : `${reserve.label}: ${place.name}`, reserve.href),
        )
      : brand
        ? [linkCard(brand.label, brand.href)]
        : []
  ).slice(0, 8);
  if (cards.length === 0 && faqs.length === 0) return referOn(asked, 'Our website takes no reservations.');
  return [
    say(faqs[0] ?? 'You can reserve a table online.'),
    { type: 'contact_info', data: cards.length > 0 ? [...cards, ...waysToAsk(asked)] : waysToAsk(asked) },
  ];
}

export function answerAbout({ knowledge }: Asked): Answer {
  const { about } = knowledge.home;
  const text = about?.paragraphs[0] ?? knowledge.description;
  if (text === undefined)
    return knowledge.cuisines.length === 0 ? [] : [say(`We serve ${listText(knowledge.cuisines, ', and')}.`)];
  const cuisine = knowledge.cuisines.length > 0 ? ` We serve ${listText(knowledge.cuisines, ', and')}.` : '';
  return [say(`${text}${cuisine}`)];
}

export function answerSocial(asked: Asked): Answer {
  const { social } = asked.knowledge;
  if (social.length === 0) return [];
  return [
    say(
      `Follow us: ${listText(
        social.map(({ label }) => label),
        ', and',
      )}.`,
    ),
    { type: 'contact_info', data: social.slice(0, 8).map(({ label, href }) => linkCard(label, href)) },
  ];
}

export function answerFeedback(): Answer {
  return [
    say('Please tell us how it was: every message is read.'),
    { type: 'contact_info', data: [linkCard('Feedback', PATHS.feedback), linkCard('Contact Us', PATHS.contact)] },
  ];
}

export function answerPress(): Answer {
  return [
    say('For press, creators and partners we have a page.'),
    { type: 'contact_info', data: [linkCard('Media Inquiries', PATHS.mediaInquiries)] },
  ];
}

export function answerPrivacy(): Answer {
  return [
    say('Our privacy policy and our terms say it all.'),
    {
      type: 'contact_info',
      data: [linkCard('Privacy Policy', PATHS.privacy), linkCard('Terms and Conditions', PATHS.terms)],
    },
  ];
}

export function answerRating(asked: Asked): Answer {
  const rated = placesAsked(asked)
    .slice(0, 8)
    .flatMap((place) => {
      const { rating } = place.page();
      return rating ? [`${place.name}: ${rating.text}`] : [];
    });
  return rated.length === 0 ? [] : [say(`Our guests’ ratings: ${rated.join('; ')}.`)];
}
