import type { PageName } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';
import { contentOfPage, makeHours, makeLocation, makeMenu, makePicture, makeSite, makePhone } from './site.ts';

type Node = Record<string, unknown> & { '@type': string };

export function textOf(site: Site, page: PageName, index = 0): string | undefined {
  return contentOfPage(site, page, index).head.jsonLd;
}

export function graphOf(site: Site, page: PageName, index = 0): Node[] {
  const text = textOf(site, page, index);
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Node[] })['@graph'];
}

export const typesOf = (nodes: Node[]) => nodes.map((node) => node['@type']);
export const find = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type);

export const MENU = makeMenu({
  Pizza: [
    {
      name: 'Margherita',
      description: 'Tomato, mozzarella',
      price: { amount: 1450, currency: 'CAD' },
      diets: ['vegetarian', 'spicy'],
    },
    { name: 'Catch of the day', price: { text: 'Market price' } },
  ],
});
const FAQS = [{ question: 'Do you deliver?', answer: 'Yes.' }];

export const PIZZERIA = makeSite({
  name: 'Nonna Pia',
  telephone: makePhone('(905) 555-0142'),
  address: { street: '214 James St N', locality: 'Hamilton', region: 'ON', postalCode: 'L8R 2L1' },
  coordinates: { latitude: 43.26312, longitude: -79.86671 },
  cuisines: ['Pizza', 'Italian'],
  priceRange: '$$',
  hours: makeHours([660, 1320]),
  areaServed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  social: [{ name: 'Instagram', url: 'https://instagram.com/nonna' }],
  reservationLink: 'https://tables.example/nonna',
  hero: { image: { src: 'images/hero.jpg', alt: '' } },
  logo: { src: 'images/logo.png', alt: '' },
  pictures: {
    'images/hero.jpg': makePicture({ src: '/_pictures/hero.webp' }),
    'images/logo.png': makePicture({ src: '/_pictures/logo.webp' }),
  },
  menus: [MENU],
  faqs: FAQS,
  reviews: [{ id: '1', content: 'Superb', rating: 5, author: 'Ann' }],
});

export const CHAIN = makeSite({
  name: 'Kumo Ramen',
  telephone: makePhone('(416) 555-0100'),
  address: { street: '1 Head Office Rd', locality: 'Toronto', region: 'ON' },
  cuisines: ['Ramen'],
  hours: makeHours([0, 60]),
  menus: [MENU],
  faqs: FAQS,
  locations: [
    makeLocation({
      name: 'Kumo Queen West',
      phone: makePhone('(416) 555-0101'),
      address: { street: '88 Queen St W', locality: 'Toronto', region: 'ON' },
      hours: makeHours([690, 1320]),
    }),
    makeLocation({ name: 'Gastown', address: {}, menus: [makeMenu({ Ramen: ['Shio'] })] }),
  ],
});
