import { join } from 'node:path';
import { countWarnings } from '#brand/report/capped-warnings.ts';
import type { BrandState } from '../building/builds.ts';
import type { ScreenshotRequest } from '../pictures/home-pictures.ts';
import { hasSite } from '../serving/files.ts';
import { siteAddressOf } from '../serving/look/brand-document.ts';
import type { RequestContext } from '../serving/request-context.ts';
import type { ListedBrand } from './card.ts';
import { changeText } from './page-names.ts';

type ListContext = Pick<
  RequestContext,
  'brand' | 'builds' | 'editor' | 'factsOf' | 'inbox' | 'lookedAt' | 'outDir' | 'pictures'
>;

/** Everything that the first page says of each brand in preview. */
export function listBrands(port: number, context: ListContext): ListedBrand[] {
  return context.builds.states().map((state) => listBrand(state, port, context));
}

function listBrand(state: BrandState, port: number, context: ListContext): ListedBrand {
  const { brand, editor, factsOf, inbox, lookedAt, outDir, pictures } = context;
  const { slug, report, change } = state;
  const facts = factsOf(state);
  const hasFailed = report?.status === 'failed';
  return {
    slug,
    name: facts.name ?? slug,
    siteUrl: facts.siteUrl ?? '',
    status: state.status,
    // While it is built again it keeps its place among those that failed.
    hasFailed,
    // What a failed build had time to say is not what is wrong with the site that is there.
    warnings: report === undefined || hasFailed ? facts.warnings : countWarnings(report),
    newSubmissions: inbox?.countSince(state, lookedAt.get(slug)) ?? 0,
    hasInbox: inbox !== undefined,
    canEdit: editor !== undefined,
    hasSite: hasSite(join(outDir, slug)),
    hasPictures: facts.homeKey !== undefined && pictures?.has(facts.homeKey) === true,
    siteAddress: siteAddressOf(slug, port, brand),
    ...(report && { report }),
    facts,
    ...(change && { change: { at: change.at, text: changeText(change.report) } }),
  };
}

/** The brand for whoever takes pictures; nothing for one whose home can't be taken. */
export function sitterOf(
  { slug, facts, hasSite: isThere }: ListedBrand,
  { outDir }: Pick<ListContext, 'outDir'>,
): ScreenshotRequest[] {
  return isThere && facts.homeKey !== undefined ? [{ slug, site: join(outDir, slug), key: facts.homeKey }] : [];
}
