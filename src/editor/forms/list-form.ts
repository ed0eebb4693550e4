import { originNote } from '../fields/origin.ts';
import { helpOf, labelOf } from '../fields/words.ts';
import { isFields } from '#schema/values/fields.ts';
import { type SchemaField, fieldsOf } from '../fields/fields.ts';
import { textOf } from '../fields/input.ts';
import { neededOf, SHORT } from '../fields/needed.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, titlesOf, writePath } from '../fields/field-path.ts';
import { sureButton } from './sure-button.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf, pageOf } from '../fields/view.ts';

type DrawField = (place: FieldPath, view: EditView) => Html;

/** Entries with so few fields are edited in the list itself. */
const MAX_INLINE = 3;

/** A list: its entries in their order, with buttons to move, copy and remove them, and a row to add one. */
export function listForm(place: FieldPath, view: EditView, drawField: DrawField): Html {
  const { object } = place.shape;
  if (object === undefined) return html``;
  const entries = Array.isArray(place.value) ? (place.value as unknown[]) : [];
  const fields = fieldsOf(object).filter(({ isLeftOut, isSpare }) => !isLeftOut && !isSpare);
  const isInline = fields.length <= MAX_INLINE && fields.every(({ kind }) => SHORT.includes(kind));
  const places = entries.flatMap((_, index) => fieldPathAt(view.root.value, [...place.path, index]) ?? []);
  const titles = titlesOf(places, view.texts.frame.entry);
  const label = place.field === undefined ? '' : labelOf(place.field, view.texts);
  const note = place.field === undefined ? '' : helpOf(place.field, view.texts);
  const rows = places.map((entry, index) =>
    row(entry, { title: titles[index] ?? '', count: entries.length, isInline }, view, drawField),
  );
  return html`<section class="list ${isInline ? 'inline' : ''}" id="${idOf(place.path)}">
    <h2>${label} <span>${entries.length}</span></h2>
    ${note ? html`<p class="note">${note}</p>` : ''} ${originNote(place, view)}
    ${
      rows.length > 0
        ? html`<ol>
            ${rows}
          </ol>`
        : ''
    }
    ${adder(place, fields, view)}
  </section>`;
}

function row(
  entry: FieldPath,
  { title, count, isInline }: { title: string; count: number; isInline: boolean },
  view: EditView,
  drawField: DrawField,
): Html {
  const { path, value, shape } = entry;
  const key = writePath(path);
  const isText = typeof value === 'string';
  const inner = (): Html[] =>
    isText
      ? [drawField({ ...entry, shape: { ...shape, kind: 'line' } }, view)]
      : fieldPathsIn(entry, fieldsOf(shape.object as NonNullable<typeof shape.object>)).map((each) =>
          drawField(each, view),
        );
  const index = Number(path.at(-1));
  return html`<li class="entry" id="${idOf(path)}">
    ${
      isInline || isText
        ? html`<div class="in-row">${inner()}</div>`
        : html`<a class="name" href="${pageOf(view.slug, path)}">${title}</a>${beside(entry, view, drawField)}`
    }
    <div class="tools-row">
      ${button('up', 'Move up', key, title, view, index === 0)}
      ${button('down', 'Move down', key, title, view, index === count - 1)}
      ${isInline || isText ? '' : button('copy', 'Duplicate', key, title, view)}
      ${button('delete', 'Delete', key, title, view)}
    </div>
  </li>`;
}

/** The field shown in the list itself: the price, which changes most often, else what tells entries apart. */
function beside(entry: FieldPath, view: EditView, drawField: DrawField): Html {
  const { object } = entry.shape;
  if (object === undefined || !isFields(entry.value)) return html``;
  const places = fieldPathsIn(entry, fieldsOf(object));
  const price = places.find(({ shape }) => shape.kind === 'price');
  const sizes = places.find(({ field }) => field?.key === 'sizes');
  const items = places.find(({ field, shape }) => shape.kind === 'objects' && field?.key === 'items');
  if (Array.isArray(sizes?.value) && sizes.value.length > 0)
    return html`<span class="note">${sizes.value.length} sizes</span>`;
  if (price !== undefined && textOf(price) !== undefined) return drawField(price, view);
  if (Array.isArray(items?.value)) return html`<span class="note">${items.value.length} items</span>`;
  return html``;
}

function button(
  action: keyof typeof ICONS,
  words: string,
  key: string,
  title: string,
  { focus }: EditView,
  isOff = false,
): Html {
  const id = `${action}-${key.replace(/[/%]/g, '-')}`;
  return html`<button
    id="${id}"
    name="do"
    value="${action}/${key}"
    title="${words}"
    aria-label="${words}: ${title}"
    ${isOff ? html`disabled` : ''}
    ${focus === id ? html`autofocus` : ''}
  >
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
    >
      <path d="${ICONS[action]}" />
    </svg>
  </button>`;
}

const ICONS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  delete: 'M4 4l8 8M12 4l-8 8',
};

/** Asks for what an entry can't be without. */
function adder(place: FieldPath, fields: readonly SchemaField[], view: EditView): Html {
  const formEdits = neededOf(fields);
  const key = writePath(place.path);
  const problem = view.problems.get(`add/${key}`);
  const inputs = formEdits.map((field) => {
    const id = `new-${idOf(place.path)}-${field.key}`;
    const value = view.typed.get(`n:${key}:${field.key}`) ?? '';
    return html`<div class="field ${field.kind}">
      <label for="${id}">${labelOf(field, view.texts)}</label>
      ${
        field.kind === 'text'
          ? html`<textarea id="${id}" name="n:${key}:${field.key}" rows="2">${`\n${value}`}</textarea>`
          : html`<input
              id="${id}"
              name="n:${key}:${field.key}"
              value="${value}"
              autocomplete="off"
              ${view.focus === id ? html`autofocus` : ''}
            />`
      }
    </div>`;
  });
  const isOpen = problem !== undefined || view.focus?.startsWith(`new-${idOf(place.path)}-`) === true;
  return html`<details class="add" id="add-${idOf(place.path)}" ${isOpen ? html`open` : ''}>
    <summary>Add to “${place.field === undefined ? '' : labelOf(place.field, view.texts)}”</summary>
    <div class="in-row">${inputs}</div>
    <button name="do" value="add/${key}">Add</button>
    ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}${sureButton(`add/${key}`, view)}</p>`}
  </details>`;
}
