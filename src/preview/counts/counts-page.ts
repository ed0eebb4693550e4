import { decodeUri } from '#core/text/decode-uri.ts';
import { sentenceIn } from '#i18n/tools/tool-language.ts';
import { type ToolLanguage, type ToolTexts, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { brandPath } from '#editor/fields/view.ts';
import { COUNTED_ACTIONS, type CountedAction } from '#schema/forms/tap.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { type BrandPlace, brandDocument } from '../serving/look/brand-document.ts';
import type { VisitCount } from './read-counts.ts';

type Words = ToolTexts['counts'];

/** In days, the last of which is today. */
export const PERIODS = [7, 30] as const;

export interface CountsView {
  days: (typeof PERIODS)[number];
  isCounting: boolean;
  isHere: boolean;
  /** Of twice as many days; or why there are none. */
  counts: readonly VisitCount[] | { missing: string };
  /** English without it. */
  language?: ToolLanguage;
}

/** `daysAgo(0)  // "2026-11-28"`, in UTC. */
export const daysAgo = (count: number): string => new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);
const DAY_MS = 24 * 60 * 60 * 1000;

/** More pages than this are one line. */
const PAGES_SHOWN = 50;

/** How often guests tapped what matters, by page and by day. */
export function countsPage(place: BrandPlace, view: CountsView): string {
  const { language = 'en' } = view;
  const texts = toolTextsIn(language);
  const title = texts.counts.counts;
  const main =
    `<div class="head"><h1>${title}</h1><div id="csv" data-live>${downloadOf(place.slug, view, texts)}</div></div>` +
    `<div id="counts" data-live>${contentOf(view, texts)}</div>`;
  return brandDocument(place, 'counts/', { title, main, style: STYLE, language });
}

function downloadOf(slug: string, { counts }: CountsView, texts: ToolTexts): string {
  if ('missing' in counts || counts.length === 0) return '';
  return `<a class="button" href="${escapeHtml(brandPath(slug, 'counts.csv'))}" download>${texts.counts.download}</a>`;
}

function contentOf(view: CountsView, texts: ToolTexts): string {
  const { counts, days } = view;
  const words = texts.counts;
  const state = stateOf(view, words);
  if ('missing' in counts)
    return `${state}<p class="message" role="status">${escapeHtml(sentenceIn(texts, counts.missing))}</p>`;
  if (counts.length === 0) return state + emptyOf(view, words);
  const since = daysAgo(days - 1);
  const shown = counts.filter(({ day }) => day >= since);
  const before = counts.filter(({ day }) => day < since && day >= daysAgo(2 * days - 1));
  return (
    state +
    periodsOf(days, words) +
    `<h2>${words.inAll} <span class="note">${words.andBefore(days)}</span></h2>${totalsOf(shown, before, texts)}` +
    `<h2 id="by-page">${words.byPage}</h2>${tableOf('by-page', words.page, linesByPage(shown, words), texts)}` +
    `<h2 id="by-day">${words.byDay}</h2>${tableOf('by-day', words.day, linesByDay(shown, days, texts), texts)}` +
    `<p class="note">${words.howCounted}</p>`
  );
}

function stateOf({ isCounting, isHere }: CountsView, { notHere, notAtAll }: Words): string {
  if (isCounting) return '';
  const sentence = isHere ? notHere('<code>"counts": true</code>') : notAtAll('<code>"counts": false</code>');
  return `<p class="message">${sentence}</p>`;
}

function emptyOf({ isCounting, days }: CountsView, { nothing, notTracked }: Words): string {
  return isCounting ? `<p class="empty">${nothing(2 * days)}</p><p class="note">${notTracked}</p>` : '';
}

function periodsOf(days: number, { lastDays, period: label }: Words): string {
  const links = PERIODS.map((period) => {
    const current = period === days ? ' aria-current="true"' : '';
    return `<li><a href="?days=${period}"${current}>${lastDays(period)}</a></li>`;
  });
  return `<nav aria-label="${label}"><ul class="filters">${links.join('')}</ul></nav>`;
}

function totalsOf(shown: readonly VisitCount[], past: readonly VisitCount[], texts: ToolTexts): string {
  const { actions, before } = texts.counts;
  const [now, then] = [sumsOf(shown), sumsOf(past)];
  const items = COUNTED_ACTIONS.map(
    (action) =>
      `<div><dt>${actions[action]}</dt><dd><b>${numberOf(now[action], texts)}</b> <span>${before(numberOf(then[action], texts))}</span></dd></div>`,
  );
  return `<dl class="totals">${items.join('')}</dl>`;
}

interface Line {
  /** HTML. */
  name: string;
  sums: Sums;
}
type Sums = Record<CountedAction, number>;

function linesByPage(shown: readonly VisitCount[], words: Words): Line[] {
  const pages = [...Map.groupBy(shown, ({ page }) => page)]
    .map(([page, counts]) => ({ page, sums: sumsOf(counts), total: totalOf(counts) }))
    .sort((one, other) => other.total - one.total || (one.page < other.page ? -1 : 1));
  const lines = pages.slice(0, PAGES_SHOWN).map(({ page, sums }) => ({ name: pageName(page, words), sums }));
  const rest = new Set(pages.slice(PAGES_SHOWN).map(({ page }) => page));
  if (rest.size === 0) return lines;
  return [...lines, { name: words.morePages(rest.size), sums: sumsOf(shown.filter(({ page }) => rest.has(page))) }];
}

/** "other" is what the database writes for pages beyond its limit. */
const pageName = (page: string, { otherPages }: Words): string =>
  page === 'other' ? otherPages : `<code>${escapeHtml(decodeUri(page) ?? page)}</code>`;

function linesByDay(shown: readonly VisitCount[], days: number, texts: ToolTexts): Line[] {
  const byDay = Map.groupBy(shown, ({ day }) => day);
  const all = new Set([...byDay.keys(), ...Array.from({ length: days }, (_, index) => daysAgo(index))]);
  return [...all]
    .sort()
    .reverse()
    .map((day) => ({ name: dayElement(day, texts), sums: sumsOf(byDay.get(day) ?? []) }));
}

function dayElement(day: string, { locale }: ToolTexts): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return `<time datetime="${escapeHtml(day)}">${new Date(day).toLocaleDateString(locale, options)}</time>`;
}

function tableOf(id: string, head: string, lines: readonly Line[], texts: ToolTexts): string {
  const { actions } = texts.counts;
  const heads = COUNTED_ACTIONS.map((action) => `<th scope="col">${actions[action]}</th>`).join('');
  const rows = lines.map(({ name, sums }) => {
    const cells = COUNTED_ACTIONS.map((action) => cellOf(sums[action], texts));
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  return (
    `<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table class="counts">` +
    `<thead><tr><th scope="col">${head}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  );
}

const cellOf = (taps: number, texts: ToolTexts): string =>
  `<td${taps === 0 ? ' class="zero"' : ''}>${numberOf(taps, texts)}</td>`;

function sumsOf(counts: readonly VisitCount[]): Sums {
  const sums: Sums = { order: 0, reserve: 0, call: 0, directions: 0, menu: 0 };
  for (const { action, taps } of counts) sums[action] += taps;
  return sums;
}

const totalOf = (counts: readonly VisitCount[]): number => counts.reduce((sum, { taps }) => sum + taps, 0);

const numberOf = (count: number, { locale }: ToolTexts): string => count.toLocaleString(locale);

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
