import type { Holiday } from './holidays-ahead.ts';
import { holidaysPath } from './holidays-form.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { icon } from '../style/icons.ts';
import { capital, periodInWords, specialInWords } from '../hours/day-words.ts';
import { type SpecialDay, specialDayOn, specialDaysOf } from '../hours/special-days.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';

const SHOWN = 3;

/** Below a week: the next days that have other hours, and how many holidays nobody has decided about. */
export function comingUp(owner: FieldPath, holidays: readonly Holiday[], view: EditView): Html {
  const { comingUp: title, link, undecided } = view.texts.hours.holidays;
  const days = specialDaysOf(owner);
  const next = days.filter(({ from, through }) => /^\d/.test(from) && through >= view.today).slice(0, SHOWN);
  const open = holidays.filter(({ date }) => specialDayOn(days, date) === undefined);
  return html`<section id="coming-up">
    <div class="head"><h2>${title}</h2></div>
    <ul class="list">
      ${next.map((day) => dayRow(day, view))}
      <li>
        ${icon('calendar')}
        <div class="grow">
          <a class="t over" href="${holidaysPath(view.slug, owner)}">${link}</a>
          <div class="small">${undecided(open.length)}</div>
        </div>
        <span class="go-on">${icon('forward')}</span>
      </li>
    </ul>
  </section>`;
}

function dayRow(day: SpecialDay, { texts, today }: EditView): Html {
  return html`<li>
    <div class="grow">
      <b>${capital(periodInWords(day, today, texts))}</b>
      <div class="small num">${capital(specialInWords(day, texts.hours))}</div>
    </div>
  </li>`;
}
