import { describe, expect, test } from 'vitest';
import { translateSite } from '#content/translation/translate-site.ts';
import { keyOf, missingTexts, siteIn, textsOfBrand, type Translations } from '#content/translation/translations.ts';
import type { Site } from '#schema/site.ts';
import { makeHours, makeLocation, makeMenu, makeSite } from '../../../support/build/site.ts';
import { everyKey, siteOf } from '../../../support/build/read-brand.ts';

const french = (texts: Record<string, string>): Translations => new Map(Object.entries(texts));
const LANGUAGE = { tag: 'fr-CA', prefix: '/fr', name: 'Français', isLinked: false };

/** Keys whose texts exist once: names for programs, addresses, times, networks, codes. */
const ONCE = new Set([
  ...[
    'id',
    'slug',
    'service',
    'anchor',
    'menuSlug',
    'restaurantId',
    'brandId',
    'src',
    'url',
    'email',
    'cateringEmail',
    'placeId',
    'known',
  ],
  ...['street', 'locality', 'region', 'postalCode', 'country', 'timezone', 'currency', 'currencies', 'language'],
  ...['couponCode', 'validUntil', 'validThrough', 'datePosted', 'buildDate', 'icon', 'type', 'orientation', 'diets'],
  ...['menuKind', 'fileLink', 'orderingLink', 'reservationLink', 'giftCards', 'menuLink', 'menuUrl', 'priceRange'],
  ...['provider'],
  ...[
    'head',
    'body',
    'footer',
    'theme',
    'services',
    'origin',
    'social',
    'author',
    'kind',
    'paths',
    'telephone',
    'phone',
  ],
  ...['whatsapp', 'closure', 'zoneOffsets', 'number', 'contentSecurityPolicy', 'week', 'special', 'look', 'menusIn'],
]);

describe('a site with every text replaced', () => {
  const site = siteOf(everyKey()) as Site;
  const translated = translateSite(site, (text) => `«${text}»`);

  test('leaves none of the brand’s texts as it was', () => {
    const left: string[] = [];
    const visit = (value: unknown, path: string): void => {
      const name = /(\w+)(?:\.\d+)*$/.exec(path)?.[1] ?? '';
      if (ONCE.has(name)) {
        // What a restaurant serves is a list of texts; what pages call is an object.
        if (name !== 'services' || !Array.isArray(value)) return;
      }
      if (typeof value === 'string') {
        if (/\p{L}{2}/u.test(value) && !value.startsWith('«')) left.push(`${path}: ${value}`);
      } else if (typeof value === 'object' && value !== null)
        for (const [key, each] of Object.entries(value)) visit(each, `${path}.${key}`);
    };
    visit(translated, '');
    expect(left).toEqual([]);
  });

  test('keeps its slugs, ids, hours, prices and links', () => {
    expect(translated.locations.map(({ slug, menuSlug, id }) => [slug, menuSlug, id])).toEqual(
      site.locations.map(({ slug, menuSlug, id }) => [slug, menuSlug, id]),
    );
    expect(translated.hours).toEqual(site.hours);
    expect(translated.menus[0]?.categories[0]?.items.map(({ id, price }) => [id, price && 'amount' in price])).toEqual(
      site.menus[0]?.categories[0]?.items.map(({ id, price }) => [id, price && 'amount' in price]),
    );
    expect(translated.orderingLink).toBe(site.orderingLink);
  });
});

test('a menu that two locations share stays one object', () => {
  const [menu] = siteOf({ menu: { categories: [{ name: 'Pizza', items: [{ name: 'Margherita' }] }] } }).menus;
  const site = makeSite({ menus: menu ? [menu, menu] : [] });
  const [one, other] = translateSite(site, (text) => text).menus;
  expect(one).toBe(other);
});

test('groups, modifiers, courses and prices at times are texts; a group that items share stays one object', () => {
  const sauces = { id: 'sauces', name: 'Sauces', choices: [{ name: 'Garlic', diets: [] }] };
  const item = (name: string) => ({
    name,
    modifierGroups: [sauces],
    courses: [{ id: 'first', name: 'First', choices: [{ name: 'Soup', diets: [], modifierGroups: [sauces] }] }],
    timeSpecificPrices: [{ name: 'Late', price: { text: 'Half' }, words: 'After ten' }],
    sizes: [{ name: 'Large', price: { text: 'Ask' }, calories: { from: 1, to: 2 } }],
  });
  const site = makeSite({ menus: [makeMenu({ Mains: [item('Lamb'), item('Duck')] })] });
  const kinds = textsOfBrand(site).map(({ kind, text }) => `${kind}|${text}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'group|Sauces',
      'extra|Garlic',
      'group|First',
      'extra|Soup',
      'time|Late',
      'text|After ten',
    ]),
  );
  const [lamb, duck] = translateSite(site, (text) => `«${text}»`).menus[0]?.categories[0]?.items ?? [];
  expect(lamb).toMatchObject({
    modifierGroups: [{ id: 'sauces', name: '«Sauces»', choices: [{ name: '«Garlic»' }] }],
    courses: [{ name: '«First»', choices: [{ name: '«Soup»' }] }],
    timeSpecificPrices: [{ name: '«Late»', price: { text: '«Half»' }, words: '«After ten»' }],
    sizes: [{ name: '«Large»', calories: { from: 1, to: 2 } }],
  });
  expect(lamb?.modifierGroups?.[0]).toBe(duck?.modifierGroups?.[0]);
  expect(lamb?.courses?.[0]?.choices[0]?.modifierGroups?.[0]).toBe(lamb?.modifierGroups?.[0]);
});

describe('translations', () => {
  const site = makeSite({
    name: 'Nonna Pia',
    language: 'en-CA',
    menus: [makeMenu({ Sides: [{ name: 'Sides' }, { name: 'Bread' }, { name: '1987' }] })],
  });

  test('are found by the text, whatever its white space, and by what it is where it is twice', () => {
    const { menus } = siteIn(site, LANGUAGE, french({ 'dish|Sides': 'Assortiment', Sides: 'À côté', Bread: 'Pain' }));
    expect(menus[0]?.categories[0]).toMatchObject({
      name: 'À côté',
      items: [{ name: 'Assortiment' }, { name: 'Pain' }, { name: '1987' }],
    });
    expect(keyOf('Two \n lines ')).toBe('Two lines');
  });

  test('that are missing are told, and those texts stand as they are; names need none', () => {
    const translations = french({ Sides: '=' });
    expect(missingTexts(textsOfBrand(site), translations).map(({ text }) => text)).toEqual(['Bread']);
    const translated = siteIn(site, LANGUAGE, translations);
    expect(translated.untranslated).toEqual({ language: 'en-CA', texts: ['Bread'] });
    expect(translated).toMatchObject({ name: 'Nonna Pia', language: 'fr-CA', paths: { careers: '/fr/emplois/' } });
  });

  test('each text is listed once, and what has no words is none', () => {
    expect(textsOfBrand(site).map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      'name Nonna Pia',
      'category Sides',
      'dish Sides',
      'dish Bread',
    ]);
  });

  test('a character of Chinese is a word', () => {
    const noodles = makeSite({ language: 'zh-Hant', menus: [makeMenu({ 麵: [{ name: '12' }] })] });
    expect(missingTexts(textsOfBrand(noodles), french({})).map(({ text }) => text)).toEqual(['麵']);
  });

  test('keywords without a translation are left out: nobody would search for them', () => {
    const found = makeSite({ keywords: ['ramen', 'noodle bar'] });
    expect(siteIn(found, LANGUAGE, french({ 'noodle bar': 'bar à nouilles' })).keywords).toEqual(['bar à nouilles']);
  });

  test('the note of special hours is one text, wherever hours have it', () => {
    const special = [
      { from: '2026-12-25', through: '2026-12-25', hours: { kind: 'closed' as const }, note: 'We rest.' },
    ];
    const hours = { ...makeHours([540, 1020]), special };
    const served = { ...makeMenu({ Mains: [{ name: 'Pie' }] }), served: hours };
    const location = makeLocation({ hours, pickupHours: hours, serviceHours: [{ service: 'kitchen', hours }] });
    const noted = siteIn(
      makeSite({ hours, locations: [location], menus: [served] }),
      LANGUAGE,
      french({ 'We rest.': 'On se repose.' }),
    );
    const [place] = noted.locations;
    const all = [
      noted.hours,
      noted.menus[0]?.served,
      place?.hours,
      place?.pickupHours,
      place?.serviceHours?.[0]?.hours,
    ];
    expect(all.map((each) => each?.special[0]?.note)).toEqual(all.map(() => 'On se repose.'));
  });

  test('a name like a property of objects has no translation by accident', () => {
    const odd = makeSite({ menus: [makeMenu({ constructor: [{ name: '__proto__' }] })] });
    expect(siteIn(odd, LANGUAGE, french({})).menus[0]?.categories[0]).toMatchObject({ name: 'constructor' });
  });

  test('a text of ours in the brand’s words is ours again where it has no translation', () => {
    const own = makeSite({ texts: { 'actions.orderOnline': 'Order for pickup', 'actions.close': 'Shut' } });
    expect(siteIn(own, LANGUAGE, french({ Shut: 'Fermer la fenêtre' })).texts).toEqual({
      'actions.close': 'Fermer la fenêtre',
    });
  });
});
