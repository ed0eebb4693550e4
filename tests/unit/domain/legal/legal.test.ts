import { describe, expect, test } from 'vitest';
import { accessibilityOf } from '../../../../src/domain/legal/accessibility.ts';
import type { Block, LegalPage, LegalPart, Link, Prose } from '../../../../src/domain/legal/legal-page.ts';
import { privacyOf } from '../../../../src/domain/legal/privacy.ts';
import { termsOf } from '../../../../src/domain/legal/terms.ts';
import type { Site } from '../../../../src/model/site.ts';
import { makeLocation, makeSite, makePhone } from '../../../support/build/site.ts';

const PAGES = { terms: termsOf, privacy: privacyOf, accessibility: accessibilityOf };
const reachable = makeSite({
  telephone: makePhone('(905) 555-0142'),
  email: 'hello@kitchen.example',
  address: { street: '1 East St', locality: 'Hamilton' },
});

describe('the terms', () => {
  test.each([
    ['agreement', 'an agreement between you and Test Kitchen'],
    ['orders', 'through an external ordering service'],
    ['prices', 'Prices exclude tax (GST/HST/PST).'],
    ['payment', 'cash, credit or debit'],
    ['refunds', 'Refunds take 3-5 business days'],
    ['refunds', 'up to 2 weeks until a refund to a card'],
    ['menu-and-allergens', 'cannot promise that any dish is free from an allergen'],
    ['links', 'not responsible'],
    ['liability', 'As far as the law allows, we are not liable'],
    ['governing-law', 'where the restaurant is'],
  ])('say under %s: %s', (id, words) => {
    expect(textUnder(termsOf(makeSite()), id)).toContain(words);
  });

  test('have a section for each subject, in this order', () => {
    expect(headingsOf(termsOf(makeSite()))).toEqual([
      'Your agreement with us',
      'Orders',
      'Prices and tax',
      'Payment',
      'Refunds',
      'Menu, allergens and availability',
      'Use of this website',
      'Privacy',
      'Links to other websites',
      'Intellectual property',
      'Liability',
      'Changes to these terms',
      'Governing law',
      'Contact us',
    ]);
  });

  test.each<[string, Partial<Site>, string[]]>([
    ['neither offers nor gift cards', {}, []],
    ['an offer that is over', { deals: [{ title: 'Soup', validUntil: '2026-11-01' }] }, []],
    ['a deal', { deals: [{ title: 'Soup' }] }, ['Offers']],
    ['a discount', { discounts: [{ title: 'Students', conditions: [] }] }, ['Offers']],
    ['a loyalty program', { loyalty: { name: 'Kumo Card' } }, ['Offers']],
    ['gift cards', { giftCards: 'https://gifts.example/' }, ['Gift cards']],
    ['both', { deals: [{ title: 'Soup' }], giftCards: 'https://gifts.example/' }, ['Offers', 'Gift cards']],
  ])('with %s have the sections for it alone', (_, overrides, expected) => {
    const found = headingsOf(termsOf(makeSite(overrides))).filter((heading) => /Offers|Gift/.test(heading));
    expect(found).toEqual(expected);
  });

  test('name the loyalty program only where there is one', () => {
    const deals = [{ title: 'Soup' }];
    const offersText = (overrides: Partial<Site>) => textUnder(termsOf(makeSite({ deals, ...overrides })), 'offers');
    expect(offersText({})).not.toMatch(/rules of its own/);
    expect(offersText({ loyalty: {} })).toContain('Our loyalty program has rules of its own');
    expect(offersText({ loyalty: { name: 'Kumo Card' } })).toContain('Kumo Card has rules of its own');
  });

  test('lead to where gift cards are sold', () => {
    const giftCards = 'https://gifts.example/';
    expect(linksOf(termsOf(makeSite({ giftCards })))).toContainEqual(
      expect.objectContaining({ href: giftCards, external: true, address: giftCards }),
    );
  });
});

describe('the privacy policy', () => {
  test('has the sections of docs/behaviour.md#legal-pages, in its order', () => {
    expect(headingsOf(privacyOf(makeSite()))).toEqual([
      'Information collection and use',
      'Log data',
      'Cookies',
      'Service providers',
      'Security',
      'Links to other sites',
      'Children’s privacy',
      'Changes to this privacy policy',
      'Cookie policy',
      'Contact us',
    ]);
  });

  test('the cookie policy covers seven types, control, and other tracking', () => {
    const parts = privacyOf(makeSite()).sections.find(({ id }) => id === 'cookie-policy')?.parts ?? [];
    expect(parts.map(({ heading }) => heading)).toEqual(['Types of cookies', 'Control of cookies', 'Other tracking']);
    const types = parts[0]?.body.flatMap((block) => (isDefinitions(block) ? block.definitions : [])) ?? [];
    expect(types.map(({ term }) => term)).toEqual([
      'Advertising',
      'Analytics',
      'First-party',
      'Personalization',
      'Security',
      'Site management',
      'Third-party',
    ]);
  });

  test.each([
    ['information-collection-and-use', 'your name'],
    ['information-collection-and-use', 'your phone number'],
    ['information-collection-and-use', 'your postal address'],
    ['childrens-privacy', 'does not address anyone under the age of 13'],
    ['childrens-privacy', 'If we find that a child under 13 has given us personal information, we delete it'],
  ])('says under %s: %s', (id, words) => {
    expect(textUnder(privacyOf(makeSite()), id)).toContain(words);
  });

  test('speaks for the company, not for the name over the door', () => {
    const page = privacyOf(makeSite({ name: 'Nonna Pia', legalName: 'Nonna Pia Pizzeria' }));
    expect(page.kicker).toBe('Nonna Pia Pizzeria');
    expect(textUnder(page, 'information-collection-and-use')).toContain(
      'Nonna Pia Pizzeria runs the website https://kitchen.example.',
    );
  });

  test('a sentence that ends with an abbreviated name has one period', () => {
    const page = privacyOf(makeSite({ legalName: 'Nonna Pia Inc.' }));
    expect(textUnder(page, 'information-collection-and-use')).toContain('mean Nonna Pia Inc. By using');
  });
});

describe('the accessibility statement', () => {
  test('has the sections of docs/behaviour.md#legal-pages, in its order', () => {
    expect(headingsOf(accessibilityOf(makeSite()))).toEqual([
      'Our commitment',
      'Accessibility features',
      'Ongoing efforts',
      'Known issues',
      'Third-party content',
      'Assistive technologies',
      'Technical specifications',
      'Feedback and contact',
      'Alternative access',
      'Updates to this statement',
    ]);
  });

  test.each([
    ['commitment', 'Web Content Accessibility Guidelines (WCAG) 2.1 at level AA'],
    ['features', 'Text is resizable to 200%'],
    ['feedback-and-contact', 'a response within 5 business days'],
  ])('says under %s: %s', (id, words) => {
    expect(textUnder(accessibilityOf(makeSite()), id)).toContain(words);
  });
});

describe.each(Object.entries(PAGES))('%s', (name, pageOf) => {
  test('no two headings share an address, and each address is a word a link can carry', () => {
    const site = { ...reachable, deals: [{ title: 'Soup' }], giftCards: 'https://gifts.example/' };
    const ids = partsOf(pageOf(site)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('no heading stands alone', () => {
    expect(partsOf(pageOf(makeSite())).filter(({ body }) => body.length === 0)).toEqual([]);
  });

  test('says which website it is about', () => {
    expect(pageOf(makeSite()).website).toMatchObject({ label: 'https://kitchen.example', href: '/' });
  });

  test('shows every way to reach us that is configured', () => {
    expect(contactOf(pageOf(reachable))).toEqual([
      ['Phone', '(905) 555-0142'],
      ['Email', 'hello@kitchen.example'],
      ['Mail', 'Test Kitchen, 1 East St, Hamilton'],
      ['Online', 'Our contact page has more ways to reach us.'],
    ]);
    expect(linksOf(pageOf(reachable)).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['tel:9055550142', 'mailto:hello@kitchen.example', '/contact/']),
    );
  });

  test('without telephone, email and address it still says whom to speak with', () => {
    expect(contactOf(pageOf(makeSite()))).toEqual([
      ['In person', 'Speak with our team at the restaurant. They will pass on what you tell them.'],
      ['Online', 'Our contact page has more ways to reach us.'],
    ]);
  });

  test('a location’s telephone stands in where the brand has none', () => {
    const site = makeSite({ locations: [makeLocation({ phone: makePhone('416 555 0188') })] });
    expect(contactOf(pageOf(site))[0]).toEqual(['Phone', '416 555 0188']);
  });

  test('on paper a link to another page shows its whole address', () => {
    const pageLinks = linksOf(pageOf(makeSite())).filter(({ href }) => href.startsWith('/') && href !== '/');
    expect(pageLinks.length).toBeGreaterThan(0);
    expect(pageLinks.filter(({ href, address }) => address !== `https://kitchen.example${href}`)).toEqual([]);
  });

  test('carries the day of the build only where it says when it was last updated', () => {
    expect(pageOf(makeSite()).updated).toEqual(
      name === 'terms' ? undefined : { date: '2026-11-20', text: 'November 20, 2026' },
    );
  });
});

function headingsOf({ sections }: LegalPage): string[] {
  return sections.map(({ heading }) => heading);
}

function partsOf({ sections }: LegalPage): LegalPart[] {
  return sections.flatMap((section) => [section, ...(section.parts ?? [])]);
}

function textUnder(page: LegalPage, id: string): string {
  const part = partsOf(page).find((part) => part.id === id);
  return part?.body.flatMap(prosesOf).map(wordsOf).join('\n') ?? '';
}

/** `[['Phone', '(905) 555-0142'], …]`: the last list of a text is the one of its contacts. */
function contactOf(page: LegalPage): string[][] {
  const lists = partsOf(page).flatMap(({ body }) => body.filter(isDefinitions));
  return lists.at(-1)?.definitions.map(({ term, text }) => [term, wordsOf(text)]) ?? [];
}

function linksOf(page: LegalPage): Link[] {
  const runs = partsOf(page).flatMap(({ body }) => body.flatMap(prosesOf).flat());
  return runs.filter((run) => typeof run !== 'string');
}

function prosesOf(block: Block): Prose[] {
  if (typeof block === 'string' || Array.isArray(block)) return [block];
  return 'list' in block ? block.list : block.definitions.map(({ text }) => text);
}

function isDefinitions(block: Block): block is Extract<Block, { definitions: unknown }> {
  return typeof block === 'object' && 'definitions' in block;
}

function wordsOf(text: Prose): string {
  return [text]
    .flat()
    .map((run) => (typeof run === 'string' ? run : run.label))
    .join('');
}
