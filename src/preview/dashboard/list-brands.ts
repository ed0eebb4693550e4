import { join } from 'node:path';
import { countWarnings } from '#brand/report/capped-warnings.ts';
import type { BrandState } from '../building/builds.ts';
import { hasSite } from '../serving/files.ts';
import { siteAddressOf } from '../serving/addresses.ts';
import type { PreviewContext } from '../serving/context.ts';
import type { InboxCounter } from '../inbox/inbox-counts.ts';
import type { FactsOf } from './brand-facts.ts';
import type { ListedBrand } from './card.ts';
import { isWaiting, type PublishingOf } from './publish-state.ts';

export interface ListContext extends PreviewContext {
  factsOf: FactsOf;
  /** What is published of a brand; missing where nothing is published from here. */
  publishingOf?: PublishingOf | undefined;
  /** How much of what visitors sent wants somebody; missing without a backend. */
  inboxCountsOf?: InboxCounter['countsOf'] | undefined;
}

/** Everything that the dashboard shows of each brand. */
export function listBrands(port: number, context: ListContext): ListedBrand[] {
  return context.builds.states().map((state) => listBrand(state, port, context));
}

function listBrand(state: BrandState, port: number, context: ListContext): ListedBrand {
  const { brand, canEdit, factsOf, inboxCountsOf, outDir, publishingOf } = context;
  const { slug, report, change } = state;
  const facts = factsOf(state);
  const { unread = 0, late = 0, undelivered = 0 } = inboxCountsOf?.(state) ?? {};
  const hasFailed = report?.status === 'failed';
  const publishing = publishingOf?.(state);
  return {
    slug,
    name: facts.name ?? slug,
    siteUrl: facts.siteUrl ?? '',
    status: state.status,
    // While it is built again it keeps its place among those that failed.
    hasFailed,
    hasFailedToPublish: publishing?.state.failed !== undefined || publishing?.state.builder?.state === 'failing',
    isNeverPublished:
      publishing !== undefined && publishing.state.builder === undefined && publishing.state.live === undefined,
    isUnpublished: publishing !== undefined && publishing.state.builder === undefined && isWaiting(publishing),
    ...(publishing && { publishing }),
    // What a failed build had time to say is not what is wrong with the site that is there.
    warnings: report === undefined || hasFailed ? facts.warnings : countWarnings(report),
    newSubmissions: unread,
    lateSubmissions: late,
    undelivered,
    hasInbox: inboxCountsOf !== undefined,
    canEdit,
    hasSite: hasSite(join(outDir, slug)),
    siteAddress: siteAddressOf(slug, port, brand),
    ...(report && { report }),
    facts,
    ...(change && { change }),
  };
}
