import { type AllergenRow, allergenRows, isComplete, shownName, tracesBeside } from '../fields/allergen-states.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';
import { said } from './around.ts';

/**
 * Each allergen is a tile that goes on to its next state when it is pressed. Traces stand in a key of their own, and are asked for here. Undefined where they are
 * written in the form of another program.
 */
export function allergenTiles(place: FieldPath, view: EditView): Html | undefined {
  const traces = tracesBeside(place, view.root.value);
  const rows = allergenRows(place.value, traces?.value);
  if (rows === undefined) return undefined;
  const { menu } = view.texts;
  const key = writePath(place.path);
  const id = idOf(place.path);
  const count = (wanted: AllergenRow['state']): number => rows.filter(({ state }) => state === wanted).length;
  const isAll = isComplete(rows);
  const others = isAll ? count('free') : count(undefined);
  return html`<fieldset class="allergens" id="${id}">
    <legend>${menu.allergens}</legend>
    <p class="hint">
      ${menu.allergenCount(count('contains'), count('may contain'))} ${isAll ? menu.tapComplete : menu.tap}
    </p>
    <div class="tris">${rows.map((row) => tile(row, isAll, place, view))}</div>
    ${
      others > 0
        ? html`<input type="hidden" name="others:${key}" value="" /><label class="check"
              ><input
                type="checkbox"
                id="others-${id}"
                name="others:${key}"
                value="none"
                ${isAll ? html`checked` : ''}
              /><span>${menu.noneOfOthers(others)}</span></label
            >`
        : ''
    }
    <p class="hint">${menu.notStatedIsUnknown}</p>
    ${said(place, view)}
  </fieldset>`;
}

/** The states of a tile, in the order in which presses go through them. "Not contained" is one of them only where it is written for this dish. */
function tile(row: AllergenRow, isAll: boolean, place: FieldPath, view: EditView): Html {
  const { menu } = view.texts;
  const name = shownName(row, view.language);
  const group = `${idOf(place.path)}-${row.id.replace(/[^\w-]/g, '-')}`;
  const rests = [...(isAll || row.state === 'free' ? ['free' as const] : []), ...(isAll ? [] : ['' as const])];
  return html`<fieldset class="tri">
    <legend class="vh">${name}</legend>
    ${[...rests, 'contains' as const, 'may contain' as const].map((state) => {
      const id = `${group}-${state === '' ? 'open' : state.replace(' ', '-')}`;
      return html`<input
          type="radio"
          id="${id}"
          name="a:${writePath(place.path)}:${row.id}"
          value="${state}"
          aria-label="${name}: ${menu.tile[state]}"
          ${state === (row.state ?? '') ? html`checked` : ''}
        /><label for="${id}" class="${TILES[state]}">${name}<small>${menu.tile[state]}</small></label>`;
    })}
  </fieldset>`;
}

const TILES = { contains: 'yes', 'may contain': 'maybe', free: 'free', '': 'open' } as const;
