import { expect, test } from 'vitest';
import { withQuickPictures } from '#preview/building/quick-pictures.ts';
import type { BrandReport } from '#schema/warning.ts';

const report = (slug: string, rest: Partial<BrandReport> = {}): BrandReport => ({
  slug,
  status: 'built',
  pages: 1,
  printed: [],
  kept: 0,
  milliseconds: 1,
  warnings: [],
  ...rest,
});

/** Builds that note what they are asked for. `encoded` ends the encoding of a brand's pictures. */
function builder({ quick = [] }: { quick?: string[] } = {}) {
  const asked: string[] = [];
  const encoded = new Map<string, () => void>();
  const rebuilt: string[] = [];
  const tell = (name: string, slugs: string[]) => asked.push(`${name} ${slugs.join(' ')}`);
  const build = withQuickPictures({
    build: async (slugs) => {
      tell('build', slugs);
      return {
        brands: slugs.map((slug) => report(slug, quick.includes(slug) ? { hasProvisionalPictures: true } : {})),
      };
    },
    buildFull: async (slugs) => {
      tell('full', slugs);
      return { brands: slugs.map((slug) => report(slug)) };
    },
    encode: async (slugs, onBrand) => {
      tell('encode', slugs);
      await Promise.all(
        slugs.map((slug) =>
          new Promise<void>((resolve) => encoded.set(slug, resolve)).then(() => onBrand(report(slug))),
        ),
      );
      return { brands: [] };
    },
    onEncoded: (slug) => rebuilt.push(slug),
  });
  return { build: (...slugs: string[]) => build(slugs, () => {}), asked, encoded, rebuilt };
}

test('a brand with quick pictures is built in full when its good ones are encoded', async () => {
  const { build, asked, encoded, rebuilt } = builder({ quick: ['kumo'] });
  expect((await build('kumo', 'nonna')).brands.map(({ slug }) => slug)).toEqual(['kumo', 'nonna']);
  expect(asked).toEqual(['build kumo nonna', 'encode kumo']);
  expect(rebuilt).toEqual([]);
  encoded.get('kumo')?.();
  await expect.poll(() => rebuilt).toEqual(['kumo']);
  await build('kumo', 'nonna');
  expect(asked.slice(2)).toEqual(['build nonna', 'full kumo']);
});

test('what changes while its pictures are encoded is built at once, and encoded once', async () => {
  const { build, asked, encoded, rebuilt } = builder({ quick: ['kumo'] });
  await build('kumo');
  await build('kumo');
  expect(asked).toEqual(['build kumo', 'encode kumo', 'build kumo']);
  encoded.get('kumo')?.();
  await expect.poll(() => rebuilt).toEqual(['kumo']);
});

test('each brand is built again as soon as its own pictures are there', async () => {
  const { build, encoded, rebuilt } = builder({ quick: ['kumo', 'nonna'] });
  await build('kumo', 'nonna');
  encoded.get('nonna')?.();
  await expect.poll(() => rebuilt).toEqual(['nonna']);
});

test('of a brand whose pictures are good nothing is encoded', async () => {
  const { build, asked } = builder();
  await build('kumo');
  expect(asked).toEqual(['build kumo']);
});

test('where encoding fails the next build is a full one', async () => {
  const asked: string[] = [];
  const rebuilt: string[] = [];
  const build = withQuickPictures({
    build: async (slugs) => ({ brands: slugs.map((slug) => report(slug, { hasProvisionalPictures: true })) }),
    buildFull: async (slugs) => {
      asked.push(...slugs);
      return { brands: slugs.map((slug) => report(slug)) };
    },
    encode: () => Promise.reject(new Error('The disk is full.')),
    onEncoded: (slug) => rebuilt.push(slug),
  });
  await build(['kumo'], () => {});
  await expect.poll(() => rebuilt).toEqual(['kumo']);
  await build(['kumo'], () => {});
  expect(asked).toEqual(['kumo']);
});
