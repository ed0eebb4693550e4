import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../builder/load/brand-file.ts';
import { findBrands } from '../../builder/load/brands.ts';
import { load } from '../../builder/load/load.ts';
import type { Brand } from '../../builder/types.ts';
import type { Backend } from './backend.ts';
import { storeCampaigns } from './campaigns.ts';

export interface StoreConfigurationsOptions {
  brandsDir: string;
  environment: Environment;
  slugs: readonly string[];
  /** Called when a configuration could not be stored. */
  onProblem: (sentence: string) => void;
}

/**
 * Stores the configurations of brands whose source is a file in the table that `get-brand-website` reads, so that it answers with what
 * the build used, and the campaigns beside them.
 */
export async function storeConfigurations(
  backend: Pick<Backend, 'call' | 'isOpen'>,
  options: StoreConfigurationsOptions,
): Promise<void> {
  const { brandsDir, environment, slugs, onProblem } = options;
  const present = slugs.filter((slug) => existsSync(join(brandsDir, slug)));
  if (present.length === 0) return; // An empty list would make `findBrands` return all brands.
  for (const brand of findBrands(brandsDir, environment, present)) {
    if ('error' in brand || brand.source !== 'file') continue;
    const tell = (what: string) => (error: unknown) => {
      if (!backend.isOpen()) return; // The backend has reported it itself.
      const reason = error instanceof Error ? error.message : String(error);
      onProblem(`The backend did not take the ${what} of "${brand.slug}": ${reason}`);
    };
    const data = await store(backend, brand).catch(tell('configuration'));
    await storeCampaigns(backend, brand.folder, brandIdOf(data) ?? brand.brandId).catch(tell('campaigns'));
  }
}

/** The id that pages of this configuration ask for campaigns with, where it is not the one of `brand.json`. */
function brandIdOf(configuration: unknown): string | undefined {
  const id = (Object(configuration) as { brand_id?: unknown }).brand_id;
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : undefined;
}

async function store({ call }: Pick<Backend, 'call'>, brand: Brand): Promise<unknown> {
  const data = await load(brand);
  const row = { brand_id: brand.brandId, data, updated_at: new Date().toISOString() };
  const response = await call('/rest/v1/brand_websites', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'resolution=merge-duplicates,return=minimal' },
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(await response.text());
  return data;
}
