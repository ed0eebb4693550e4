import { fc, runs } from '../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '#reader/read.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { anyConfiguration, wrongValue } from '../../support/build/configurations.ts';
import { everyKey, readConfiguration } from '../../support/build/read-brand.ts';
import { SERVICE_KEYS } from '#schema/hours/service-hours.ts';

const LINK_KEYS = /^(orderingLink|reservationLink|giftCards|menuLink|fileLink|menuUrl|url)$/;
const SAFE_LINK = /^(https?:\/\/[^\s"'<>]+|tel:[^\s"'<>]+|mailto:[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/;

const hasKnownKey = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).some((key) => key !== '$schema' && Object.hasOwn(configurationSchema.shape, key));

describe('read', () => {
  test('any JSON value becomes a site or one clear error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), wrongValue()), (value) => {
        try {
          readConfiguration(value);
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigurationError);
          expect(hasKnownKey(value)).toBe(false);
        }
      }),
    );
  });

  test('no site holds a text that a program printed by mistake, or half of a character', () => {
    fc.assert(
      fc.property(anyConfiguration().filter(hasKnownKey), (configuration) => {
        for (const { value } of leavesOf(readConfiguration(configuration).site)) {
          if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
          if (typeof value !== 'string') continue;
          expect(['undefined', 'null', 'NaN', '[object Object]']).not.toContain(value);
          expect(value.isWellFormed()).toBe(true);
        }
      }),
      runs(60),
    );
  });

  test('every link of a site leads where visitors may go', () => {
    fc.assert(
      fc.property(anyConfiguration().filter(hasKnownKey), (configuration) => {
        const links = leavesOf(readConfiguration(configuration).site).filter(({ path }) =>
          LINK_KEYS.test(String(path.at(-1))),
        );
        for (const { value } of links) {
          expect(value).toMatch(SAFE_LINK);
          expect(URL.canParse(String(value), 'https://test.example')).toBe(true);
        }
      }),
      runs(60),
    );
  });

  test('every picture that is named is in the site, and the other way round', () => {
    fc.assert(
      fc.property(anyConfiguration().filter(hasKnownKey), (configuration) => {
        const { site, pictures } = readConfiguration(configuration);
        const used = leavesOf(site).filter(({ path }) => path.at(-1) === 'src');
        expect(pictures.map(({ src }) => src).sort()).toEqual([...new Set(used.map(({ value }) => value))].sort());
      }),
      runs(60),
    );
  });

  test('the same configuration makes the same site, and reading changes nothing in it', () => {
    fc.assert(
      fc.property(anyConfiguration().filter(hasKnownKey), (configuration) => {
        const before = structuredClone(configuration);
        expect(readConfiguration(configuration)).toEqual(readConfiguration(before));
        expect(configuration).toEqual(before);
      }),
      runs(20),
    );
  });

  test('one wrong value costs at most the part it belongs to, and is reported', () => {
    const whole = readConfiguration(everyKey());
    const leaves = leavesOf(everyKey()).filter(({ path }) => isReported(path));
    expect(whole.warnings).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.constantFrom<unknown>({ x: [1] }, [[{}]]), ({ path }, wrong) => {
        const { site, warnings } = readConfiguration(replaced(everyKey(), path, wrong));
        expect(warnings.length).toBeGreaterThan(0);
        // A line of hours is read together: without its day its times say nothing.
        const part = path.some((key) => /Hours$/.test(String(key))) ? path.slice(0, -1) : path;
        for (const { path: told } of warnings) expect(told === '$' || areRelated(told, pathToText(part))).toBe(true);
        const lost = Object.keys(whole.site).filter(
          (key) => JSON.stringify(site[key as 'name']) !== JSON.stringify(whole.site[key as 'name']),
        );
        expect(lost.filter((key) => !PARTS_OF[String(path[0])]?.includes(key) && key !== path[0])).toEqual([]);
      }),
      runs(60),
    );
  });

  test('a configuration nested deeper than a program can print is read', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 20_000; level++) deep = [deep];
    const { site, warnings } = readConfiguration({ name: 'Deep', about: deep, faqs: [deep] });
    expect(site.name).toBe('Deep');
    expect(warnings.map(({ path }) => path)).toEqual(['about', 'faqs[0]']);
  });
});

/** Fields of the site that come of a configuration's key, where they are not named like it. */
const PARTS_OF: Record<string, string[]> = {
  id: ['restaurantId'],
  restaurant_id: ['restaurantId'],
  brand_id: ['brandId'],
  name: ['name', 'logo', 'logoDark', 'legalName'],
  geo: ['coordinates'],
  locations: ['closedLocations'],
  servesCuisine: ['cuisines'],
  openingHoursSpecification: ['hours'],
  openingHours: ['hours'],
  specialHours: ['hours'],
  ...Object.fromEntries(Object.values(SERVICE_KEYS).map((key) => [key, ['serviceHours']])),
  closedDates: ['hours'],
  sameAs: ['social'],
  socialMedia: ['social'],
  hasMenu: ['menuKind'],
  menu: ['menus'],
  menuUrl: ['menuLink'],
  fileLink: ['fileLink', 'menuKind'],
  hasOfferCatalog: ['offerCatalog'],
  heroSection: ['hero'],
  seo: ['keywords'],
  loyaltyProgram: ['loyalty'],
  brand: ['legalName', 'description', 'email', 'franchiseQuestions'],
  restaurants: ['flags', 'cateringEmail', 'locations', 'closedLocations'],
  head: ['code'],
  body: ['code'],
  footer: ['code'],
  telephone: ['telephone'],
  phone: ['telephone'],
};

type Path = (string | number)[];

/** Keys that pages have no use for are not reported: "@type" of schema.org, the `url` of the site. */
function isReported(path: Path): boolean {
  // Items name a group of modifiers by these, so they are told of, too.
  const isNamed = path.at(-3) === 'modifierGroups' && (path.at(-1) === 'name' || path.at(-1) === 'id');
  return !path.includes('@type') && path.join() !== 'url' && !isNamed;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, wrong);
  return copy;
}

/** A key with dots in it is quoted: `texts["forms.sendAnother"]`. */
function pathToText(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : key.includes('.') ? `["${key}"]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

function areRelated(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
