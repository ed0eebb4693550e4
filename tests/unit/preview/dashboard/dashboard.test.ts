import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import type { ListedBrand } from '#preview/dashboard/card.ts';
import { dashboard, type DashboardParts } from '#preview/dashboard/dashboard.ts';
import { PER_PAGE, readCardQuery, select } from '#preview/dashboard/selection.ts';
import { report } from '../../../support/build/preview.ts';

const listed = (changes: Partial<ListedBrand> = {}): ListedBrand => ({
  slug: 'nonna-pia',
  name: 'Nonna Pia',
  siteUrl: 'https://nonnapia.example',
  status: 'built',
  hasFailed: false,
  hasFailedToPublish: false,
  isUnpublished: false,
  isNeverPublished: false,
  warnings: 0,
  newSubmissions: 0,
  lateSubmissions: 0,
  undelivered: 0,
  hasInbox: true,
  canEdit: false,
  hasSite: true,
  siteAddress: 'http://nonna-pia.localhost:4173/',
  report: report('nonna-pia'),
  facts: {
    colors: { bg: '#ffffff', primary: '#b3261e' },
    mainPages: ['/', '/menu/'],
    pageCount: 14,
    warnings: 0,
    share: '_brand/share-0f.jpg',
  },
  ...changes,
});

const drawn = (brands: ListedBrand[], query = '', changes: Partial<DashboardParts> = {}) => {
  const asked = readCardQuery(query);
  const selection = select(brands, asked);
  const localhost = 'http://localhost:4173/';
  return parse(
    dashboard({
      language: 'en',
      texts: toolTextsIn('en'),
      brands,
      selection,
      asked,
      brandsDir: 'brands',
      localhost,
      stamp: 's',
      ...changes,
    }),
  );
};

const textIn = (page: ReturnType<typeof parse>, selector: string): string | undefined =>
  page.querySelector(selector)?.structuredText;

describe('a card', () => {
  const cardOf = (changes: Partial<ListedBrand>) => drawn([listed(changes), listed({ slug: 'other' })]);

  it('leads to the site, to its main pages and to where it is published', () => {
    const page = cardOf({});
    const links = page.querySelectorAll('#brand-nonna-pia a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'http://nonna-pia.localhost:4173/',
      'http://nonna-pia.localhost:4173/',
      'https://nonnapia.example',
      '/_preview/nonna-pia/submissions/',
      '/_preview/nonna-pia/counts/',
      'http://nonna-pia.localhost:4173/',
      'http://nonna-pia.localhost:4173/menu/',
    ]);
    expect(page.querySelector('.swatches')?.getAttribute('aria-label')).toBe(
      'Colours: ground #ffffff, primary #b3261e',
    );
  });

  it('shows the share picture, else the name, else that there is no site yet', () => {
    expect(cardOf({}).querySelector('#shot-nonna-pia img')?.getAttribute('src')).toBe(
      '/_preview/nonna-pia/share-0f.jpg',
    );
    const { share: _, ...facts } = listed().facts;
    expect(textIn(cardOf({ facts }), '#shot-nonna-pia')).toBe('Nonna Pia');
    expect(textIn(cardOf({ hasSite: false, status: 'building' }), '#shot-nonna-pia')).toBe(
      'Being built for the first time',
    );
  });

  it.each<[Partial<ListedBrand>, string]>([
    [{}, '14 pages, built in 340 ms'],
    [{ report: report('nonna-pia', { status: 'unchanged' }) }, '14 pages, as before'],
    [{ status: 'building' }, 'Building…'],
    [{ status: 'failed', hasFailed: true }, 'Could not be built'],
    [{ warnings: 1, newSubmissions: 2 }, '14 pages, built in 340 ms1 warning2 new messages'],
    [{ hasInbox: false }, '14 pages, built in 340 ms'],
    [{ newSubmissions: 100 }, 'over 99 new messages'],
  ])('of %j says %j', (changes, text) => {
    expect(textIn(cardOf(changes), '.state')).toContain(text);
  });

  it('keeps the sentence of a failed build while it is built again', () => {
    const failure = {
      hasFailed: true,
      report: report('nonna-pia', { status: 'failed', error: 'line 4: a "," is missing' }),
    };
    for (const status of ['failed', 'building'] as const) {
      expect(textIn(cardOf({ ...failure, status }), '.error')).toContain('line 4: a "," is missing');
      expect(textIn(cardOf({ ...failure, status }), '.error')).toContain('Its address shows the last good build.');
    }
    expect(textIn(cardOf({ ...failure, hasSite: false }), '#shot-nonna-pia')).toBe('line 4: a "," is missing');
  });

  it('says what has changed, and when', () => {
    const change = {
      at: new Date('2026-11-21T18:05Z'),
      report: report('nonna-pia', { printed: ['/menu/', '/a/', '/b/'], kept: 38, changes: 'two <b>' }),
    };
    const facts = { ...listed().facts, zone: 'America/Toronto' };
    expect(textIn(cardOf({ change, facts }), '.change')).toBe('Changed at 13:05: 3 of 41 pages: two <b>');
  });
});

describe('hostile texts', () => {
  const attack = `"><script>alert(1)</script>&'`;

  it('are texts', () => {
    const brand = listed({
      slug: attack,
      name: attack,
      siteUrl: `https://a.example/${attack}`,
      hasFailed: true,
      report: report('x', { status: 'failed', error: attack.repeat(2000) }),
      change: { at: new Date(0), report: report('x', { printed: ['/'], changes: attack }) },
    });
    const page = drawn([brand, listed({ name: attack })], `?q=${encodeURIComponent(attack)}`, { brandsDir: attack });
    const scripts = page.querySelectorAll('script').map((script) => script.getAttribute('src'));
    expect(scripts).toEqual(['/_preview/idiomorph.js', '/_preview/live.js?s']);
    expect(page.querySelector('#q')?.getAttribute('value')).toBe(attack);
    expect(page.querySelectorAll('[onerror],[onload],[onclick]')).toEqual([]);
  });

  it('are cut where they are long, and a folder that is no host name has no link', () => {
    const page = drawn([listed({ slug: 'A B', name: '👨‍🍳'.repeat(5000) }), listed()]);
    expect(page.toString().length).toBeLessThan(20_000);
    expect(textIn(page, '#brand-A\\ B h2, [id="brand-A B"] h2')).toMatch(/^.{1,90}…$/u);
    expect(page.querySelectorAll('[id="brand-A B"] .name a, [id="brand-A B"] .badge')).toEqual([]);
  });
});

describe('the page', () => {
  it('of no brand says how to make one', () => {
    const page = drawn([]);
    expect(textIn(page, 'h1')).toBe('No brand yet');
    expect(textIn(page, 'pre')).toBe('npm run new');
    expect(page.querySelector('.chips, form')).toBeNull();
  });

  it('of one brand is that brand', () => {
    const page = drawn([listed()]);
    expect(page.querySelectorAll('h1, h2').map(({ structuredText }) => structuredText)).toEqual(['Nonna Pia']);
    expect(page.querySelector('.chips')).toBeNull();
  });

  it('has links to what somebody has to look at, which keep what was searched', () => {
    const brands = [
      listed({ warnings: 3 }),
      listed({ slug: 'b', hasFailed: true }),
      listed({ slug: 'c', newSubmissions: 2 }),
    ];
    const page = drawn(brands, '?show=warnings&q=n&page=2');
    expect(textIn(page, '.sum')).toBe('3 brands · 42 pages');
    const chips = page.querySelectorAll('.chip');
    expect(chips.map(({ structuredText }) => structuredText)).toEqual([
      'All 3',
      'Failed 1',
      'New messages 1',
      'Warnings 1',
    ]);
    expect(chips.map((link) => link.getAttribute('href'))).toEqual([
      '?q=n',
      '?q=n&show=failed',
      '?q=n&show=submissions',
      '?q=n&show=warnings',
    ]);
    expect(page.querySelectorAll('.chip[aria-current]').map(({ id }) => id)).toEqual(['show-warnings']);
    expect(textIn(page, '#found')).toBe('1 of 3 brands. Show all');
  });

  it('of many brands has a search and pages, and stays short', () => {
    const brands = Array.from({ length: 500 }, (_, index) =>
      listed({ slug: `brand-${index}`, name: `Brand ${index}` }),
    );
    const page = drawn(brands, '?page=2');
    expect(page.querySelectorAll('.card')).toHaveLength(PER_PAGE);
    expect(page.toString().length).toBeLessThan(150_000);
    expect(page.querySelectorAll('img:not([loading=lazy])')).toEqual([]);
    expect(page.querySelectorAll('#pager a').map((link) => link.getAttribute('href'))).toEqual(['./', '?page=3']);
    expect(page.querySelector('#q')).not.toBeNull();
    expect(drawn(brands.slice(0, 12)).querySelector('#q')).toBeNull();
  });
});
