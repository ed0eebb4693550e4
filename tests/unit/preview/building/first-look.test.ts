import { expect, test } from 'vitest';
import { withFirstLook } from '../../../../src/preview/building/first-look.ts';
import type { BrandReport } from '../../../../src/builder/types.ts';

const report = (slug: string, status: BrandReport['status'] = 'built'): BrandReport => ({
  slug,
  status,
  pages: 1,
  printed: [],
  kept: 0,
  milliseconds: 1,
  warnings: [],
});

/** Builds that note what they are asked for. `drawn` ends the drawing of a brand. */
function builder({ sites = [], failing = [] }: { sites?: string[]; failing?: string[] } = {}) {
  const asked: string[] = [];
  const drawn = new Map<string, () => void>();
  const rebuilt: string[] = [];
  const build = (name: string) => async (slugs: string[], onBrand: (report: BrandReport) => void) => {
    asked.push(`${name} ${slugs.join(' ')}`);
    const brands = slugs.map((slug) => report(slug, failing.includes(slug) ? 'failed' : 'built'));
    brands.forEach(onBrand);
    return { brands };
  };
  const first = withFirstLook({
    hasSite: (slug) => sites.includes(slug),
    build: build('build'),
    buildEarly: build('early'),
    draw: async (slugs, onBrand) => {
      asked.push(`draw ${slugs.join(' ')}`);
      await Promise.all(
        slugs.map((slug) => new Promise<void>((resolve) => drawn.set(slug, resolve)).then(() => onBrand(report(slug)))),
      );
      return { brands: [] };
    },
    onDrawn: (slug) => rebuilt.push(slug),
  });
  return { build: (...slugs: string[]) => first(slugs, () => {}), asked, drawn, rebuilt };
}

test('a brand without a site is built early, and its pictures are drawn afterwards', async () => {
  const { build, asked, drawn, rebuilt } = builder({ sites: ['nonna'] });
  expect((await build('kumo', 'nonna')).brands.map(({ slug }) => slug)).toEqual(['kumo', 'nonna']);
  expect(asked).toEqual(['early kumo', 'build nonna', 'draw kumo']);
  expect(rebuilt).toEqual([]);
  drawn.get('kumo')?.();
  await expect.poll(() => rebuilt).toEqual(['kumo']);
});

test('what changes while its pictures are drawn is built early, and drawn once', async () => {
  const { build, asked, drawn, rebuilt } = builder();
  await build('kumo');
  await build('kumo');
  expect(asked).toEqual(['early kumo', 'draw kumo', 'early kumo']);
  drawn.get('kumo')?.();
  await expect.poll(() => rebuilt).toEqual(['kumo']);
});

test('each brand is built again as soon as its own pictures are there', async () => {
  const { build, drawn, rebuilt } = builder();
  await build('kumo', 'nonna');
  drawn.get('nonna')?.();
  await expect.poll(() => rebuilt).toEqual(['nonna']);
});

test('of a brand that failed nothing is drawn', async () => {
  const { build, asked } = builder({ failing: ['kumo'] });
  await build('kumo');
  expect(asked).toEqual(['early kumo']);
});

test('where drawing fails the next build is a careful one', async () => {
  const rebuilt: string[] = [];
  const build = withFirstLook({
    hasSite: () => false,
    build: async (slugs) => ({ brands: slugs.map((slug) => report(slug)) }),
    buildEarly: async (slugs) => ({ brands: slugs.map((slug) => report(slug)) }),
    draw: () => Promise.reject(new Error('The disk is full.')),
    onDrawn: (slug) => rebuilt.push(slug),
  });
  await build(['kumo'], () => {});
  await expect.poll(() => rebuilt).toEqual(['kumo']);
});
