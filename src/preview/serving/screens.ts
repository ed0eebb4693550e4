import { countWarnings } from '../../builder/report/capped-warnings.ts';
import { isSlug } from '../../builder/load/brands.ts';
import { countOf, durationOf } from '../../builder/report/report.ts';
import { addressOf } from './addresses.ts';
import type { BrandState } from '../building/builds.ts';
import { withLiveScript } from './live.ts';
import type { SentForm } from '../inbox/sent-forms.ts';

/** A report has only the text of an error, so the kind of error is told from its text. */
const CONFIGURATION_MISSING = 'Failed to load restaurant configuration';

export interface Screen {
  status: number;
  html: string;
}

export function loadingScreen(stamp: string): Screen {
  const main = `<div role="status"><h1>Loading restaurant...</h1></div><div class="wait" aria-hidden="true"></div>`;
  return { status: 503, html: documentOf({ title: 'Loading restaurant...', main, stamp, refreshSeconds: 2 }) };
}

/** The build's own sentence under the heading of docs/behaviour.md#errors-a-visitor-sees. */
export function errorScreen(message: string, stamp?: string): Screen {
  const isMissing = message.includes(CONFIGURATION_MISSING);
  const title = isMissing ? 'Configuration Error' : 'Error Loading Restaurant';
  const main =
    `<h1>${title}</h1><p class="message">${escapeHtml(message)}</p>` +
    `<p class="note">This page turns into the site as soon as a build succeeds.</p>`;
  return { status: 500, html: documentOf({ title, main, stamp, refreshSeconds: 5 }) };
}

/** What the dev server shows for an exception in a route. */
export function unexpectedErrorScreen(error: unknown, status = 500): Screen {
  const title = 'Unexpected Application Error!';
  const message = error instanceof Error ? error.message : String(error);
  const stack =
    error instanceof Error && error.stack !== undefined ? detailsOf('stack', 'Where it happened', error.stack) : '';
  const main = `<h1>${title}</h1><p class="message"><strong>${status}</strong> ${escapeHtml(message)}</p>${stack}`;
  return { status, html: documentOf({ title, main }) };
}

export interface ListedBrand extends BrandState {
  /** Whether there is a site to look at, of this build or an earlier one. */
  hasSite: boolean;
  /** What visitors sent, newest first. */
  submissions: SentForm[];
}

/** Every brand with its address and how its last build went. `lost` is an address that leads nowhere. */
export function listScreen(brands: ListedBrand[], port: number, stamp: string, lost?: string): Screen {
  const title = 'Brands in preview';
  const main =
    `<h1>Brands</h1>` +
    (lost === undefined ? '' : `<p class="message">There is nothing at ${escapeHtml(lost)}</p>`) +
    `<p id="summary" class="note" role="status" data-live>${summaryOf(brands)}</p>` +
    `<ul id="brands" data-live>${brands.map((brand) => rowOf(brand, port)).join('')}</ul>` +
    `<p class="note">Does your browser not find these addresses? <code>npm run preview -- --brand SLUG</code> serves one brand at ` +
    `<code>${addressOf(port)}</code></p>`;
  const isBusy = brands.some(({ status }) => status === 'building');
  return {
    status: lost === undefined ? 200 : 404,
    html: documentOf({ title, main, stamp, className: 'list', ...(isBusy && { refreshSeconds: 3 }) }),
  };
}

function summaryOf(brands: ListedBrand[]): string {
  const count = (status: BrandState['status']): number => brands.filter((brand) => brand.status === status).length;
  const parts = [
    [count('built'), 'built'],
    [count('building'), 'building'],
    [count('failed'), 'failed'],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return words.join(', ') || 'There is no brand yet. Add a folder with a brand.json, and it appears here.';
}

function rowOf({ slug, status, report, hasSite, submissions }: ListedBrand, port: number): string {
  const id = escapeHtml(slug);
  const error = status === 'failed' ? `<p class="message">${escapeHtml(report?.error ?? '')}</p>` : '';
  const earlier = status === 'failed' && hasSite ? `<p class="note">Its address shows the last good build.</p>` : '';
  const warnings = report?.warnings.map(({ path, message }) => `${path}: ${message}`) ?? [];
  return (
    `<li>${nameOf(slug, port)}` +
    `<p class="status ${status}">${statusOf(status, report)}</p>${error}${earlier}` +
    (report === undefined || warnings.length === 0
      ? ''
      : detailsOf(`warnings-${id}`, countOf(countWarnings(report), 'warning'), warnings.join('\n'))) +
    inboxOf(submissions) +
    `</li>`
  );
}

function inboxOf(submissions: SentForm[]): string {
  if (submissions.length === 0) return '';
  const rows = submissions.map(
    ({ sentAt, title, message, from, files }) =>
      `<li><b>${escapeHtml(title)}</b><time datetime="${sentAt.toISOString()}">${timeOf(sentAt)}</time>` +
      (message === '' ? '' : `<p>${escapeHtml(message)}</p>`) +
      (from === '' ? '' : `<p class="note">${escapeHtml(from)}</p>`) +
      files.map(({ name, address }) => `<a href="${escapeHtml(address)}" download>${escapeHtml(name)}</a>`).join('') +
      `</li>`,
  );
  return `<h2>Newest submissions</h2><ol class="inbox">${rows.join('')}</ol>`;
}

/** In the time zone of this machine. */
function timeOf(date: Date): string {
  return date.toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
}

/** A folder whose name can't be a host name has no link. */
function nameOf(slug: string, port: number): string {
  if (!isSlug(slug)) return `<strong class="name">${escapeHtml(slug)}</strong>`;
  const address = addressOf(port, slug);
  const host = address.replace(/^http:\/\/|\/$/g, '');
  return `<a class="name" id="open-${slug}" href="${address}">${slug}<span>${host}</span></a>`;
}

function statusOf(status: BrandState['status'], report: BrandState['report']): string {
  if (status === 'building') return 'Building…';
  if (status === 'failed' || report === undefined) return 'Failed';
  return `${countOf(report.pages, 'page')} in ${durationOf(report.milliseconds)}`;
}

function detailsOf(id: string, summary: string, text: string): string {
  return `<details id="${id}"><summary>${summary}</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface DocumentParts {
  title: string;
  main: string;
  className?: string;
  /** Without one the page does not listen for changes. */
  stamp?: string | undefined;
  /** Reloads the page in a browser without JavaScript. */
  refreshSeconds?: number;
}

function documentOf({ title, main, className = 'screen', stamp, refreshSeconds }: DocumentParts): string {
  const refresh =
    refreshSeconds === undefined ? '' : `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}` +
    `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body class="${className}"><main>${main}</main></body></html>`;
  return stamp === undefined ? html : withLiveScript(html, stamp);
}

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfaf7, #161614);
  --text: light-dark(#1c1b19, #edebe6);
  --muted: light-dark(#66625b, #a5a199);
  --line: light-dark(#dedad2, #383631);
  --bad: light-dark(#a02619, #ffa296);
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100svh; padding: clamp(1.5rem, 7vw, 6rem);
  background: var(--ground); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
}
main { max-width: 46rem; }
.screen { display: grid; align-content: center; }
.list main { margin-inline: auto; }
h1 { font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4rem); font-weight: 600; line-height: 1.05; letter-spacing: -.03em; text-wrap: balance; }
p { max-width: 38rem; }
.message { margin-top: 1.5rem; font-size: 1.1875rem; white-space: pre-wrap; }
.note { margin-top: 1rem; color: var(--muted); font-size: .9375rem; }
code, pre { font: .875rem/1.6 ui-monospace, monospace; }
.wait { width: 12rem; height: 2px; margin-top: 2rem; overflow: hidden; background: var(--line); }
.wait::after { content: ''; display: block; width: 33%; height: 100%; background: var(--text); animation: wait 1.6s ease-in-out infinite alternate; }
@keyframes wait { to { translate: 200%; } }
@media (prefers-reduced-motion: reduce) { .wait::after { animation: none; } }
ul { margin-block: clamp(2rem, 5vw, 3.5rem); padding: 0; list-style: none; border-bottom: 1px solid var(--line); }
li { display: grid; grid-template-columns: 1fr auto; column-gap: 2rem; align-items: baseline; padding-block: 1.25rem; border-top: 1px solid var(--line); }
li > * { grid-column: 1 / -1; }
.name { grid-column: 1; color: inherit; font-size: clamp(1.375rem, 1.2rem + 1vw, 1.75rem); font-weight: 550; line-height: 1.25; letter-spacing: -.015em; text-decoration: none; }
a.name:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; }
.name span { display: block; margin-top: .25rem; color: var(--muted); font-size: .9375rem; font-weight: 400; letter-spacing: 0; }
.status { grid-column: 2; color: var(--muted); font-size: .9375rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
.status.failed { color: var(--bad); font-weight: 600; }
li .message { margin-top: .75rem; font-size: 1rem; }
li .note { margin-top: .25rem; }
h2 { margin-top: 1.25rem; color: var(--muted); font-size: .9375rem; font-weight: 400; }
.inbox { margin-top: .5rem; padding-left: 1rem; list-style: none; border-left: 1px solid var(--line); font-size: .9375rem; }
.inbox li { padding-block: .5rem; border: 0; }
.inbox b { grid-column: 1; font-weight: 550; }
.inbox time { grid-column: 2; color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
.inbox p { max-height: 6.4em; overflow: auto; white-space: pre-wrap; }
.inbox .note { margin-top: 0; }
.inbox a { width: fit-content; color: inherit; text-underline-offset: .2em; }
details { margin-top: .75rem; }
summary { width: fit-content; padding-block: .375rem; color: var(--muted); font-size: .9375rem; cursor: pointer; }
pre { max-height: 24rem; margin-top: .5rem; padding-left: 1rem; overflow: auto; border-left: 1px solid var(--line); white-space: pre-wrap; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 4px; border-radius: 2px; }
@media (max-width: 30rem) { li { grid-template-columns: 1fr; } .inbox time { grid-column: 1; } .status { grid-column: 1; margin-top: .5rem; } }
`;
