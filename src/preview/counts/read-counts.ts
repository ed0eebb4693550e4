import { csvOf } from '#core/text/csv.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import type { BackendFetch } from '#brand/network/deployed.ts';
import type { CountedAction } from '#schema/forms/tap.ts';

/** How often something was tapped on a page in a day. */
export interface VisitCount {
  /** "2026-11-28", on the brand's clock. */
  day: string;
  /** "/menu/", or "other" for what came after the first 2000 pages of a day. */
  page: string;
  action: CountedAction;
  taps: number;
}

/** The Data API gives no more at once, a hosted project maybe less. */
const CHUNK = 1000;

/**
 * The counts of a brand from a day on, or all, oldest first. Undefined where the backend counts nothing yet, because it lacks our table. Throws an error
 * with a sentence for the person who asked.
 */
export async function readCounts(
  call: BackendFetch,
  brandId: string,
  since?: string,
): Promise<VisitCount[] | undefined> {
  const query = new URLSearchParams({ select: 'day,page,action,taps', brand_id: `eq.${brandId}` });
  if (since !== undefined) query.set('day', `gte.${since}`);
  query.set('order', 'day.asc,page.asc,action.asc');
  query.set('limit', String(CHUNK));
  const rows: VisitCount[] = [];
  for (;;) {
    query.set('offset', String(rows.length));
    const response = await call(`/rest/v1/visit_counts?${query}`);
    const text = await response.text();
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The counts could not be read: the backend answered ${response.status}.`);
    const chunk = JSON.parse(text) as VisitCount[];
    if (chunk.length === 0) return rows;
    for (const row of chunk) rows.push(row);
  }
}

export const countsToCsv = (counts: readonly VisitCount[], words = toolTextsIn('en').counts): string =>
  csvOf(
    [words.day, words.page, words.action, words.taps],
    counts.map(({ day, page, action, taps }) => [day, page, words.written[action], String(taps)]),
  );
