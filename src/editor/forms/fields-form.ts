import { helpOf, labelOf } from '../fields/words.ts';
import { FAMILIES } from '#core/theme/font-families.ts';
import { allergenRows } from '../fields/allergen-states.ts';
import { colourNote } from './colour-note.ts';
import { fieldsOf } from '../fields/fields.ts';
import { pictureOf, textOf } from '../fields/input.ts';
import { listForm } from './list-form.ts';
import { lookChoices } from './look-choices.ts';
import { otherFieldPaths, type FieldPath, fieldPathsIn, writePath } from '../fields/field-path.ts';
import { sectionOf, titleOfSection } from '../fields/sections.ts';
import { sureButton } from './sure-button.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView, idOf, pageOf } from '../fields/view.ts';

/** The fields of an object, those of what is in it included. Lists have links into their entries. */
export function fieldsForm(place: FieldPath, view: EditView): Html[] {
  const fields = place.shape.object === undefined ? [] : fieldsOf(place.shape.object);
  const all = [...fieldPathsIn(place, fields), ...otherFieldPaths(place)];
  const hasCategories = all.some(({ field, value }) => field?.key === 'categories' && value !== undefined);
  const hasSizes = all.some(({ field, value }) => field?.key === 'sizes' && Array.isArray(value) && value.length > 0);
  // The items of a menu are edited in its categories, unless it has no categories.
  const places = all.flatMap((each) => {
    if (hasCategories && each.field?.key === 'items' && each.value === undefined) return [];
    if (!hasSizes || each.shape.kind !== 'price' || each.field === undefined) return [each];
    // The prices of sizes win.
    return each.value === undefined ? [] : [{ ...each, field: { ...each.field, ownHelp: BESIDE_SIZES } }];
  });
  // What is changed most often comes first: what is in a menu or a category, before what is said of it.
  return [...places.filter(isContent), ...places.filter((each) => !isContent(each))].map((each) =>
    fieldForm(each, view),
  );
}

export function fieldForm(place: FieldPath, view: EditView): Html {
  const { shape, value } = place;
  const isText = typeof value === 'string' || typeof value === 'number';
  if (shape.kind === 'hours' && shape.mayBeText) return served(place, view);
  if (shape.kind === 'hours' || shape.kind === 'special-hours' || shape.kind === 'closed-dates')
    return shape.kind === 'hours' ? hoursLink(place, view) : html``;
  if (shape.object !== undefined && !(shape.mayBeText && isText)) {
    const isOne = shape.kind === 'object' || (typeof value === 'object' && value !== null && !Array.isArray(value));
    return isOne ? group(place, view) : listForm(place, view, fieldForm);
  }
  if (shape.kind === 'allergens') return allergens(place, view);
  if (shape.kind === 'picture') return picture(place, view);
  const text = view.typed.get(writePath(place.path)) ?? textOf(place);
  if (text === undefined) return foreign(place, view);
  return shape.kind === 'flag' || (shape.kind === 'yes-no' && place.field?.key === 'soldOut')
    ? checkbox(place, view, text)
    : around(place, view, control(place, view, text));
}

const BESIDE_SIZES =
  'The sizes below have the prices. This one shows only while it is below all of them, as the size “Regular”.';

const isContent = ({ field }: FieldPath): boolean => field?.key === 'items' || field?.key === 'categories';

/** Whether the title of the page says the same already. */
const isWholePage = (place: FieldPath, view: EditView): boolean =>
  place.path.length === 1 && titleOfSection(sectionOf(place.path), view.texts) === nameOf(place, view);

const nameOf = ({ field }: FieldPath, { texts }: EditView): string =>
  field === undefined ? '' : labelOf(field, texts);

const helpIn = ({ field }: FieldPath, { texts }: EditView): string =>
  field === undefined ? '' : (field.ownHelp ?? helpOf(field, texts));

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
    <a class="button" href="${pageOf(view.slug, path)}"
      >${nameOf(place, view)}: ${shape.mayBeText ? 'the week' : 'the week and holidays'}</a
    >
  </p>`;
}

const help = (place: FieldPath, view: EditView): Html =>
  helpIn(place, view) ? html`<p class="note">${helpIn(place, view)}</p>` : html``;

function foreign(place: FieldPath, view: EditView): Html {
  return html`<div class="field" id="${idOf(place.path)}">
    <b>${nameOf(place, view)}</b>
    <p class="note">This came from another program, in a form of its own. It stays as it is.</p>
  </div>`;
}

/** A label, its control, what is wrong with it, and what the last build said. */
function around(place: FieldPath, view: EditView, inner: Html): Html {
  const id = idOf(place.path);
  const label = nameOf(place, view) || view.texts.frame.text;
  const note = helpIn(place, view);
  return html`<div class="field ${place.shape.kind}" id="${id}">
    <label for="in-${id}">${label}${place.field?.isRequired ? html` <span class="note">needed</span>` : ''}</label>
    ${inner} ${note ? html`<p class="note" id="help-${id}">${note}</p>` : ''} ${said(place, view)}
  </div>`;
}

export function said({ path }: FieldPath, view: EditView): Html {
  const key = writePath(path);
  const [problem, warning] = [view.problems.get(key), view.warnings.get(key)];
  const told = html`<p class="problem" id="problem-${idOf(path)}">${problem}${sureButton(key, view)}</p>`;
  return html`${problem === undefined ? '' : told}
    <div id="said-${idOf(path)}" data-live>${warning === undefined ? '' : html`<p class="said">${warning}</p>`}</div>`;
}

/** `name` has the path of the field, so that what is sent says what it is about. */
function attributes(place: FieldPath, view: EditView): Html {
  const id = idOf(place.path);
  const key = writePath(place.path);
  const isWrong = view.problems.has(key);
  const described = [helpIn(place, view) && `help-${id}`, isWrong && `problem-${id}`].filter(Boolean).join(' ');
  return html`id="in-${id}" name="f:${key}" ${described ? html`aria-describedby="${described}"` : ''}
  ${isWrong ? html`aria-invalid="true"` : ''} ${view.focus === `in-${id}` ? html`autofocus` : ''}`;
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
      [['', notChosen(place, view)], ...[...new Set([...known, ...(text ? [text] : [])])].map(same)],
      text,
    );
  }
  if (kind === 'yes-no')
    return select(
      own,
      [
        ['', 'Not stated'],
        ['true', 'Yes'],
        ['false', 'No'],
      ],
      text,
    );
  if (kind === 'colour') return colour(place, own, text, view);
  const isDay = kind === 'date' && (text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text));
  const type = isDay ? 'date' : 'text';
  const mode = MODES[kind];
  const hint = text === '' && !isDay && place.field?.example ? place.field.example : undefined;
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
const notChosen = ({ field, path }: FieldPath, { look }: EditView): string =>
  field?.key === 'look' && path.length === 2 && look !== undefined ? `Chosen for you: ${look}` : 'Not chosen';

const MODES: Partial<Record<string, string>> = { price: 'decimal', link: 'url', email: 'email', phone: 'tel' };
const same = (word: string): [string, string] => [word, word];

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
      ><input type="checkbox" ${attributes(place, view)} value="true" ${text === 'true' ? html`checked` : ''} />
      <span>${nameOf(place, view)}</span></label
    >
    ${helpIn(place, view) ? html`<p class="note" id="help-${idOf(place.path)}">${helpIn(place, view)}</p>` : ''}
    ${said(place, view)}
  </div>`;
}

function colour(place: FieldPath, own: Html, text: string, view: EditView): Html {
  const note = colourNote(place, view);
  return html`<div class="colour-row">
      <input
        type="color"
        ${note === undefined ? '' : html`value="${note.hex}"`}
        aria-label="Choose: ${nameOf(place, view)}"
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

const STATES = [
  ['', 'Not stated'],
  ['contains', 'Contains'],
  ['may contain', 'Traces are possible'],
  ['free', 'Does not contain'],
] as const;

/** Traces stand in a key of their own, and are asked for here. */
function allergens(place: FieldPath, view: EditView): Html {
  if (place.field?.key === 'mayContain') return html``;
  const item = view.root;
  const traces = siblingOf(place, item);
  const rows = allergenRows(place.value, traces?.value);
  if (rows === undefined) return foreign(place, view);
  const key = writePath(place.path);
  const row = ({ id, label, state }: (typeof rows)[number]): Html => {
    const own = html`id="in-${idOf(place.path)}-${id.replace(/\W/g, '-')}" name="a:${key}:${id}"`;
    return html`<div class="allergen ${state === undefined ? '' : 'stated'}">
      <label for="in-${idOf(place.path)}-${id.replace(/\W/g, '-')}">${label}</label>${select(own, STATES, state ?? '')}
    </div>`;
  };
  return html`<fieldset class="allergens" id="${idOf(place.path)}">
    <legend>Allergens</legend>
    <p class="note">What is not stated is not known. The site never says that an item is free of something.</p>
    <div class="grid">${rows.map(row)}</div>
    ${said(place, view)}
  </fieldset>`;
}

function siblingOf(place: FieldPath, root: FieldPath): FieldPath | undefined {
  const parent = place.path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step] as unknown, root.value);
  const written = Object(parent) as Record<string, unknown>;
  return Object.hasOwn(written, 'mayContain') ? { ...place, value: written['mayContain'] } : undefined;
}

function picture(place: FieldPath, view: EditView): Html {
  const written = pictureOf(place);
  if (written === undefined) return foreign(place, view);
  const key = writePath(place.path);
  const id = idOf(place.path);
  const isOwn = written.src !== '' && !/^https?:/i.test(written.src);
  const address = isOwn
    ? editPath(view.slug, `picture/${written.src.split('/').map(encodeURIComponent).join('/')}`)
    : '';
  const shown = isOwn
    ? html`<img src="${address}" alt="" />`
    : html`<span class="none">${written.src === '' ? 'No picture' : 'From elsewhere'}</span>`;
  const hasAlt = place.field?.key.startsWith('logo') !== true;
  return html`<fieldset class="picture" id="${id}">
    <legend>${nameOf(place, view) || 'Picture'}</legend>
    <div class="thumb">${shown}</div>
    <div>
      ${written.src === '' ? '' : html`<p class="note">${written.src}</p>`}
      <label for="in-${id}">${written.src === '' ? 'Choose a picture' : 'Another picture'}</label>
      <input id="in-${id}" type="file" name="p:${key}" accept="image/jpeg,image/png,image/webp,image/avif" />
      <p class="note">
        JPEG, PNG, WebP or AVIF, at most 20 MB; it can be dropped here. Where and when it was taken is removed.
      </p>
      ${
        hasAlt
          ? html`<label for="alt-${id}">What it shows, for guests who can’t see it</label>
              <input id="alt-${id}" name="t:${key}" value="${written.alt}" autocomplete="off" />`
          : ''
      }
      ${written.src === '' ? '' : html`<button name="do" value="clear/${key}">Remove the picture</button>`}
    </div>
    ${said(place, view)}
  </fieldset>`;
}
