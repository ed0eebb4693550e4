import { describe, expect, test } from 'vitest';
import { schemaOrgErrors } from '../../../../support/build/schema-org.ts';
import { cad, makeItem, makeLocation, makeSite } from '../../../../support/build/site.ts';
import { CHAIN, find, graphOf, PIZZERIA, textOf, typesOf } from '../../../../support/build/structured-data.ts';

describe('a page that tells something else', () => {
  test('of offers has each that runs, with its price and its last day', () => {
    const deals = [
      { title: 'Two for Tuesday', price: cad(2900), validUntil: '2026-12-31' },
      { title: 'Over', validUntil: '2026-01-01' },
    ];
    const discounts = [{ title: '10% for students', conditions: [] }];
    expect(find(graphOf(makeSite({ deals, discounts }), 'offers'), 'Organization')?.hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      name: 'Special Offers',
      itemListElement: [
        {
          '@type': 'Offer',
          name: 'Two for Tuesday',
          price: '29.00',
          priceCurrency: 'CAD',
          validThrough: '2026-12-31',
        },
        { '@type': 'Offer', name: '10% for students' },
      ],
    });
    expect(textOf(makeSite(), 'offers')).not.toContain('OfferCatalog');
  });

  test('of offers does not tell of a catalog that it does not show', () => {
    expect(textOf(makeSite({ offerCatalog: [makeItem({ name: 'Office trays' })] }), 'offers')).not.toContain('trays');
  });

  test('of contact has the lines of contact, and the head office of a chain', () => {
    expect(graphOf({ ...CHAIN, email: 'hello@kumo.example' }, 'contact')).toMatchObject([
      { '@type': 'ContactPage', publisher: { '@id': 'https://kitchen.example/#organization' } },
      {
        '@type': 'Organization',
        '@id': 'https://kitchen.example/#organization',
        address: { streetAddress: '1 Head Office Rd' },
        contactPoint: { '@type': 'ContactPoint', telephone: '(416) 555-0100', email: 'hello@kumo.example' },
      },
    ]);
    expect(textOf(makeSite(), 'contact')).not.toContain('contactPoint');
  });

  describe('of jobs', () => {
    const LINE_COOK = {
      title: 'Line cook',
      type: 'Full-time',
      description: 'You run the grill.',
      requirements: ['One year on a line'],
      benefits: ['Staff meal'],
      restaurantId: 'annex',
      datePosted: '2026-11-02',
      validThrough: '2027-01-31',
    };
    const ANNEX = makeLocation({
      name: 'Annex',
      restaurantId: 'annex',
      address: { street: '1 Bloor St', locality: 'Toronto' },
    });
    const chainOf = (changes: Partial<typeof LINE_COOK>, locations = [ANNEX, makeLocation({ name: 'West' })]) =>
      makeSite({ name: 'Kumo', locations, jobs: [{ ...LINE_COOK, ...changes }], buildDate: '2026-11-22' });

    test('posts what search engines require, at the address that opens it', () => {
      const graph = graphOf(chainOf({}), 'careers');
      expect(graph.flatMap((node) => schemaOrgErrors(node))).toEqual([]);
      expect(find(graph, 'JobPosting')).toEqual({
        '@type': 'JobPosting',
        '@id': 'https://kitchen.example/careers/#line-cook-annex',
        title: 'Line cook',
        description: 'You run the grill.',
        qualifications: ['One year on a line'],
        jobBenefits: ['Staff meal'],
        datePosted: '2026-11-02',
        validThrough: '2027-01-31',
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@id': find(graph, 'Organization')?.['@id'] },
        jobLocation: {
          '@type': 'Place',
          '@id': expect.stringMatching(/^https:\/\/kitchen\.example\/location\/.+#place$/),
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Bloor St',
            addressLocality: 'Toronto',
            addressCountry: 'CA',
          },
        },
      });
    });

    test('tells a place of work once, and names it in the other openings there', () => {
      const site = chainOf({});
      const graph = graphOf({ ...site, jobs: [LINE_COOK, { ...LINE_COOK, title: 'Host' }] }, 'careers');
      const [cook, host] = graph.filter((node) => node['@type'] === 'JobPosting');
      expect(cook).toHaveProperty('jobLocation.address.streetAddress', '1 Bloor St');
      expect(host?.['jobLocation']).toEqual({ '@id': (cook?.['jobLocation'] as { '@id': string })['@id'] });
    });

    test.each<[string, Partial<typeof LINE_COOK> | Record<string, undefined>]>([
      ['no description', { description: undefined }],
      ['no day it was posted', { datePosted: undefined }],
      ['a restaurant that nobody knows', { restaurantId: 'gone' }],
      ['a last day that is past', { validThrough: '2026-11-21' }],
    ])('posts none with %s', (_, changes) => {
      const site = chainOf(changes);
      expect(typesOf(graphOf(site, 'careers'))).toEqual(['WebPage', 'Organization']);
    });

    test('posts those that are not over under the addresses of their own', () => {
      const over = { ...LINE_COOK, title: 'Over', validThrough: '2026-11-01' };
      const graph = graphOf({ ...chainOf({}), jobs: [over, LINE_COOK] }, 'careers');
      expect(find(graph, 'JobPosting')).toMatchObject({ title: 'Line cook', validThrough: '2027-01-31' });
      expect(find(graph, 'JobPosting')?.['@id']).toMatch(/#line-cook-annex$/);
    });

    test.each([
      ['Temps plein', 'FULL_TIME'],
      ['Temps partiel', 'PART_TIME'],
      ['Saisonnier', 'TEMPORARY'],
      ['Stage', 'INTERN'],
      ['Medio tiempo', 'PART_TIME'],
      ['兼職', 'PART_TIME'],
    ])('says of "%s" what it is to search engines', (type, employmentType) => {
      expect(find(graphOf(chainOf({ type }), 'careers'), 'JobPosting')).toMatchObject({ employmentType });
    });

    test('works at the only location, whatever the job says', () => {
      const site = chainOf({ restaurantId: 'gone', type: 'Now and then' }, [ANNEX]);
      expect(find(graphOf(site, 'careers'), 'JobPosting')).toMatchObject({ jobLocation: { '@type': 'Place' } });
      expect(find(graphOf(site, 'careers'), 'JobPosting')).not.toHaveProperty('employmentType');
    });
  });

  test('says what it is called and whose it is', () => {
    expect(graphOf(PIZZERIA, 'catering')).toEqual([
      {
        '@type': 'WebPage',
        '@id': 'https://kitchen.example/catering/#page',
        name: 'Catering – Nonna Pia',
        url: 'https://kitchen.example/catering/',
        isPartOf: { '@id': 'https://kitchen.example/#website' },
        publisher: { '@id': 'https://kitchen.example/#restaurant' },
      },
      {
        '@type': 'Organization',
        '@id': 'https://kitchen.example/#restaurant',
        name: 'Nonna Pia',
        url: 'https://kitchen.example/',
      },
    ]);
  });
});
