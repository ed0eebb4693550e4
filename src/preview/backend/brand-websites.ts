import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../builder/load/brand-file.ts';
import { claimedNeighbour } from '../../builder/load/brand-owner.ts';
import { findBrands } from '../../builder/load/brands.ts';
import { claimedBrand, load } from '../../builder/load/load.ts';
import { quoteValue } from '../../builder/report/quote-value.ts';
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
  const owners = ownersIn(brandsDir, environment);
  for (const brand of findBrands(brandsDir, environment, present)) {
    if ('error' in brand || brand.source !== 'file') continue;
    const owner = owners.get(brand.brandId);
    if (owner === brand.slug || owner === undefined) await storeBrand(backend, brand, owners, onProblem);
    else
      onProblem(
        `"${brand.slug}" has the brandId of "${owner}", ${quoteValue(brand.brandId)}. The backend knows "${owner}" by it, and nothing of "${brand.slug}". Give it a brandId of its own.`,
      );
  }
}

async function storeBrand(
  backend: Pick<Backend, 'call' | 'isOpen'>,
  brand: Brand,
  owners: ReadonlyMap<string, string>,
  onProblem: (sentence: string) => void,
): Promise<void> {
  const tell = (what: string) => (error: unknown) => {
    if (!backend.isOpen()) return; // The backend has reported it itself.
    const reason = error instanceof Error ? error.message : String(error);
    onProblem(`The backend did not take the ${what} of "${brand.slug}": ${reason}`);
  };
  const data = await store(backend, brand).catch(tell('configuration'));
  const refused = (data !== undefined && (await refusedIds(backend, brand).catch(tell('ids')))) || [];
  for (const { id, owner } of refused) {
    const other = owners.get(owner) ?? owner;
    onProblem(
      `The configuration of "${brand.slug}" names the id ${quoteValue(id)}, which belongs to "${other}". The assistant answers there for "${other}" alone. Give "${brand.slug}" an id of its own.`,
    );
  }
  await storeCampaigns(backend, brand.folder, campaignsId(brand, data, refused)).catch(tell('campaigns'));
}

/** The first brand of each `brandId` whose source is a file, in the order of the folders. */
function ownersIn(brandsDir: string, environment: Environment): Map<string, string> {
  const brands = findBrands(brandsDir, environment).filter((brand) => 'source' in brand && brand.source === 'file');
  return new Map(brands.toReversed().flatMap((brand) => ('brandId' in brand ? [[brand.brandId, brand.slug]] : [])));
}

interface RefusedId {
  id: string;
  /** A `brand_id`. */
  owner: string;
}

async function refusedIds({ call }: Pick<Backend, 'call'>, { brandId }: Brand): Promise<RefusedId[]> {
  const response = await call('/rest/v1/rpc/refused_ids', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ brand: brandId }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as RefusedId[];
}

/** The id that pages of this configuration ask for campaigns with: its own, unless that is another brand's. */
function campaignsId(brand: Brand, configuration: unknown, refused: readonly RefusedId[]): string {
  const claimed = claimedBrand(configuration) ?? brand.brandId;
  const isOthers = refused.some(({ id }) => id === claimed) || claimedNeighbour(brand, configuration) !== undefined;
  return isOthers ? brand.brandId : claimed;
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
