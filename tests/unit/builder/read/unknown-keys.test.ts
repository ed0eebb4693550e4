import { describe, expect, test } from 'vitest';
import { warningsFor } from '../../../support/build/read-brand.ts';

describe('a key that is not known', () => {
  test('is said where it is nearly one that is', () => {
    expect(
      warningsFor({ name: 'X', heroSectoin: { title: 'Y' }, faqs: [{ question: 'A', answer: 'B', anwser: 'C' }] }),
    ).toEqual([
      'heroSectoin: {"title":"Y"} stands at a key that is not known. It is left out. Did you mean "heroSection"?',
    ]);
    expect(warningsFor({ name: 'X', locations: [{ name: 'Y', address: { postcode: 'M5V' } }] })).toEqual([
      'locations[0].address.postcode: "M5V" stands at a key that is not known. It is left out. Did you mean "postalCode"?',
    ]);
  });

  test('is nobody’s business where it is near none, another program’s, or beside the one it is near', () => {
    const item = {
      name: 'Y',
      images: ['b.jpg'],
      image: 'a.jpg',
      '@type': 'MenuItem',
      sku: 1,
      created_at: 'now',
      constructor: 1,
    };
    expect(warningsFor({ name: 'X', menu: { items: [item] }, _logo: 1, theme_version: 2 })).toEqual([]);
  });

  test('does not say that a feature shows no icon when it shows a heart', () => {
    expect(warningsFor({ name: 'X', features: [{ title: 'Y', icon: 'rocket' }] })).toEqual([
      'features[0].icon: "rocket" is not one of pizza, truck, heart, clock, leaf, car. The feature shows a heart. Write it like "pizza".',
    ]);
  });
});
