import { isSlug } from '#brand/folder/brands.ts';
import { countOf, durationOf } from '#brand/report/report.ts';
import type { BrandReport } from '#schema/warning.ts';
import { brandPath } from '#editor/fields/view.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import type { BrandFacts } from './brand-facts.ts';
import { pageNameOf } from './page-names.ts';
import { type BrandPublishing, publishLineOf } from './publish-state.ts';
import type { Selectable } from './selection.ts';

/** A brand as the dashboard shows it. */
export interface ListedBrand extends Selectable {
  facts: BrandFacts;
  /** Missing where nothing is published from here. */
  publishing?: BrandPublishing;
  /** What the last build that changed the site has changed; undefined until there is one. */
  change?: { at: Date; text: string };
  status: 'building' | 'built' | 'failed';
  /** Of the last build that ended. */
  report?: BrandReport;
  /** Whether there is a site to look at, of this build or an earlier one. */
  hasSite: boolean;
  /** Whether there is a backend that takes what visitors send. */
  hasInbox: boolean;
  /** Messages that have waited for an answer for more than a day, and those of which somebody was to be told and was not. */
  lateSubmissions: number;
  undelivered: number;
  /** Whether it can be edited in the browser. */
  canEdit: boolean;
  /** Of its home in the preview, with a slash at the end. */
  siteAddress: string;
}

/** A brand with everything there is to say about it and all ways to its pages: one of a list, or the only one, the page's own heading. */
export function cardOf(brand: ListedBrand, heading: 'h1' | 'h2', query = ''): string {
  const element = heading === 'h1' ? 'div' : 'li';
  return (
    `<${element} class="card" id="brand-${escapeHtml(brand.slug)}">` +
    shotOf(brand) +
    `<div class="who"><${heading} class="name">${nameOf(brand)}</${heading}>${swatchesOf(brand)}${siteOf(brand)}</div>` +
    `<p class="state">${stateOf(brand)}${badgesOf(brand)}</p>` +
    (brand.hasSite ? errorOf(brand) : '') +
    (brand.publishing ? publishLineOf(brand.slug, brand.publishing, brand.hasFailed, query) : '') +
    pagesOf(brand) +
    changeOf(brand) +
    `</${element}>`
  );
}

/** The share picture leads where the name does, so the keyboard and a screen reader pass it by. */
function shotOf(brand: ListedBrand): string {
  const { slug, siteAddress, facts, hasSite, hasFailed } = brand;
  if (!hasSite || !isSlug(slug)) {
    const content = hasFailed ? errorOf(brand) : 'Being built for the first time';
    return `<div class="shot none" id="shot-${escapeHtml(slug)}">${content}</div>`;
  }
  const address = facts.share === undefined ? undefined : brandPath(slug, facts.share.slice('_brand/'.length));
  const image =
    address === undefined
      ? escapeHtml(shorten(brand.name, 80))
      : `<img src="${escapeHtml(address)}" alt="" width="1200" height="630" loading="lazy" decoding="async">`;
  return (
    `<a class="shot${address === undefined ? ' none' : ''}" id="shot-${slug}" href="${escapeHtml(siteAddress)}" ` +
    `tabindex="-1" aria-hidden="true">${image}</a>`
  );
}

/** A folder whose name can't be a host name has no link. */
function nameOf({ slug, name, siteAddress }: ListedBrand): string {
  const text = `<bdi>${escapeHtml(shorten(name, 80))}</bdi>`;
  return isSlug(slug) ? `<a id="open-${slug}" href="${escapeHtml(siteAddress)}">${text}</a>` : text;
}

function siteOf({ siteUrl, slug }: ListedBrand): string {
  if (siteUrl === '') return `<p class="site">${escapeHtml(slug)}</p>`;
  const shown = shorten(siteUrl.replace(/^https?:\/\//, ''), 60);
  return (
    `<p class="site"><a href="${escapeHtml(siteUrl)}" rel="noreferrer" id="site-${escapeHtml(slug)}">` +
    `${escapeHtml(shown)}<span class="hidden">, where it is published</span>${OUT}</a></p>`
  );
}

const OUT =
  `<svg viewBox="0 0 10 10" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.25">` +
  `<path d="M1.5 8.5l7-7M3 1.5h5.5V7"/></svg>`;

function swatchesOf({ facts }: ListedBrand): string {
  const colors = Object.entries(facts.colors);
  if (colors.length === 0) return '';
  const swatches = colors.map(([, color], index) => `<rect x="${index * 16}" width="16" height="16" fill="${color}"/>`);
  const label = colors.map(([token, color]) => `${COLOR_NAMES[token] ?? token} ${color}`).join(', ');
  const width = colors.length * 16;
  return (
    `<svg class="swatches" viewBox="0 0 ${width} 16" width="${width}" height="16" role="img" aria-label="Colours: ${label}">` +
    `<title>${label}</title>${swatches.join('')}</svg>`
  );
}

const COLOR_NAMES: Record<string, string> = { bg: 'ground', foreground: 'text', primary: 'primary', accent: 'accent' };

function stateOf({ status, report, facts, hasFailed }: ListedBrand): string {
  if (status === 'building') return `<span class="building">Building…</span>`;
  if (hasFailed || report === undefined) return `<span class="failed">Could not be built</span>`;
  const pages = countOf(facts.pageCount || report.pages, 'page');
  const how = report.status === 'unchanged' ? 'as before' : `built in ${durationOf(report.milliseconds)}`;
  return `<span>${pages}, ${how}</span>`;
}

function badgesOf(brand: ListedBrand): string {
  const { slug, warnings, newSubmissions, lateSubmissions, undelivered, hasInbox, canEdit } = brand;
  if (!isSlug(slug)) return '';
  const badge = (page: 'edit' | 'warnings' | 'submissions' | 'counts', className: string, text: string): string =>
    `<a class="badge ${className}" id="${page}-${slug}" href="${brandPath(slug, `${page}/`)}">${text}</a>`;
  const inboxBadge = (id: string, className: string, text: string): string =>
    `<a class="badge ${className}" id="${id}-${slug}" href="${brandPath(slug, 'submissions/')}">${text}</a>`;
  const isNew = newSubmissions > 0;
  const looks = `<a class="badge" id="looks-${slug}" href="${brandPath(slug, 'edit/look/')}">Looks</a>`;
  return (
    (canEdit ? badge('edit', '', 'Edit') + looks : '') +
    (warnings > 0 ? badge('warnings', 'warn', countOf(warnings, 'warning')) : '') +
    (hasInbox ? badge('submissions', isNew ? 'new' : '', isNew ? newText(newSubmissions) : 'Messages') : '') +
    (lateSubmissions > 0
      ? inboxBadge('late', 'warn', `${countOf(lateSubmissions, 'message')} not answered for a day`)
      : '') +
    (undelivered > 0 ? inboxBadge('undelivered', 'bad', `${countOf(undelivered, 'message')} not delivered`) : '') +
    (hasInbox ? badge('counts', '', 'Counts') : '')
  );
}

const newText = (count: number): string =>
  count > 99 ? 'over 99 new messages' : `${count} new message${count === 1 ? '' : 's'}`;

/** The build's own sentence. While it is built again it stays, so that nothing jumps. */
function errorOf({ hasFailed, report, hasSite }: ListedBrand): string {
  if (!hasFailed) return '';
  const message = shorten(report?.error ?? '', MAX_ERROR_LENGTH);
  const earlier = hasSite ? `<p class="note">Its address shows the last good build.</p>` : '';
  // What is scrolled has to have the focus for it.
  const focus = message.length > 300 ? ' tabindex="0"' : '';
  return `<div class="error"><p class="message"${focus}>${escapeHtml(message)}</p>${earlier}</div>`;
}

const MAX_ERROR_LENGTH = 2000;

function pagesOf({ slug, siteAddress, facts, hasSite }: ListedBrand): string {
  if (!hasSite || facts.mainPages.length < 2 || !isSlug(slug)) return '';
  const links = facts.mainPages.map((path, index) => {
    const address = escapeHtml(siteAddress + path.slice(1));
    return `<a id="page-${slug}-${index}" href="${address}">${escapeHtml(shorten(pageNameOf(path), 40))}</a>`;
  });
  return `<p class="pages">${links.join(' ')}</p>`;
}

/** In the time zone of this machine. */
function changeOf({ change }: ListedBrand): string {
  if (change === undefined) return '';
  const time = change.at.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    `<p class="change">Changed at <time datetime="${change.at.toISOString()}">${time}</time>: ` +
    `${escapeHtml(shorten(change.text, 200))}</p>`
  );
}

/** Ends in "…" where something is left out, and splits no character. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
