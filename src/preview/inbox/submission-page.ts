import type { Submission } from '#inbox/read-rows.ts';
import { type BrandPlace, brandDocument } from '../serving/look/brand-document.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { timeElement } from '#tool-pages/time.ts';
import { type InboxField, fieldsOf } from '#inbox/fields.ts';
import { type SentTable, titleOf } from '#inbox/sent-forms.ts';
import { detailPath } from './submissions-page.ts';

/** One submission: everything in it, as it was written. */
export function submissionPage(place: BrandPlace, table: SentTable, row: Submission): string {
  const title = titleOf(table, row);
  const fields = fieldsOf(table, row);
  const technical = fields.filter(({ isTechnical }) => isTechnical);
  const main =
    `<h1>${escapeHtml(title)}</h1><p class="note">Sent ${timeElement(new Date(row.created_at))}</p>` +
    listOf(fields.filter(({ isTechnical }) => !isTechnical)) +
    (technical.length === 0 ? '' : `<h2>How it was sent</h2>${listOf(technical)}`);
  const below = { name: table.label, address: detailPath(place.slug, { table, id: row.id }) };
  return brandDocument(place, 'submissions/', {
    title,
    main: `<div id="submission" data-live>${main}</div>`,
    style: STYLE,
    below: [below],
  });
}

function listOf(fields: readonly InboxField[]): string {
  const items = fields.map((field) => `<div><dt>${escapeHtml(field.label)}</dt><dd>${valueOf(field)}</dd></div>`);
  return `<dl class="fields">${items.join('')}</dl>`;
}

function valueOf({ value, address }: InboxField): string {
  if (address !== undefined) return `<a href="${escapeHtml(address)}" download>${escapeHtml(value)}</a>`;
  return value === '' ? '<span class="note">not given</span>' : escapeHtml(value);
}

const STYLE = `
#submission { max-width: 56rem; }
#submission > .note { margin-top: .25rem; }
.fields { margin-top: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
.fields div { display: grid; grid-template-columns: 12rem 1fr; gap: .125rem 1.5rem; padding: .75rem 1rem; }
.fields div + div { border-top: 1px solid var(--line); }
.fields dt { color: var(--muted); font-size: .9375rem; font-weight: 550; white-space: pre-wrap; }
.fields dd { white-space: pre-wrap; }
#submission h2 { margin-top: 2rem; }
h2 + .fields dd { font-size: .9375rem; }
@media (max-width: 40rem) { .fields div { grid-template-columns: 1fr; } }
`;
