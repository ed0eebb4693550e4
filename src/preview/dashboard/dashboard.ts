import { countOf } from '#brand/report/report.ts';
import { pageDocument } from '../serving/look/document.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { cardOf, type ListedBrand } from './card.ts';
import { FIRST_PAGE_STYLE } from './dashboard-style.ts';
import { canPublish, publishForm } from './publish-state.ts';
import { addressWith, type CardQuery, hasTrouble, type Selection, type Show } from './selection.ts';

export interface DashboardParts {
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

/** With so many brands or fewer there is nothing to search for. */
export const MAX_WITHOUT_SEARCH = 12;

/** Every brand as a card: what its home looks like, how its build went, and the ways to its pages. */
export function dashboard(parts: DashboardParts): string {
  const { brands, asked, stamp } = parts;
  const hasSearch = brands.length > MAX_WITHOUT_SEARCH || asked.q !== '';
  const main =
    `<div id="head" data-live>${headOf(parts)}</div>` +
    `<div class="tools">${hasSearch ? searchOf(asked) : ''}` +
    `<p class="note" id="found" role="status" data-live>${foundText(parts)}</p></div>` +
    `<div id="brands" data-live>${cardsOf(parts)}</div>` +
    `<div id="foot" data-live>${footOf(parts)}</div>`;
  const isBusy = brands.some(({ status, publishing }) => status === 'building' || publishing?.state.running);
  return pageDocument({
    title: 'Brands in preview',
    main,
    stamp,
    crumbs: [],
    style: FIRST_PAGE_STYLE,
    refreshSeconds: isBusy ? 3 : undefined,
  });
}

/** One brand is the page itself: its name is the heading, and its totals are its own figures. */
function headOf(parts: DashboardParts): string {
  if (parts.brands.length < 2) return '';
  return `<div class="head"><h1>Brands</h1><ul class="totals">${totalsOf(parts)}</ul>${publishAllOf(parts)}</div>`;
}

/** The brands that the button "Publish all" publishes: those with unpublished changes whose last build did not fail. */
export const publishable = (brands: readonly ListedBrand[]): ListedBrand[] =>
  brands.filter(
    ({ hasFailed, isUnpublished, publishing }) => isUnpublished && !hasFailed && publishing && canPublish(publishing),
  );

function publishAllOf({ brands, asked }: DashboardParts): string {
  const count = publishable(brands).length;
  return count < 2 ? '' : publishForm('all', 'yes', `Publish all ${count}`, queryOf(asked));
}

const queryOf = (asked: CardQuery): string => addressWith(asked).replace('./', '');

function totalsOf({ brands, asked }: DashboardParts): string {
  const sum = (count: (brand: ListedBrand) => number): number =>
    brands.reduce((total, brand) => total + count(brand), 0);
  const pages = sum(({ facts, report, hasSite }) => (hasSite ? facts.pageCount || (report?.pages ?? 0) : 0));
  const failed = sum((brand) => Number(hasTrouble(brand)));
  const unpublished = sum(({ isUnpublished }) => Number(isUnpublished));
  const warnings = sum((brand) => brand.warnings);
  const submissions = sum(({ newSubmissions }) => newSubmissions);
  const link = (show: Show, count: number, className: string, words: string): string => {
    const number = numberOf(count, words);
    if (count === 0 && asked.show !== show) return `<li class="${count > 0 ? className : 'zero'}">${number}</li>`;
    const isOn = asked.show === show;
    const address = addressWith({ ...asked, show: isOn ? undefined : show, page: 1 });
    return `<li class="${className}"><a id="show-${show}" href="${address}"${isOn ? ' aria-current="true"' : ''}>${number}</a></li>`;
  };
  return (
    `<li>${numberOf(brands.length, 'brands')}</li>` +
    `<li>${numberOf(pages, pages === 1 ? 'page' : 'pages')}</li>` +
    link('failed', failed, 'bad', 'failed') +
    (brands.some(({ publishing }) => publishing) ? link('unpublished', unpublished, 'new', 'not published') : '') +
    link('warnings', warnings, 'warn', warnings === 1 ? 'warning' : 'warnings') +
    (brands.some(({ hasInbox }) => hasInbox)
      ? link('submissions', submissions, 'new', submissions === 1 ? 'new message' : 'new messages')
      : '')
  );
}

const numberOf = (count: number, words: string): string =>
  `<b>${count.toLocaleString('en-CA')}</b> <span>${words}</span>`;

function searchOf({ q, show }: CardQuery): string {
  return (
    `<form class="find" id="find" role="search"><label for="q">Find a brand</label>` +
    `<input type="search" id="q" name="q" value="${escapeHtml(q)}" maxlength="100" autocomplete="off" spellcheck="false" placeholder="Name or address">` +
    (show === undefined ? '' : `<input type="hidden" name="show" value="${show}">`) +
    `<button>Find</button></form>`
  );
}

function foundText({ brands, selection, asked }: DashboardParts): string {
  if (brands.length < 2) return '';
  const building = brands.filter(({ status }) => status === 'building').length;
  const isPart = asked.q !== '' || asked.show !== undefined;
  const found = isPart
    ? `${selection.found} of ${countOf(brands.length, 'brand')}${asked.show === undefined ? '' : SHOW_TEXTS[asked.show]}. <a id="show-all" href="./">Show all</a>`
    : '';
  return [found, building === 0 ? '' : `Building ${countOf(building, 'brand')}…`].filter(Boolean).join(' ');
}

const SHOW_TEXTS: Record<Show, string> = {
  failed: ', only what failed',
  unpublished: ', only what is not published',
  warnings: ', only with warnings',
  submissions: ', only with new messages',
};

function cardsOf({ brands, selection, asked, brandsDir }: DashboardParts): string {
  if (brands.length === 0) return noBrand(brandsDir);
  if (selection.found === 0) return `<p class="nothing" id="nothing">No brand here.</p>`;
  const [only] = selection.shown;
  if (brands.length === 1 && only !== undefined) return `<div class="one">${cardOf(only, 'h1', queryOf(asked))}</div>`;
  const size = brands.length === 2 ? ' two' : '';
  const cards = selection.shown.map((brand) => cardOf(brand, 'h2', queryOf(asked)));
  return `<ul class="cards${size}" id="cards">${cards.join('')}</ul>${pagerOf(selection, asked)}`;
}

function noBrand(brandsDir: string): string {
  return (
    `<div class="nothing" id="nothing"><h1>No brand yet</h1><p>This asks for a name and two colours, and makes the first one:</p>` +
    `<pre>npm run new</pre>` +
    `<p class="note">Or put a folder with a <code>brand.json</code> into <code>${escapeHtml(brandsDir)}</code>. It appears here by itself.</p></div>`
  );
}

function footOf({ brands, localhost }: DashboardParts): string {
  if (brands.length === 0) return '';
  const more = brands.length === 1 && localhost !== undefined ? `Another brand: <code>npm run new</code>. ` : '';
  const address =
    localhost === undefined
      ? ''
      : `Does your browser not find these addresses? <code>npm run preview -- --brand SLUG</code> serves one brand at ` +
        `<code>${escapeHtml(localhost)}</code>.`;
  return more + address === '' ? '' : `<p class="note foot">${more}${address}</p>`;
}

function pagerOf({ page, pages }: Selection<ListedBrand>, asked: CardQuery): string {
  if (pages === 1) return '';
  const link = (to: number, id: string, words: string): string =>
    to < 1 || to > pages
      ? ''
      : `<a class="button" id="${id}" href="${addressWith({ ...asked, page: to })}">${words}</a>`;
  return (
    `<nav class="pager" id="pager" aria-label="More brands">${link(page - 1, 'page-before', 'Previous')}` +
    `<span>Page ${page} of ${pages}</span>${link(page + 1, 'page-after', 'Next')}</nav>`
  );
}
