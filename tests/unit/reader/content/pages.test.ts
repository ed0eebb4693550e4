import { describe, expect, test } from 'vitest';
import { homeOf } from '#content/pages/home/home.ts';
import { translateSite } from '#content/translation/translate-site.ts';
import { contentOf } from '#content/content.ts';
import { routesOf } from '#core/routes/routes.ts';
import { shellOf } from '#content/pages/shell.ts';
import { OPTIONAL_PAGES, type OptionalPage } from '#schema/pages.ts';
import { answersTo, knowledgeFrom } from '../../../support/assistant.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';
import { makeSite } from '../../../support/build/site.ts';

const PATH: Record<OptionalPage, string> = {
  offers: '/offers/',
  careers: '/careers/',
  catering: '/catering/',
  mediaInquiries: '/media-inquiries/',
  feedback: '/feedback/',
  allergens: '/allergens/',
};
const RESTAURANT = {
  name: 'Saffron Lane',
  restaurant_id: 'saffron-lane',
  telephone: '+1 905 555 0142',
  menu: { items: [{ name: 'Soup', price: 9, allergens: ['Milk'] }] },
  locations: [
    { name: 'Queen West', restaurant_id: 'q', address: { locality: 'Toronto' } },
    { name: 'Gastown', restaurant_id: 'g', address: { locality: 'Vancouver' } },
  ],
};
const whole = (configuration: object) => makeSite(siteOf({ ...RESTAURANT, ...configuration }));

/** All that the pages of a site say, and the paths of them. */
function saidBy(site: ReturnType<typeof whole>): { paths: string[]; text: string } {
  const routes = routesOf(site);
  return {
    paths: routes.map(({ path }) => path),
    text: JSON.stringify(routes.map((route) => contentOf(site, route))),
  };
}

describe.each(OPTIONAL_PAGES)('pages.%s', (page) => {
  test('false takes the page away, and every link to it', () => {
    const { paths, text } = saidBy(whole({ pages: { [page]: false } }));
    expect(paths.filter((path) => path.startsWith(PATH[page]))).toEqual([]);
    expect(text).not.toContain(`"${PATH[page]}`);
  });

  test.each([[{ [page]: true }], [{}], [undefined]])('%j leaves it', (pages) => {
    const { paths, text } = saidBy(whole({ pages }));
    expect(paths).toContain(PATH[page]);
    expect(text).toContain(`"${PATH[page]}`);
  });
});

test('an off page leaves the others as they are', () => {
  const all = saidBy(whole({})).paths;
  expect(saidBy(whole({ pages: { careers: 'no' } })).paths).toEqual(all.filter((path) => path !== '/careers/'));
});

test('without feedback no page has the tab, and the search bar stays', () => {
  const shell = shellOf(whole({ pages: { feedback: false } }), 'home');
  expect(shell).not.toHaveProperty('launcher.restaurantId');
  expect(shell?.assistant).toBeDefined();
});

test('a page that is off in English is off in every language', () => {
  const { text } = saidBy({ ...whole({ language: 'fr-CA', pages: { careers: false, offers: false } }) });
  expect(text).not.toMatch(/"\/(?:emplois|offres)\//);
});

test('pages.catering is the same as catering', () => {
  expect(saidBy(whole({ pages: { catering: false } })).paths).toEqual(saidBy(whole({ catering: false })).paths);
  expect(saidBy(whole({ catering: false, pages: { catering: true } })).paths).not.toContain('/catering/');
});

describe('what was written for a page that is off', () => {
  const DEALS = { deals: [{ title: 'Two for one', price: 20 }], discounts: [{ title: 'Students' }] };

  test('is on no page, and told', () => {
    const configuration = { ...DEALS, jobs: [{ title: 'Cook' }], pages: { offers: false, careers: false } };
    const { text } = saidBy(whole(configuration));
    expect(text).not.toMatch(/Two for one|Students|Cook/);
    expect(warningsFor({ ...RESTAURANT, ...configuration })).toMatchInlineSnapshot(`
        [
          "deals: [{"title":"Two for one","price":20}] belongs to a page that is turned off. It is on no page. Remove it, or \`pages.offers\`.",
          "discounts: [{"title":"Students"}] belongs to a page that is turned off. It is on no page. Remove it, or \`pages.offers\`.",
          "jobs: [{"title":"Cook"}] belongs to a page that is turned off. It is on no page. Remove it, or \`pages.careers\`.",
        ]
      `);
  });

  test('is nothing to tell where there is none of it', () => {
    const empty = { deals: [], jobs: [], loyaltyProgram: { available: false, name: 'Circle' } };
    const warnings = warningsFor({ ...RESTAURANT, ...empty, pages: { offers: false, careers: false } });
    expect(warnings).toEqual([]);
  });
});

test.each([
  ['menu', ''],
  ['locations', ''],
  ['terms', ''],
  ['carers', ' Did you mean "careers"?'],
  ['mediaEnquiries', ' Did you mean "mediaInquiries"?'],
  ['Cattering', ' Did you mean "catering"?'],
])('%s is no page to turn off: a warning lists those that are%s', (name, question) => {
  expect(warningsFor({ ...RESTAURANT, pages: { [name]: false } })).toEqual([
    `pages.${name}: false turns off no page. The pages that can be turned off are offers, careers, catering, mediaInquiries, feedback, allergens.${question}`,
  ]);
});

describe('the badge of home', () => {
  const OURS = { servesCuisine: ['Barbecue'], address: { addressLocality: 'Halifax' } };

  test.each([
    [undefined, 'Best Barbecue in Halifax'],
    [null, 'Best Barbecue in Halifax'],
    ['Smoke since 1987', 'Smoke since 1987'],
    ['', undefined],
    [false, undefined],
  ])('configured as %j is %j', (badge, shown) => {
    const configuration = { ...RESTAURANT, ...OURS, heroSection: { badge } };
    expect(homeOf(makeSite(siteOf(configuration))).hero.badge).toBe(shown);
    expect(warningsFor(configuration)).toEqual([]);
  });

  test('that is none has no words to translate', () => {
    const seen: string[] = [];
    const spy = (text: string) => (seen.push(text), text);
    translateSite(makeSite(siteOf({ ...RESTAURANT, heroSection: { badge: '' } })), spy);
    expect(seen).toContain('Soup');
    expect(seen).not.toContain('');
  });
});

test('the rating of the brand is the one that is stated, as schema.org has it, too', () => {
  const stated = { rating: 4.6, reviewCount: 312 };
  expect(siteOf({ aggregateRating: { ratingValue: '4.6', reviewCount: 312 } })).toMatchObject(stated);
  expect(siteOf({ aggregateRating: { ratingValue: 9.2, bestRating: 10, ratingCount: 312 } })).toMatchObject(stated);
  expect(siteOf({ rating: 0, reviewCount: 0 }).rating).toBeUndefined();
  const home = (configuration: object) => {
    const site = makeSite(siteOf(configuration));
    return JSON.stringify(contentOf(site, { page: 'home', path: '/' }));
  };
  const reviews = [{ author: 'Dana', rating: 5, content: 'Worth the trip, every single time.' }];
  expect(home({ reviews, ...stated })).toMatch(/AggregateRating.*ratingValue.*4\.6.*reviewCount.*312/);
  expect(home({ reviews })).not.toMatch(/AggregateRating|5\.0/);
});

describe('the assistant of a restaurant without a page', () => {
  const CLOSED = { pages: Object.fromEntries(OPTIONAL_PAGES.map((page) => [page, false])) };

  test.each([
    ['Are you hiring?'],
    ['Do you cater?'],
    ['Any deals today?'],
    ['My food was cold and the waiter was rude'],
    ['How do I leave feedback?'],
    ['I am a journalist, whom do I contact?'],
  ])('answers %j and leads to none of them', async (question) => {
    const knowledge = await knowledgeFrom({ ...RESTAURANT, ...CLOSED });
    const text = JSON.stringify(answersTo(knowledge, question));
    expect(text).toContain('905');
    for (const path of Object.values(PATH)) expect(text).not.toContain(path);
  });
});
