import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { read } from '../../../../src/builder/read/read.ts';
import { openStatusAt } from '../../../../src/domain/hours/open-status.ts';
import { configurationSchema } from '../../../../src/model/configuration.ts';
import { longestWordOf } from '../../../../src/ui/longest-word.ts';
import { INHERITED, pathsOf, withValueAt } from '../../../support/build/configurations.ts';
import { fixture, PUBLISHED, readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';
import { contentsOf, makeSite } from '../../../support/build/site.ts';

const MANY = 200_000;
const KITCHEN_SINK = fixture('kitchen-sink');
const PATHS = pathsOf(configurationSchema);

/** Reads a configuration and makes what its pages say; answers how many there are. */
function pagesOf(configuration: unknown): number {
  const { pictures, look } = makeSite();
  return contentsOf({ ...readConfiguration(configuration).site, pictures, look }).length;
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { constructor: value };
  return value;
}

/** About a megabyte each. */
const OVERSIZE: Record<string, () => unknown> = {
  'a list of texts': () => Array(MANY).fill('x'),
  'a list of numbers': () => Array(MANY).fill(7),
  'a list of objects': () => Array.from({ length: 50_000 }, (_, index) => ({ name: `n${index}`, title: 't' })),
  'an object of many keys': () => Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 'x'])),
  'something nested deep': () => nested(MANY),
  'many words': () => 'pizza '.repeat(MANY),
  'many lines': () => 'a\n'.repeat(MANY),
  'one endless word': () => 'a'.repeat(5 * MANY),
};

describe('whatever stands at any key, there is a site with its pages', () => {
  test('names that every object of JavaScript has', () => {
    const values = INHERITED.flatMap((name) => [name, JSON.parse(`{"${name}":"${name}"}`) as unknown]);
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), fc.constantFrom(...values), (path, value) => {
        expect(pagesOf(withValueAt(KITCHEN_SINK, path, value))).toBeGreaterThan(10);
      }),
      runs(40),
    );
  });

  test.each(Object.entries(OVERSIZE))('a megabyte: %s', (_, make) => {
    const value = make();
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), (path) => {
        expect(pagesOf(withValueAt(KITCHEN_SINK, path, value))).toBeGreaterThan(10);
      }),
      runs(3),
    );
  });
});

test('a menu is shown in none of the ways that objects know', () => {
  expect(warningsFor({ name: 'X', hasMenu: 'constructor' })).toEqual([
    'hasMenu: "constructor" is not "page", "file", "embedded" or a link. What there is decides how the menu is shown. Write it like "page".',
  ]);
});

test('elements may be called what every object has', () => {
  const body = '<constructor></constructor><ul><to-string><li></li></to-string></ul>';
  expect(readConfiguration({ name: 'X', body }).site.code).toEqual({ body });
});

test('as many wrong weekdays as one likes', () => {
  const openingHours = [
    { day: [...(Array(MANY).fill('Blursday') as string[]), 'Monday'], open: '9:00', close: '17:00' },
  ];
  expect(readConfiguration({ name: 'X', openingHours }).site.hours?.week[1]).toEqual({
    kind: 'open',
    intervals: [{ opens: 540, closes: 1020 }],
  });
});

test('as many special days as one likes', () => {
  const special = Array.from({ length: MANY }, (_, from) => ({ from, through: from, spans: [] }));
  expect(openStatusAt({ week: Array<[]>(7).fill([]), special }, 'UTC', 86_400_000 * (MANY + 9))).toEqual({
    kind: 'closed',
    isAllDay: true,
  });
});

test('a title of many words has a longest one', () => {
  expect(longestWordOf('taste '.repeat(MANY) + 'difference')).toBeGreaterThan(8);
});

test('a key that no reader was ready for is left out, and the others stay', () => {
  const faqs = [
    {
      get question(): string {
        throw new RangeError('Maximum call stack size exceeded');
      },
    },
  ];
  const { site, warnings } = read({ name: 'X', faqs, description: 'Y' }, PUBLISHED, '2026-11-20');
  expect(site).toMatchObject({ name: 'X', description: 'Y', faqs: [] });
  expect(warnings).toEqual([{ path: 'faqs', message: expect.stringContaining("can't be read. It is left out.") }]);
});
