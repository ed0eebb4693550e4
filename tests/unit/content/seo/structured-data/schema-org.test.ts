import { fc, runs } from '../../../../support/random.ts';
import { expect, test } from 'vitest';
import { hostileText } from '../../../../support/build/hostile.ts';
import { schemaOrgErrors } from '../../../../support/build/schema-org.ts';
import { contentsOf, makeHours, makeItem, makeLocation, makeSite } from '../../../../support/build/site.ts';
import { CHAIN, PIZZERIA } from '../../../../support/build/structured-data.ts';

const item = fc.record({
  name: hostileText(),
  description: fc.option(hostileText(), { nil: undefined }),
  price: fc.oneof(fc.record({ amount: fc.nat(), currency: fc.constant('CAD') }), fc.record({ text: hostileText() })),
});
/** The directions link wants text that can be written as UTF-8. */
const wellFormed = hostileText().map((text) => text.toWellFormed());
const sites = fc
  .record({
    name: hostileText(),
    categories: fc.array(fc.tuple(hostileText(), fc.array(item, { minLength: 1, maxLength: 40 })), { maxLength: 8 }),
    faqs: fc.array(fc.record({ question: hostileText(), answer: hostileText() }), { maxLength: 20 }),
    deals: fc.array(fc.record({ title: hostileText() }), { maxLength: 5 }),
    cuisines: fc.array(hostileText(), { maxLength: 8 }),
    address: fc.record({ street: wellFormed, locality: wellFormed }, { requiredKeys: [] }),
    places: fc.array(fc.tuple(hostileText(), fc.array(hostileText(), { maxLength: 9 })), { maxLength: 3 }),
  })
  .map(({ categories, places, ...fields }) => {
    const menu = categories.map(([name, items], index) => ({
      id: String(index),
      name,
      items: items.map(({ description, ...rest }) =>
        makeItem({ ...rest, ...(description !== undefined && { description }) }),
      ),
    }));
    return makeSite({
      ...fields,
      menus: menu.length > 0 ? [{ categories: menu }] : [],
      locations: places.map(([name, deliveryAreas], index) =>
        makeLocation({ name, deliveryAreas, id: String(index), slug: `p-${index}`, menuSlug: `p-${index}` }),
      ),
      hours: makeHours([1080, 1560]),
    });
  });

test('whatever a site holds, the text parses, is short, safe in a script and true to schema.org', () => {
  fc.assert(
    fc.property(fc.oneof(sites, fc.constantFrom(PIZZERIA, CHAIN)), (site) => {
      for (const { head } of contentsOf(site)) {
        const text = head.jsonLd ?? '{"@graph":[]}';
        expect(text.length).toBeLessThanOrEqual(8000);
        expect(text).not.toMatch(
          /[<>&\u2028\u2029]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
        );
        const nodes = (JSON.parse(text) as { '@graph': unknown[] })['@graph'];
        expect(nodes.flatMap((node) => schemaOrgErrors(node))).toEqual([]);
      }
    }),
    runs(60),
  );
});

test.each([
  [{ '@type': 'Diner', name: 'A' }, '$: "Diner" is no type'],
  [{ '@type': 'Question', price: '1' }, '$.price does not belong to Question'],
  [{ '@type': 'WebSite', url: 'here' }, '$.url: "here" is no URL'],
  [{ '@type': 'MenuItem', offers: [{ '@type': 'Answer' }] }, '$.offers takes Offer, not Answer'],
  [
    { '@type': 'MenuItem', offers: { '@type': 'Offer', validThrough: 'May' } },
    '$.offers.validThrough: "May" is no Date',
  ],
])('%j would be seen', (node, error) => {
  expect(schemaOrgErrors(node)).toEqual([error]);
});
