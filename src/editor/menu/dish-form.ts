import { dishListsAround } from '../fields/dish-lists.ts';
import { fieldsOf } from '../fields/fields.ts';
import { isKind, entryName } from '../fields/nouns.ts';
import { isSoldOut } from '../fields/stock.ts';
import { labelOf } from '../fields/words.ts';
import { type FieldPath, fieldPathsIn, otherFieldPaths, writePath } from '../fields/field-path.ts';
import { fieldForm } from '../forms/fields-form.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';
import { soldOutWords, stockSwitch } from './dish-rows.ts';
import { entryTools } from './entry-tools.ts';
import { priceForm } from './price-form.ts';

/** What an owner changes most often comes first; what few dishes have is folded. */
export function dishForm(item: FieldPath, view: EditView): Html[] {
  const places = [
    ...fieldPathsIn(item, fieldsOf(item.shape.object as NonNullable<typeof item.shape.object>)),
    ...otherFieldPaths(item),
  ];
  const at = (key: string): FieldPath | undefined => places.find(({ field }) => field?.key === key);
  const draw = (key: string): Html => {
    const place = at(key);
    if (place?.field === undefined) return html``;
    // Their names say it all.
    return fieldForm({ ...place, field: { ...place.field, ownHelp: '' } }, view);
  };
  const rest = places.filter(({ field }) => !SHOWN.has(field?.key ?? '') && field?.key.startsWith('is') !== true);
  return [
    draw('name'),
    priceForm(item, view),
    available(item, view),
    draw('description'),
    draw('image'),
    draw('allergens'),
    suits(
      places.filter(({ field, shape }) => shape.kind === 'flag' && field?.key.startsWith('is')),
      view,
    ),
    html`<div class="two">
      ${draw('tag')} ${isKind(item, 'FeaturedItem') ? draw('category') : categoryChoice(item, view)}
    </div>`,
    html`<details class="more-of" id="more-${idOf(item.path)}" ${hasProblem(rest, view) ? html`open` : ''}>
      <summary>${view.texts.menu.moreOfDish}</summary>
      <div class="fields">${rest.map((place) => fieldForm(place, view))}</div>
    </details>`,
    entryTools(item, view),
  ];
}

/** What the form draws at places of its own. `mayContain` is asked for with the allergens. */
const SHOWN = new Set(
  'name price sizes soldOut inStock description image allergens mayContain tag category'.split(' '),
);

const hasProblem = (places: readonly FieldPath[], { problems }: EditView): boolean =>
  places.some(({ path }) => [...problems.keys()].some((key) => key.includes(writePath(path))));

function available(item: FieldPath, view: EditView): Html {
  const { atOnce, menu } = view.texts;
  const out = soldOutWords(item, view);
  const isOut = out !== undefined;
  return html`<div class="row between available">
      <div class="grow">
        <b class="label">${out ?? menu.available}</b>
        <div class="small soft">${isOut ? menu.soldOutHint : `${menu.availableHint} ${atOnce.backByItself}`}</div>
      </div>
      ${stockSwitch(item, isOut, entryName(item, view.texts), view)}
    </div>
    ${
      isSoldOut(item)
        ? ''
        : html`<p>
            <button
              class="btn plain"
              id="longer-${idOf(item.path)}"
              name="do"
              value="soldoutlonger/${writePath(item.path)}"
            >
              ${atOnce.longer}
            </button>
          </p>`
    }`;
}

/** The empty value before each is what is sent while it is not chosen. */
function suits(flags: readonly FieldPath[], view: EditView): Html {
  if (flags.length === 0) return html``;
  return html`<fieldset class="suits">
    <legend>${view.texts.menu.suits}</legend>
    <div class="chips">
      ${flags.map((place) => {
        const key = writePath(place.path);
        return html`<input type="hidden" name="f:${key}" value="" /><label class="chip" id="${idOf(place.path)}"
            ><input
              type="checkbox"
              id="in-${idOf(place.path)}"
              name="f:${key}"
              value="true"
              ${place.value === true ? html`checked` : ''}
            /><span>${place.field === undefined ? '' : labelOf(place.field, view.texts)}</span></label
          >`;
      })}
    </div>
  </fieldset>`;
}

/** Moves the dish into another category. */
function categoryChoice(item: FieldPath, view: EditView): Html {
  const lists = dishListsAround(item, view.root.value, view.texts);
  const own = writePath(item.path.slice(0, -1));
  if (lists.length < 2) return html``;
  // A dish may be in no category. Without a choice of its own it would be moved into the first one.
  const isListed = lists.some(({ key }) => key === own);
  const id = `into-${idOf(item.path)}`;
  return html`<div class="field">
    <label class="label" for="${id}">${view.texts.menu.category}</label>
    <select class="input" id="${id}" name="in:${writePath(item.path)}">
      ${isListed ? '' : html`<option value="" selected>–</option>`}
      ${lists.map(({ key, name }) => html`<option value="${key}" ${key === own ? html`selected` : ''}>${name}</option>`)}
    </select>
  </div>`;
}
