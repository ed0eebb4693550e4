import { describe, expect, test } from 'vitest';
import { makeHours, makeLocation, makePicture, makeSite, makePhone } from '../../../../support/build/site.ts';
import { find, graphOf, MENU, PIZZERIA, textOf, typesOf } from '../../../../support/build/structured-data.ts';

describe('the page of a location', () => {
  const GASTOWN = makeLocation({
    name: 'Gastown',
    phone: makePhone('(604) 555-0108'),
    address: { street: '12 Water St', locality: 'Vancouver', region: 'BC' },
    coordinates: { latitude: 49.2834, longitude: -123.1061 },
    hours: {
      ...makeHours([1080, 1560]),
      special: [{ from: '2026-12-24', through: '2026-12-26', hours: { kind: 'closed' } }],
    },
    deliveryAreas: ['Gastown', 'Chinatown'],
    heroImage: { src: 'gastown.jpg', alt: '' },
    gallery: [{ image: { src: 'bar.jpg', alt: 'The bar' }, orientation: 'landscape' }],
    faqs: [{ question: 'Is there parking?', answer: 'Behind the house.' }],
  });
  const SITE = makeSite({
    name: 'Kumo Ramen',
    cuisines: ['Ramen'],
    menus: [MENU],
    pictures: {
      'gastown.jpg': makePicture({ src: '/_pictures/gastown.webp' }),
      'bar.jpg': makePicture({ src: '/_pictures/bar.webp' }),
    },
    locations: [makeLocation({ name: 'Annex' }), GASTOWN],
  });

  test('a picture that could not be had has no address', () => {
    const site = { ...SITE, pictures: { 'bar.jpg': makePicture({ src: '/_pictures/bar.webp' }) } };
    expect(textOf(site, 'location', 1)).toContain('"image":["https://kitchen.example/_pictures/bar.webp"]');
    expect(textOf({ ...SITE, pictures: {} }, 'location', 1)).not.toContain('"image"');
  });

  test('tells all that is known of the location', () => {
    expect(find(graphOf(SITE, 'location', 1), 'Restaurant')).toMatchObject({
      '@id': 'https://kitchen.example/location/gastown/#restaurant',
      name: 'Kumo Ramen Gastown',
      url: 'https://kitchen.example/location/gastown/',
      telephone: '(604) 555-0108',
      address: { streetAddress: '12 Water St', addressLocality: 'Vancouver', addressCountry: 'CA' },
      geo: { latitude: 49.2834, longitude: -123.1061 },
      openingHoursSpecification: [
        { opens: '18:00', closes: '02:00' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
      ],
      priceRange: '$$',
      servesCuisine: ['Ramen'],
      hasMenu: 'https://kitchen.example/menu/gastown/',
      parentOrganization: { '@id': 'https://kitchen.example/#organization' },
      image: ['https://kitchen.example/_pictures/gastown.webp', 'https://kitchen.example/_pictures/bar.webp'],
      areaServed: ['Gastown', 'Chinatown'],
    });
  });

  test('has the trail and the questions that the page shows', () => {
    const nodes = graphOf(SITE, 'location', 1);
    expect(typesOf(nodes)).toEqual(['Restaurant', 'BreadcrumbList', 'FAQPage']);
    expect(nodes[1]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kitchen.example/' },
      { '@type': 'ListItem', position: 2, name: 'Locations', item: 'https://kitchen.example/locations/' },
      { '@type': 'ListItem', position: 3, name: 'Gastown' },
    ]);
    expect(JSON.stringify(nodes[2])).toContain('Is there parking?');
    expect(typesOf(graphOf(SITE, 'location', 0))).toEqual(['Restaurant', 'BreadcrumbList']);
  });

  test('is that of the one restaurant where there is no other, with the facts of the brand', () => {
    const site = { ...PIZZERIA, locations: [makeLocation({ name: 'Downtown' })] };
    const [home] = graphOf(site, 'home');
    const [restaurant, trail] = graphOf(site, 'location');
    expect(restaurant).toMatchObject({
      '@id': home?.['@id'],
      name: 'Nonna Pia',
      url: 'https://kitchen.example/location/downtown/',
      address: { streetAddress: '214 James St N' },
      sameAs: ['https://instagram.com/nonna'],
    });
    expect(JSON.stringify(trail)).toContain('"Downtown"');
  });

  test('has eight pictures of a hundred, and room for the questions', () => {
    const gallery = Array.from({ length: 100 }, (_, index) => ({
      image: { src: `${index}.jpg`, alt: '' },
      orientation: 'landscape' as const,
    }));
    const pictures = Object.fromEntries(gallery.map(({ image }) => [image.src, makePicture()]));
    const locations = [makeLocation(), { ...GASTOWN, gallery }];
    const nodes = graphOf(makeSite({ locations, pictures }), 'location', 1);
    expect(nodes[0]?.image).toHaveLength(8);
    expect(typesOf(nodes)).toContain('FAQPage');
  });
});
