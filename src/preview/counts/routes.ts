import type { Hono } from 'hono';
import { type BackendFetch, callDeployed, KEY_ADVICE } from '#brand/network/deployed.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { OWN_PAGE_HEADERS } from '#tool-pages/guards.ts';
import { adminAnswer } from '../serving/admin-host.ts';
import { languageAt, placeOf, type PreviewContext } from '../serving/context.ts';
import { countsPage, type CountsView, daysAgo, PERIODS } from './counts-page.ts';
import { countsToCsv, readCounts, type VisitCount } from './read-counts.ts';

/** The counts of a brand, or why there are none to show. */
export interface BrandCounts {
  /** Whether its site counts, as the brand says. */
  isCounting: boolean;
  /** The backend of this preview has them, or the one that the brand names. */
  isHere: boolean;
  read: (since?: string) => Promise<VisitCount[] | { missing: string }>;
}

export type CountsOf = (slug: string) => BrandCounts;

export interface CountsOptions {
  brandsDir: string;
  environment: Environment;
  /** Asks the embedded backend. */
  call: BackendFetch;
}

/** What has counted for a brand: the embedded backend, or that which the brand names, if the environment has its key. */
export function openCounts({ brandsDir, environment, call }: CountsOptions): CountsOf {
  return (slug) => {
    const [brand] = findBrands(brandsDir, environment, [slug]);
    if (brand === undefined || 'error' in brand) {
      const missing = 'Its brand.json can’t be read, so it is not known where it is counted.';
      return { isCounting: false, isHere: false, read: () => Promise.resolve({ missing }) };
    }
    const { supabaseUrl } = brand.services;
    const isHere = supabaseUrl === '';
    const asked = isHere ? call : callDeployed(supabaseUrl, environment, 'its counts could not be read');
    const read = async (since?: string): ReturnType<BrandCounts['read']> => {
      if (typeof asked === 'string') {
        const { origin } = new URL(supabaseUrl);
        return { missing: `The counts are in the backend at ${origin}. To see them here: ${KEY_ADVICE[asked]}.` };
      }
      return (await readCounts(asked, brand.brandId, since)) ?? { missing: WITHOUT_TABLE };
    };
    return { isCounting: brand.counts === true, isHere, read };
  };
}

const WITHOUT_TABLE = 'The backend has no table for counts yet: run its migrations again, and deploy its functions.';

export interface CountsContext extends PreviewContext {
  countsOf: CountsOf;
}

/** What guests tapped on the site of a brand: a page, and all of it as CSV. */
export function registerCounts(app: Hono<NodeEnv>, context: CountsContext): void {
  const { builds, countsOf } = context;
  app.get('/_preview/:slug/counts/', async (c) => {
    const slug = c.req.param('slug');
    if (builds.getState(slug) === undefined) return c.notFound();
    const days = PERIODS.find((each) => String(each) === c.req.query('days')) ?? PERIODS[0];
    const { isCounting, isHere, read } = countsOf(slug);
    // Twice as long, to compare with what was before.
    const found = await read(daysAgo(2 * days - 1)).catch(sentenceOf);
    const view: CountsView = { days, isCounting, isHere, counts: found, language: languageAt(c.env.incoming) };
    return adminAnswer(countsPage(placeOf(slug, c.env.incoming, context), view));
  });
  app.get('/_preview/:slug/counts.csv', async (c) => {
    const slug = c.req.param('slug');
    const found = builds.getState(slug) && (await countsOf(slug).read().catch(sentenceOf));
    if (found === undefined || 'missing' in found) return c.notFound();
    const name = `${slug.replaceAll(/[^\w-]/g, '_')}-counts.csv`;
    return new Response(countsToCsv(found, toolTextsIn(languageAt(c.env.incoming)).counts), {
      headers: {
        ...OWN_PAGE_HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    });
  });
}

const sentenceOf = (error: unknown) => ({ missing: error instanceof Error ? error.message : String(error) });
