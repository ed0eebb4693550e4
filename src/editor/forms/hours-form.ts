import { MONDAY_FIRST } from '#core/hours/hours-lines.ts';
import type { Weekday } from '#schema/hours/hours.ts';
import { dayControls } from './day-controls.ts';
import { fieldsOf, type SchemaField } from '../fields/fields.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { fieldPathAt, writePath } from '../fields/field-path.ts';
import { icon } from '../style/icons.ts';
import { said } from './fields-form.ts';
import { capital, dayInWords, shiftsInWords } from '../hours/day-words.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';
import { type Day, isSameDay, readWeek } from '../hours/week.ts';

/** The seven days in words. Each opens for its times. */
export function weekForm(place: FieldPath, view: EditView): Html {
  const { week } = readWeek(place.value);
  const { everyWeek, saveWeek } = view.texts.hours;
  const key = writePath(place.path);
  return html`<section id="${idOf(place.path)}">
    <div class="head"><h2>${everyWeek}</h2></div>
    <input type="hidden" name="week" value="${key}" />
    <ol class="list week">
      ${MONDAY_FIRST.map((weekday) => dayRow(weekday, week, key, view))}
    </ol>
    ${said(place, view)}
    <p><button class="btn save" name="do" value="week/${key}">${saveWeek}</button></p>
  </section>`;
}

const UNKNOWN: Day = { kind: 'unknown', shifts: [] };

function dayRow(weekday: Weekday, week: readonly Day[], key: string, view: EditView): Html {
  const { clock, afterMidnight } = view.texts.hours;
  const label = clock.days[weekday];
  const day = week[weekday] ?? UNKNOWN;
  const problem = view.problems.get(`${key}/${weekday}`);
  const name = String(weekday);
  const controls = dayControls(
    {
      name,
      id: name,
      label,
      day,
      usual: usualFor(weekday, week),
      dropAction: (index) => `dropshift/${weekday}/${index}/${key}`,
      problemId: problem === undefined ? undefined : `problem-${name}`,
    },
    view,
  );
  return html`<li class="day" id="day-${weekday}">
    <details id="open-${weekday}" ${problem === undefined ? '' : html`open`}>
      <summary>
        <span class="day-name">${label}</span><span class="times">${timesOf(day, view)}</span>${icon('forward')}
      </summary>
      <div class="in stack">
        ${controls}
        ${problem === undefined ? '' : html`<p class="err problem" role="alert" id="problem-${name}">${icon('error')}<span>${problem}</span></p>`}
        <p class="hint">${afterMidnight}</p>
        ${copyButtons(weekday, week, key, view)}
      </div>
    </details>
  </li>`;
}

/** A line for each shift. */
function timesOf(day: Day, { texts: { hours } }: EditView): Html {
  if (day.kind !== 'open') return html`<span class="soft">${capital(dayInWords(day, hours))}</span>`;
  return html`${shiftsInWords(day, hours).map((shift) => html`<span>${shift}</span>`)}`;
}

/** What a closed day is offered: the hours of the day before, or of the nearest before that. */
function usualFor(weekday: Weekday, week: readonly Day[]): Day | undefined {
  for (let back = 1; back < 7; back += 1) {
    const day = week[(weekday - back + 7) % 7];
    if (day?.kind === 'open') return day;
  }
  return undefined;
}

/** A button for each other day, and for several of them. */
function copyButtons(weekday: Weekday, week: readonly Day[], key: string, { texts }: EditView): Html {
  const { clock, sameOn, sameAs, isSame, workdays, allDays } = texts.hours;
  const like = sameAs(clock.days[weekday]);
  const isSameAs = (other: Weekday): boolean => isSameDay(week[other] ?? UNKNOWN, week[weekday] ?? UNKNOWN);
  const chip = (to: string, shown: string, isPressed = false): Html =>
    html`<button
      class="chip sq"
      id="copy-${weekday}-${to}"
      name="do"
      value="copyday/${weekday}/${to}/${key}"
      ${isPressed ? html`aria-pressed="true"` : ''}
    >
      <span>${shown}<span class="vh">, ${isPressed ? isSame : like}</span></span>
    </button>`;
  return html`<fieldset class="day-copy">
    <legend>${sameOn}</legend>
    <div class="chips days">
      ${MONDAY_FIRST.filter((other) => other !== weekday).map((other) =>
        chip(String(other), clock.shortDays[other], isSameAs(other)),
      )}
    </div>
    <div class="chips">${chip('weekdays', workdays)} ${chip('all', allDays)}</div>
  </fieldset>`;
}

/** The configuration or the location that has these hours: what special days belong to. Undefined for those of pickup, and of a menu. */
export function ownerOfHours(place: FieldPath, root: unknown): FieldPath | undefined {
  const owner = fieldPathAt(root, place.path.slice(0, -1));
  return owner !== undefined && hasSpecialDays(owner) && place.field?.key === 'openingHours' ? owner : undefined;
}

/** Whether it has days with hours of their own: the configuration, and a location. */
export const hasSpecialDays = ({ shape: { object } }: FieldPath): boolean =>
  object !== undefined && fieldsOf(object).some(({ kind }: SchemaField) => kind === 'special-hours');
