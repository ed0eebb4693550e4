import { isClosedByGroup, originOfDays } from '../fields/origin.ts';
import { dayControls, shiftFields } from './day-controls.ts';
import type { Holiday } from './holidays-ahead.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { icon } from '../style/icons.ts';
import { capital, dateInWords, periodInWords, specialInWords } from '../hours/day-words.ts';
import { dayOn, isOnly, type SpecialDay, specialDayAt, specialDayOn, specialDaysOf } from '../hours/special-days.ts';
import { MAX_NOTE } from '#schema/hours/hours.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView } from '../fields/view.ts';

/** What the address of the page asks for. */
export interface HolidaysQuery {
  /** The date whose hours are being changed. */
  other?: string | undefined;
  /** The path of the days that are being changed. */
  was?: string | undefined;
}

/** The page of the holidays of a place. */
export const holidaysPath = (slug: string, owner: FieldPath): string =>
  editPath(slug, owner.path.length === 0 ? 'holidays/' : `holidays/${writePath(owner.path)}/`);

const SHOWN = 8;

/** The next holidays of a place, each with a button; any other days; and what is decided. */
export function holidaysForm(
  owner: FieldPath,
  holidays: readonly Holiday[],
  query: HolidaysQuery,
  view: EditView,
): Html {
  const days = specialDaysOf(owner);
  const { next, hint, later } = view.texts.hours.holidays;
  const rows = holidays.map((holiday) => holidayRow(owner, holiday, days, query, view));
  const isLate = holidays.findIndex(({ date }) => date === query.other) >= SHOWN;
  return html`<section>
      <div class="head"><h2>${next}</h2></div>
      <ol class="list holidays">
        ${rows.slice(0, SHOWN)}
      </ol>
      ${
        rows.length > SHOWN
          ? html`<details class="later" id="later" ${isLate ? html`open` : ''}>
              <summary class="btn plain">${later(rows.length - SHOWN)}</summary>
              <ol class="list holidays">
                ${rows.slice(SHOWN)}
              </ol>
            </details>`
          : ''
      }
      <p class="hint">${hint}</p>
      ${originOfDays(owner, view)}
    </section>
    ${severalForm(owner, query, view)} ${decided(days, view)}`;
}

function holidayRow(
  owner: FieldPath,
  { date, name }: Holiday,
  days: readonly SpecialDay[],
  { other }: HolidaysQuery,
  view: EditView,
): Html {
  const { holidays } = view.texts.hours;
  const known = specialDayOn(days, date);
  const isOwn = known !== undefined && isOnly(known, date);
  const isClosed = known?.day.kind === 'closed';
  const [path] = known?.paths ?? [];
  const written = path && writePath(path);
  const change = html`<a
    class="${known === undefined ? 'in-line' : 'btn'}"
    id="other-${date}"
    href="?other=${date}#on-${date}"
    >${known === undefined ? holidays.otherHours : holidays.change} <span class="vh">${holidays.on(name)}</span></a
  >`;
  const isOfGroup = known === undefined && isClosedByGroup(date, view);
  const button = isOfGroup
    ? ''
    : known === undefined
      ? postButton(`closed/${date}/${writePath(owner.path)}`, `close-${date}`, view, {
          words: holidays.close,
          label: holidays.closeOn(name),
        })
      : isOwn && isClosed && written !== undefined
        ? postButton(`undate/${written}`, `close-${date}`, view, {
            words: holidays.closed,
            label: holidays.closedOn(name),
            isPressed: true,
          })
        : isOwn && written !== undefined
          ? change
          : html`<a class="btn" href="#decided">${holidays.change} <span class="vh">${holidays.on(name)}</span></a>`;
  return html`<li id="on-${date}">
    <div class="grow">
      <b>${name}</b>
      <div class="small">
        ${capital(dateInWords(date, view.today, view.texts))}
        ${known === undefined && other !== date ? html`<span aria-hidden="true">·</span> ${change}` : ''}
      </div>
      ${isOfGroup ? html`<div class="small"><b>${capital(view.texts.hours.closed)}</b> · ${view.texts.beside.ofGroup(view.group?.name ?? '')}</div>` : ''}
      ${known === undefined || (isOwn && isClosed && known.note === undefined) ? '' : knownHours(known, isOwn, view)}
    </div>
    ${button} ${other === date && !(isOwn && isClosed) ? otherHoursForm(owner, date, name, known, view) : ''}
  </li>`;
}

/** Of a longer time, with its dates, so that nobody wonders where it comes from. */
function knownHours(known: SpecialDay, isOwn: boolean, { texts, today }: EditView): Html {
  const words = capital(specialInWords(known, texts.hours));
  if (isOwn) return html`<div class="small"><b class="num">${words}</b></div>`;
  return html`<div class="small">
    <b class="num">${words}</b><span aria-hidden="true"> · </span>${periodInWords(known, today, texts)}
  </div>`;
}

/** A form of its own, so that the button needs nothing else of the page. */
export function postButton(
  action: string,
  id: string,
  view: EditView,
  { words, label, isPressed = false }: { words: string; label: string; isPressed?: boolean },
): Html {
  return html`<form method="post" id="form-${id}" enctype="multipart/form-data">
    <input type="hidden" name="digest" value="${view.digest}" />
    <button
      class="${isPressed ? 'chip sq off' : 'btn'}"
      id="${id}"
      name="do"
      value="${action}"
      aria-label="${label}"
      ${isPressed ? html`aria-pressed="true"` : ''}
      ${view.focus === id ? html`autofocus` : ''}
    >
      ${isPressed ? icon('check') : ''}${words}
    </button>
  </form>`;
}

/** In the row of a holiday: what stands there is what holds on that day. */
function otherHoursForm(
  owner: FieldPath,
  date: string,
  name: string,
  known: SpecialDay | undefined,
  view: EditView,
): Html {
  const { save, cancel, asUsual } = view.texts.hours.holidays;
  const key = writePath(owner.path);
  const problem = view.problems.get(`day/${key}`);
  const day = dayOn(owner, date);
  const parts = {
    name: 'new',
    id: date,
    label: name,
    day,
    problemId: problem === undefined ? undefined : 'problem-on',
  };
  const [path] = known?.paths ?? [];
  return html`<form class="other-hours stack" method="post" id="hours-${date}" enctype="multipart/form-data">
    <input type="hidden" name="digest" value="${view.digest}" />
    <input type="hidden" name="from" value="${date}" />
    <input type="hidden" name="k:new" value="open" />
    ${shiftFields(parts, day.shifts, view)} ${noteField(`note-${date}`, known?.note, view)}
    ${problem === undefined ? '' : problemLine('problem-on', problem)}
    <div class="row tight">
      <button class="btn main" name="do" value="day/${key}">${save}</button>
      ${
        path === undefined
          ? html`<a class="btn plain" href="?">${cancel}</a>`
          : html`<button class="btn" name="do" value="undate/${writePath(path)}">${asUsual}</button>`
      }
    </div>
  </form>`;
}

const problemLine = (id: string, problem: string): Html =>
  html`<p class="err problem" role="alert" id="${id}">${icon('error')}<span>${problem}</span></p>`;

function noteField(id: string, note: string | undefined, view: EditView): Html {
  const { note: label, optional } = view.texts.hours.holidays;
  return html`<label class="field"
    ><span class="label">${label} <span class="soft">– ${optional}</span></span
    ><input
      class="input"
      id="${id}"
      name="note"
      maxlength="${MAX_NOTE}"
      value="${view.typed.get('note') ?? note ?? ''}"
      autocomplete="off"
  /></label>`;
}

function severalForm(owner: FieldPath, { was, other }: HolidaysQuery, view: EditView): Html {
  const { several, firstDay, lastDay, ifSeveral, add, save } = view.texts.hours.holidays;
  const key = writePath(owner.path);
  const problem = other === undefined ? view.problems.get(`day/${key}`) : undefined;
  const changed = was === undefined ? undefined : specialDayAt(owner, was);
  const typed = other === undefined ? view : { ...view, typed: new Map<string, string>() };
  const date = (name: 'from' | 'through', label: Html | string): Html =>
    html`<label class="field"
      ><span class="label">${label}</span
      ><input
        class="input"
        type="date"
        id="new-${name}"
        name="${name}"
        value="${typed.typed.get(name) ?? changed?.[name] ?? ''}"
    /></label>`;
  const label = view.texts.hours.theDay;
  const day = changed?.day ?? { kind: 'closed' as const, shifts: [] };
  return html`<form class="card stack" method="post" id="several" enctype="multipart/form-data">
    <h2>${several}</h2>
    <input type="hidden" name="digest" value="${view.digest}" />
    ${changed === undefined ? '' : html`<input type="hidden" name="was" value="${was}" />`}
    <div class="two">
      ${date('from', firstDay)} ${date('through', html`${lastDay} <span class="soft">– ${ifSeveral}</span>`)}
    </div>
    ${dayControls({ name: 'new', id: 'new', label, day, problemId: problem && 'problem-new' }, typed)}
    ${noteField('new-note', changed?.note, typed)} ${problem === undefined ? '' : problemLine('problem-new', problem)}
    <button class="btn main full" name="do" value="day/${key}">${changed === undefined ? add : save}</button>
  </form>`;
}

/** All that is written, also what another program wrote. */
function decided(days: readonly SpecialDay[], view: EditView): Html {
  const { decided: title, noneDecided, past } = view.texts.hours.holidays;
  const isOver = ({ through }: SpecialDay): boolean =>
    through !== '' && !through.startsWith('--') && through < view.today;
  const over = days.filter(isOver);
  const ahead = days.filter((day) => !isOver(day));
  return html`<section id="decided" tabindex="-1">
    <div class="head"><h2>${title}</h2></div>
    ${
      ahead.length === 0
        ? html`<p class="soft">${noneDecided}</p>`
        : html`<ol class="list dates">
            ${ahead.map((day) => decidedRow(day, view))}
          </ol>`
    }
    ${
      over.length === 0
        ? ''
        : html`<details class="later" id="past">
            <summary class="btn plain">${past(over.length)}</summary>
            <ol class="list dates">
              ${over.map((day) => decidedRow(day, view))}
            </ol>
          </details>`
    }
  </section>`;
}

function decidedRow(day: SpecialDay, view: EditView): Html {
  const { hours } = view.texts;
  const { change, remove, foreign, on } = hours.holidays;
  const period = periodInWords(day, view.today, view.texts);
  const [path] = day.paths;
  const isPlain = /^\d/.test(day.from) && /^\d/.test(day.through) && day.weekdays === undefined;
  const buttons = (written: string): Html =>
    html`${
        isPlain
          ? html`<a class="btn" href="?was=${encodeURIComponent(written)}#several"
              >${change} <span class="vh">${on(period)}</span></a
            >`
          : ''
      }
      <form method="post" id="undate-${written.replace(/\W/g, '-')}" enctype="multipart/form-data">
        <input type="hidden" name="digest" value="${view.digest}" />
        <button class="icon" name="do" value="undate/${written}" aria-label="${remove}: ${period}">
          ${icon('delete')}
        </button>
      </form>`;
  return html`<li>
    <div class="grow">
      <b>${capital(period)}</b>
      <div class="small num">${capital(specialInWords(day, hours))}</div>
    </div>
    ${path === undefined ? html`<span class="soft small">${foreign}</span>` : buttons(writePath(path))}
  </li>`;
}
