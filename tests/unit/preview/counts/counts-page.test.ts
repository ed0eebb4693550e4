import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countsPage, type CountsView } from '#preview/counts/counts-page.ts';
import type { VisitCount } from '#preview/counts/read-counts.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T23:30:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const count = (changes: Partial<VisitCount> = {}): VisitCount => ({
  day: '2026-11-28',
  page: '/',
  action: 'order',
  taps: 1,
  ...changes,
});

function draw(view: Partial<CountsView> = {}) {
  const place = { slug: 'kumo', siteAddress: 'http://kumo.localhost/', stamp: 's', canEdit: true };
  const html = countsPage(place, { days: 7, isCounting: true, isHere: true, counts: [], ...view });
  const body = parse(html);
  const textsOf = (selector: string) => body.querySelectorAll(selector).map(({ text }) => text.trim());
  const linesOf = (id: string) =>
    body
      .querySelectorAll(`[aria-labelledby=${id}] tbody tr`)
      .map((line) => line.querySelectorAll('th, td').map(({ text }) => text));
  return { html, textsOf, linesOf };
}

test('taps are added up for the period, and compared with the one before', () => {
  const counts = [
    count({ day: '2026-11-14', taps: 1000 }),
    count({ day: '2026-11-15', taps: 40 }),
    count({ day: '2026-11-21', taps: 2 }),
    count({ day: '2026-11-22', taps: 3 }),
    count({ taps: 1200 }),
    // The brand's clock is ahead of this machine's.
    count({ day: '2026-11-29', taps: 5, action: 'call' }),
  ];
  expect(draw({ counts }).textsOf('.totals div')).toEqual([
    'Order1,203 before: 42',
    'Reserve0 before: 0',
    'Call5 before: 0',
    'Directions0 before: 0',
    'Menu0 before: 0',
  ]);
  expect(draw({ counts, days: 30 }).textsOf('.totals div')[0]).toBe('Order2,245 before: 0');
});

test('pages with the most taps stand first, and all days of the period, newest first', () => {
  const counts = [
    count(),
    count({ page: '/menu/', taps: 2, action: 'call' }),
    count({ page: '/menu/', day: '2026-11-25', taps: 3 }),
    count({ page: 'other', taps: 9, action: 'menu' }),
  ];
  const { linesOf } = draw({ counts });
  expect(linesOf('by-page')).toEqual([
    ['Other addresses', '0', '0', '0', '0', '9'],
    ['/menu/', '3', '0', '2', '0', '0'],
    ['/', '1', '0', '0', '0', '0'],
  ]);
  const days = linesOf('by-day');
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(['Sat 28 Nov', '1', '0', '2', '0', '9']);
  expect(days[3]).toEqual(['Wed 25 Nov', '3', '0', '0', '0', '0']);
});

test('many pages end in one line', () => {
  const counts = Array.from({ length: 53 }, (_, index) => count({ page: `/${index}/`, taps: 53 - index }));
  const lines = draw({ counts }).linesOf('by-page');
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toEqual(['3 more pages', '6', '0', '0', '0', '0']);
});

test('an address is text, as a reader of its language writes it', () => {
  const page = '/%3Cscript%3Ealert(1)%3C/script%3E/%E5%BA%97/%FF/';
  const { html, linesOf } = draw({ counts: [count({ page }), count({ page: '/%E5%BA%97/' })] });
  expect(html).not.toContain('<script>alert');
  expect(linesOf('by-page').map(([name]) => name)).toEqual([page, '/店/'].sort((one, other) => (one < other ? -1 : 1)));
});

test.each<[string, Partial<CountsView>, string]>([
  ['a site that counts, and nobody has tapped', {}, 'Nothing in the last 14 days.'],
  ['a site that counts nothing here', { isCounting: false }, 'write "counts": true in brand.json'],
  ['a site that counts nothing', { isCounting: false, isHere: false }, 'because brand.json has "counts": false'],
  ['a backend without a key', { counts: { missing: 'Set <KEY>.' } }, 'Set <KEY>.'],
])('of %s it says so', (_of, view, sentence) => {
  const { textsOf, html } = draw(view);
  expect(textsOf('#counts').join()).toContain(sentence);
  expect(html).not.toContain('counts.csv');
});

test('an owner who reads French or Spanish is told in that language', () => {
  const counts = [count({ taps: 1200 }), count({ page: 'other' })];
  const french = draw({ counts, language: 'fr' });
  expect(french.html).toContain('<html lang="fr">');
  expect(french.textsOf('.tabs a')).toEqual(['Modifier', 'Messages', 'Statistiques', 'Avertissements', 'Site']);
  expect(french.textsOf('.totals div')[0]).toBe('Commander1\u00a0201 avant\u00a0: 0');
  expect(french.linesOf('by-page')[1]?.[0]).toBe('Autres pages');
  expect(french.linesOf('by-day')[0]?.[0]).toBe('sam. 28 nov.');
  const missing = 'The counts could not be read: the backend answered 500.';
  expect(draw({ counts: { missing }, language: 'es' }).textsOf('#counts')).toEqual([
    'No se pudieron leer las estadísticas: el servidor respondió 500.',
  ]);
});
