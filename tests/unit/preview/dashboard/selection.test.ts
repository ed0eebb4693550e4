import { describe, expect, it } from 'vitest';
import { addressWith, PER_PAGE, readCardQuery, select, type Selectable } from '#preview/dashboard/selection.ts';

const brand = (slug: string, changes: Partial<Selectable> = {}): Selectable => ({
  slug,
  name: slug,
  siteUrl: `https://${slug}.example`,
  hasFailed: false,
  hasFailedToPublish: false,
  isUnpublished: false,
  isNeverPublished: false,
  warnings: 0,
  newSubmissions: 0,
  lateSubmissions: 0,
  undelivered: 0,
  ...changes,
});

const slugsOf = (query: string, brands: readonly Selectable[]): string[] =>
  select(brands, readCardQuery(query)).shown.map(({ slug }) => slug);

describe('what the address asks for', () => {
  it.each([
    ['', { q: '', show: undefined, page: 1 }],
    ['?q=ramen&show=failed&page=3', { q: 'ramen', show: 'failed', page: 3 }],
    ['?show=constructor&page=-1', { q: '', show: undefined, page: 1 }],
    ['?page=1e99', { q: '', show: undefined, page: 1 }],
    ['?page=1.5&q=%E0%A4%A', { q: '\uFFFD%A', show: undefined, page: 1 }],
    [`?q=${'x'.repeat(5000)}`, { q: 'x'.repeat(100), show: undefined, page: 1 }],
  ])('is read from %s', (query, asked) => {
    expect(readCardQuery(query)).toEqual(asked);
  });

  it.each([
    [{ q: '', show: undefined, page: 1 }, './'],
    [{ q: 'a&b="<', show: 'warnings', page: 2 } as const, '?q=a%26b%3D%22%3C&show=warnings&page=2'],
  ])('is written again', (asked, address) => {
    expect(addressWith(asked)).toBe(address);
  });
});

describe('a selection', () => {
  const brands = [
    brand('kumo', { name: 'Kumo Ramen' }),
    brand('creme', { name: 'Crème de la Rue', siteUrl: 'https://rue.example', warnings: 2 }),
    brand('zest', { hasFailed: true }),
    brand('bao-10', { name: 'bao 10', newSubmissions: 1 }),
    brand('bao-9', { name: 'Bao 9' }),
  ];

  it('has what failed first, then what waits for somebody, then all by name', () => {
    expect(slugsOf('', brands)).toEqual(['zest', 'bao-10', 'bao-9', 'creme', 'kumo']);
    const others = [
      brand('a'),
      brand('b', { isUnpublished: true, isNeverPublished: true }),
      brand('c', { newSubmissions: 9 }),
      brand('d', { lateSubmissions: 1, newSubmissions: 1 }),
      brand('e', { hasFailedToPublish: true }),
      brand('f', { undelivered: 1 }),
    ];
    expect(slugsOf('', others)).toEqual(['e', 'd', 'f', 'c', 'b', 'a']);
    expect(slugsOf('?show=never', others)).toEqual(['b']);
  });

  it.each([
    ['?q=CREME', ['creme']],
    ['?q=ramen+kumo', ['kumo']],
    ['?q=ramen+bao', []],
    ['?q=rue.exam', ['creme']],
    ['?q=+++', ['zest', 'bao-10', 'bao-9', 'creme', 'kumo']],
    ['?q=.*', []],
    ['?show=failed', ['zest']],
    ['?show=warnings', ['creme']],
    ['?show=submissions&q=bao', ['bao-10']],
  ])('of %s has %j', (query, slugs) => {
    expect(slugsOf(query, brands)).toEqual(slugs);
  });

  it('has pages, and the last one for a page that is not there', () => {
    const many = Array.from({ length: 2 * PER_PAGE + 1 }, (_, index) => brand(`brand-${index}`));
    expect(select(many, readCardQuery('?page=2'))).toMatchObject({ found: 97, page: 2, pages: 3 });
    expect(slugsOf('?page=2', many)[0]).toBe('brand-48');
    expect(slugsOf('?page=99', many)).toEqual(['brand-96']);
    expect(select([], readCardQuery('?page=2'))).toEqual({ shown: [], found: 0, page: 1, pages: 1 });
  });
});
