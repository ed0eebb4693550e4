import { describe, expect, test } from 'vitest';
import { readConfiguration, warningsFor } from '../../support/build/read-brand.ts';
import { effortOf } from '../../support/effort.ts';

/** How a warning shows a text that is too long. */
const shown = (text: string, message: string): unknown =>
  expect.stringMatching(new RegExp(`^[\\w.[\\]]+: "${text.slice(0, 20)}.*… ${message}`));

describe('a text that is longer than its kind may be is left out, and the warning says so', () => {
  const phone = '416 555 0134, '.repeat(50_000);
  const line = '12 Main Street, '.repeat(50_000);
  const text = 'Fresh pasta. '.repeat(50_000);
  const link = `https://order.example/${'a'.repeat(10_000)}`;

  test.each<[string, object, string, string]>([
    ['a telephone number', { telephone: phone }, phone, 'has more than 200 characters. It is left out.'],
    ['a street', { address: { streetAddress: line } }, line, 'has more than 10,000 characters. It is left out.'],
    ['a link', { orderingLink: link }, link, 'has more than 8,000 characters. It is left out.'],
    ['several lines', { description: text }, text, 'has more than 500,000 characters. It is left out.'],
    ['a time zone', { timezone: line }, line, 'has more than 10,000 characters. The place decides'],
  ])('%s', (_, written, value, message) => {
    expect(warningsFor({ name: 'X', ...written })).toEqual([shown(value, message)]);
  });

  test('the name of a location', () => {
    const { site, warnings } = readConfiguration({ name: 'X', locations: [{ name: line, phone: '416 555 0134' }] });
    expect(site.locations.map(({ name }) => name.length < 100)).not.toContain(false);
    expect(warnings.map(({ path, message }) => `${path}: ${message}`)).toContainEqual(
      shown(line, 'has more than 10,000 characters'),
    );
  });

  test.each([
    { telephone: '4'.repeat(200) },
    { address: { streetAddress: 'a'.repeat(10_000) } },
    { description: 'a'.repeat(500_000) },
  ])('and one that is as long is not: %#', (written) => {
    expect(warningsFor({ name: 'X', ...written })).not.toContainEqual(expect.stringContaining('has more than'));
  });
});

describe('a password', () => {
  test.each(['https://ann:secret@order.example/a', 'https://ann@order.example', 'http://:secret@order.example'])(
    'in a link is published nowhere: %s',
    (orderingLink) => {
      const { site } = readConfiguration({
        name: 'X',
        orderingLink,
        sameAs: [orderingLink],
        menuUrl: orderingLink,
        heroSection: { backgroundImage: orderingLink },
      });
      expect(JSON.stringify(site)).not.toMatch(/secret|ann@/);
      expect(warningsFor({ name: 'X', orderingLink })).toEqual([
        `orderingLink: "${orderingLink}" has a user name or a password in it, which everybody would see. It is left out. Write it like "https://example.com/page".`,
      ]);
    },
  );

  test('is no @ of a path', () => {
    const { site } = readConfiguration({ name: 'X', orderingLink: 'https://order.example/@ann' });
    expect(JSON.stringify(site)).toContain('https://order.example/@ann');
  });
});

// A telephone number of this length took twenty seconds, and libphonenumber looks for numbers in all of it.
test.each(['1 416 555 0134, ', '12 Main St, ', '1', '-', '(', 'a1 ', '+1 ', ';ext=1'])(
  'nine hundred thousand characters of %j are read at once, wherever they stand',
  (unit) => {
    const text = unit.repeat(900_000 / unit.length);
    const everywhere = {
      name: text,
      telephone: text,
      email: text,
      whatsapp: text,
      address: { streetAddress: text, addressLocality: text, addressRegion: text, addressCountry: text },
      openingHours: text,
      orderingLink: text,
      menu: { categories: [{ name: text, items: [{ name: 'Pizza', price: text, allergens: text }] }] },
      locations: [{ name: text, address: text, phone: text, openingHours: [{ day: text, open: text, close: text }] }],
    };
    expect(effortOf(() => readConfiguration(everywhere))).toBeLessThan(20);
  },
);
