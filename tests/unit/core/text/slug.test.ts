import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { makeSlugs, slugify } from '#core/text/slug.ts';

describe('slugify', () => {
  test.each([
    ['Café Olé — Bloor St.', 'cafe-ole-bloor-st'],
    ['  --Harbour & Hill--  ', 'harbour-hill'],
    ['Straße 9', 'strasse-9'],
    ['日本語', ''],
    ['../../etc/passwd', 'etc-passwd'],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('%s becomes %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('is a path segment of at most 80 characters, and a slug stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('makeSlugs', () => {
  test('gives the first free number to a slug that is taken', () => {
    const take = makeSlugs();
    expect(['a', 'a-2', 'a', 'a', 'b'].map(take)).toEqual(['a', 'a-2', 'a-3', 'a-4', 'b']);
  });

  test('never gives one twice, nor one that is longer than 80 characters', () => {
    const wanted = fc.constantFrom('a', 'a-2', 'a-2-2', 'x'.repeat(80), `${'x'.repeat(77)}-2`, `${'x'.repeat(78)}-3`);
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 40 }), (slugs) => {
        const taken = slugs.map(makeSlugs());
        expect(new Set(taken).size).toBe(slugs.length);
        for (const slug of taken) expect(slug.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
