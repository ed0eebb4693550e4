import { countOf } from '#brand/report/report.ts';
import { decodeUri } from '#core/text/decode-uri.ts';
import { brandPath } from '#editor/fields/view.ts';
import { COUNTED_ACTIONS, type CountedAction } from '#schema/forms/tap.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { type BrandPlace, brandDocument } from '../serving/look/brand-document.ts';
import type { VisitCount } from './read-counts.ts';

/** In days, the last of which is today. */
export const PERIODS = [7, 30] as const;

export interface CountsView {
  days: (typeof PERIODS)[number];
  isCounting: boolean;
  isHere: boolean;
  /** Of twice as many days; or why there are none. */
  counts: readonly VisitCount[] | { missing: string };
}

/** `daysAgo(0)  // "2026-11-28"`, in UTC. */
export const daysAgo = (count: number): string => new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);
const DAY_MS = 24 * 60 * 60 * 1000;

/** More pages than this are one line. */
const PAGES_SHOWN = 50;

const WORDS: Record<CountedAction, string> = {
  order: 'Order',
  reserve: 'Reserve',
  call: 'Call',
  directions: 'Directions',
  menu: 'Menu',
};

/** How often guests tapped what matters, by page and by day. */
export function countsPage(place: BrandPlace, view: CountsView): string {
  const title = 'Counts';
  const main =
    `<div class="head"><h1>${title}</h1><div id="csv" data-live>${downloadOf(place.slug, view)}</div></div>` +
    `<div id="counts" data-live>${contentOf(view)}</div>`;
  return brandDocument(place, 'counts/', { title, main, style: STYLE });
}

function downloadOf(slug: string, { counts }: CountsView): string {
  if ('missing' in counts || counts.length === 0) return '';
  return `<a class="button" href="${escapeHtml(brandPath(slug, 'counts.csv'))}" download>Download as CSV</a>`;
}

function contentOf(view: CountsView): string {
  const { counts, days } = view;
  const state = stateOf(view);
  if ('missing' in counts) return `${state}<p class="message" role="status">${escapeHtml(counts.missing)}</p>`;
  if (counts.length === 0) return state + emptyOf(view);
  const since = daysAgo(days - 1);
  const shown = counts.filter(({ day }) => day >= since);
  const before = counts.filter(({ day }) => day < since && day >= daysAgo(2 * days - 1));
  return (
    state +
    periodsOf(days) +
    `<h2>In all <span class="note">and in the ${days} days before</span></h2>${totalsOf(shown, before)}` +
    `<h2 id="by-page">By page</h2>${tableOf('by-page', 'Page', linesByPage(shown))}` +
    `<h2 id="by-day">By day</h2>${tableOf('by-day', 'Day', linesByDay(shown, days))}` +
    `<p class="note">Days are those of the brand’s clock. A tap is a number here, and nothing about the guest is kept. Counts are deleted after 25 months.</p>`
  );
}

function stateOf({ isCounting, isHere }: CountsView): string {
  if (isCounting) return '';
  const sentence = isHere
    ? 'The site counts nothing. To try it in this preview, write <code>"counts": true</code> in <code>brand.json</code>.'
    : 'The site counts nothing, because <code>brand.json</code> has <code>"counts": false</code>. Without this line it does.';
  return `<p class="message">${sentence}</p>`;
}

function emptyOf({ isCounting, days }: CountsView): string {
  if (!isCounting) return '';
  return (
    `<p class="empty">Nothing in the last ${2 * days} days. A tap on a link to order, to reserve, to call, to the place or to the menu appears here at once.</p>` +
    `<p class="note">Guests whose browser asks not to be tracked are not counted.</p>`
  );
}

function periodsOf(days: number): string {
  const links = PERIODS.map((period) => {
    const current = period === days ? ' aria-current="true"' : '';
    return `<li><a href="?days=${period}"${current}>Last ${period} days</a></li>`;
  });
  return `<nav aria-label="Period"><ul class="filters">${links.join('')}</ul></nav>`;
}

function totalsOf(shown: readonly VisitCount[], before: readonly VisitCount[]): string {
  const [now, then] = [sumsOf(shown), sumsOf(before)];
  const items = COUNTED_ACTIONS.map(
    (action) =>
      `<div><dt>${WORDS[action]}</dt><dd><b>${numberOf(now[action])}</b> <span>before: ${numberOf(then[action])}</span></dd></div>`,
  );
  return `<dl class="totals">${items.join('')}</dl>`;
}

interface Line {
  /** HTML. */
  name: string;
  sums: Sums;
}
type Sums = Record<CountedAction, number>;

function linesByPage(shown: readonly VisitCount[]): Line[] {
  const pages = [...Map.groupBy(shown, ({ page }) => page)]
    .map(([page, counts]) => ({ page, sums: sumsOf(counts), total: totalOf(counts) }))
    .sort((one, other) => other.total - one.total || (one.page < other.page ? -1 : 1));
  const lines = pages.slice(0, PAGES_SHOWN).map(({ page, sums }) => ({ name: pageName(page), sums }));
  const rest = new Set(pages.slice(PAGES_SHOWN).map(({ page }) => page));
  if (rest.size === 0) return lines;
  const name = `${countOf(rest.size, 'more page')}`;
  return [...lines, { name, sums: sumsOf(shown.filter(({ page }) => rest.has(page))) }];
}

/** "other" is what the database writes for pages beyond its limit. */
const pageName = (page: string): string =>
  page === 'other' ? 'Other addresses' : `<code>${escapeHtml(decodeUri(page) ?? page)}</code>`;

function linesByDay(shown: readonly VisitCount[], days: number): Line[] {
  const byDay = Map.groupBy(shown, ({ day }) => day);
  const all = new Set([...byDay.keys(), ...Array.from({ length: days }, (_, index) => daysAgo(index))]);
  return [...all]
    .sort()
    .reverse()
    .map((day) => ({ name: dayElement(day), sums: sumsOf(byDay.get(day) ?? []) }));
}

function dayElement(day: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return `<time datetime="${escapeHtml(day)}">${new Date(day).toLocaleDateString('en-CA', options)}</time>`;
}

function tableOf(id: string, head: string, lines: readonly Line[]): string {
  const heads = COUNTED_ACTIONS.map((action) => `<th scope="col">${WORDS[action]}</th>`).join('');
  const rows = lines.map(({ name, sums }) => {
    const cells = COUNTED_ACTIONS.map((action) => cellOf(sums[action]));
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  return (
    `<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table class="counts">` +
    `<thead><tr><th scope="col">${head}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  );
}

const cellOf = (taps: number): string => `<td${taps === 0 ? ' class="zero"' : ''}>${numberOf(taps)}</td>`;

function sumsOf(counts: readonly VisitCount[]): Sums {
  const sums: Sums = { order: 0, reserve: 0, call: 0, directions: 0, menu: 0 };
  for (const { action, taps } of counts) sums[action] += taps;
  return sums;
}

const totalOf = (counts: readonly VisitCount[]): number => counts.reduce((sum, { taps }) => sum + taps, 0);

const numberOf = (count: number): string => count.toLocaleString('en-CA');

const STYLE = `
#counts { margin-top: 1rem; }
#counts h2 .note { font-weight: 400; letter-spacing: 0; }
#counts > * + * { margin-top: 1rem; }
#counts > h2 { margin-top: 2.25rem; }
#counts > h2 + * { margin-top: .75rem; }
.empty { font-size: 1.125rem; }
#counts > .empty + .note { margin-top: .25rem; }
.filters { display: flex; flex-wrap: wrap; gap: .375rem; padding: 0; list-style: none; }
.filters a {
  display: flex; align-items: center; min-height: 2rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem;
  color: var(--text); font-size: .9375rem; text-decoration: none;
}
.filters a:hover { border-color: var(--text); }
.filters [aria-current] { border-color: var(--text); background: var(--text); color: var(--ground); }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); overflow: hidden; }
.totals div { padding: .875rem 1rem; box-shadow: 0 0 0 .5px var(--line); }
.totals dt { color: var(--muted); font-size: .875rem; font-weight: 550; }
.totals b { display: block; font-size: 1.75rem; font-weight: 560; letter-spacing: -.02em; line-height: 1.2; }
.totals span { color: var(--muted); font-size: .8125rem; }
.counts th + th, .counts td { width: 6.5rem; text-align: right; white-space: nowrap; }
.counts tbody th { min-width: 5.5rem; color: var(--text); font-size: inherit; font-weight: 400; white-space: normal; }
.counts time { white-space: nowrap; }
.counts .zero { color: var(--muted); }
@media (max-width: 40rem) {
  .counts { font-size: .875rem; }
  .counts thead th { font-size: .75rem; }
  .counts th, .counts td { padding-inline: .375rem; }
  .counts th + th, .counts td { width: auto; }
  .counts :is(th, td):first-child { padding-left: .625rem; }
  .counts :is(th, td):last-child { padding-right: .625rem; }
}
`;
