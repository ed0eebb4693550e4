import { findBrands } from '#brand/folder/brands.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { callDeployed, callWithKey, KEY_ADVICE } from '#brand/network/deployed.ts';
import { addressOfOther, dataDirOf, PUBLISHABLE_KEY, readSecrets } from '#brand/network/embedded.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { TestedBackend } from './delivery-test.ts';

export interface TestedBrand extends TestedBackend {
  brandId: string;
  /** What to do where nobody delivers. */
  advice: string;
}

const DEPLOYED_ADVICE =
  'Start the builder with SUPABASE_SERVICE_ROLE_KEY, SMTP_URL and MAIL_FROM in its environment, or have the function deliver-leads called by the clock of the project: docs/leads.md.';
const PREVIEW_ADVICE = 'Start the preview with SMTP_URL and MAIL_FROM in its environment: docs/leads.md.';
const CONSEQUENCE = 'the delivery could not be tried';

/**
 * A brand with the backend that its forms send to. `root`: the folder whose preview is the backend of brands that name none; undefined: there is no
 * preview. Throws a UsageError where the brand or the environment is wrong, an Error where no preview runs.
 */
export function openTestedBrand(slug: string, brandsDir: string, environment: Environment, root?: string): TestedBrand {
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new UsageError(brand?.error ?? `There is no brand "${slug}".`);
  const { brandId, services } = brand;
  const { supabaseUrl: url, supabaseAnonKey } = services;
  if (url === '') return { brandId, ...openPreview(slug, environment, root), advice: PREVIEW_ADVICE };
  const call = callDeployed(url, environment, CONSEQUENCE);
  if (typeof call !== 'function')
    throw new UsageError(
      `${slug} sends to the backend at ${new URL(url).origin}, which only its owner may ask: ${KEY_ADVICE[call]}.`,
    );
  return { brandId, url: url.replace(/\/$/, ''), publishableKey: supabaseAnonKey, call, advice: DEPLOYED_ADVICE };
}

function openPreview(slug: string, environment: Environment, root: string | undefined): TestedBackend {
  if (root === undefined)
    throw new UsageError(
      `${slug} names no backend, so a builder can't try its delivery. Set supabaseUrl in its brand.json, or SUPABASE_URL.`,
    );
  const dataDir = dataDirOf(root, environment);
  const url = addressOfOther(dataDir);
  if (url === undefined)
    throw new Error(
      `${slug} names no backend, so its forms send to the preview, and none runs here. Start it with \`npm run preview -- --brand ${slug}\`, and try again in another terminal.`,
    );
  return { url, publishableKey: PUBLISHABLE_KEY, call: callWithKey(url, readSecrets(dataDir).secretKey, CONSEQUENCE) };
}
