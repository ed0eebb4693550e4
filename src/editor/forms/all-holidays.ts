import type { Holiday } from './holidays-ahead.ts';
import { postButton } from './holidays-form.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { capital, dateInWords } from '../hours/day-words.ts';
import { isOnly, specialDayOn, specialDaysOf } from '../hours/special-days.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';

/** The next holidays, each closed at all locations with one press. */
export function allHolidays(locations: readonly FieldPath[], holidays: readonly Holiday[], view: EditView): Html {
  const { allLocations, keep } = view.texts.hours.holidays;
  const days = locations.map(specialDaysOf);
  return html`<section>
    <div class="head"><h2>${allLocations}</h2></div>
    <ol class="list holidays">
      ${holidays.map((holiday) => holidayRow(holiday, days, view))}
    </ol>
    <p class="hint">${keep}</p>
  </section>`;
}

function holidayRow({ date, name }: Holiday, days: ReturnType<typeof specialDaysOf>[], view: EditView): Html {
  const { closed, close, closedOn, closeOn, closedAt, othersAt } = view.texts.hours.holidays;
  const known = days.map((each) => specialDayOn(each, date));
  const isClosed = known.filter((each) => each?.day.kind === 'closed').length;
  const others = known.filter((each) => each !== undefined).length - isClosed;
  const undecided = known.length - isClosed - others;
  const canOpen = known.some((each) => each?.day.kind === 'closed' && isOnly(each, date) && each.paths.length > 0);
  const states = [
    ...(isClosed > 0 ? [closedAt(isClosed, known.length)] : []),
    ...(others > 0 ? [othersAt(others)] : []),
  ];
  const button =
    undecided > 0
      ? postButton(`everywhere/${date}`, `close-${date}`, view, { words: close, label: closeOn(name) })
      : canOpen
        ? postButton(`usualeverywhere/${date}`, `close-${date}`, view, {
            words: closed,
            label: closedOn(name),
            isPressed: true,
          })
        : '';
  return html`<li id="on-${date}">
    <div class="grow">
      <b>${name}</b>
      <div class="small">${capital(dateInWords(date, view.today, view.texts))}</div>
      ${states.length === 0 ? '' : html`<div class="small"><b>${states.join(', ')}</b></div>`}
    </div>
    ${button}
  </li>`;
}
