import type { Renderer } from '../print/render.ts';
import type { BuildBrands } from './build.ts';
import { buildBrand } from './build-brand.ts';

/** Builds brands in this process, one after the other: starting a worker takes longer than building a brand. */
export function buildOneByOne(makeRenderer: () => Renderer): BuildBrands {
  return async (brands, { jobs: _, timeLimitMs: _limit, configurations, ...context }, listener) => {
    const { onStart, onHere, onBrand } = listener;
    if (brands.length === 0) return;
    const renderer = makeRenderer();
    for (const brand of brands) {
      onStart(brand.slug);
      onHere(brand.slug);
      const loaded = configurations?.[brand.slug];
      const load = loaded && (() => Promise.resolve(loaded.configuration));
      onBrand(await buildBrand(brand, { ...context, renderer }, load));
    }
    onHere(undefined);
  };
}
