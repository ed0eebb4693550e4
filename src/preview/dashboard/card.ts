import { isSlug } from '#brand/folder/brands.ts';
import { durationOf } from '#brand/report/report.ts';
import { timeWords } from '#i18n/tools/moments.ts';
import { reasonParts } from '#i18n/tools/reasons.ts';
import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { BrandReport } from '#schema/warning.ts';
import { brandPath } from '#editor/fields/view.ts';
import { escapeHtml, withForeign } from '#tool-pages/html.ts';
import type { BrandFacts } from './brand-facts.ts';
import { changeText, pageNameOf } from './page-names.ts';
import { type BrandPublishing, publishLineOf, type Speech } from './publish-state.ts';
import type { Selectable } from './selection.ts';

/** A brand as the dashboard shows it. */
export interface ListedBrand extends Selectable {
  facts: BrandFacts;
  /** Missing where nothing is published from here. */
  publishing?: BrandPublishing;
  /** What the last build that changed the site has changed; undefined until there is one. */
  change?: { at: Date; report: BrandReport };
  status: 'building' | 'built' | 'failed';
  /** Of the last build that ended. */
  report?: BrandReport;
  /** Whether there is a site to look at, of this build or an earlier one. */
  hasSite: boolean;
  /** Whether there is a backend that takes what visitors send. */
  hasInbox: boolean;
  /** Whether it can be edited in the browser. */
  canEdit: boolean;
  /** Of its home in the preview, with a slash at the end. */
  siteAddress: string;
}

/** A brand with everything there is to say about it and all ways to its pages: one of a list, or the only one, the page's own heading. */
export function cardOf(
  brand: ListedBrand,
  heading: 'h1' | 'h2',
  { language, texts, query = '' }: { language: ToolLanguage; texts: ToolTexts; query?: string },
): string {
  const speech = { texts, clock: { language, zone: brand.facts.zone, now: new Date() } };
  const element = heading === 'h1' ? 'div' : 'li';
  return (
    `<${element} class="card" id="brand-${escapeHtml(brand.slug)}">` +
    shotOf(brand, texts) +
    `<div class="who"><${heading} class="name">${nameOf(brand)}</${heading}>${swatchesOf(brand, texts)}${siteOf(brand, texts)}</div>` +
    `<p class="state">${stateOf(brand, texts)}${badgesOf(brand, texts)}</p>` +
    (brand.hasSite ? errorOf(brand, texts) : '') +
    (brand.publishing ? publishLineOf(brand.slug, brand.publishing, brand.hasFailed, query, speech) : '') +
    pagesOf(brand, texts) +
    changeOf(brand, speech) +
    `</${element}>`
  );
}

/** The share picture leads where the name does, so the keyboard and a screen reader pass it by. */
function shotOf(brand: ListedBrand, texts: ToolTexts): string {
  const { slug, siteAddress, facts, hasSite, hasFailed } = brand;
  if (!hasSite || !isSlug(slug)) {
    const content = hasFailed ? errorOf(brand, texts) : texts.dashboard.firstBuild;
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

function siteOf({ siteUrl, slug }: ListedBrand, { dashboard }: ToolTexts): string {
  if (siteUrl === '') return `<p class="site">${escapeHtml(slug)}</p>`;
  const shown = shorten(siteUrl.replace(/^https?:\/\//, ''), 60);
  return (
    `<p class="site"><a href="${escapeHtml(siteUrl)}" rel="noreferrer" id="site-${escapeHtml(slug)}">` +
    `${escapeHtml(shown)}<span class="hidden">, ${dashboard.whereItIs}</span>${OUT}</a></p>`
  );
}

const OUT =
  `<svg viewBox="0 0 10 10" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.25">` +
  `<path d="M1.5 8.5l7-7M3 1.5h5.5V7"/></svg>`;

function swatchesOf({ facts }: ListedBrand, { dashboard: { colours, colourNames } }: ToolTexts): string {
  const colors = Object.entries(facts.colors);
  if (colors.length === 0) return '';
  const swatches = colors.map(([, color], index) => `<rect x="${index * 16}" width="16" height="16" fill="${color}"/>`);
  const label = colors.map(([token, color]) => `${colourNames[token] ?? token} ${color}`).join(', ');
  const width = colors.length * 16;
  return (
    `<svg class="swatches" viewBox="0 0 ${width} 16" width="${width}" height="16" role="img" aria-label="${colours} ${label}">` +
    `<title>${label}</title>${swatches.join('')}</svg>`
  );
}

function stateOf({ status, report, facts, hasFailed }: ListedBrand, { dashboard: words }: ToolTexts): string {
  if (status === 'building') return `<span class="building">${words.building}</span>`;
  if (hasFailed || report === undefined) return `<span class="failed">${words.failed}</span>`;
  const pages = words.counted.pages(facts.pageCount || report.pages);
  const how = report.status === 'unchanged' ? words.asBefore : words.builtIn(durationOf(report.milliseconds));
  return `<span>${pages}, ${how}</span>`;
}

function badgesOf(brand: ListedBrand, { dashboard: words, frame }: ToolTexts): string {
  const { slug, warnings, newSubmissions, lateSubmissions, undelivered, hasInbox, canEdit } = brand;
  if (!isSlug(slug)) return '';
  const badge = (id: string, path: string, className: string, text: string): string =>
    `<a class="badge ${className}" id="${id}-${slug}" href="${brandPath(slug, path)}">${text}</a>`;
  const isNew = newSubmissions > 0;
  return (
    (canEdit ? badge('edit', 'edit/', '', frame.edit) + badge('looks', 'edit/look/', '', words.lookOf) : '') +
    (warnings > 0 ? badge('warnings', 'warnings/', 'warn', words.counted.warnings(warnings)) : '') +
    (hasInbox
      ? badge(
          'submissions',
          'submissions/',
          isNew ? 'new' : '',
          isNew ? words.counted.newMessages(newSubmissions) : frame.messages,
        )
      : '') +
    (lateSubmissions > 0 ? badge('late', 'submissions/', 'warn', words.counted.late(lateSubmissions)) : '') +
    (undelivered > 0 ? badge('undelivered', 'submissions/', 'bad', words.counted.undelivered(undelivered)) : '') +
    (hasInbox ? badge('counts', 'counts/', '', frame.counts) : '')
  );
}

/** Why the build failed. While it is built again it stays, so that nothing jumps. */
function errorOf({ hasFailed, report, hasSite }: ListedBrand, texts: ToolTexts): string {
  if (!hasFailed) return '';
  const error = shorten(report?.error ?? '', MAX_ERROR_LENGTH);
  const earlier = hasSite ? `<p class="note">${texts.dashboard.lastGood}</p>` : '';
  // What is scrolled has to have the focus for it.
  const focus = error.length > 300 ? ' tabindex="0"' : '';
  return `<div class="error"><p class="message"${focus}>${withForeign(reasonParts(error, texts))}</p>${earlier}</div>`;
}

const MAX_ERROR_LENGTH = 2000;

function pagesOf({ slug, siteAddress, facts, hasSite }: ListedBrand, { dashboard }: ToolTexts): string {
  if (!hasSite || facts.mainPages.length < 2 || !isSlug(slug)) return '';
  const links = facts.mainPages.map((path, index) => {
    const address = escapeHtml(siteAddress + path.slice(1));
    return `<a id="page-${slug}-${index}" href="${address}">${escapeHtml(shorten(pageNameOf(path, dashboard), 40))}</a>`;
  });
  return `<p class="pages">${links.join(' ')}</p>`;
}

function changeOf({ change }: ListedBrand, { texts, clock }: Speech): string {
  if (change === undefined) return '';
  const time = `<time datetime="${change.at.toISOString()}">${timeWords(change.at, clock)}</time>`;
  const what = escapeHtml(shorten(changeText(change.report, texts), 200));
  return `<p class="change">${texts.dashboard.changedAt(time, what)}</p>`;
}

/** Ends in "…" where something is left out, and splits no character. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
