import { expect, test } from 'vitest';
import { isInShard } from '#brand/cli/shard.ts';

const SLUGS = Array.from({ length: 500 }, (_, index) => `brand-${index}`);

test('every brand is in exactly one part, and no part is much larger than another', () => {
  const sizes = new Map<number, number>();
  for (const slug of SLUGS) {
    const parts = [1, 2, 3, 4, 5, 6, 7, 8].filter((part) => isInShard(slug, { part, parts: 8 }));
    expect(parts).toHaveLength(1);
    for (const part of parts) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  }
  expect(Math.min(...sizes.values())).toBeGreaterThan(40);
  expect(Math.max(...sizes.values())).toBeLessThan(90);
});

test('its part follows from its slug, on every machine', () => {
  const partOf = (slug: string) => [1, 2, 3, 4, 5, 6, 7, 8].find((part) => isInShard(slug, { part, parts: 8 }));
  expect(['kumo-ramen', 'night-owl-burgers', 'nonna-pia'].map(partOf)).toEqual([6, 8, 8]);
});
