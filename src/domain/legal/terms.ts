import type { Site } from '../../model/site.ts';
import { offersOf } from '../offers/offers.ts';
import { PATHS } from '../pages/routes.ts';
import { contactWays, type LegalPage, type LegalSection, pageLink, prose, websiteLink } from './legal-page.ts';

/** What `/terms-and-conditions/` says (docs/behaviour.md#legal-pages). */
export function termsOf(site: Site): LegalPage {
  return {
    title: 'Terms and Conditions',
    kicker: site.legalName,
    lede: 'What you can expect from us when you order, pay or use this website, and what we ask of you.',
    website: websiteLink(site),
    sections: [
      agreement(site),
      ORDERS,
      PRICES,
      PAYMENT,
      REFUNDS,
      menuAndAllergens(site),
      ...(offersOf(site).length > 0 || site.loyalty ? [offers(site)] : []),
      ...(site.giftCards === undefined ? [] : [giftCards(site.giftCards)]),
      USE_OF_WEBSITE,
      privacy(site),
      OTHER_SITES,
      INTELLECTUAL_PROPERTY,
      LIABILITY,
      CHANGES,
      GOVERNING_LAW,
      contact(site),
    ],
  };
}

function agreement(site: Site): LegalSection {
  return {
    id: 'agreement',
    heading: 'Your agreement with us',
    body: [
      prose`These terms are an agreement between you and ${site.legalName}. They cover the website ${websiteLink(site)} and what you order from us. “We”, “us” and “our” mean ${site.legalName}. “You” means anyone who visits the website or orders.`,
      'By using the website or placing an order, you accept these terms. If you do not agree with them, please do not use the website. You are still welcome at the restaurant.',
    ],
  };
}

const ORDERS: LegalSection = {
  id: 'orders',
  heading: 'Orders',
  body: [
    'This website does not take orders itself. Where we offer online ordering, you place your order through an external ordering service. That service has its own terms and its own privacy policy, and they apply as well.',
    {
      list: [
        'Check your order before you send it: the items, the restaurant, the time, and the address if we deliver.',
        'Pickup and delivery times are estimates. We do our best to keep them.',
        'To change or cancel an order, call the restaurant as soon as you can. Once we have started to prepare your food, we may not be able to.',
        'We may decline or cancel an order, for example when an item is sold out, we are about to close, or an address is too far away. If you have paid already, we refund what you paid.',
        'A catering request you send through this website is a question, not an order. It becomes an order when we confirm it.',
      ],
    },
  ],
};

const PRICES: LegalSection = {
  id: 'prices',
  heading: 'Prices and tax',
  body: [
    'Prices exclude tax (GST/HST/PST). The taxes that apply are added to your bill. Delivery fees, service fees and tips, where there are any, come on top. You see the full amount before you pay.',
    'Prices can differ between restaurants and between the restaurant and online ordering. They can also change. The price that counts is the one shown when you place your order. If a price is clearly a mistake, we tell you before we prepare your food, and you decide whether you still want it.',
  ],
};

const PAYMENT: LegalSection = {
  id: 'payment',
  heading: 'Payment',
  body: [
    'You can pay by cash, credit or debit. When you order online, the ordering service shows which of these it takes.',
    'Online payments are handled by the ordering service and its payment partners. This website itself never asks for your card number. Please do not send card details through our forms.',
  ],
};

const REFUNDS: LegalSection = {
  id: 'refunds',
  heading: 'Refunds',
  body: [
    'If something is wrong with your order, tell the restaurant as soon as you notice, and keep your receipt or order number at hand. We will put it right: with a replacement, a credit or a refund, whichever is fair.',
    {
      definitions: [
        { term: 'All refunds', text: 'Refunds take 3-5 business days from the day we approve them.' },
        {
          term: 'Paid by card',
          text: 'It can take up to 2 weeks until a refund to a card shows on your statement. How long depends on your bank.',
        },
      ],
    },
    'We refund in the way you paid where we can. Orders you placed with another delivery or ordering service may be refunded by that service, under its own rules.',
  ],
};

function menuAndAllergens(site: Site): LegalSection {
  return {
    id: 'menu-and-allergens',
    heading: 'Menu, allergens and availability',
    body: [
      prose`Our ${pageLink(site, 'menu', PATHS.menu)} shows what we usually serve. Items can sell out, change with the season, or differ from one restaurant to another. Pictures show how a dish can look. Yours may look a little different.`,
      'Dietary marks such as vegetarian, vegan or gluten-free describe the recipe. They are not a medical guarantee. Kitchens handle many ingredients, and suppliers change theirs, so we cannot promise that any dish is free from an allergen.',
      'If you have an allergy or must avoid an ingredient, speak with the restaurant before you order. Please do not rely on this website alone, nor on an answer from an automated assistant.',
    ],
  };
}

function offers(site: Site): LegalSection {
  const { loyalty } = site;
  return {
    id: 'offers',
    heading: 'Offers',
    body: [
      prose`Each deal, discount and coupon code has its own conditions. You find them with the offer on our ${pageLink(site, 'offers page', PATHS.offers)}. An offer with a date is good through that day.`,
      'Offers have no cash value. We may change or end one at any time, but not for an order we have already accepted.',
      ...(loyalty
        ? [`${loyalty.name ?? 'Our loyalty program'} has rules of its own. You get them when you join.`]
        : []),
    ],
  };
}

function giftCards(url: string): LegalSection {
  return {
    id: 'gift-cards',
    heading: 'Gift cards',
    body: [
      prose`Our gift cards are sold on ${{ label: 'a website of their own', href: url, external: true, address: url }}. The terms you see there, and the terms on the card, apply to the purchase and to the balance.`,
      'Treat a gift card like cash. If it is lost or stolen, contact us with the proof of purchase and we will do what we can. Any right that the law gives you, such as a rule on expiry dates, stays yours.',
    ],
  };
}

const USE_OF_WEBSITE: LegalSection = {
  id: 'use-of-this-website',
  heading: 'Use of this website',
  body: [
    'You may use this website for yourself: to read, to plan a visit, to order and to get in touch. Please do not:',
    {
      list: [
        'send us false information, or use the name or contact details of another person without their permission,',
        'send anything that is against the law, insulting, or infringes the rights of others,',
        'try to get around the security of the website, overload it, or spread harmful code,',
        'copy large parts of it by automated means without our permission.',
      ],
    },
    'When you send us feedback, we may use what it says to improve our food and service, without paying you for it. We do not publish your name with it unless you agree.',
    'Answers from the assistant on this website are produced automatically and can be wrong. What the restaurant itself tells you comes first.',
  ],
};

function privacy(site: Site): LegalSection {
  return {
    id: 'privacy',
    heading: 'Privacy',
    body: [
      prose`Our ${pageLink(site, 'privacy policy', PATHS.privacy)} says what information we collect, how we use it, and how cookies work here. It is part of these terms.`,
    ],
  };
}

const OTHER_SITES: LegalSection = {
  id: 'links',
  heading: 'Links to other websites',
  body: [
    'Some links and frames lead to websites that are not ours, such as an ordering service, a map or a social network. We do not control those websites and are not responsible for what they show or do. Please read their terms before you use them.',
  ],
};

const INTELLECTUAL_PROPERTY: LegalSection = {
  id: 'intellectual-property',
  heading: 'Intellectual property',
  body: [
    'The names, logos, texts, pictures and design on this website belong to us or to those who let us use them. You may view, share and print pages for personal use. For anything else, such as using our name, logo or pictures in your own work, please ask us first.',
  ],
};

const LIABILITY: LegalSection = {
  id: 'liability',
  heading: 'Liability',
  body: [
    'We take care that this website is correct and working. Still, we offer it as it is: we cannot promise that it is always available, complete or free from mistakes.',
    'As far as the law allows, we are not liable for:',
    {
      list: [
        'loss that comes from relying on the website alone, or from not being able to use it,',
        'what other websites and services do, an external ordering service included,',
        'delays or failures caused by events that we cannot reasonably control,',
        'indirect loss, such as lost profit or lost data.',
      ],
    },
    'Nothing in these terms limits a liability that the law does not let us limit, or takes away a right you have as a consumer.',
  ],
};

const CHANGES: LegalSection = {
  id: 'changes',
  heading: 'Changes to these terms',
  body: [
    'We may change these terms. The current version is always on this page. For an order, the terms that applied when you placed it count. If you go on using the website after a change, you accept the new terms.',
    'If one part of these terms turns out to be invalid, the other parts stay in force.',
  ],
};

const GOVERNING_LAW: LegalSection = {
  id: 'governing-law',
  heading: 'Governing law',
  body: [
    'These terms follow the law that is in force where the restaurant is: the one you ordered from or visited, or else the one this website is about. The courts of that place decide disputes. If the law where you live gives you more rights as a consumer, or lets you go to a court near you, you keep that right.',
    'Most problems are solved faster by talking. Please contact us first, and we will try to find a fair solution.',
  ],
};

function contact(site: Site): LegalSection {
  return {
    id: 'contact',
    heading: 'Contact us',
    body: [
      'Do you have a question about these terms or about an order?',
      { definitions: contactWays(site, site.legalName) },
    ],
  };
}
