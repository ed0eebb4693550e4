import { countOf } from '#brand/report/report.ts';
import { brandPath } from '#editor/fields/view.ts';
import { type BrandPlace, brandDocument } from '../serving/look/brand-document.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { timeElement } from '#tool-pages/time.ts';
import type { InboxEntry } from './inbox.ts';
import type { Submission } from '#inbox/read-rows.ts';
import { answersOf, filesOf, type FormName, SENT_TABLES, textOf, titleOf } from '#inbox/sent-forms.ts';

export interface SubmissionsView {
  /** All of the brand's, newest first. */
  entries: readonly InboxEntry[];
  /** Only those of this form are shown. */
  form: FormName | undefined;
  /** From 1. */
  page: number;
  /** Those of the page. */
  rows: readonly { entry: InboxEntry; row: Submission }[];
  /** What is newer than this is new; all, without it. */
  newSince: Date | undefined;
  /** Why nothing could be read. */
  problem: string | undefined;
}

export const PAGE_ROWS = 50;

export const pageCountOf = (entries: number): number => Math.max(1, Math.ceil(entries / PAGE_ROWS));

/** All submissions to a brand, newest first, with links to each. */
export function submissionsPage(place: BrandPlace, view: SubmissionsView): string {
  const title = 'Submissions';
  const main =
    `<div class="head"><h1>${title}</h1><div id="csv" data-live>${downloadOf(place.slug, view)}</div></div>` +
    `<div id="submissions" data-live>${contentOf(place.slug, view)}</div>`;
  return brandDocument(place, 'submissions/', { title, main, style: STYLE });
}

/** `detailPath('nonna-pia', entry) // "/_preview/nonna-pia/submissions/catering/7d3b1c5e-…/"` */
export const detailPath = (slug: string, { table, id }: Pick<InboxEntry, 'table' | 'id'>): string =>
  brandPath(slug, `submissions/${table.form}/${encodeURIComponent(id)}/`);

function contentOf(slug: string, view: SubmissionsView): string {
  const { entries, newSince, problem } = view;
  if (problem !== undefined) return `<p class="message bad" role="alert">${escapeHtml(problem)}</p>`;
  if (entries.length === 0) {
    return (
      `<p class="empty">Nothing yet. What visitors send from the site in this preview arrives here.</p>` +
      `<p class="note">A brand with a <code>supabaseUrl</code> of its own sends there, and not to this preview.</p>`
    );
  }
  const fresh = entries.filter((entry) => isNew(entry, newSince)).length;
  const news = fresh === 0 ? '' : `, ${fresh} new`;
  return (
    `<p class="note" role="status">${countOf(entries.length, 'submission')}${news}</p>` +
    filtersOf(slug, view) +
    `<ol class="inbox">${view.rows.map((row) => rowOf(slug, row, newSince)).join('')}</ol>` +
    pagesOf(slug, view)
  );
}

const isNew = ({ sentAt }: InboxEntry, since: Date | undefined): boolean =>
  since === undefined || sentAt > since.getTime();

/** A link for each form that has sent something, if there is more than one. */
function filtersOf(slug: string, { entries, form }: SubmissionsView): string {
  const counts = Map.groupBy(entries, ({ table }) => table.form);
  const forms = SENT_TABLES.filter((table) => counts.has(table.form));
  if (forms.length < 2 && form === undefined) return '';
  const link = (to: FormName | undefined, label: string, count: number): string => {
    const current = to === form ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(listPath(slug, to))}"${current}>${label} <span>${count}</span></a></li>`;
  };
  const links = forms.map((table) => link(table.form, table.label, counts.get(table.form)?.length ?? 0));
  return `<nav aria-label="Forms"><ul class="filters">${link(undefined, 'All', entries.length)}${links.join('')}</ul></nav>`;
}

/** One form is one table: of several, one is chosen first. */
function downloadOf(slug: string, { entries, form }: SubmissionsView): string {
  const [only, ...others] = form === undefined ? new Set(entries.map(({ table }) => table.form)) : [form];
  if (only === undefined || others.length > 0) return '';
  return `<a class="button" href="${escapeHtml(brandPath(slug, `submissions/${only}.csv`))}" download>Download as CSV</a>`;
}

function rowOf(slug: string, { entry, row }: SubmissionsView['rows'][number], newSince: Date | undefined): string {
  const { table } = entry;
  const mark = isNew(entry, newSince) ? ' <span class="badge new">New</span>' : '';
  const answers =
    table.form === 'franchise' ? answersOf(row).map(({ question, response }) => `${question} ${response}`) : [];
  const text = [...table.text.map((column) => textOf(row[column])), ...answers].filter(Boolean).join('\n');
  const from = table.from
    .map((column) => textOf(row[column]))
    .filter(Boolean)
    .join(', ');
  const files =
    table.form === 'careers'
      ? filesOf(row)
          .map(({ name }) => name)
          .join(', ')
      : '';
  const sender = [from, files].filter(Boolean).join(' · ');
  return (
    `<li><div class="what"><a id="to-${escapeHtml(entry.id)}" href="${escapeHtml(detailPath(slug, entry))}">${escapeHtml(cut(titleOf(table, row)))}</a>${mark}</div>` +
    timeElement(new Date(row.created_at)) +
    (text === '' ? '' : `<p class="text">${escapeHtml(cut(text))}</p>`) +
    (sender === '' ? '' : `<p class="note">${escapeHtml(cut(sender))}</p>`) +
    `</li>`
  );
}

/** A list shows the beginning of what was sent, so that fifty long letters stay one short page. */
const MAX_SHOWN = 300;

function cut(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${text.slice(0, MAX_SHOWN).toWellFormed().trimEnd()}…`;
}

function pagesOf(slug: string, { entries, form, page }: SubmissionsView): string {
  const count = pageCountOf(entries.filter(({ table }) => form === undefined || table.form === form).length);
  if (count < 2) return '';
  const link = (to: number, name: string): string =>
    to < 1 || to > count
      ? '<span></span>'
      : `<a class="button" href="${escapeHtml(listPath(slug, form, to))}">${name}</a>`;
  return `<nav class="pages" aria-label="Pages">${link(page - 1, 'Newer')}<p class="note">Page ${page} of ${count}</p>${link(page + 1, 'Older')}</nav>`;
}

function listPath(slug: string, form?: FormName, page = 1): string {
  const query = new URLSearchParams({ ...(form !== undefined && { form }), ...(page > 1 && { page: String(page) }) });
  return brandPath(slug, `submissions/${query.size === 0 ? '' : `?${query}`}`);
}

const STYLE = `
.empty { margin-top: 1.5rem; font-size: 1.125rem; }
.empty + .note { margin-top: .25rem; }
#submissions > .note { margin-top: .25rem; }
.filters { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: 1rem; padding: 0; list-style: none; }
.filters a {
  display: flex; gap: .375rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem;
  color: var(--text); font-size: .9375rem; text-decoration: none;
}
.filters a:hover { border-color: var(--text); }
.filters span { color: var(--muted); }
.filters [aria-current] { border-color: var(--text); background: var(--text); color: var(--ground); }
.filters [aria-current] span { color: inherit; }
.inbox { margin-top: 1rem; padding: 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); list-style: none; }
.inbox li { position: relative; display: grid; grid-template-columns: 1fr auto; gap: .125rem 1.5rem; align-items: baseline; padding: .875rem 1rem; }
.inbox li + li { border-top: 1px solid var(--line); }
.inbox li:hover { background: color-mix(in srgb, var(--ground) 60%, transparent); }
.what a { color: inherit; font-weight: 600; text-decoration: none; }
.what a:hover { text-decoration: underline; }
.what a::after { content: ''; position: absolute; inset: 0; }
.what .badge { margin-left: .375rem; }
.inbox time { color: var(--muted); font-size: .875rem; white-space: nowrap; }
.inbox p { grid-column: 1 / -1; max-width: 52rem; }
.inbox .text { display: -webkit-box; overflow: hidden; white-space: pre-line; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.inbox .note { font-size: .875rem; }
.pages { display: grid; grid-template-columns: 1fr auto 1fr; gap: 1rem; align-items: center; margin-top: 1rem; }
.pages > :first-child { justify-self: start; }
.pages > :last-child { justify-self: end; }
@media (max-width: 40rem) { .inbox li { grid-template-columns: 1fr; } }
`;
