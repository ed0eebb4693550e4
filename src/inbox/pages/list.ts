import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { html, type Html } from '#tool-pages/html.ts';
import { momentElement } from '#tool-pages/time.ts';
import { type InboxQuery, pageCountOf, queryText, SHOWN, type Shown } from '../mailbox/query.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import { SENT_TABLES } from '../submissions/sent-forms.ts';
import { fateOf, nextTry } from './fate.ts';
import type { InboxView } from './view.ts';
import { daysWaiting, fileNamesOf, isUrgent, lineOf, placeOf, say, starsOf, whoOf } from './words.ts';

/** The list of a brand's messages with its filters. `shown`: the one that stands beside it, which keeps its place. */
export function listOf(view: InboxView, shown?: InboxRow): Html {
  const { messages } = view.texts.inbox;
  const Heading = shown === undefined ? html`<h1>${messages}</h1>` : html`<h2 class="title">${messages}</h2>`;
  return html`<section class="list" aria-label="${messages}">
    <div id="messages" data-live>
      <div class="title-line">
        ${Heading}
        <p class="note" role="status">${stateText(view)}</p>
      </div>
      ${view.list.isStateless ? '' : tabsOf(view)}${formsOf(view)}${rowsOf(view, shown)}${pagesOf(view)}
    </div>
    ${sieveOf(view)}
  </section>`;
}

function stateText({ list, texts }: InboxView): string {
  const { states } = texts.inbox;
  if (list.all === 0) return states.nothing;
  if (list.isStateless) return states.inAll(list.all);
  const waiting = list.waiting === 0 ? states.allAnswered : states.waiting(list.waiting);
  return list.unread === 0 ? waiting : `${waiting}, ${states.unread(list.unread)}`;
}

function tabsOf(view: InboxView): Html {
  const { list, query, person } = view;
  const { tabs, which } = view.texts.inbox;
  const counts: Partial<Record<Shown, number>> = { waiting: list.waiting };
  const isMine = person !== undefined && query.person === person;
  const mine = person === undefined || person === '' ? undefined : (list.people[person] ?? 0);
  const tab = (name: string, to: InboxQuery, isCurrent: boolean, count?: number): Html =>
    html`<li>
      <a href="${view.base}${queryText(to)}" ${current(isCurrent)}
        >${name}${count ? html` <span>${count}</span>` : ''}</a
      >
    </li>`;
  return html`<nav aria-label="${which}">
    <ul class="tabs-line">
      ${SHOWN.map((shown) => tab(tabs[shown], { ...query, shown, page: 1, ...(isMine && { person: undefined }) }, shown === query.shown && !isMine, counts[shown]))}
      ${mine === undefined ? '' : tab(tabs.mine, { ...query, shown: 'waiting', person, page: 1 }, isMine, mine)}
    </ul>
  </nav>`;
}

const current = (is: boolean): Html => (is ? html` aria-current="true"` : html``);

/** A link for each form that has sent something, if there is more than one. */
function formsOf({ base, list, query, texts }: InboxView): Html {
  const forms = SENT_TABLES.filter(({ form }) => (list.forms[form] ?? 0) > 0 || form === query.form);
  if (forms.length < 2 && query.form === undefined) return html``;
  const all = Object.values(list.forms).reduce((sum, count) => sum + count, 0);
  const chip = (form: InboxQuery['form'], name: string, count: number): Html =>
    html`<li>
      <a href="${base}${queryText({ ...query, form, page: 1 })}" ${current(form === query.form)}
        >${name} <span>${count}</span></a
      >
    </li>`;
  return html`<nav aria-label="${texts.inbox.byForm}">
    <ul class="chips">
      ${chip(undefined, texts.inbox.allForms, all)}${forms.map(({ form }) => chip(form, texts.sent.forms[form], list.forms[form] ?? 0))}
    </ul>
  </nav>`;
}

/** Where the brand has several places, or several people have something. */
function sieveOf(view: InboxView): Html {
  const { base, list, query } = view;
  const texts = view.texts.inbox;
  const places = Object.keys(list.places).length > 1 || query.place !== undefined ? placeOptions(view) : [];
  const people = Object.entries(list.people);
  const isSieved = query.place !== undefined || query.person !== undefined;
  if (places.length === 0 && people.length === 0 && !isSieved) return html``;
  const hidden = (name: string, value: string | undefined): Html =>
    value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`;
  const persons =
    people.some(([name]) => name === query.person) || query.person === undefined
      ? people
      : [...people, [query.person, 0] as const];
  return html`<form class="sieve" action="${base}" aria-label="${texts.only}">
    ${hidden('show', query.shown === 'waiting' ? undefined : query.shown)}${hidden('form', query.form)}
    ${places.length === 0 ? '' : selectOf('place', texts.location, query.place, texts.allLocations, places)}
    ${
      persons.length === 0
        ? ''
        : selectOf(
            'who',
            texts.whoHasIt,
            query.person,
            texts.anybody,
            persons.map(([name, count]) => ({ value: name, text: `${name} (${count})` })),
          )
    }
    <button>${texts.show}</button
    >${isSieved ? html` <a href="${base}${queryText({ ...query, place: undefined, person: undefined, page: 1 })}">${texts.showAll}</a>` : ''}
  </form>`;
}

interface Option {
  value: string;
  text: string;
}

function placeOptions({ list, query: { place }, texts }: InboxView): Option[] {
  const { places, placeNames } = list;
  const known = place === undefined || place in places ? places : { ...places, [place]: 0 };
  return Object.entries(known)
    .map(([value, count]) => ({
      value,
      text: `${Object.hasOwn(placeNames, value) ? placeNames[value] : value} (${count})`,
    }))
    .toSorted((one, other) => one.text.localeCompare(other.text, texts.locale));
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
  const { groups, newestFirst, allForms, whyFirst } = view.texts.inbox;
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
  if (list.isStateless) return group(allForms, newestFirst, list.rows);
  return html`${group(groups.first, whyFirst, first)}${group(groups[query.shown], newestFirst, rest)}`;
}

function emptyText({ list, query, base, texts }: InboxView): Html {
  const { empty } = texts.inbox;
  if (list.all === 0)
    return html`<div class="empty">
      <p>${empty.nothing}</p>
      <p class="note">${empty.nothingWhy}</p>
    </div>`;
  const isWhole =
    query.form === undefined && query.place === undefined && query.person === undefined && query.page === 1;
  if (isWhole && query.shown === 'waiting')
    return html`<div class="empty">
      <p>${empty.allAnswered}</p>
      <p class="note">${empty.newHere} <a href="${base}?show=answered">${empty.answered}</a></p>
    </div>`;
  return html`<div class="empty">
    <p>${empty.noMatch}</p>
    <p class="note"><a href="${base}">${empty.waiting}</a></p>
  </div>`;
}

function rowOf(row: InboxRow, view: InboxView, shown: InboxRow | undefined): Html {
  const { table, submission, lead } = row;
  const { inbox, sent } = view.texts;
  const isNew = lead !== undefined && lead.seen_at === null;
  const isShown = shown?.submission.id === submission.id && shown.table === table;
  const line = [lineOf(row, view.texts), fileNamesOf(row, view.texts)].filter(Boolean).join(' · ');
  const place = placeOf(row, view.list.placeNames);
  const hasPlaces = Object.keys(view.list.places).length > 1;
  return html`<li class="row${isNew ? ' unread' : ''}" ${isShown ? html` data-shown` : ''}>
    <div class="top-line">
      <a id="to-${submission.id}" href="${detailPath(view, row)}" ${current(isShown)}
        >${isNew ? html`<span class="dot"><span class="hidden">${inbox.newOne}</span></span>` : ''}<bdi
          >${whoOf(row, view.texts)}</bdi
        ></a
      >${momentElement(new Date(submission.created_at), view.now, { language: view.texts.locale })}
    </div>
    ${line === '' ? '' : html`<p class="line">${line}</p>`}
    <p class="meta">
      <span class="tag">${sent.forms[table.form]}</span
      >${starsElement(row, view.texts)}${lead?.is_test === true ? html`<span class="badge">${inbox.test}</span>` : ''}${personText(row, view)}${hasPlaces && place !== '' ? html`<span>${place}</span>` : ''}${badgesOf(row, view)}
    </p>
  </li>`;
}

function personText({ lead }: InboxRow, { texts: { inbox } }: InboxView): Html {
  if (lead === undefined) return html``;
  if (lead.assignee !== null) return html`<span><bdi>${lead.assignee}</bdi> ${inbox.hasIt}</span>`;
  return lead.answered_at === null ? html`<span>${inbox.nobodyHasIt}</span>` : html``;
}

function badgesOf(row: InboxRow, view: InboxView): Html {
  const { lead } = row;
  const { inbox } = view.texts;
  if (lead === undefined) return html``;
  const days = daysWaiting(lead, view.now);
  const waits = days === 0 ? '' : html`<span class="badge warn">${inbox.waits(days)}</span>`;
  const answered = lead.answered_at === null ? '' : html`<span class="badge good">${inbox.answered}</span>`;
  return html`${answered}${waits}${fateBadge(row, view)}${lead.note === null ? '' : html`<span class="badge">${inbox.note}</span>`}`;
}

function fateBadge(row: InboxRow, { now, texts: { inbox, locale } }: InboxView): Html {
  switch (fateOf(row)) {
    case 'failed':
      return html`<span class="badge bad">${inbox.mailFailed}</span>`;
    case 'retrying': {
      const next = nextTry(row);
      const words = next
        ? say(inbox.mailFailedUntil, momentElement(next, now, { language: locale }))
        : inbox.mailFailed;
      return html`<span class="badge bad"><span>${words}</span></span>`;
    }
    case 'nobody':
      return row.lead?.answered_at === null && !row.lead.is_test
        ? html`<span class="badge">${inbox.nobodyTold}</span>`
        : html``;
    default:
      return html``;
  }
}

export function starsElement(row: InboxRow, { sent }: ToolTexts): Html {
  const stars = starsOf(row);
  if (stars === undefined) return html``;
  return html`<span class="stars${stars <= 2 ? ' low' : ''}" role="img" aria-label="${sent.stars(stars)}"
    >${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span
  >`;
}

/** `detailPath(view, row) // "/_preview/nonna-pia/submissions/catering/7d3b1c5e-…/?show=answered"` */
export const detailPath = (
  { base, query }: Pick<InboxView, 'base' | 'query'>,
  { table, submission }: InboxRow,
): string => `${base}${table.form}/${encodeURIComponent(submission.id)}/${queryText(query)}`;

function pagesOf({ base, list, query, texts: { inbox } }: InboxView): Html {
  const count = pageCountOf(list.total);
  if (count < 2) return html``;
  const link = (to: number, name: string): Html =>
    to < 1 || to > count
      ? html`<span></span>`
      : html`<a class="button" href="${base}${queryText({ ...query, page: to })}">${name}</a>`;
  return html`<nav class="pages" aria-label="${inbox.pages}">
    ${link(query.page - 1, inbox.newer)}
    <p class="note">${inbox.pageOf(query.page, count)}</p>
    ${link(query.page + 1, inbox.older)}
  </nav>`;
}
