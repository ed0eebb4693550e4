import { describe, expect, test } from 'vitest';
import { read } from '#reader/read.ts';
import { NO_SERVICES } from '../../support/build/make-brand.ts';
import { everyKey, fixture, readConfiguration, siteOf, warningsFor } from '../../support/build/read-brand.ts';

describe('read', () => {
  test.each([
    ...[null, 'text', 5, [{ name: 'X' }], [], undefined],
    // No key of it is known, not even one of an object's own making.
    ...[{}, { $schema: 'x' }, { status: 'ok', message: 'gone' }, { data: { name: 'X' } }, { toString: 1, nmae: 'X' }],
    JSON.parse('{ "__proto__": { "name": "X" } }'),
  ])('refuses %j, which is no configuration', (value) => {
    expect(() => readConfiguration(value)).toThrow('Failed to load restaurant configuration');
  });

  test.each<[unknown, string]>([
    [null, 'is null. A'],
    ['text', 'is "text". A'],
    [5, 'is 5. A'],
    [[], 'is an empty list. A'],
    [
      [{ name: 'X', menu: {} }, {}],
      'is a list of 2. A configuration is one object: { "name": "Saffron Lane", "menu": … }. Write one of its objects alone.',
    ],
    [{}, 'has no key that is known. A'],
    [{ status: 'ok', message: 'gone' }, 'has no key that is known, but "status", "message". A'],
    [
      { ok: true, data: { name: 'X', menu: {} } },
      'has the configuration in "data". Write what is inside of it in the place of the whole.',
    ],
    [
      { results: [{ name: 'X', menu: {} }] },
      'has the configuration in a list in "results". Write what is inside of it in the place of the whole.',
    ],
  ])('says of %j what it is and what is wanted', (value, problem) => {
    expect(() => readConfiguration(value)).toThrow(
      `Failed to load restaurant configuration\nThe configuration ${problem}`,
    );
  });

  test.each([
    ['ar', 'ar'],
    ['fr_ca', 'fr-CA'],
    ['ZH-hant', 'zh-Hant'],
  ])('reads the language %s as %s', (language, tag) => {
    expect(siteOf({ language }).language).toBe(tag);
  });

  test.each(['French', 'jp', 'english', '', 'en-'])('doubts the language "%s"', (language) => {
    expect(siteOf({ language }).language).toBeUndefined();
    expect(warningsFor({ name: 'X', language })).toEqual(
      language === ''
        ? []
        : [
            `language: "${language}" is not the tag of a language. The pages are marked as English. Write it like "fr-CA".`,
          ],
    );
  });

  test('gives every list and flag of a configuration that is only a name', () => {
    const { site, warnings } = readConfiguration(fixture('minimal'));
    expect(warnings).toEqual([]);
    expect(site).toMatchObject({
      name: 'X',
      legalName: 'X',
      locations: [],
      currencies: [],
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
    const empty = Object.fromEntries(Object.keys(everyKey()).map((key) => [key, null]));
    expect(warningsFor({ ...empty, name: 'X', menu: { categories: null }, locations: [null] })).toEqual([]);
  });

  test('reads every key without a warning', () => {
    const { site, warnings } = readConfiguration(everyKey());
    expect(warnings).toEqual([]);
    expect(Object.keys(site).filter((key) => isEmpty(site[key as 'name']))).toEqual([
      ...[
        'menusIn',
        'languages',
        'paths',
        'closure',
        'opensOn',
        'onlineOrdering',
        'catering',
        'pages',
        'wholeCurrencies',
        'codeHosts',
        'contentSecurityPolicy',
        'isStaging',
        'counts',
      ],
    ]);
    expect(site).toMatchObject({
      menuKind: 'page',
      fileLink: 'https://cdn.example/kitchen-sink.pdf',
      theme: { primaryColor: '#0b7285', secondaryColor: '#e65e1a', fontFamily: 'Fraunces' },
      flags: { liveCatering: true, partyHall: true, foodTruck: true },
      franchiseQuestions: [{ type: 'select' }, { id: 'q1', required: true }],
      deals: [
        {
          price: { amount: 1200, currency: 'CAD' },
          originalPrice: { amount: 2100, currency: 'CAD' },
          validUntil: '2026-12-31',
        },
      ],
    });
    const categories = site.menus.flatMap((menu) => menu.categories);
    expect(site.menus.map(({ id }) => id)).toEqual(['dinner', 'drinks']);
    expect(categories.map(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
      ['small-plates', 'oysters', 'bread-butter', 'bread-butter-2'],
      ['mains', 'haddock', 'lobster', 'feast-for-ten'],
      ['drinks-2', 'cider', 'tea'],
    ]);
    expect(site.locations.map(({ menuKind }) => menuKind)).toEqual(['embedded', 'page', 'file']);
  });

  test('keeps what is good of a configuration in which everything is bad', () => {
    const { site, warnings, pictures } = readConfiguration(fixture('hostile'));
    expect(site.locations.map(({ slug }) => slug)).toEqual([
      'x-a-onfocus-alert-1-autofocus-tabindex-0-script-x',
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
    const services = { ...NO_SERVICES, supabaseUrl: 'https://a.example', supabaseAnonKey: 'k' };
    const { site } = read({ name: 'X' }, { origin: 'https://x.example', brandId: 'x', services }, '2026-11-20');
    expect(site).toMatchObject({ origin: 'https://x.example', brandId: 'x', services, buildDate: '2026-11-20' });
  });
});
