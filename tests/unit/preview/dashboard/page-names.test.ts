import { describe, expect, it } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { changeText, pageNameOf } from '#preview/dashboard/page-names.ts';

const english = toolTextsIn('en');

it.each([
  ['/', 'Home'],
  ['/menu/', 'Menu'],
  ['/media-inquiries/', 'Media'],
  ['/404/', 'Not found'],
  ['/location/queen-west/', 'Queen West'],
  ['/location/éclair-9/', 'Éclair 9'],
  ['/menu/toronto-queen-west/', 'Menu of Toronto Queen West'],
  ['/menu/board/', 'Menu board'],
  ['/fr/menu/board/toronto-annex/', 'Menu board of Toronto Annex (fr)'],
  ['/menu/qr/', 'Menu card'],
  ['/allergens/', 'Allergens'],
  ['/fr/allergenes/toronto-annex/', 'Allergens of Toronto Annex (fr)'],
  ['/allergens/qr/toronto-annex/', 'Allergen card of Toronto Annex'],
  ['/menu/qr/toronto-annex/', 'Menu card of Toronto Annex'],
  ['/feedback/qr/nonna-pia/', 'Feedback card of Nonna Pia'],
  ['/constructor/', 'Constructor'],
  ['//', ''],
])('%s is called %s', (path, name) => {
  expect(pageNameOf(path, english.dashboard)).toBe(name);
});

describe('what a build has changed', () => {
  const locations = Array.from({ length: 12 }, (_, index) => `/location/number-${index}/`);

  it.each([
    [['/menu/', '/', '/careers/'], 38, '3 of 41 pages: Menu, Home, Careers'],
    [['/'], 1, '1 of 2 pages: Home'],
    [['/', ...locations], 5, '13 of 18 pages: Home, 12 locations'],
    [['/location/one/', '/location/two/', '/menu/'], 5, '3 of 8 pages: One, Two, Menu'],
    [
      ['/', '/menu/', '/offers/', '/careers/', '/contact/', '/privacy-policy/'],
      1,
      '6 of 7 pages: Home, Menu, Offers, Careers, Contact, Privacy',
    ],
    [
      ['/', '/menu/', '/offers/', '/careers/', '/contact/', '/privacy-policy/', '/catering/'],
      1,
      '7 of 8 pages: Home, Menu, Offers, Careers, Contact and 2 more',
    ],
    [['/', '/menu/'], 0, 'all 2 pages'],
    [['/'], 0, 'the only page'],
  ])('of %j and %i kept pages is told', (printed, kept, text) => {
    expect(changeText({ printed, kept }, english)).toBe(text);
  });

  it('is told by what a guest notices, where that is known', () => {
    const told = { printed: ['/menu/', '/'], kept: 39, changes: 'two prices' };
    expect(changeText(told, english)).toBe('2 of 41 pages: two prices');
    // The words of a build are English.
    expect(changeText(told, toolTextsIn('fr'))).toBe('2 sur 41 pages\u00a0: Menu, Accueil');
  });
});
