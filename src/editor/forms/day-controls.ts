import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';
import { type Day, MAX_SHIFTS } from '../hours/week.ts';

interface DayParts {
  /** The weekday, or `new`: a part of the names of its fields. */
  name: string;
  /** A part of the ids of its fields, which a page may have for several days. */
  id: string;
  label: string;
  day: Day;
  /** What stands in the fields of a day that has no hours, so that opening it is one press. */
  usual?: Day | undefined;
  /** What removes a shift, by its index. Missing: a shift is removed by emptying it. */
  dropAction?: (index: number) => string;
  problemId?: string | undefined;
}

/** Open, closed or 24 hours, and while it is open its shifts. */
export function dayControls(parts: DayParts, view: EditView): Html {
  const { name, id, label, day, usual } = parts;
  const { kinds, hoursOn } = view.texts.hours;
  const kind = view.typed.get(`k:${name}`) ?? day.kind;
  const shown = (['closed', 'open', 'h24', 'unknown'] as const).filter(
    (each) => each !== 'unknown' || day.kind === 'unknown',
  );
  const own = day.kind === 'open' ? day : (usual ?? day);
  return html`<fieldset class="day-kind">
    <legend class="vh">${hoursOn(label)}</legend>
    <div class="seg">
      ${shown.map(
        (each) =>
          html`<label
            ><input
              type="radio"
              name="k:${name}"
              id="k-${id}-${each}"
              value="${each}"
              ${each === kind ? html`checked` : ''}
            /><span>${kinds[each]}</span></label
          >`,
      )}
    </div>
    ${shiftFields(parts, own.shifts, view)}
  </fieldset>`;
}

/** `usual` is what a page offers, so only what the day has of its own counts for the number of its fields. */
export function shiftFields(parts: DayParts, shifts: Day['shifts'], view: EditView): Html {
  const typed = Array.from({ length: MAX_SHIFTS }, (_, index) => index).filter((index) =>
    ['o', 'c'].some((part) => view.typed.get(`${part}:${parts.name}:${index}`)),
  );
  const count = Math.max(1, shifts.length, 1 + (typed.at(-1) ?? 0));
  const first = Array.from({ length: count }, (_, index) => shiftRow(parts, index, count, shifts[index], view));
  return html`<div class="shifts">${first}${moreShifts(parts, count, view)}</div>`;
}

/** Each opens the next one. */
function moreShifts(parts: DayParts, index: number, view: EditView): Html {
  if (index >= MAX_SHIFTS) return html``;
  return html`<details class="more-shifts" id="more-${parts.id}-${index}">
    <summary class="btn plain">
      ${icon('plus')}<span>${view.texts.hours.anotherShift}<span class="vh">: ${parts.label}</span></span>
    </summary>
    ${shiftRow(parts, index, 0, undefined, view)} ${moreShifts(parts, index + 1, view)}
  </details>`;
}

function shiftRow(
  { name, id, label, dropAction, problemId }: DayParts,
  index: number,
  count: number,
  shift: Day['shifts'][number] | undefined,
  { typed, texts }: EditView,
): Html {
  const { opens, closes, removeShift } = texts.hours;
  const field = (part: 'o' | 'c', written: string | undefined, words: string): Html =>
    html`<input
      class="input"
      type="time"
      name="${part}:${name}:${index}"
      id="${part}-${id}-${index}"
      value="${typed.get(`${part}:${name}:${index}`) ?? written ?? ''}"
      aria-label="${words}"
      ${problemId === undefined ? '' : html`aria-invalid="true" aria-describedby="${problemId}"`}
    />`;
  return html`<div class="shift">
    ${field('o', shift?.open, opens(label, index + 1))}<span aria-hidden="true">–</span>${field(
      'c',
      shift?.close,
      closes(label, index + 1),
    )}
    ${
      dropAction === undefined || count < 2
        ? ''
        : html`<button
            class="icon"
            name="do"
            value="${dropAction(index)}"
            aria-label="${removeShift(label, index + 1)}"
          >
            ${icon('delete')}
          </button>`
    }
  </div>`;
}
