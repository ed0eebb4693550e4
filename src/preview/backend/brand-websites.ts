import { load } from '../../build/load.ts';
import type { findBrands } from '../../build/brands.ts';
import type { Brand } from '../../build/types.ts';
import type { Backend } from './backend.ts';

/**
 * Puts the configurations of brands whose source is a file where `get-brand-website` looks, so that it answers what the build used.
 * `onProblem` hears of one that could not be.
 */
export async function storeConfigurations(
  backend: Pick<Backend, 'call' | 'isOpen'>,
  brands: ReturnType<typeof findBrands>,
  onProblem: (sentence: string) => void,
): Promise<void> {
  for (const brand of brands) {
    if ('error' in brand || brand.source !== 'file') continue;
    try {
      await store(backend, brand);
    } catch (error) {
      if (!backend.isOpen()) return; // It has said so itself.
      const reason = error instanceof Error ? error.message : String(error);
      onProblem(`The backend did not take the configuration of "${brand.slug}": ${reason}`);
    }
  }
}

async function store({ call }: Pick<Backend, 'call'>, brand: Brand): Promise<void> {
  const row = { brand_id: brand.brandId, data: await load(brand), updated_at: new Date().toISOString() };
  const response = await call('/rest/v1/brand_websites', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'resolution=merge-duplicates,return=minimal' },
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(await response.text());
}
