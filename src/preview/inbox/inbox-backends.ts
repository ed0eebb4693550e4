import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { callDeployed, KEY_ADVICE } from '#brand/network/deployed.ts';
import { readState } from '#builder/output/state.ts';
import type { BrandInbox } from '#inbox/answer.ts';
import type { Brand } from '#schema/warning.ts';
import type { Backend } from '../backend/backend.ts';
import type { BrandState } from '../building/builds.ts';

/** The backend that has what visitors sent to a brand, or a sentence why it is not asked. */
export type InboxBackend = BrandInbox['backend'];

/** Who has received something. */
export type Addressee = Pick<BrandState, 'slug' | 'version'>;
export type InboxBackendOf = (brand: Addressee) => InboxBackend;

export interface InboxBackendsOptions {
  brandsDir: string;
  outDir: string;
  environment: Environment;
  /** The preview's own. */
  backend: Pick<Backend, 'call'>;
  /** What it knows a brand by; empty where that is another brand, undefined where it has no configuration of the brand. */
  brandIdOf: (slug: string) => string | undefined;
}

/** A brand that names no backend sends to the preview; the others to theirs, which is asked only where the environment has its key. */
export function findInboxBackends(options: InboxBackendsOptions): InboxBackendOf {
  const { outDir, backend, brandIdOf } = options;
  /** Kept until the brand is built again: the list of a thousand brands is drawn more often. */
  const known = new Map<string, { version: number; found: InboxBackend }>();
  /** One function for one backend, so that it is counted once. */
  const deployed = new Map<string, ReturnType<typeof callDeployed>>();

  function find(slug: string): InboxBackend {
    const recipients = (): readonly string[] => readState(outDir, slug)?.recipients ?? [];
    const brand = findBrand(slug, options);
    const url = brand?.services.supabaseUrl ?? '';
    if (url === '') {
      const brandId = brandIdOf(slug);
      if (brandId === '')
        return { problem: 'Another brand has the same brandId, and what is sent to it is that brand’s.' };
      return { call: backend.call, brandId: brandId ?? brand?.brandId ?? slug, recipients };
    }
    const { origin } = new URL(url);
    if (!deployed.has(origin))
      deployed.set(origin, callDeployed(url, options.environment, 'what visitors sent could not be read'));
    const call = deployed.get(origin) ?? 'missing';
    if (typeof call === 'function') return { call, brandId: brand?.brandId ?? slug, recipients };
    return {
      problem: `What visitors send is in the backend at ${origin}. To read it here: ${KEY_ADVICE[call]}, and start the preview again.`,
    };
  }

  return ({ slug, version }) => {
    const kept = known.get(slug);
    if (kept?.version === version) return kept.found;
    const found = find(slug);
    known.set(slug, { version, found });
    return found;
  };
}

/** Undefined where its folder is gone, or its `brand.json` can't be read: then it can't have built pages that send elsewhere. */
function findBrand(slug: string, { brandsDir, environment }: InboxBackendsOptions): Brand | undefined {
  try {
    const [brand] = findBrands(brandsDir, environment, [slug]);
    return brand === undefined || 'error' in brand ? undefined : brand;
  } catch {
    return undefined;
  }
}
