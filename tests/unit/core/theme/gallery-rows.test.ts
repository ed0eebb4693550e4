import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { galleryRows, type shapeOf } from '#core/theme/gallery-rows.ts';

type Entry = Parameters<typeof shapeOf>[0];

describe('galleryRows', () => {
  test.each([
    ['', []],
    ['L', ['L']],
    ['P', ['P']],
    ['LL', ['LL']],
    ['LP', ['LP']],
    ['LLL', ['L', 'LL']],
    ['PPP', ['PPP']],
    ['LLLL', ['LL', 'LL']],
    ['LLLLL', ['LL', 'LLL']],
    ['LLPLL', ['LL', 'PLL']],
  ])('%s: %j', (letters, rows) => {
    const gallery = [...letters].map((letter): Entry => ({ orientation: letter === 'L' ? 'landscape' : 'portrait' }));
    expect(galleryRows(gallery).map((row) => row.map(initial).join(''))).toEqual(rows);
  });

  test('thirty make dense rows', () => {
    const rows = galleryRows(Array.from({ length: 30 }, (): Entry => ({ orientation: 'landscape' })));
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 3));
  });

  test('keeps every picture and their order, and leaves none alone among many', () => {
    const entry = fc.record({ orientation: fc.constantFrom<Entry['orientation']>('landscape', 'portrait') });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (gallery) => {
        const rows = galleryRows(gallery);
        expect(rows.flat()).toEqual(gallery);
        if (gallery.length > 3) for (const row of rows) expect(row.length).toBeGreaterThan(1);
      }),
    );
  });
});

const initial = ({ orientation }: Entry) => (orientation === 'landscape' ? 'L' : 'P');
