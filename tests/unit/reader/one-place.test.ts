import { describe, expect, test } from 'vitest';
import { importPages } from '#import/read/import-source.ts';
import { readPage } from '#import/source/page.ts';
import { gatherPlace } from '#dialects/places/place.ts';
import { siteInOtherForm } from '#dialects/places/site.ts';
import { readConfiguration, warningsFor } from '../../support/build/read-brand.ts';

const address = { streetAddress: '1 High St', addressLocality: 'Leeds', postalCode: 'LS1 1AA', addressCountry: 'GB' };
const pub = { '@type': 'BarOrPub', name: 'The Test Arms', address, openingHours: 'Mo-Su 11:00-23:00' };
const kitchen = { '@type': 'Restaurant', name: 'Kitchen', openingHours: 'Mo-Su 12:00-21:00', servesCuisine: 'British' };
/** A site without locations is the only place. */
const monday = (value: unknown) => {
  const { site } = readConfiguration(value);
  return [site.locations.length, site.name, site.hours?.week[1]];
};
const open = (opens: number, closes: number) => ({
  kind: 'open',
  intervals: [{ opens: opens * 60, closes: closes * 60 }],
});

describe('a department without an address', () => {
  const forms: [string, object][] = [
    ['inside of the place', { ...pub, department: kitchen }],
    ['in a list', { ...pub, department: [kitchen] }],
    ['that has the address of the place', { ...pub, department: { ...kitchen, address } }],
    ['inside of a node of a graph', { '@graph': [{ ...pub, department: kitchen }] }],
    [
      'as a node of its own',
      {
        '@graph': [
          { ...pub, department: { '@id': '#kitchen' } },
          { ...kitchen, '@id': '#kitchen' },
        ],
      },
    ],
  ];

  test.each(forms)('%s is no location: the place keeps its hours', (_, configuration) => {
    const { site } = readConfiguration(configuration);
    expect(monday(configuration)).toEqual([0, 'The Test Arms', open(11, 23)]);
    expect(site.cuisines).toEqual(['British']);
  });

  test('gives the hours of a kitchen to the place', () => {
    for (const [, configuration] of forms)
      expect(siteInOtherForm(configuration)?.value).toMatchObject({ kitchenHours: kitchen.openingHours });
    const place = gatherPlace({ ...pub, department: { name: 'Cocina', hours: 'Mo-Su 12:00-21:00' } }).toObject();
    expect(place).toMatchObject({ kitchenHours: 'Mo-Su 12:00-21:00' });
  });

  test('is told by its name where it is no kitchen', () => {
    const shop = { '@type': 'Store', name: 'Farm shop', openingHours: 'Mo-Fr 09:00-12:00' };
    expect(monday({ ...pub, department: [shop] })).toEqual([0, 'The Test Arms', open(11, 23)]);
    expect(warningsFor({ ...pub, department: [shop] })).toContainEqual(
      'department[0].openingHours: "Mo-Fr 09:00-12:00" are the hours of Farm shop, a department without an address of its own. They are on no page.',
    );
  });

  test('with another address is a location, and so are the restaurants of a company', () => {
    const east = { ...kitchen, name: 'East', address: { ...address, streetAddress: '9 East St' } };
    expect(readConfiguration({ ...pub, department: [east] }).site.locations.map(({ name }) => name)).toEqual(['East']);
    const company = {
      '@type': 'Organization',
      name: 'Arms',
      address,
      subOrganization: [kitchen, { ...kitchen, name: 'Two' }],
    };
    expect(readConfiguration(company).site.locations.map(({ name }) => name)).toEqual(['Kitchen', 'Two']);
  });
});

describe('nodes of one restaurant', () => {
  const inGraph = (...nodes: object[]) => readConfiguration({ '@graph': nodes }).site.locations;
  const { openingHours: _, ...closed } = pub;
  const bare = { '@type': 'Restaurant', name: 'The Test Arms', telephone: '+44 113 496 0155' };

  test.each<[string, object[]]>([
    ['the second with less', [pub, bare]],
    ['the first with less', [bare, pub]],
    [
      'each with a part',
      [
        { ...closed, telephone: bare.telephone },
        { ...bare, openingHours: pub.openingHours },
      ],
    ],
    [
      'with another spelling',
      [pub, { ...bare, name: 'THE TEST ARMS ', address: { ...address, streetAddress: '1, High St.' } }],
    ],
  ])('are one place, %s', (__, nodes) => {
    const { site } = readConfiguration({ '@graph': nodes });
    expect(site.locations).toEqual([]);
    expect(site).toMatchObject({
      address: { street: expect.stringContaining('High St') as string },
      telephone: expect.anything() as unknown,
      hours: { week: { 1: open(11, 23) } },
    });
  });

  test('that have addresses of their own stay two', () => {
    const other = { ...pub, address: { ...address, streetAddress: '9 East St' } };
    expect(inGraph(pub, other)).toHaveLength(2);
    expect(inGraph(pub, other, bare)).toHaveLength(3);
  });

  test('that have no address, and numbers of their own, stay two', () => {
    expect(inGraph(bare, { ...bare, telephone: '+44 113 496 0156' })).toHaveLength(2);
  });

  test('tell where they contradict each other', () => {
    const { warnings } = readConfiguration({ '@graph': [pub, { ...bare, openingHours: 'Mo-Su 10:00-12:00' }] });
    expect(warnings.map(({ message }) => message).join()).toContain('openingHours');
  });

  test('in two scripts of a page are one place', () => {
    const script = (node: object) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
    const { configuration } = importPages([readPage(`<html><head>${script(pub)}${script(bare)}</head></html>`)]);
    expect(configuration).toMatchObject({
      name: 'The Test Arms',
      telephone: bare.telephone,
      address: { streetAddress: '1 High St' },
    });
    expect(configuration).not.toHaveProperty('locations');
  });
});
