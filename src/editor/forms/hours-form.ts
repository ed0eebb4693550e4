import { originOfDays } from '../fields/origin.ts';
import { MONDAY_FIRST, WEEKDAYS } from '#core/hours/hours-lines.ts';
import { formatDate } from '#core/hours/date.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { fieldsOf, type SchemaField } from '../fields/fields.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { fieldPathAt, writePath } from '../fields/field-path.ts';
import { select, said } from './fields-form.ts';
import type { Holiday } from './holidays-ahead.ts';
import { hasSpecialDay, specialDaysOf } from '../hours/special-days.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';
import { type Day, MAX_SHIFTS, readWeek } from '../hours/week.ts';

const KINDS = [
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['h24', 'Open 24 hours'],
  ['unknown', 'Not stated'],
] as const;

/** The seven days, each with its shifts. */
export function weekForm(place: FieldPath, view: EditView): Html {
  const { week } = readWeek(place.value);
  const key = writePath(place.path);
  const rows = MONDAY_FIRST.map((weekday) => {
    const problem = view.problems.get(`${key}/${weekday}`);
    return html`<fieldset class="day" id="day-${weekday}">
      <legend>${WEEKDAYS[weekday]}</legend>
      ${dayControls(String(weekday), WEEKDAYS[weekday] ?? '', week[weekday] ?? { kind: 'unknown', shifts: [] }, view)}
      <details class="copy" id="copy-${weekday}">
        <summary aria-label="Copy ${WEEKDAYS[weekday]}">Copy</summary>
        <div>
          <button name="do" value="copyday/${weekday}/weekdays/${key}">To Monday – Friday</button>
          <button name="do" value="copyday/${weekday}/all/${key}">To all days</button>
        </div>
      </details>
      ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
    </fieldset>`;
  });
  return html`<section class="week" id="${idOf(place.path)}">
    <h2>The week</h2>
    <p class="note">An end that is earlier than its start is after midnight.</p>
    <input type="hidden" name="week" value="${key}" />
    ${rows} ${said(place, view)}
    <button class="save" name="do" value="week/${key}">Save the hours</button>
  </section>`;
}

function dayControls(name: string, label: string, day: Day, { typed }: EditView): Html {
  const kind = typed.get(`k:${name}`) ?? day.kind;
  const time = (part: 'o' | 'c', index: number): string =>
    typed.get(`${part}:${name}:${index}`) ?? day.shifts[index]?.[part === 'o' ? 'open' : 'close'] ?? '';
  const shift = (index: number): Html => {
    const which = index === 0 ? '' : `, shift ${index + 1}`;
    return html`<span class="shift">
      <input
        type="time"
        name="o:${name}:${index}"
        id="o-${name}-${index}"
        value="${time('o', index)}"
        aria-label="${label} opens${which}"
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        name="c:${name}:${index}"
        id="c-${name}-${index}"
        value="${time('c', index)}"
        aria-label="${label} closes${which}"
      />
    </span>`;
  };
  const shown = Math.max(1, day.shifts.length);
  const more = Array.from({ length: MAX_SHIFTS - shown }, (_, index) => shift(shown + index));
  return html`${select(
      html`name="k:${name}" id="k-${name}" aria-label="${label}"`,
      KINDS.filter(([known]) => known !== 'unknown' || day.kind === 'unknown'),
      kind,
    )}
    <div class="shifts">
      ${Array.from({ length: shown }, (_, index) => shift(index))}
      ${
        more.length === 0
          ? ''
          : html`<details id="more-${name}">
              <summary aria-label="${label}: another shift">Another shift</summary>
              ${more}
            </details>`
      }
    </div>`;
}

/** Holidays and other days with hours of their own: what is there, the next holidays of the country, and any day. */
export function specialDaysForm(owner: FieldPath, holidays: readonly Holiday[], view: EditView): Html {
  const days = specialDaysOf(owner);
  const key = writePath(owner.path);
  const problem = view.problems.get(`day/${key}`);
  const open = holidays.filter(({ date }) => !hasSpecialDay(owner, date));
  return html`<section class="special" id="special-days">
    <h2>Holidays and special days <span>${days.length}</span></h2>
    ${originOfDays(owner, view)}
    ${
      days.length === 0
        ? html`<p class="note">None yet: every day has the hours of its weekday.</p>`
        : html`<ol class="dates">
            ${days.map(
              ({ from, through, text, path }) =>
                html`<li class="${through < view.today ? 'past' : ''}">
                  <span>${dateText(from)}${through === from ? '' : html` – ${dateText(through)}`}</span> <b>${text}</b>
                  ${
                    path === undefined
                      ? html`<span class="note">from another program</span>`
                      : html`<button name="do" value="undate/${writePath(path)}" aria-label="Remove ${from}">✕</button>`
                  }
                </li>`,
            )}
          </ol>`
    }
    ${holidayButtons(open, (date) => `closed/${date}/${key}`)}
    <fieldset class="add day">
      <legend>Another day, or other hours</legend>
      <div class="in-row">
        <div class="field">
          <label for="new-from">Date</label>
          <input
            type="date"
            id="new-from"
            name="from"
            value="${view.typed.get('from')}"
            ${view.focus === 'new-from' ? html`autofocus` : ''}
          />
        </div>
        <div class="field">
          <label for="new-through">To, for several days</label>
          <input type="date" id="new-through" name="through" value="${view.typed.get('through')}" />
        </div>
      </div>
      ${dayControls('new', 'The day', { kind: 'closed', shifts: [] }, view)}
      <button name="do" value="day/${key}">Add the day</button>
      ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
    </fieldset>
  </section>`;
}

/** The next holidays, each with a button. */
export function holidayButtons(holidays: readonly Holiday[], actionFor: (date: string) => string): Html {
  if (holidays.length === 0) return html``;
  return html`<h3>Closed on a holiday?</h3>
    <ul class="holidays">
      ${holidays.map(
        ({ date, name }) =>
          html`<li>
            <span>${name} <span class="note">${dateText(date)}</span></span>
            <button name="do" value="${actionFor(date)}" aria-label="Closed on ${name}, ${date}">Closed</button>
          </li>`,
      )}
    </ul>`;
}

function dateText(date: string): string {
  if (date === '') return '…';
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday.slice(0, 3)} ${formatDate(date, ENGLISH.formats)}`;
}

/** The configuration or the location that has these hours: what special days belong to. Undefined for those of pickup, and of a menu. */
export function ownerOfHours(place: FieldPath, root: unknown): FieldPath | undefined {
  const owner = fieldPathAt(root, place.path.slice(0, -1));
  const isPlace = owner?.shape.object !== undefined && fieldsOf(owner.shape.object).some(hasSpecialDays);
  return isPlace ? owner : undefined;
}

const hasSpecialDays = ({ kind }: SchemaField): boolean => kind === 'special-hours';
