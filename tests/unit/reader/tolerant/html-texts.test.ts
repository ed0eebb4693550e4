import { describe, expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

describe('texts that were HTML', () => {
  const configuration = {
    restaurant_id: 'mac-&amp;-cheese',
    name: 'Mac &amp; Cheese Co.',
    description: '<p>One</p>\n<p>Two<br>three</p>',
    orderingLink: 'https://order.example/?a=1&amp;b=2',
    head: '<meta name="a" content="x &amp; y">',
    menu: {
      categories: [
        {
          name: 'Mains',
          items: [{ name: 'Fish &#038; Chips', price: '&pound;12', allergens: ['Milk &amp; eggs'] }, { name: 'AT&T' }],
        },
      ],
    },
    jobs: [{ title: 'Cook', requirements: '<ul><li>Two years</li><li>A smile</li></ul>' }],
    faqs: [{ question: '<strong></strong>', answer: 'x' }],
  };

  test('are read as plain text, in each kind of field', () => {
    const site = siteOf(configuration);
    expect(site).toMatchObject({
      restaurantId: 'mac-&amp;-cheese',
      name: 'Mac & Cheese Co.',
      description: 'One\n\nTwo\nthree',
      orderingLink: 'https://order.example/?a=1&b=2',
      code: { head: '<meta name="a" content="x &amp; y">' },
      jobs: [{ requirements: ['Two years', 'A smile'] }],
      faqs: [],
    });
    expect(site.menus[0]?.categories[0]?.items).toMatchObject([
      { name: 'Fish & Chips', allergens: { contains: [{ known: 'milk' }, { known: 'eggs' }] } },
      { name: 'AT&T' },
    ]);
    expect(JSON.stringify(site.menus[0])).toContain('£12');
  });

  test('make one warning, of the first of them', () => {
    expect(warningsFor(configuration)).toEqual([
      'name: "Mac &amp; Cheese Co." was written for HTML. Pages show the plain text that it means, and 7 more like it. Write it like "Mac & Cheese Co.".',
      'faqs[0]: {"question":"<strong></strong>","answer":"x"} has no "question". The question is left out. Write it like {"question":"Do you take walk-ins?","answer":"Always."}.',
    ]);
  });

  test('are read alike wherever the same text stands again', () => {
    const twice = { name: 'X', servesCuisine: ['Crêpes &amp; more', 'Tea', 'Crêpes &amp; more'], priceRange: '$$' };
    expect(siteOf(twice).cuisines).toEqual(['Crêpes & more', 'Tea']);
    expect(warningsFor(twice)[0]).toContain('and 1 more like it');
  });
});

test('a letter that was lost is told once, with its place', () => {
  const garbled = { name: 'Caf\ufffd M\ufffdller', about: { bio: 'Cr\ufffdme' } };
  expect(siteOf(garbled).name).toBe('Caf\ufffd M\ufffdller');
  expect(warningsFor(garbled)).toEqual([
    'name: "Caf\ufffd M\ufffdller" has "\ufffd" where a letter was lost: it was read with another encoding than it was saved with. Pages show it as it is written, and 1 more like it. Write it like "Café".',
  ]);
});

describe('texts in UTF-8 that were read with another encoding', () => {
  const configuration = {
    name: 'CafÃ© MÃ¼ller',
    description: 'CrÃªpes &amp; cidre',
    heroSection: { backgroundImage: 'images/cafÃ©.jpg' },
    faqs: [{ question: 'Lâ€™Ã©tÃ©?', answer: 'SÃO PAULO' }],
  };

  test('are read as they were before; a file may have such a name', () => {
    expect(siteOf(configuration)).toMatchObject({
      name: 'Café Müller',
      description: 'Crêpes & cidre',
      hero: { image: { src: 'images/cafÃ©.jpg' } },
      faqs: [{ question: 'L’été?', answer: 'SÃO PAULO' }],
    });
  });

  test('make one warning, of the first of them', () => {
    expect(warningsFor(configuration).filter((warning) => warning.includes('encoding'))).toEqual([
      'name: "CafÃ© MÃ¼ller" is UTF-8 that was read with another encoding and saved again. It is read as it was before, and 2 more like it. Write it like "Café Müller".',
    ]);
  });
});
