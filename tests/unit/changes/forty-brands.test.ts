import { expect, test } from 'vitest';
import { hoursFeedOf } from '#builder/site-files/feeds/hours-feed.ts';
import { menuFeedsOf } from '#builder/site-files/feeds/menu-feed.ts';
import { nextChangeOf } from '#builder/changes/next-change.ts';
import { dueConfiguration } from '#changes/due-configuration.ts';
import { read } from '#reader/read.ts';
import { makeBrand } from '../../support/build/make-brand.ts';
import { contentsOf, makeSite } from '../../support/build/site.ts';
import { PUBLISHED } from '../../support/build/read-brand.ts';

/** Midnight of 25 December on the clock of each zone. */
const ZONES = [
  ['America/Toronto', '2026-12-25T05:00Z'],
  ['America/St_Johns', '2026-12-25T03:30Z'],
  ['America/Phoenix', '2026-12-25T07:00Z'],
  ['Australia/Lord_Howe', '2026-12-24T13:00Z'],
] as const;

/** A brand in which all that the set replaces has OLD in it. */
const written = (zone: string, number: number) => ({
  name: `House ${number}`,
  timezone: zone,
  currency: 'CAD',
  telephone: '+1 416 555 0100',
  description: 'A house with an OLD description.',
  menu: {
    categories: [
      {
        id: 'mains',
        name: 'Mains',
        items: [
          { id: 'roast', name: 'OLD roast', description: 'As ever.', price: 111.25 },
          { id: 'soup', name: 'Soup', price: 9 },
        ],
      },
      { id: 'gone', name: 'OLD category', items: [{ id: 'x', name: 'OLD item', price: 5 }] },
    ],
  },
  deals: [{ title: 'OLD deal', price: 20 }],
  faqs: [{ question: 'Open at Christmas?', answer: 'OLD answer.' }],
  jobs: [{ title: 'OLD job', description: 'Cook.', datePosted: '2026-11-01' }],
  socialMedia: { instagram: 'https://instagram.com/OLD' },
});

const base = written('America/Toronto', 0);
const SET = {
  at: '2026-12-25',
  why: 'Christmas',
  edits: [
    { path: 'description', before: base.description, after: 'A house with a NEW description.' },
    { path: 'menu.categories[id=mains].items[id=roast].name', before: 'OLD roast', after: 'NEW goose' },
    { path: 'menu.categories[id=mains].items[id=roast].price', before: 111.25, after: 222.75 },
    { path: 'menu.categories[id=gone]', before: base.menu.categories[1] },
    { path: 'menu.categories[id=mains].items[+]', after: { id: 'pie', name: 'NEW pie', price: 8 } },
    { path: 'deals[title="OLD deal"]', before: base.deals[0] },
    { path: 'deals[+]', after: { title: 'NEW deal', price: 30 } },
    { path: 'faqs[question="Open at Christmas?"].answer', before: 'OLD answer.', after: 'NEW answer.' },
    { path: 'jobs[title="OLD job"].title', before: 'OLD job', after: 'NEW job' },
    { path: 'socialMedia.instagram', before: base.socialMedia.instagram, after: 'https://instagram.com/NEW' },
  ],
};

/** All that a brand's pages, feeds and index say at a minute, and when they change. */
function saidAt(zone: string, number: number, builtAt: string): { said: string; nextChange: string } {
  const brand = makeBrand({ slug: `house-${number}`, source: 'supabase' });
  const changes = [{ name: 'christmas', data: SET }];
  const due = dueConfiguration(brand, { configuration: written(zone, number), changes }, builtAt);
  expect(due.warnings).toEqual([]);
  const site = makeSite(read(due.configuration, PUBLISHED, builtAt).site);
  const said = JSON.stringify([contentsOf(site), [...menuFeedsOf(site)], hoursFeedOf(site)]);
  return { said, nextChange: nextChangeOf(site, due.nextChange) };
}

const minutesAfter = (instant: string, minutes: number): string =>
  `${new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, 16)}Z`;
const OLD = /OLD|111[.,]25/;
const NEW = /NEW|222[.,]75/;

test('of forty brands in four zones, each has nothing of a set before midnight of its place, and nothing old from then on', () => {
  for (let number = 0; number < 40; number++) {
    const [zone, midnight] = ZONES[number % ZONES.length] ?? ZONES[0];
    const before = saidAt(zone, number, minutesAfter(midnight, -1));
    expect(before.said).toMatch(OLD);
    expect(before.said).not.toMatch(NEW);
    expect(before.nextChange).toBe(midnight);
    const after = saidAt(zone, number, midnight);
    expect(after.said).toMatch(NEW);
    expect(after.said).not.toMatch(OLD);
    expect(after.nextChange > midnight).toBe(true);
  }
});
