import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Lead } from '#leads/lead/lead.ts';
import { html, type Html } from '#tool-pages/html.ts';
import { queryText } from '../mailbox/query.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import { MAX_NAME } from '#tool-pages/person.ts';
import { digestOf, MAX_NOTE } from '../mailbox/save.ts';
import { fieldsOf, type InboxField } from '../submissions/fields.ts';
import { fateList } from './fate.ts';
import { starsElement } from './list.ts';
import type { InboxView, ShownLead } from './view.ts';
import { callAddress, daysWaiting, exactMoment, placeOf, replyAddress, say, whoOf } from './words.ts';

/** One lead: what was sent, what can be done, what was noted, and who was told. */
export function leadPane(shown: ShownLead, view: InboxView): Html {
  const { row, problem } = shown;
  const { lead } = row;
  const { texts } = view;
  const technical = fieldsOf(row.table, row.submission, texts).filter(({ isTechnical }) => isTechnical);
  return html`<article class="lead" aria-labelledby="who">
    <p class="back"><a href="${view.base}${queryText(view.query)}">${ARROW}${texts.inbox.messages}</a></p>
    ${problem?.of === 'page' ? alert(problem.text) : ''}
    <h1 id="who"><bdi>${whoOf(row, texts)}</bdi></h1>
    ${introOf(row, view)}${actionsOf(row, view)}${factsOf(row, view)}
    ${lead === undefined ? html`<p class="message warn-box">${texts.inbox.stateless}</p>` : notesOf(lead, shown, view)}
    <details class="technical">
      <summary>${texts.inbox.howSent}</summary>
      ${listOf(technical, view)}
    </details>
  </article>`;
}

const alert = (text: string): Html => html`<p class="message bad-box" role="alert">${text}</p>`;

function introOf(row: InboxRow, view: InboxView): Html {
  const { list, now, texts } = view;
  const { table, submission, lead } = row;
  const place = placeOf(row, list.placeNames);
  const days = daysWaiting(lead, now);
  return html`<p class="intro">
    <span class="tag">${texts.sent.forms[table.form]}</span>${starsElement(row, texts)}<span class="note"
      >${exactMoment(submission.created_at, view)}${place === '' ? '' : ` · ${place}`}</span
    >${lead?.is_test === true ? html`<span class="badge">${texts.inbox.testOfDelivery}</span>` : ''}${days === 0 ? '' : html`<span class="badge warn">${texts.inbox.waits(days)}</span>`}
  </p>`;
}

function actionsOf(row: InboxRow, view: InboxView): Html {
  const { lead } = row;
  const { inbox } = view.texts;
  const [mail, call] = [replyAddress(row, view), callAddress(row)];
  const answered = lead?.answered_at ?? null;
  const link = (address: string, name: string, icon: Html, isMain = false): Html =>
    html`<a class="button${isMain ? ' main' : ''}" href="${address}">${icon}${name}</a>`;
  return html`<div class="acts">
    ${mail === undefined ? '' : link(mail, inbox.reply, ENVELOPE, true)}${call === undefined ? '' : link(call, inbox.call, PHONE, mail === undefined)}
    ${lead === undefined ? '' : answered === null ? actionForm('answered', html`${CHECK}${inbox.markAnswered}`) : ''}
    ${
      answered === null
        ? ''
        : html`<p class="answered">${CHECK}<span>${say(inbox.answeredAt, exactMoment(answered, view))}</span></p>
            ${actionForm('open', html`${inbox.notAnswered}`)}`
    }
  </div>`;
}

/** A form by itself, so that Enter in another one does not press its button. */
const actionForm = (action: string, words: Html): Html =>
  html`<form method="post"><input type="hidden" name="do" value="${action}" /><button>${words}</button></form>`;

function factsOf({ table, submission }: InboxRow, view: InboxView): Html {
  const fields = fieldsOf(table, submission, view.texts).filter(
    ({ isTechnical, value }) => !isTechnical && value !== '',
  );
  return listOf(fields, view);
}

/** What takes more than this stands below its label. */
const LONG = 90;

function listOf(fields: readonly InboxField[], view: InboxView): Html {
  const isLong = (value: string): boolean => value.length > LONG || value.includes('\n');
  return html`<dl class="facts">
    ${fields.map((field) => html`<div${isLong(field.value) ? html` class="long"` : ''}><dt>${field.label}</dt><dd>${valueOf(field, view)}</dd></div>`)}
  </dl>`;
}

function valueOf({ label, value, file }: InboxField, { base, texts }: InboxView): Html {
  if (file !== undefined) return html`<a href="${base}files/${file}" download>${value}</a>`;
  if (value === '') return html`<span class="note">${texts.inbox.notGiven}</span>`;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return html`<time datetime="${value}">${dayText(value, texts.locale)}</time>`;
  return label === texts.sent.labels.rating ? html`<b>${value}</b>` : html`${value}`;
}

/** "Friday, 11 December 2026"; what no calendar has stays as it is. */
function dayText(value: string, language: string): string {
  const date = new Date(`${value}T12:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  return date.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'UTC' });
}

function notesOf(lead: Lead, { problem, typed, row }: ShownLead, view: InboxView): Html {
  const { inbox } = view.texts;
  return html`<div class="noted">
    <section aria-labelledby="has">
      <h2 id="has">${inbox.whoHasIt}</h2>
      ${problem?.of === 'assignee' ? alert(problem.text) : ''}${assignForms(lead, typed?.assignee, view)}
    </section>
    <section aria-labelledby="note-head">
      <h2 id="note-head">${inbox.note}</h2>
      ${problem?.of === 'note' ? alert(problem.text) : ''}${noteForm(lead, problem?.of === 'note' ? typed?.note : undefined, inbox)}
    </section>
    <section aria-labelledby="told">
      <h2 id="told">${inbox.whereItWent}</h2>
      <div id="fates" data-live>${fateList(row, view)}</div>
      ${retryForm(row, inbox)}
    </section>
    ${lead.seen_at === null ? '' : html`<div class="quiet">${actionForm('unread', html`${inbox.markNew}`)}</div>`}
  </div>`;
}

function assignForms({ assignee }: Lead, typed: string | undefined, { person, list, texts }: InboxView): Html {
  const { inbox } = texts;
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
          ${was}<input type="hidden" name="assignee" value="${person}" /><button class="main">${inbox.iHaveIt}</button>
        </form>`;
  const nobody =
    assignee === null
      ? ''
      : html`<form method="post">
          ${was}<input type="hidden" name="assignee" value="" /><button>${inbox.nobodyHasIt}</button>
        </form>`;
  return html`<div class="assign">
    ${take}
    <form method="post" class="inline">
      ${was} <label for="assignee" class="hidden">${inbox.whoLabel}</label
      ><input
        id="assignee"
        name="assignee"
        value="${typed ?? assignee ?? ''}"
        maxlength="${MAX_NAME}"
        list="people"
        autocomplete="off"
        placeholder="${inbox.nobodyYet}"
      />
      <datalist id="people">${[...names].map((name) => html`<option value="${name}"></option>`)}</datalist>
      ${person === undefined ? html`<label class="check"><input type="checkbox" name="me" value="yes" /> ${inbox.thatIsMe}</label>` : ''}<button>
        ${inbox.save}
      </button>
    </form>
    ${nobody}
  </div>`;
}

/** `typed`: what could not be saved. What is there by now stands above it. */
function noteForm({ note }: Lead, typed: string | undefined, inbox: ToolTexts['inbox']): Html {
  const theirs =
    typed === undefined || note === null
      ? ''
      : html`<p class="note">${inbox.theNoteIs}</p>
          <blockquote class="theirs">${note}</blockquote>
          <p class="note">${inbox.youWrote}</p>`;
  return html`${theirs}
    <form method="post" class="note-form">
      <input type="hidden" name="do" value="note" /><input type="hidden" name="was" value="${digestOf(note)}" />
      <label for="note" class="note">${inbox.onlyTeam}</label
      ><textarea id="note" name="note" rows="4" maxlength="${MAX_NOTE}">${typed ?? note ?? ''}</textarea
      ><button>${inbox.saveNote}</button>
    </form>`;
}

function retryForm({ lead, deliveries }: InboxRow, { tryAgain }: ToolTexts['inbox']): Html {
  const hasFailed = lead?.state === 'failed' || deliveries.some(({ state }) => state === 'failed');
  return hasFailed ? actionForm('retry', html`${tryAgain}`) : html``;
}

const icon = (path: string): Html => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
const ARROW = icon('M15 5l-7 7 7 7');
const ENVELOPE = icon('M3.5 5.5h17v13h-17zM4 7l8 6 8-6');
const PHONE = icon(
  'M5 4h4l1.5 5L8 11a12 12 0 005 5l2-2.5 5 1.5v4a1.5 1.5 0 01-1.7 1.5C10.5 19.700 4.300 13.500 3.500 5.700A1.500 1.500 0 015 4z',
);
const CHECK = icon('M5 12.5l4.5 4.5L19 7.5');
