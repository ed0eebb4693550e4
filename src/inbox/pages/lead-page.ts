import type { Lead } from '#leads/lead/lead.ts';
import { html, type Html } from '#tool-pages/html.ts';
import { momentElement } from '#tool-pages/time.ts';
import { queryText } from '../mailbox/query.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import { MAX_NAME } from '#tool-pages/person.ts';
import { digestOf, MAX_NOTE } from '../mailbox/save.ts';
import { fieldsOf, type InboxField } from '../submissions/fields.ts';
import { fateList } from './fate.ts';
import { starsElement } from './list.ts';
import type { InboxView, ShownLead } from './view.ts';
import { callAddress, daysWaiting, FORM_NAMES, placeOf, replyAddress, whoOf } from './words.ts';

/** One lead: what was sent, what can be done, what was noted, and who was told. */
export function leadPane(shown: ShownLead, view: InboxView): Html {
  const { row, problem } = shown;
  const { lead } = row;
  const technical = fieldsOf(row.table, row.submission).filter(({ isTechnical }) => isTechnical);
  return html`<article class="lead" aria-labelledby="who">
    <p class="back"><a href="${view.base}${queryText(view.query)}">${ARROW}Messages</a></p>
    ${problem?.of === 'page' ? alert(problem.text) : ''}
    <h1 id="who"><bdi>${whoOf(row)}</bdi></h1>
    ${introOf(row, view)}${actionsOf(row, view)}${factsOf(row, view)}
    ${lead === undefined ? html`<p class="message warn-box">${view.list.stateless ?? ''}</p>` : notesOf(lead, shown, view)}
    <details class="technical">
      <summary>How it was sent</summary>
      ${listOf(technical, view)}
    </details>
  </article>`;
}

const alert = (text: string): Html => html`<p class="message bad-box" role="alert">${text}</p>`;

function introOf(row: InboxRow, { list, now }: InboxView): Html {
  const { table, submission, lead } = row;
  const place = placeOf(row, list.placeNames);
  const days = daysWaiting(lead, now);
  return html`<p class="intro">
    <span class="tag">${FORM_NAMES[table.form]}</span>${starsElement(row)}<span class="note"
      >${momentElement(new Date(submission.created_at), now, true)}${place === '' ? '' : ` · ${place}`}</span
    >${lead?.is_test === true ? html`<span class="badge">Test of the delivery</span>` : ''}${days === 0 ? '' : html`<span class="badge warn">Waits ${days === 1 ? 'a day' : `${days} days`}</span>`}
  </p>`;
}

function actionsOf(row: InboxRow, view: InboxView): Html {
  const { lead } = row;
  const [mail, call] = [replyAddress(row, view.brandName), callAddress(row)];
  const answered = lead?.answered_at ?? null;
  const link = (address: string, name: string, icon: Html, isMain = false): Html =>
    html`<a class="button${isMain ? ' main' : ''}" href="${address}">${icon}${name}</a>`;
  return html`<div class="acts">
    ${mail === undefined ? '' : link(mail, 'Reply by mail', ENVELOPE, true)}${call === undefined ? '' : link(call, 'Call', PHONE, mail === undefined)}
    ${lead === undefined ? '' : answered === null ? actionForm('answered', html`${CHECK}Mark as answered`) : ''}
    ${
      answered === null
        ? ''
        : html`<p class="answered">
              ${CHECK}<span>Answered ${momentElement(new Date(answered), view.now, true)}</span>
            </p>
            ${actionForm('open', html`Not answered after all`)}`
    }
  </div>`;
}

/** A form by itself, so that Enter in another one does not press its button. */
const actionForm = (action: string, words: Html): Html =>
  html`<form method="post"><input type="hidden" name="do" value="${action}" /><button>${words}</button></form>`;

function factsOf({ table, submission }: InboxRow, view: InboxView): Html {
  const fields = fieldsOf(table, submission).filter(({ isTechnical, value }) => !isTechnical && value !== '');
  return listOf(fields, view);
}

/** What takes more than this stands below its label. */
const LONG = 90;

function listOf(fields: readonly InboxField[], { base }: InboxView): Html {
  const isLong = (value: string): boolean => value.length > LONG || value.includes('\n');
  return html`<dl class="facts">
    ${fields.map((field) => html`<div${isLong(field.value) ? html` class="long"` : ''}><dt>${field.label}</dt><dd>${valueOf(field, base)}</dd></div>`)}
  </dl>`;
}

function valueOf({ label, value, file }: InboxField, base: string): Html {
  if (file !== undefined) return html`<a href="${base}files/${file}" download>${value}</a>`;
  if (value === '') return html`<span class="note">not given</span>`;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return html`<time datetime="${value}">${dayText(value)}</time>`;
  return label === 'Rating' ? html`<b>${value}</b>` : html`${value}`;
}

/** "Friday, December 11, 2026"; what no calendar has stays as it is. */
function dayText(value: string): string {
  const date = new Date(`${value}T12:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  return date.toLocaleDateString('en-CA', { dateStyle: 'full', timeZone: 'UTC' });
}

function notesOf(lead: Lead, { problem, typed, row }: ShownLead, view: InboxView): Html {
  return html`<div class="noted">
    <section aria-labelledby="has">
      <h2 id="has">Who has it</h2>
      ${problem?.of === 'assignee' ? alert(problem.text) : ''}${assignForms(lead, typed?.assignee, view)}
    </section>
    <section aria-labelledby="note-head">
      <h2 id="note-head">Note</h2>
      ${problem?.of === 'note' ? alert(problem.text) : ''}${noteForm(lead, problem?.of === 'note' ? typed?.note : undefined)}
    </section>
    <section aria-labelledby="told">
      <h2 id="told">Where it went</h2>
      <div id="fates" data-live>${fateList(row, view.list.tells, view.now)}</div>
      ${retryForm(row)}
    </section>
    ${lead.seen_at === null ? '' : html`<div class="quiet">${actionForm('unread', html`Mark as new again`)}</div>`}
  </div>`;
}

function assignForms({ assignee }: Lead, typed: string | undefined, { person, list }: InboxView): Html {
  const names = new Set([...(person === undefined ? [] : [person]), ...Object.keys(list.people)]);
  const was = html`<input type="hidden" name="do" value="assign" /><input
      type="hidden"
      name="was"
      value="${digestOf(assignee)}"
    />`;
  const take =
    person === undefined || assignee === person
      ? ''
      : html`<form method="post">
          ${was}<input type="hidden" name="assignee" value="${person}" /><button class="main">I have it</button>
        </form>`;
  const nobody =
    assignee === null
      ? ''
      : html`<form method="post">
          ${was}<input type="hidden" name="assignee" value="" /><button>Nobody has it</button>
        </form>`;
  return html`<div class="assign">
    ${take}
    <form method="post" class="inline">
      ${was} <label for="assignee" class="hidden">Name of who has it</label
      ><input
        id="assignee"
        name="assignee"
        value="${typed ?? assignee ?? ''}"
        maxlength="${MAX_NAME}"
        list="people"
        autocomplete="off"
        placeholder="Nobody yet"
      />
      <datalist id="people">${[...names].map((name) => html`<option value="${name}"></option>`)}</datalist>
      ${person === undefined ? html`<label class="check"><input type="checkbox" name="me" value="yes" /> That is me</label>` : ''}<button>
        Save
      </button>
    </form>
    ${nobody}
  </div>`;
}

/** `typed`: what could not be saved. What is there by now stands above it. */
function noteForm({ note }: Lead, typed: string | undefined): Html {
  const theirs =
    typed === undefined || note === null
      ? ''
      : html`<p class="note">The note is:</p>
          <blockquote class="theirs">${note}</blockquote>
          <p class="note">You wrote:</p>`;
  return html`${theirs}
    <form method="post" class="note-form">
      <input type="hidden" name="do" value="note" /><input type="hidden" name="was" value="${digestOf(note)}" />
      <label for="note" class="note">Only your team sees it</label
      ><textarea id="note" name="note" rows="4" maxlength="${MAX_NOTE}">${typed ?? note ?? ''}</textarea
      ><button>Save the note</button>
    </form>`;
}

function retryForm({ lead, deliveries }: InboxRow): Html {
  const hasFailed = lead?.state === 'failed' || deliveries.some(({ state }) => state === 'failed');
  return hasFailed ? actionForm('retry', html`Try again`) : html``;
}

const icon = (path: string): Html => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
const ARROW = icon('M15 5l-7 7 7 7');
const ENVELOPE = icon('M3.5 5.5h17v13h-17zM4 7l8 6 8-6');
const PHONE = icon(
  'M5 4h4l1.5 5L8 11a12 12 0 005 5l2-2.5 5 1.5v4a1.5 1.5 0 01-1.7 1.5C10.5 19.700 4.300 13.500 3.500 5.700A1.500 1.500 0 015 4z',
);
const CHECK = icon('M5 12.5l4.5 4.5L19 7.5');
