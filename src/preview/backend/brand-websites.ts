import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Environment } from '#brand/folder/brand-file.ts';
import { claimedNeighbour } from '#brand/folder/brand-owner.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { claimedBrand } from '#brand/folder/load.ts';
import { loadDue } from '#changes/due-configuration.ts';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { Brand } from '#schema/warning.ts';
import type { Backend } from './backend.ts';
import { storeCampaigns } from './campaigns.ts';

type Caller = Pick<Backend, 'call' | 'isOpen'>;

export interface ConfigurationsOptions {
  brandsDir: string;
  environment: Environment;
  /** Called when a configuration could not be stored, or claims an id that is another brand's. */
  onProblem: (sentence: string) => void;
}

/** The configurations of brands whose source is a file, in the backend. */
export interface Configurations {
  /**
   * Stores those of these brands in the table that `get-brand-website` reads, so that it answers with what the build used, and the campaigns
   * beside them. Of the brands that claim an id the first folder has it.
   */
  store: (slugs: readonly string[]) => Promise<void>;
  /** What the backend knows a brand by: empty where that is another brand, undefined where the brand's configuration is not in a file. */
  brandIdOf: (slug: string) => string | undefined;
}

export function openConfigurations(backend: Caller, options: ConfigurationsOptions): Configurations {
  const { brandsDir, environment, onProblem } = options;
  const limit = pLimit(1);
  /** What was said of the ids of a brand that are others', by slug. It is stored again with the next: its ids may be free by then. */
  const refusals = new Map<string, string>();
  let owners: Owners | undefined;

  async function store(slugs: readonly string[]): Promise<void> {
    const present = [...slugs, ...refusals.keys()].filter((slug) => existsSync(join(brandsDir, slug)));
    if (present.length === 0) return; // An empty list would make `findBrands` return all brands.
    owners = readOwners(brandsDir, environment);
    for (const brand of findBrands(brandsDir, environment, present)) {
      if ('error' in brand || brand.source !== 'file') continue;
      const owner = owners.slugs.get(brand.brandId);
      if (owner === brand.slug || owner === undefined) await storeBrand(brand, owners);
      else
        tellRefusals(brand.slug, [
          `"${brand.slug}" has the brandId of "${owner}", ${quoteValue(brand.brandId)}. The backend knows "${owner}" by it, and nothing of "${brand.slug}". Give it a brandId of its own.`,
        ]);
    }
  }

  async function storeBrand(brand: Brand, known: Owners): Promise<void> {
    const tell = (what: string) => (error: unknown) => {
      if (!backend.isOpen()) return; // The backend has reported it itself.
      const reason = error instanceof Error ? error.message : String(error);
      onProblem(`The backend did not take the ${what} of "${brand.slug}": ${reason}`);
    };
    const data = await storeRow(backend, brand, buildInstantOf(environment)).catch(tell('configuration'));
    let refused = (data !== undefined && (await refusedIds(backend, brand).catch(tell('ids')))) || [];
    const later = refused.flatMap(({ id, owner }) => {
      const other = known.slugs.get(owner);
      return id !== owner && other !== undefined && other > brand.slug ? [other] : [];
    });
    if (later.length > 0) {
      // Their ids are free for a moment, and those that this brand does not name are theirs again.
      const displaced = findBrands(brandsDir, environment, later).filter((other) => 'brandId' in other);
      for (const other of displaced) await releaseIds(backend, other).catch(tell('ids'));
      await storeRow(backend, brand, buildInstantOf(environment)).catch(tell('configuration'));
      refused = (await refusedIds(backend, brand).catch(tell('ids'))) ?? [];
      for (const other of displaced) await storeBrand(other, known);
    }
    const sentences = refused.map(({ id, owner }) => {
      const other = known.slugs.get(owner) ?? owner;
      return `The configuration of "${brand.slug}" names the id ${quoteValue(id)}, which belongs to "${other}". The assistant answers there for "${other}" alone, and what the pages of "${brand.slug}" send to it is refused. Give "${brand.slug}" an id of its own.`;
    });
    tellRefusals(brand.slug, sentences);
    await storeCampaigns(backend, brand.folder, campaignsId(brand, data, refused)).catch(tell('campaigns'));
  }

  /** Each once, though the brand is stored again. */
  function tellRefusals(slug: string, sentences: string[]): void {
    const said = sentences.join('\n');
    if (said !== '' && said !== refusals.get(slug)) for (const sentence of sentences) onProblem(sentence);
    if (said === '') refusals.delete(slug);
    else refusals.set(slug, said);
  }

  return {
    store: (slugs) => limit(() => store(slugs)),
    brandIdOf: (slug) => (owners ??= readOwners(brandsDir, environment)).brandIds.get(slug),
  };
}

interface Owners {
  /** The slug of the first folder with a `brandId`. */
  slugs: Map<string, string>;
  /** The `brandId` of these; empty for the other folders with one of them. */
  brandIds: Map<string, string>;
}

function readOwners(brandsDir: string, environment: Environment): Owners {
  const owners: Owners = { slugs: new Map(), brandIds: new Map() };
  for (const brand of findBrands(brandsDir, environment)) {
    if ('error' in brand || brand.source !== 'file') continue;
    const { slug, brandId } = brand;
    const isFirst = !owners.slugs.has(brandId);
    if (isFirst) owners.slugs.set(brandId, slug);
    owners.brandIds.set(slug, isFirst ? brandId : '');
  }
  return owners;
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

async function storeRow({ call }: Pick<Backend, 'call'>, brand: Brand, now: string): Promise<unknown> {
  const { configuration: data } = await loadDue(brand, now);
  const row = { brand_id: brand.brandId, data, notify: brand.notify ?? null, updated_at: new Date().toISOString() };
  const response = await call('/rest/v1/brand_websites', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'resolution=merge-duplicates,return=minimal' },
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(await response.text());
  return data;
}

/** Takes all ids but its own `brand_id` from a brand, until it is stored again. */
async function releaseIds({ call }: Pick<Backend, 'call'>, { brandId }: Brand): Promise<void> {
  const query = new URLSearchParams({ brand_id: `eq.${brandId}` });
  const response = await call(`/rest/v1/brand_websites?${query}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ data: {} }),
  });
  if (!response.ok) throw new Error(await response.text());
}
