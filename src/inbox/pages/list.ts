import { html, type Html } from '#tool-pages/html.ts';
import { momentElement } from '#tool-pages/time.ts';
import { type InboxQuery, pageCountOf, queryText, SHOWN, type Shown } from '../mailbox/query.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import { SENT_TABLES } from '../submissions/sent-forms.ts';
import { fateOf, nextTry } from './fate.ts';
import type { InboxView } from './view.ts';
import { daysWaiting, fileNamesOf, FORM_NAMES, isUrgent, lineOf, placeOf, starsOf, whoOf } from './words.ts';

/** The list of a brand's messages with its filters. `shown`: the one that stands beside it, which keeps its place. */
export function listOf(view: InboxView, shown?: InboxRow): Html {
  const { list } = view;
  const Heading = shown === undefined ? html`<h1>Messages</h1>` : html`<h2 class="title">Messages</h2>`;
  return html`<section class="list" aria-label="Messages">
    <div id="messages" data-live>
      <div class="title-line">
        ${Heading}
        <p class="note" role="status">${stateText(view)}</p>
      </div>
      ${list.stateless === undefined ? tabsOf(view) : ''}${formsOf(view)}${rowsOf(view, shown)}${pagesOf(view)}
    </div>
    ${sieveOf(view)}
  </section>`;
}

function stateText({ list }: InboxView): string {
  if (list.all === 0) return 'Nothing yet';
  if (list.stateless !== undefined) return `${list.all} in all`;
  const waiting = list.waiting === 0 ? 'All answered' : `${list.waiting} not answered`;
  return list.unread === 0 ? waiting : `${waiting}, ${list.unread} new`;
}

const TABS: Record<Shown, string> = { waiting: 'Waiting', answered: 'Answered', all: 'All' };

function tabsOf(view: InboxView): Html {
  const { list, query, person } = view;
  const counts: Partial<Record<Shown, number>> = { waiting: list.waiting };
  const isMine = person !== undefined && query.person === person;
  const mine = person === undefined || person === '' ? undefined : (list.people[person] ?? 0);
  const tab = (name: string, to: InboxQuery, isCurrent: boolean, count?: number): Html =>
    html`<li>
      <a href="${view.base}${queryText(to)}" ${current(isCurrent)}
        >${name}${count ? html` <span>${count}</span>` : ''}</a
      >
    </li>`;
  return html`<nav aria-label="Which messages">
    <ul class="tabs-line">
      ${SHOWN.map((shown) => tab(TABS[shown], { ...query, shown, page: 1, ...(isMine && { person: undefined }) }, shown === query.shown && !isMine, counts[shown]))}
      ${mine === undefined ? '' : tab('Mine', { ...query, shown: 'waiting', person, page: 1 }, isMine, mine)}
    </ul>
  </nav>`;
}

const current = (is: boolean): Html => (is ? html` aria-current="true"` : html``);

/** A link for each form that has sent something, if there is more than one. */
function formsOf({ base, list, query }: InboxView): Html {
  const forms = SENT_TABLES.filter(({ form }) => (list.forms[form] ?? 0) > 0 || form === query.form);
  if (forms.length < 2 && query.form === undefined) return html``;
  const all = Object.values(list.forms).reduce((sum, count) => sum + count, 0);
  const chip = (form: InboxQuery['form'], name: string, count: number): Html =>
    html`<li>
      <a href="${base}${queryText({ ...query, form, page: 1 })}" ${current(form === query.form)}
        >${name} <span>${count}</span></a
      >
    </li>`;
  return html`<nav aria-label="Forms">
    <ul class="chips">
      ${chip(undefined, 'All', all)}${forms.map(({ form }) => chip(form, FORM_NAMES[form], list.forms[form] ?? 0))}
    </ul>
  </nav>`;
}

/** Where the brand has several places, or several people have something. */
function sieveOf({ base, list, query }: InboxView): Html {
  const places = Object.keys(list.places).length > 1 || query.place !== undefined ? placeOptions(list, query) : [];
  const people = Object.entries(list.people);
  const isSieved = query.place !== undefined || query.person !== undefined;
  if (places.length === 0 && people.length === 0 && !isSieved) return html``;
  const hidden = (name: string, value: string | undefined): Html =>
    value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`;
  const persons =
    people.some(([name]) => name === query.person) || query.person === undefined
      ? people
      : [...people, [query.person, 0] as const];
  return html`<form class="sieve" action="${base}" aria-label="Only some of them">
    ${hidden('show', query.shown === 'waiting' ? undefined : query.shown)}${hidden('form', query.form)}
    ${places.length === 0 ? '' : selectOf('place', 'Location', query.place, 'All locations', places)}
    ${
      persons.length === 0
        ? ''
        : selectOf(
            'who',
            'Who has it',
            query.person,
            'Anybody',
            persons.map(([name, count]) => ({ value: name, text: `${name} (${count})` })),
          )
    }
    <button>Show</button
    >${isSieved ? html` <a href="${base}${queryText({ ...query, place: undefined, person: undefined, page: 1 })}">Show all</a>` : ''}
  </form>`;
}

interface Option {
  value: string;
  text: string;
}

function placeOptions({ places, placeNames }: InboxView['list'], { place }: InboxQuery): Option[] {
  const known = place === undefined || place in places ? places : { ...places, [place]: 0 };
  return Object.entries(known)
    .map(([value, count]) => ({
      value,
      text: `${Object.hasOwn(placeNames, value) ? placeNames[value] : value} (${count})`,
    }))
    .toSorted((one, other) => one.text.localeCompare(other.text, 'en'));
}

function selectOf(
  name: string,
  label: string,
  chosen: string | undefined,
  none: string,
  options: readonly Option[],
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">${none}</option>
      ${options.map(({ value, text }) => html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${text}</option>`)}
    </select></label
  >`;
}

function rowsOf(view: InboxView, shown: InboxRow | undefined): Html {
  const { list, query } = view;
  if (list.rows.length === 0) return emptyText(view);
  const level =
    shown === undefined ? (text: string) => html`<h2>${text}</h2>` : (text: string) => html`<h3>${text}</h3>`;
  const first = list.rows.filter(isUrgent);
  const rest = list.rows.filter((row) => !isUrgent(row));
  const group = (heading: string, why: string, rows: readonly InboxRow[]): Html =>
    rows.length === 0
      ? html``
      : html`<div class="group-head">
            ${level(heading)}
            <p class="note">${why}</p>
          </div>
          <ol class="rows">
            ${rows.map((row) => rowOf(row, view, shown))}
          </ol>`;
  if (list.stateless !== undefined) return group('All', 'the newest first', list.rows);
  return html`${group('First', '1–2 stars and catering, until answered', first)}${group(first.length === 0 || query.shown !== 'waiting' ? REST[query.shown] : 'Waiting', 'the newest first', rest)}`;
}

const REST: Record<Shown, string> = { waiting: 'Waiting', answered: 'Answered', all: 'The others' };

function emptyText({ list, query, base }: InboxView): Html {
  if (list.all === 0)
    return html`<div class="empty">
      <p>Nothing yet.</p>
      <p class="note">What guests send through the forms of the site arrives here.</p>
    </div>`;
  const isWhole =
    query.form === undefined && query.place === undefined && query.person === undefined && query.page === 1;
  if (isWhole && query.shown === 'waiting')
    return html`<div class="empty">
      <p>Everybody has an answer.</p>
      <p class="note">New messages appear here. <a href="${base}?show=answered">Those that are answered</a></p>
    </div>`;
  return html`<div class="empty">
    <p>Nothing like that.</p>
    <p class="note"><a href="${base}">Show all that wait</a></p>
  </div>`;
}

function rowOf(row: InboxRow, view: InboxView, shown: InboxRow | undefined): Html {
  const { table, submission, lead } = row;
  const isNew = lead !== undefined && lead.seen_at === null;
  const isShown = shown?.submission.id === submission.id && shown.table === table;
  const line = [lineOf(row), fileNamesOf(row)].filter(Boolean).join(' · ');
  const place = placeOf(row, view.list.placeNames);
  const hasPlaces = Object.keys(view.list.places).length > 1;
  return html`<li class="row${isNew ? ' unread' : ''}" ${isShown ? html` data-shown` : ''}>
    <div class="top-line">
      <a id="to-${submission.id}" href="${detailPath(view, row)}" ${current(isShown)}
        >${isNew ? html`<span class="dot"><span class="hidden">New: </span></span>` : ''}<bdi>${whoOf(row)}</bdi></a
      >${momentElement(new Date(submission.created_at), view.now)}
    </div>
    ${line === '' ? '' : html`<p class="line">${line}</p>`}
    <p class="meta">
      <span class="tag">${FORM_NAMES[table.form]}</span
      >${starsElement(row)}${lead?.is_test === true ? html`<span class="badge">Test</span>` : ''}${personText(row)}${hasPlaces && place !== '' ? html`<span>${place}</span>` : ''}${badgesOf(row, view.now)}
    </p>
  </li>`;
}

function personText({ lead }: InboxRow): Html {
  if (lead === undefined) return html``;
  if (lead.assignee !== null) return html`<span><bdi>${lead.assignee}</bdi> has it</span>`;
  return lead.answered_at === null ? html`<span>Nobody has it</span>` : html``;
}

function badgesOf(row: InboxRow, now: Date): Html {
  const { lead } = row;
  if (lead === undefined) return html``;
  const days = daysWaiting(lead, now);
  const waits = days === 0 ? '' : html`<span class="badge warn">Waits ${days === 1 ? 'a day' : `${days} days`}</span>`;
  const answered = lead.answered_at === null ? '' : html`<span class="badge good">Answered</span>`;
  return html`${answered}${waits}${fateBadge(row, now)}${lead.note === null ? '' : html`<span class="badge">Note</span>`}`;
}

function fateBadge(row: InboxRow, now: Date): Html {
  switch (fateOf(row)) {
    case 'failed':
      return html`<span class="badge bad">Mail failed</span>`;
    case 'retrying': {
      const next = nextTry(row);
      return html`<span class="badge bad"
        ><span>Mail failed${next ? html`, again ${momentElement(next, now)}` : ''}</span></span
      >`;
    }
    case 'nobody':
      return row.lead?.answered_at === null && !row.lead.is_test
        ? html`<span class="badge">Nobody told</span>`
        : html``;
    default:
      return html``;
  }
}

export function starsElement(row: InboxRow): Html {
  const stars = starsOf(row);
  if (stars === undefined) return html``;
  return html`<span class="stars${stars <= 2 ? ' low' : ''}" role="img" aria-label="${stars} of 5 stars"
    >${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span
  >`;
}

/** `detailPath(view, row) // "/_preview/nonna-pia/submissions/catering/7d3b1c5e-…/?show=answered"` */
export const detailPath = (
  { base, query }: Pick<InboxView, 'base' | 'query'>,
  { table, submission }: InboxRow,
): string => `${base}${table.form}/${encodeURIComponent(submission.id)}/${queryText(query)}`;

function pagesOf({ base, list, query }: InboxView): Html {
  const count = pageCountOf(list.total);
  if (count < 2) return html``;
  const link = (to: number, name: string): Html =>
    to < 1 || to > count
      ? html`<span></span>`
      : html`<a class="button" href="${base}${queryText({ ...query, page: to })}">${name}</a>`;
  return html`<nav class="pages" aria-label="Pages">
    ${link(query.page - 1, 'Newer')}
    <p class="note">Page ${query.page} of ${count}</p>
    ${link(query.page + 1, 'Older')}
  </nav>`;
}
