import type { Environment } from '#brand/folder/brand-file.ts';
import { makeBackendHealth } from '#brand/network/backend-health.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadWritten } from '#brand/folder/load.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import type { Brand } from '#schema/warning.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

export interface KnownBrands {
  all: () => string[];
  /** Undefined where its `brand.json` can't be read. */
  get: (slug: string) => Brand | undefined;
  /** The brands that a backend knows by this id. */
  withId: (brandId: string) => string[];
  /** The brands whose configuration is in a backend. */
  inBackends: () => string[];
  /** The brands whose forms send to a backend at another origin, or to none. */
  notAt: (origin: string) => string[];
  /**
   * The configuration of a brand that is in a backend; undefined of any other. Asked once: who fails is tried again later, and others are built
   * meanwhile. A silent backend is asked by one brand at a time.
   */
  load: (slug: string) => Promise<Written> | undefined;
  /** To call when a brand's folder is another one, or gone. */
  refresh: (slug: string) => void;
}

/** The brands of a folder, as their `brand.json` were when somebody looked last. `wanted`: only these; empty: all. */
export function findKnownBrands(brandsDir: string, environment: Environment, wanted: string[]): KnownBrands {
  const brands = new Map(findBrands(brandsDir, environment, wanted).map((brand) => [brand.slug, brand]));
  const health = makeBackendHealth({ keepsAsking: true });
  const slugsWhere = (test: (brandId: string, source: string) => boolean): string[] =>
    [...brands.values()].flatMap((brand) =>
      'source' in brand && test(brand.brandId, brand.source) ? [brand.slug] : [],
    );

  function refresh(slug: string): void {
    if (wanted.length > 0 && !wanted.includes(slug)) return;
    try {
      for (const brand of findBrands(brandsDir, environment, [slug])) brands.set(slug, brand);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      brands.delete(slug);
    }
  }

  function loadOne(slug: string): Promise<Written> | undefined {
    const brand = brands.get(slug);
    if (brand === undefined || 'error' in brand || brand.source === 'file') return undefined;
    return loadWritten(brand, { retries: 0, health });
  }

  return {
    load: loadOne,
    all: () => [...brands.keys()],
    get: (slug) => {
      const brand = brands.get(slug);
      return brand === undefined || 'error' in brand ? undefined : brand;
    },
    withId: (brandId) => slugsWhere((id) => id === brandId),
    notAt: (origin) =>
      [...brands.values()].flatMap((brand) =>
        'services' in brand && !isAt(brand.services.supabaseUrl, origin) ? [brand.slug] : [],
      ),
    inBackends: () => slugsWhere((_, source) => source === 'supabase'),
    refresh,
  };
}

const isAt = (url: string, origin: string): boolean => URL.canParse(url) && new URL(url).origin === origin;
