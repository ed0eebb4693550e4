import { describe, expect, test } from 'vitest';
import { datedLegalOf, termsOf } from '#content/pages/legal.ts';
import type { Site } from '#schema/site.ts';
import { makeLocation, makePhone, makeSite } from '../../../support/build/site.ts';

test.each<[string, Partial<Site>, boolean]>([
  ['no offers', {}, false],
  ['an offer that is over', { deals: [{ title: 'Soup', validUntil: '2026-11-01' }] }, false],
  ['a deal', { deals: [{ title: 'Soup' }] }, true],
  ['a discount', { discounts: [{ title: 'Students', conditions: [] }] }, true],
  ['a loyalty program', { loyalty: { name: 'Kumo Card' } }, true],
])('with %s, terms of offers: %s', (_, overrides, expected) => {
  expect(termsOf(makeSite(overrides)).hasOffers).toBe(expected);
});

test('only a text that says when it was last updated changes with the day', () => {
  expect(termsOf(makeSite())).not.toHaveProperty('updated');
  expect(datedLegalOf(makeSite(), 'privacy').updated).toEqual({ date: '2026-11-20', text: 'November 20, 2026' });
});

test.each([
  ['Nonna Pia', 'Nonna Pia.'],
  ['Nonna Pia Inc.', 'Nonna Pia Inc.'],
])('a sentence that ends with "%s" has one period', (legalName, expected) => {
  expect(termsOf(makeSite({ legalName })).legalNameEnd).toBe(expected);
});

test.each([
  [undefined, undefined],
  ['en-CA', undefined],
  ['fr-CA', undefined],
  ['zh-TW', undefined],
  ['pt', { lang: 'en', dir: undefined }],
  ['ar', { lang: 'en', dir: 'ltr' }],
])('our text on a page in %s is marked as English: %j', (language, expected) => {
  expect(termsOf(makeSite({ ...(language && { language }) })).english).toEqual(expected);
});

test('a page has the brand’s sections, and ours where there are none', () => {
  const terms = [{ heading: 'Orders', text: 'Ask us.' }];
  const site = makeSite({ legal: { terms, privacy: [] } });
  expect(termsOf(site).sections).toEqual(terms);
  expect(datedLegalOf(site, 'privacy').sections).toBeUndefined();
  expect(datedLegalOf(site, 'accessibility').sections).toBeUndefined();
});

describe('the contact', () => {
  test('is every way that is configured', () => {
    const site = makeSite({
      telephone: makePhone('(905) 555-0142'),
      email: 'hello@kitchen.example',
      address: { street: '1 East St', locality: 'Hamilton' },
    });
    expect(termsOf(site).contact).toMatchObject({
      phone: { label: '(905) 555-0142', href: 'tel:9055550142' },
      email: { href: 'mailto:hello@kitchen.example' },
      address: ['1 East St', 'Hamilton'],
    });
    expect(termsOf(makeSite()).contact).toEqual({ address: [] });
  });

  test('is a location’s telephone where the brand has none', () => {
    const site = makeSite({ locations: [makeLocation({ phone: makePhone('416 555 0188') })] });
    expect(termsOf(site).contact.phone?.label).toBe('416 555 0188');
  });
});
