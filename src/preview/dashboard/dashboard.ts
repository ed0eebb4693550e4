import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import { pageDocument } from '../serving/look/document.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { cardOf, type ListedBrand } from './card.ts';
import { FIRST_PAGE_STYLE } from './dashboard-style.ts';
import { canPublish, publishForm } from './publish-state.ts';
import { addressWith, type CardQuery, isShown, needOf, type Selection, type Show, SHOWS } from './selection.ts';

export interface DashboardParts {
  language: ToolLanguage;
  texts: ToolTexts;
  /** All brands in preview. */
  brands: readonly ListedBrand[];
  /** Those of them that were asked for. */
  selection: Selection<ListedBrand>;
  asked: CardQuery;
  /** As messages name the folder of brands: "brands". */
  brandsDir: string;
  /** Where a preview of one brand has its site; undefined in one. */
  localhost: string | undefined;
  stamp: string;
}

/** With so many brands or fewer there is nothing to search for, and each has a large card. */
export const MAX_WITHOUT_SEARCH = 12;

/** Every brand as a card: what its home looks like, how its build went, and the ways to its pages. */
export function dashboard(parts: DashboardParts): string {
  const { brands, asked, stamp, language, texts } = parts;
  const hasSearch = brands.length > MAX_WITHOUT_SEARCH || asked.q !== '';
  const main =
    `<div id="head" data-live>${headOf(parts)}</div>` +
    `<div class="tools">${hasSearch ? searchOf(asked, texts.dashboard) : ''}` +
    `<p class="note" id="found" role="status" data-live>${foundText(parts)}</p></div>` +
    `<div id="chips" data-live>${chipsOf(parts)}</div>` +
    `<div id="brands" data-live>${cardsOf(parts)}</div>` +
    `<div id="foot" data-live>${footOf(parts)}</div>`;
  const isBusy = brands.some(({ status, publishing }) => status === 'building' || publishing?.state.running);
  return pageDocument({
    title: texts.dashboard.title,
    language,
    main,
    stamp,
    crumbs: [],
    style: FIRST_PAGE_STYLE,
    refreshSeconds: isBusy ? 3 : undefined,
  });
}

/** One brand is the page itself: its name is the heading. */
function headOf(parts: DashboardParts): string {
  if (parts.brands.length < 2) return '';
  return `<div class="head"><h1>${parts.texts.dashboard.brands}</h1><p class="sum">${sumOf(parts)}</p>${publishAllOf(parts)}</div>`;
}

/** The brands that the button "Publish all" publishes: those with unpublished changes whose last build did not fail. */
export const publishable = (brands: readonly ListedBrand[]): ListedBrand[] =>
  brands.filter(
    ({ hasFailed, isUnpublished, publishing }) => isUnpublished && !hasFailed && publishing && canPublish(publishing),
  );

function publishAllOf({ brands, asked, texts }: DashboardParts): string {
  const count = publishable(brands).length;
  return count < 2 ? '' : publishForm('all', 'yes', texts.dashboard.publishAll(count), queryOf(asked));
}

const queryOf = (asked: CardQuery): string => addressWith(asked).replace('./', '');

/** What there is of all brands together. */
function sumOf({ brands, texts: { dashboard } }: DashboardParts): string {
  const sum = (count: (brand: ListedBrand) => number): number =>
    brands.reduce((total, brand) => total + count(brand), 0);
  const pages = sum(({ facts, report, hasSite }) => (hasSite ? facts.pageCount || (report?.pages ?? 0) : 0));
  const late = sum(({ lateSubmissions }) => lateSubmissions);
  const { counted } = dashboard;
  return [counted.brands(brands.length), counted.pages(pages), ...(late > 0 ? [counted.late(late)] : [])].join(' · ');
}

const COLOURS: Partial<Record<Show, string>> = { failed: 'bad', warnings: 'warn', submissions: 'new' };

/** Which brands are shown: a link for each kind of which there are some. */
function chipsOf({ brands, asked, texts: { dashboard } }: DashboardParts): string {
  if (brands.length < 2) return '';
  const chips = [undefined, ...SHOWS].flatMap((show) => {
    const count = brands.filter((brand) => isShown(brand, show)).length;
    const isOn = asked.show === show;
    if (count === 0 && !isOn) return [];
    const className = `chip ${show === undefined ? '' : (COLOURS[show] ?? '')}`.trim();
    const address = addressWith({ ...asked, show, page: 1 });
    const current = isOn ? ' aria-current="true"' : '';
    return `<a class="${className}" id="show-${show ?? 'all'}" href="${address}"${current}>${dashboard.show[show ?? 'all']} <b>${count}</b></a>`;
  });
  return chips.length < 2 ? '' : `<nav class="chips" aria-label="${dashboard.which}">${chips.join('')}</nav>`;
}

function searchOf({ q, show }: CardQuery, { find, findNow, findWhat }: ToolTexts['dashboard']): string {
  return (
    `<form class="find" id="find" role="search"><label for="q">${find}</label>` +
    `<input type="search" id="q" name="q" value="${escapeHtml(q)}" maxlength="100" autocomplete="off" spellcheck="false" placeholder="${findWhat}">` +
    (show === undefined ? '' : `<input type="hidden" name="show" value="${show}">`) +
    `<button>${findNow}</button></form>`
  );
}

function foundText({ brands, selection, asked, texts: { dashboard } }: DashboardParts): string {
  if (brands.length < 2) return '';
  const { buildingBrands, counted, found, showAll } = dashboard;
  const building = brands.filter(({ status }) => status === 'building').length;
  const isPart = asked.q !== '' || asked.show !== undefined;
  const part = isPart
    ? `${found(selection.found, counted.brands(brands.length))} <a id="found-all" href="./">${showAll}</a>`
    : '';
  return [part, building === 0 ? '' : buildingBrands(counted.brands(building))].filter(Boolean).join(' ');
}

function cardsOf({ brands, selection, asked, brandsDir, language, texts }: DashboardParts): string {
  const { dashboard } = texts;
  if (brands.length === 0) return noBrand(brandsDir, dashboard);
  if (selection.found === 0) return `<p class="nothing" id="nothing">${dashboard.nothing}</p>`;
  const [only] = selection.shown;
  const speech = { language, texts, query: queryOf(asked) };
  if (brands.length === 1 && only !== undefined) return `<div class="one">${cardOf(only, 'h1', speech)}</div>`;
  const size = brands.length === 2 ? ' two' : brands.length > MAX_WITHOUT_SEARCH ? ' rows' : '';
  const cards = selection.shown.map((brand) => cardOf(brand, 'h2', speech));
  const isSorted = new Set(selection.shown.map(needOf)).size > 1;
  return (
    (isSorted ? `<p class="note first">${dashboard.firstThose}</p>` : '') +
    `<ul class="cards${size}" id="cards">${cards.join('')}</ul>${pagerOf(selection, asked, texts)}`
  );
}

function noBrand(brandsDir: string, { noBrand: title, noBrandFolder, noBrandMake }: ToolTexts['dashboard']): string {
  return (
    `<div class="nothing" id="nothing"><h1>${title}</h1><p>${noBrandMake}</p>` +
    `<pre>npm run new</pre>` +
    `<p class="note">${noBrandFolder('<code>brand.json</code>', `<code>${escapeHtml(brandsDir)}</code>`)}</p></div>`
  );
}

function footOf({ brands, localhost, texts: { dashboard } }: DashboardParts): string {
  if (brands.length === 0 || localhost === undefined) return '';
  const more = brands.length === 1 ? `${dashboard.another('<code>npm run new</code>')} ` : '';
  const address = dashboard.notFoundBrowser(
    '<code>npm run preview -- --brand SLUG</code>',
    `<code>${escapeHtml(localhost)}</code>`,
  );
  return `<p class="note foot">${more}${address}</p>`;
}

function pagerOf({ page, pages }: Selection<ListedBrand>, asked: CardQuery, { dashboard, inbox }: ToolTexts): string {
  if (pages === 1) return '';
  const link = (to: number, id: string, words: string): string =>
    to < 1 || to > pages
      ? ''
      : `<a class="button" id="${id}" href="${addressWith({ ...asked, page: to })}">${words}</a>`;
  return (
    `<nav class="pager" id="pager" aria-label="${dashboard.moreBrands}">${link(page - 1, 'page-before', dashboard.previous)}` +
    `<span>${inbox.pageOf(page, pages)}</span>${link(page + 1, 'page-after', dashboard.next)}</nav>`
  );
}
