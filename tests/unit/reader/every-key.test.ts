import { fc, runs } from '../../support/random.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../support/build/configurations.ts';
import { everyKey, readConfiguration } from '../../support/build/read-brand.ts';

const sample = (slug: string) => JSON.parse(readFileSync(`brands/${slug}/website.json`, 'utf8')) as unknown;
const CONFIGURATIONS = [everyKey(), sample('nonna-pia'), sample('kumo-ramen')];

/** Keys of networks are free to choose. */
const isNamed = (path: Path) => path.at(-2) !== 'socialMedia' && typeof path.at(-1) === 'string';

describe('no key is lost in silence', () => {
  test('any key that is renamed to one that nobody knows is named in a warning', () => {
    const places = CONFIGURATIONS.flatMap((configuration) =>
      placesIn(configuration)
        .filter(isNamed)
        // Items are read at any key of a menu, which is then the name of their category; a page that is no page, or a text that is none, has a warning of its own.
        .filter((path) => !(path.includes('menu') && ['categories', 'items', 'dishes'].includes(String(path.at(-1)))))
        .filter((path) => path[0] !== 'pages' && path[0] !== 'texts')
        // The parts of a date are read together, as one value.
        .filter((path) => path.at(-2) !== 'openingDate')
        .map((path) => ({ configuration, path })),
    );
    expect(places.length).toBeGreaterThan(1000);
    fc.assert(
      fc.property(fc.constantFrom(...places), ({ configuration, path }) => {
        const { warnings } = readConfiguration(renamed(configuration, path, 'qqqq'));
        const told = warnings.filter(({ path: at }) => at === '$').map(({ message }) => message);
        expect(told).toEqual([expect.stringContaining(` used: ${patternOf([...path.slice(0, -1), 'qqqq'])}. `)]);
      }),
      runs(100),
    );
  });

  test('another value of any known key makes another site, or is told', () => {
    const whole = everyKey();
    const before = JSON.stringify(readConfiguration(whole));
    const leaves = placesIn(whole).filter((path) => typeof valueAt(whole, path) !== 'object');
    const silent = leaves.filter((path) => JSON.stringify(readConfiguration(replaced(whole, path))) === before);
    expect([...new Set(silent.map(patternOf))]).toEqual(UNSEEN);
  });
});

/** Keys of the kitchen sink whose value is on no page, and why. */
const UNSEEN = [
  '$schema', // for editors
  'id', // has a `restaurant_id` beside it
  'url', // brand.json knows the address
  'menu[].categories[].id', // their ids on the page come of their names
  'menu[].categories[].items[].id',
  'menu[].categories[].dishes[].id',
  'menu[].items[].id',
  'hasOfferCatalog.itemListElement[].@type', // bookkeeping
  'featuredItems[].id',
  'highlights[].id',
  'locations[].openInfo.canReopen', // its status says whether it is open
  'locations[].menu.categories[].items[].id',
  'brand.description', // used where the site has none
  'brand.franchisee_form.questions[].order', // the last question stays the last
  'openInfo.canReopen',
];

function otherValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? -value - 0.5 : `${[...String(value)].reverse().join('')}q`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** Every key that stands in a configuration, with its path. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);
}

function replaced(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return otherValue(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest);
  return copy;
}

function renamed(value: unknown, [key, ...rest]: Path, name: string): unknown {
  if (Array.isArray(value))
    return value.map((element: unknown, index) => (index === key ? renamed(element, rest, name) : element));
  const entries = Object.entries(value as object) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([at, inner]) =>
      at !== key ? [at, inner] : rest.length === 0 ? [name, inner] : [at, renamed(inner, rest, name)],
    ),
  );
}

function patternOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .slice(1);
}
