import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtBrand } from '../support/build/built.ts';

const TERMS = 'terms-and-conditions';
const PRIVACY = 'privacy-policy';
const ACCESSIBILITY = 'accessibility-statement';

const SECTIONS: Record<string, string[]> = {
  [TERMS]: [
    'Your agreement with us',
    'Orders',
    'Prices and tax',
    'Payment',
    'Refunds',
    'Menu, allergens and availability',
    'Offers',
    'Gift cards',
    'Use of this website',
    'Privacy',
    'Links to other websites',
    'Intellectual property',
    'Liability',
    'Changes to these terms',
    'Governing law',
    'Contact us',
  ],
  [PRIVACY]: [
    'Information collection and use',
    'Log data',
    'Cookies',
    'Service providers',
    'Security',
    'Links to other sites',
    'Children’s privacy',
    'Changes to this privacy policy',
    'Cookie policy',
    'What this website contacts',
    'Contact us',
  ],
  [ACCESSIBILITY]: [
    'Our commitment',
    'Conformance status',
    'How it was tested',
    'Accessibility features',
    'Ongoing efforts',
    'Known issues',
    'Third-party content',
    'Assistive technologies',
    'Technical specifications',
    'Feedback and contact',
    'Alternative access',
    'Updates to this statement',
  ],
};

/** A brand that has all that a legal text can speak of, and one that has nothing. */
const FULL = 'kitchen-sink';
const EMPTY = 'empty';

describe.each(Object.entries(SECTIONS))('%s', (page, sections) => {
  test('has its sections in order, and names them in both of its tables of contents', () => {
    const root = pageOf(FULL, page);
    const entries = sectionsOf(root).map((section) => [`#${section.id}`, section.querySelector('h2')?.text]);
    expect(entries.map(([, heading]) => heading)).toEqual(sections);
    for (const contents of root.querySelectorAll('article ol'))
      expect(contents.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text])).toEqual(entries);
    expect(root.querySelectorAll('article ol')).toHaveLength(2);
  });

  test('no two headings share an address, each leads to itself, and none stands alone', () => {
    const parts = pageOf(FULL, page).querySelectorAll('article section');
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    for (const part of parts) {
      expect(part.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(part.querySelector('h2 a, h3 a')?.getAttribute('href')).toBe(`#${part.id}`);
      expect(part.querySelector('p, dl')).not.toBeNull();
    }
  });

  test('shows every way to reach the restaurant, and whom to speak with where there is none', () => {
    expect(contactOf(pageOf(FULL, page))).toEqual([
      ['Phone', expect.stringMatching(/\d{3}/)],
      ['Email', expect.stringContaining('@')],
      ['Mail', expect.stringContaining(', ')],
      ['Online', 'Our contact page has more ways to reach us.'],
    ]);
    expect(contactOf(pageOf(EMPTY, page))).toEqual([
      ['In person', 'Speak with our team at the restaurant. They will pass on what you tell them.'],
      ['Online', 'Our contact page has more ways to reach us.'],
    ]);
  });

  test('on paper a link to another page shows its whole address', () => {
    const links = pageOf('nonna-pia', page).querySelectorAll('article section a[href^="/"]:not([href="/"])');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link.getAttribute('data-address')).toBe(`https://nonnapia.example${link.getAttribute('href')}`);
  });

  test('says which website it is about, and its day where it has one', () => {
    const facts = pageOf('nonna-pia', page).querySelector('article dl')?.querySelectorAll('div').map(normalized);
    const updated = page === TERMS ? [] : ['Last updated November 20, 2026'];
    const tested = page === ACCESSIBILITY ? ['Last tested Not tested yet'] : [];
    expect(facts).toEqual(['Website https://nonnapia.example', ...updated, ...tested]);
  });
});

test.each([
  [TERMS, 'agreement', 'an agreement between you and Nonna Pia Pizzeria. They cover'],
  [TERMS, 'orders', 'through an external ordering service'],
  [TERMS, 'prices', 'Prices exclude tax (GST/HST/PST).'],
  [TERMS, 'payment', 'cash, credit or debit'],
  [TERMS, 'refunds', 'Refunds take 3-5 business days'],
  [TERMS, 'refunds', 'up to 2 weeks until a refund to a card'],
  [TERMS, 'menu-and-allergens', 'cannot promise that any dish is free from an allergen'],
  [TERMS, 'links', 'not responsible'],
  [TERMS, 'liability', 'As far as the law allows, we are not liable'],
  [TERMS, 'governing-law', 'where the restaurant is'],
  [PRIVACY, 'information-collection-and-use', 'runs the website https://nonnapia.example.'],
  [PRIVACY, 'information-collection-and-use', 'your name, your phone number, your postal address,'],
  [PRIVACY, 'childrens-privacy', 'does not address anyone under the age of 13'],
  [PRIVACY, 'childrens-privacy', 'If we find that a child under 13 has given us personal information, we delete it'],
  [ACCESSIBILITY, 'commitment', 'Web Content Accessibility Guidelines (WCAG) 2.1 at level AA'],
  [ACCESSIBILITY, 'features', 'Text is resizable to 200%'],
  [ACCESSIBILITY, 'feedback-and-contact', 'a response within 5 business days'],
])('%s says under %s: %s', (page, id, words) => {
  expect(normalized(pageOf('nonna-pia', page).querySelector(`#${id}`))).toContain(words);
});

test('the cookie policy covers seven types, control, and other tracking', () => {
  const policy = pageOf(EMPTY, PRIVACY).querySelector('#cookie-policy');
  expect(policy?.querySelectorAll('h3').map(normalized)).toEqual([
    'Types of cookies',
    'Control of cookies',
    'Other tracking',
  ]);
  expect(policy?.querySelectorAll('dt').map(normalized)).toEqual([
    'Advertising',
    'Analytics',
    'First-party',
    'Personalization',
    'Security',
    'Site management',
    'Third-party',
  ]);
});

test('the terms speak of offers, a loyalty program and gift cards only where there are some', () => {
  const headings = sectionsOf(pageOf(EMPTY, TERMS)).map((section) => normalized(section.querySelector('h2')));
  expect(headings).toEqual(SECTIONS[TERMS]?.filter((heading) => heading !== 'Offers' && heading !== 'Gift cards'));
  expect(normalized(pageOf(FULL, TERMS).querySelector('#offers'))).toContain('The Drain has rules of its own');
  expect(normalized(pageOf('nonna-pia', TERMS).querySelector('#offers'))).not.toContain('rules of its own');
  const shop = pageOf(FULL, TERMS).querySelector('#gift-cards a[target=_blank]');
  expect(shop?.getAttribute('data-address')).toBe(shop?.getAttribute('href'));
});

test.each([
  [TERMS, ['قبول الشروط', 'الطلبات والأسعار'], 'تحكمها قوانين مقاطعة كيبيك'],
  [PRIVACY, ['ما نحفظه', 'لمن نعطيه'], 'لا نبيعها ولا نعطيها لأحد'],
  [ACCESSIBILITY, ['عند الباب'], 'منحدر إلى المدخل الجانبي'],
])('%s in the words of the brand has nothing of our text', (page, headings, words) => {
  const root = pageOf('levant-house', page);
  const contacts = root.querySelector('#contacts');
  expect(contacts?.getAttribute('lang')).toBe(page === PRIVACY ? 'en' : undefined);
  // What nobody but the build can know.
  contacts?.remove();
  const sections = sectionsOf(root);
  expect(sections.map((section) => section.querySelector('h2')?.text)).toEqual(headings);
  expect(sections.map(({ id }) => id)).toEqual(headings.map((_, index) => `section-${index + 1}`));
  for (const contents of root.querySelectorAll('article ol.legal-contents-list'))
    expect(contents.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ...headings.map((heading, index) => [`#section-${index + 1}`, heading]),
      ...(contacts ? [['#contacts', 'What this website contacts']] : []),
    ]);
  const text = normalized(root.querySelector('.legal-text'));
  expect(text).toContain(words);
  expect(text).not.toMatch(/[a-z]{2,}\. |[a-z]{2,}\.$/);
  // The brand named no day of a last change.
  expect(normalized(root.querySelector('article dl'))).toBe('Website https://levant-house.example');
});

describe('the accessibility statement', () => {
  const textOf = (slug: string) => normalized(pageOf(slug, ACCESSIBILITY).querySelector('main'));

  test('of a site of which no test is known says so, and claims nothing', () => {
    const headings = sectionsOf(pageOf('nonna-pia', ACCESSIBILITY)).map((section) => section.querySelector('h2')?.text);
    expect(headings).toContain('Not tested yet');
    expect(textOf('nonna-pia')).toContain('This website has not been tested against these guidelines yet');
    expect(textOf('nonna-pia')).not.toMatch(/conform|axe-core/i);
  });

  test('of a site that was tested says when, with what, where and with which known limits', () => {
    const text = textOf(FULL);
    for (const words of [
      'Last tested November 1, 2026',
      'partially conformant with WCAG 2.2 at level AA',
      'last tested on November 1, 2026, by programs: axe-core 4.14.1, Chromium 149.0.1.',
      'Home, Menu, Menu of a location, Menu board, Menu card, Allergens, Allergen card, Locations, A location, Catering,',
      'Programs find only a part of all barriers.',
    ])
      expect(text).toContain(words);
    const items = pageOf(FULL, ACCESSIBILITY).querySelectorAll('#known-issues li').map(normalized);
    expect(items.slice(0, 4)).toEqual([
      'Elements must meet minimum color contrast ratio thresholds (WCAG 1.4.3; Menu, Offers)',
      'Everything can be read on a screen of 320 pixels without scrolling sideways (WCAG 1.4.10; Home)',
      'The wine list is a scanned PDF: ask us to read it to you.',
      'Videos have no captions.',
    ]);
  });
});

test('a sentence that ends with the name of a company has one period', () => {
  expect(normalized(pageOf('night-owl-burgers', PRIVACY).querySelector('#information-collection-and-use'))).toContain(
    'mean Night Owl Hospitality Inc. By using',
  );
});

function pageOf(slug: string, page: string): HTMLElement {
  return parse(readFileSync(join(builtBrand(slug), page, 'index.html'), 'utf8'));
}

function sectionsOf(root: HTMLElement): HTMLElement[] {
  return root.querySelectorAll('article section').filter(({ parentNode }) => parentNode?.tagName !== 'SECTION');
}

/** `[['Phone', '(905) 555-0142'], …]`: the last list of a text is the one of its contacts. */
function contactOf(root: HTMLElement): string[][] {
  const ways = root.querySelectorAll('article dl').at(-1)?.querySelectorAll('div') ?? [];
  return ways.map((way) => [normalized(way.querySelector('dt')), normalized(way.querySelector('dd'))]);
}

/** The words in one line, those of two elements apart. */
function normalized(element: HTMLElement | null | undefined): string {
  return element?.structuredText.replace(/\s+/g, ' ').trim() ?? '';
}
