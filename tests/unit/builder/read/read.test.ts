import { describe, expect, test } from 'vitest';
import { read } from '../../../../src/builder/read/read.ts';
import { fixture, readConfiguration, siteOf, warningsFor } from '../../../support/build/read-brand.ts';

describe('read', () => {
  test.each([
    ...[null, 'text', 5, [{ name: 'X' }], [], undefined],
    // No key of it is known, not even one of an object's own making.
    ...[{}, { $schema: 'x' }, { status: 'ok', message: 'gone' }, { data: { name: 'X' } }, { toString: 1, nmae: 'X' }],
    JSON.parse('{ "__proto__": { "name": "X" } }'),
  ])('refuses %j in the words of docs/behaviour.md#reading-a-configuration', (value) => {
    expect(() => readConfiguration(value)).toThrow('Failed to load restaurant configuration');
  });

  test('gives every list and flag of a configuration that is only a name', () => {
    const { site, warnings } = readConfiguration(fixture('minimal'));
    expect(warnings).toEqual([]);
    expect(site).toMatchObject({
      name: 'X',
      legalName: 'X',
      locations: [],
      priceRange: '$$',
      animations: false,
      code: {},
    });
    expect(site).not.toHaveProperty('menu');
  });

  test('names a nameless site, and says so', () => {
    expect(readConfiguration(fixture('empty')).site.name).toBe('Our Restaurant');
    expect(warningsFor({ faqs: [] })).toEqual([
      'name: {"faqs":[]} has no "name". The site is called "Our Restaurant".',
    ]);
    expect(readConfiguration({ brand: { name: 'Saffron Inc.' } }).site.name).toBe('Saffron Inc.');
  });

  test.each([
    ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
    ['fillers', '\u3164\u115f\u1160\uffa0'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['variation selectors and soft hyphens', '\ufe0f\u00ad\u{e0100}'],
    ['an empty cell of Braille', ' \u2800 '],
    ['controls', '\0\u0007\u0085'],
  ])('%s are no name and no other text', (_what, nothing) => {
    const { site, warnings } = readConfiguration({ name: nothing, faqs: [{ question: nothing, answer: nothing }] });
    expect([site.name, site.faqs]).toEqual(['Our Restaurant', []]);
    expect(warnings[0]?.message).toContain('has no "name"');
    expect(siteOf({ servesCuisine: `Thai, ${nothing}, Lao` }).cuisines).toEqual(['Thai', 'Lao']);
    expect(siteOf({ name: `Kumo${nothing} 🏴󠁧󠁢󠁳󠁣󠁴󠁿` }).name).toContain('Kumo');
  });

  test('null is "not set" everywhere, silently', () => {
    const empty = Object.fromEntries(Object.keys(fixture('kitchen-sink') as object).map((key) => [key, null]));
    expect(warningsFor({ ...empty, name: 'X', menu: { categories: null }, locations: [null] })).toEqual([]);
  });

  test('reads the kitchen sink without a warning', () => {
    const { site, warnings } = readConfiguration(fixture('kitchen-sink'));
    expect(warnings).toEqual([]);
    expect(Object.keys(site).filter((key) => isEmpty(site[key as 'name']))).toEqual([]);
    expect(site).toMatchObject({
      menuKind: 'page',
      fileLink: 'https://cdn.example/kitchen-sink.pdf',
      theme: { primaryColor: '#0b7285', secondaryColor: '#e65e1a', fontFamily: 'Fraunces' },
      flags: { liveCatering: true, partyHall: true, foodTruck: true },
      franchiseQuestions: [{ type: 'select' }, { id: 'q1', required: true }],
      deals: [{ price: { cents: 1200 }, originalPrice: { cents: 2100 }, validUntil: '2026-12-31' }],
    });
    expect(site.menu?.categories.map(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
      ['small-plates', 'oysters', 'bread-butter', 'bread-butter-2'],
      ['mains', 'haddock', 'lobster', 'feast-for-ten'],
      ['drinks', 'cider', 'tea'],
    ]);
    expect(site.locations.map(({ menuKind }) => menuKind)).toEqual(['embedded', 'page', 'file']);
  });

  test('keeps what is good of a configuration in which everything is bad', () => {
    const { site, warnings, pictures } = readConfiguration(fixture('hostile'));
    expect(site.locations.map(({ slug }) => slug)).toEqual([
      'script-script-alert-1-script',
      'location-2',
      'location-3',
      'location-4',
      'etc-passwd',
      'proto',
      'constructor',
      'w'.repeat(80),
    ]);
    expect(site).toMatchObject({
      theme: {},
      code: {},
      animations: false,
      flags: { liveCatering: false, partyHall: false },
    });
    expect(pictures).toEqual([{ src: 'images/does-not-exist.jpg', path: 'highlights[0].image' }]);
    expect(warnings.length).toBeGreaterThan(100);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

/** No text, no element, no key. */
function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value !== 'boolean' && JSON.stringify(value).length <= 2);
}

describe('what the brand brings', () => {
  test('is the origin, the services, and an id where the configuration has none', () => {
    const services = {
      supabaseUrl: 'https://a.example',
      supabaseAnonKey: 'k',
      googleMapsApiKey: '',
      googleMapsMapId: '',
      influencerPortalUrl: '',
    };
    const { site } = read({ name: 'X' }, { origin: 'https://x.example', brandId: 'x', services }, '2026-11-20', () => ({
      html: '',
      moved: '',
      problems: [],
    }));
    expect(site).toMatchObject({ origin: 'https://x.example', brandId: 'x', services, buildDate: '2026-11-20' });
  });
});
