import { FAMILIES } from '#core/theme/font-families.ts';
import { exampleIn } from '#i18n/tools/reasons.ts';
import { choiceName } from '../fields/words.ts';
import { allergenTiles } from './allergen-tiles.ts';
import { colourNote } from './colour-note.ts';
import { fieldsOf } from '../fields/fields.ts';
import { shownText, textOf } from '../fields/input.ts';
import { listForm } from './list-form.ts';
import { lookChoices } from './look-choices.ts';
import { otherFieldPaths, type FieldPath, fieldPathsIn, writePath } from '../fields/field-path.ts';
import { sectionOf, titleOfSection } from '../fields/sections.ts';
import { around, attributes, helpIn, nameOf, said } from './around.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf, pageOf } from '../fields/view.ts';
import { icon } from '../style/icons.ts';
import { pictureField } from './picture-field.ts';

export { said } from './around.ts';

/** The fields of an object, those of what is in it included. Lists have links into their entries. */
export function fieldsForm(place: FieldPath, view: EditView, except: readonly string[] = []): Html[] {
  const fields = place.shape.object === undefined ? [] : fieldsOf(place.shape.object);
  const all = [...fieldPathsIn(place, fields), ...otherFieldPaths(place)];
  const hasCategories = all.some(({ field, value }) => field?.key === 'categories' && value !== undefined);
  const hasSizes = all.some(({ field, value }) => field?.key === 'sizes' && Array.isArray(value) && value.length > 0);
  // The items of a menu are edited in its categories, unless it has no categories.
  const places = all.flatMap((each) => {
    if (except.includes(each.field?.key ?? '')) return [];
    if (hasCategories && each.field?.key === 'items' && each.value === undefined) return [];
    if (!hasSizes || each.shape.kind !== 'price' || each.field === undefined) return [each];
    // The prices of sizes win.
    return each.value === undefined
      ? []
      : [{ ...each, field: { ...each.field, ownHelp: view.texts.menu.besideSizes } }];
  });
  // What is changed most often comes first: what is in a menu or a category, before what is said of it.
  return [...places.filter(isContent), ...places.filter((each) => !isContent(each))].map((each) =>
    fieldForm(each, view),
  );
}

export function fieldForm(place: FieldPath, view: EditView): Html {
  const { shape, value, field } = place;
  const isText = typeof value === 'string' || typeof value === 'number';
  if (shape.kind === 'hours' && shape.mayBeText) return served(place, view);
  if (shape.kind === 'hours' || shape.kind === 'special-hours' || shape.kind === 'closed-dates')
    return shape.kind === 'hours' ? hoursLink(place, view) : html``;
  if (shape.object !== undefined && !(shape.mayBeText && isText)) {
    const isOne = shape.kind === 'object' || (typeof value === 'object' && value !== null && !Array.isArray(value));
    return isOne ? group(place, view) : listForm(place, view, fieldForm);
  }
  if (shape.kind === 'allergens')
    return field?.key === 'mayContain' ? html`` : (allergenTiles(place, view) ?? foreign(place, view));
  if (shape.kind === 'picture') return pictureField(place, view) ?? foreign(place, view);
  const text = view.typed.get(writePath(place.path)) ?? shownText(place, view.texts);
  if (text === undefined) return foreign(place, view);
  return shape.kind === 'flag' || (shape.kind === 'yes-no' && place.field?.key === 'soldOut')
    ? checkbox(place, view, text)
    : around(place, view, control(place, view, text));
}

const isContent = ({ field }: FieldPath): boolean => field?.key === 'items' || field?.key === 'categories';

/** Whether the title of the page says the same already. */
const isWholePage = (place: FieldPath, view: EditView): boolean =>
  place.path.length === 1 && titleOfSection(sectionOf(place.path), view.texts) === nameOf(place, view);

/** An object inside of another one. */
function group(place: FieldPath, view: EditView): Html {
  return html`<fieldset class="fields" id="${idOf(place.path)}">
    <legend class="${isWholePage(place, view) ? 'hidden' : ''}">${nameOf(place, view)}</legend>
    ${help(place, view)} ${fieldsForm(place, view)}
  </fieldset>`;
}

/** Words, or a week: where there is neither, it can become either. */
function served(place: FieldPath, view: EditView): Html {
  const text = view.typed.get(writePath(place.path)) ?? textOf(place);
  if (text === undefined) return hoursLink(place, view);
  const words = around(place, view, control(place, view, text));
  return text === '' ? html`${words} ${toHours(place, view)}` : words;
}

function hoursLink(place: FieldPath, view: EditView): Html {
  return html`<div id="${idOf(place.path)}">${toHours(place, view)}</div>`;
}

function toHours(place: FieldPath, view: EditView): Html {
  const { path, shape } = place;
  return html`<p class="to-hours">
    <a class="btn" href="${pageOf(view.slug, path)}"
      >${shape.mayBeText ? view.texts.menu.week(nameOf(place, view)) : view.texts.menu.weekAndHolidays(nameOf(place, view))}${icon('forward')}</a
    >
  </p>`;
}

const help = (place: FieldPath, view: EditView): Html =>
  helpIn(place, view) ? html`<p class="hint">${helpIn(place, view)}</p>` : html``;

function foreign(place: FieldPath, view: EditView): Html {
  return html`<div class="field" id="${idOf(place.path)}">
    <b class="label">${nameOf(place, view)}</b>
    <p class="hint">${view.texts.menu.foreign}</p>
  </div>`;
}

function control(place: FieldPath, view: EditView, text: string): Html {
  const { kind, choices } = place.shape;
  const own = attributes(place, view);
  const fonts = place.field?.key === 'fontFamily' ? Object.values(FAMILIES).map(({ name }) => name) : undefined;
  if (kind === 'text' || kind === 'lines' || text.includes('\n')) {
    const rows = Math.min(12, Math.max(2, text.split('\n').length, Math.ceil(text.length / 60)));
    return html`<textarea ${own} rows="${rows}">${`\n${text}`}</textarea>`;
  }
  if (choices !== undefined || fonts !== undefined) {
    const known = lookChoices(place, view.look) ?? choices ?? fonts ?? [];
    return select(
      own,
      [['', notChosen(place, view)], ...[...new Set([...known, ...(text ? [text] : [])])].map(nameIn(place, view))],
      text,
    );
  }
  if (kind === 'yes-no')
    return select(
      own,
      [
        ['', view.texts.menu.notStated],
        ['true', view.texts.menu.yes],
        ['false', view.texts.menu.no],
      ],
      text,
    );
  if (kind === 'colour') return colour(place, own, text, view);
  const isDay = kind === 'date' && (text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text));
  const type = isDay ? 'date' : 'text';
  const mode = MODES[kind];
  const hint = text === '' && !isDay && place.field?.example ? exampleIn(place.field.example, view.texts) : undefined;
  return html`<input
    ${own}
    type="${type}"
    value="${text}"
    ${mode ? html`inputmode="${mode}"` : ''}
    ${hint ? html`placeholder="${hint}"` : ''}
    autocomplete="off"
  />`;
}

/** What the site has where nothing is chosen. */
const notChosen = ({ field, path }: FieldPath, { look, texts }: EditView): string =>
  field?.key === 'look' && path.length === 2 && look !== undefined
    ? texts.menu.chosenForYou(choiceName(look, texts))
    : texts.menu.notChosen;

const MODES: Partial<Record<string, string>> = { price: 'decimal', link: 'url', email: 'email', phone: 'tel' };

/** A word of the schema has a name; a font, and what is written otherwise, is its own. */
const nameIn =
  ({ shape: { choices } }: FieldPath, { texts }: EditView) =>
  (word: string): [string, string] => [word, choices?.includes(word) ? choiceName(word, texts) : word];

export function select(own: Html, options: readonly (readonly [string, string])[], chosen: string): Html {
  return html`<select ${own}>
    ${options.map(
      ([value, label]) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${label}</option>`,
    )}
  </select>`;
}

/** The empty value before it is what is sent while it is not checked. */
function checkbox(place: FieldPath, view: EditView, text: string): Html {
  const key = writePath(place.path);
  return html`<div class="field check" id="${idOf(place.path)}">
    <input type="hidden" name="f:${key}" value="" />
    <label
      ><input type="checkbox" ${attributes(place, view, '')} value="true" ${text === 'true' ? html`checked` : ''} />
      <span>${nameOf(place, view)}</span></label
    >
    ${helpIn(place, view) ? html`<p class="hint" id="help-${idOf(place.path)}">${helpIn(place, view)}</p>` : ''}
    ${said(place, view)}
  </div>`;
}

function colour(place: FieldPath, own: Html, text: string, view: EditView): Html {
  const note = colourNote(place, view);
  return html`<div class="colour-row">
      <input
        type="color"
        ${note === undefined ? '' : html`value="${note.hex}"`}
        aria-label="${view.texts.menu.choose(nameOf(place, view))}"
        data-mirror="in-${idOf(place.path)}"
      />
      <input
        ${own}
        type="text"
        value="${text}"
        placeholder="${place.field?.example ?? ''}"
        autocomplete="off"
        spellcheck="false"
      />
    </div>
    ${note?.shown}`;
}
