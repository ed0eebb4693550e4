import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { namedLinks } from '#reader/content/links.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { tidy } from '#schema/values/leaf.ts';
import { linkSchema, parseLink } from '#schema/values/link.ts';
import { hasMenuSchema, menuSchema } from '#schema/menu/menu.ts';
import { fixture } from '../../../support/build/read-brand.ts';

const linksOf = (configuration: object) => namedLinks({ name: 'X', ...configuration });
const pathsOf = (configuration: object) => linksOf(configuration).map(({ path }) => path);

describe('links', () => {
  test('are listed with what they are for and where they stand, those of a location with its place in the list', () => {
    const links = linksOf({
      orderingLink: ' https://Order.example/a b ',
      sameAs: ['https://www.instagram.com/x'],
      socialMedia: { yelp: 'www.yelp.com/biz/x' },
      loyaltyProgram: { available: true, url: 'https://card.example/' },
      locations: [{ name: 'A', reservationLink: 'https://book.example/a' }, 5, { name: 'B', hasMenu: '/menu-b/' }],
    });
    expect(links).toEqual([
      { href: 'https://order.example/a%20b', path: 'orderingLink', use: 'order' },
      { href: 'https://www.instagram.com/x', path: 'sameAs[0]', use: 'profile' },
      { href: 'https://www.yelp.com/biz/x', path: 'socialMedia.yelp', use: 'profile' },
      { href: 'https://card.example/', path: 'loyaltyProgram.url', use: 'loyalty' },
      { href: 'https://book.example/a', path: 'locations[0].reservationLink', use: 'reservation', location: 0 },
      { href: '/menu-b/', path: 'locations[2].hasMenu', use: 'menu', location: 1 },
    ]);
  });

  test('keep the path that was written where other entries of a list are left out', () => {
    expect(
      pathsOf({ sameAs: ['no link', null, 'https://x.com/a'], navigation: [{}, { name: 'Shop', url: '/shop' }] }),
    ).toEqual(['sameAs[2]', 'navigation[1].url']);
  });

  test('of a list may be written without it', () => {
    expect(pathsOf({ sameAs: 'https://x.com/a', navigation: { name: 'Shop', url: '/shop' } })).toEqual([
      'sameAs',
      'navigation.url',
    ]);
  });

  test('that are not shown are not listed', () => {
    expect(pathsOf({ url: 'https://x.example/', loyaltyProgram: { url: 'https://card.example/' } })).toEqual([]);
    expect(pathsOf({ hasMenu: 'page', menu: { categories: [] }, orderingLink: 'javascript:alert(1)' })).toEqual([]);
  });

  test('at keys that belong to every object are links like others', () => {
    const configuration = JSON.parse(
      '{"name":"X","socialMedia":{"__proto__":"https://a.example/","constructor":"https://b.example/"},"__proto__":{"orderingLink":"https://c.example/"}}',
    ) as object;
    expect(namedLinks(configuration).map(({ path }) => path)).toEqual(['socialMedia.constructor']);
  });

  test('of a list are found in a time that grows with the list, not with its square', () => {
    const sameAs = Array.from({ length: 20_000 }, (_, index) => `https://x.com/${index}`);
    expect(pathsOf({ sameAs }).at(-1)).toBe('sameAs[19999]');
  });

  test('of the largest sample have the value that stands at their path', () => {
    const written = fixture('kitchen-sink') as object;
    const links = namedLinks(written);
    expect(links.length).toBeGreaterThan(10);
    const wrong = links.filter(({ path, href }) => {
      const value = path
        .match(/[^.[\]]+/g)
        ?.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], written);
      return typeof value !== 'string' || parseLink(tidy(value)) !== href;
    });
    expect(wrong).toEqual([]);
  });

  test('of each key of the schema that takes one are listed', () => {
    const keys = linkKeysOf(configurationSchema);
    expect(keys.length).toBeGreaterThan(15);
    const missing = keys.filter((path) => !pathsOf(atPath(path.split('.'), 'https://link.example/')).includes(path));
    expect(missing).toEqual([]);
  });
});

/** The paths of all keys that take a link; lists are written without brackets. By the kind of a schema and not by its class, of which zod makes several. */
function linkKeysOf(schema: z.ZodType, path: string[] = []): string[] {
  if (isLink(schema)) return [path.join('.')];
  const { def } = schema as z.ZodType & {
    def: Partial<Record<'innerType' | 'in', z.ZodType>> & { options?: z.ZodType[] };
  };
  const { type } = def;
  if (type === 'optional' && def.innerType) return linkKeysOf(def.innerType, path);
  if (type === 'pipe' && def.in) return linkKeysOf(def.in, path);
  if (type === 'array') return linkKeysOf((schema as z.ZodArray).element as z.ZodType, path);
  if (type === 'union') return linkKeysOf(def.options?.at(-1) as z.ZodType, path);
  if (type !== 'object') return [];
  const { shape } = schema as z.ZodObject;
  return Object.entries(shape).flatMap(([key, child]) => linkKeysOf(child as z.ZodType, [...path, key]));
}

function isLink(schema: z.ZodType): boolean {
  const { pattern } = schema.meta() ?? {};
  const isOne = [linkSchema, hasMenuSchema, menuSchema].some((link) => link === schema);
  return isOne || (pattern !== undefined && pattern === linkSchema.meta()?.['pattern']);
}

/** Around the link, what its object can't be without. */
function atPath(path: string[], link: string): object {
  const [key = '', ...rest] = path;
  const around = { name: 'Y', title: 'Y', available: true };
  return { ...around, [key]: rest.length === 0 ? link : atPath(rest, link) };
}
