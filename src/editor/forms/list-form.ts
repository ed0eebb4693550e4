import { originNote } from '../fields/origin.ts';
import { helpOf, labelOf } from '../fields/words.ts';
import { type SchemaField, fieldsOf } from '../fields/fields.ts';
import { priceWords } from '../fields/price-words.ts';
import { shorten, textOf } from '../fields/input.ts';
import { neededOf, SHORT } from '../fields/needed.ts';
import { countIn, fieldIn, nounsOf } from '../fields/nouns.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, titleOf, titlesOf, writePath } from '../fields/field-path.ts';
import { handle, question } from './entry-handle.ts';
import { sureButton } from './sure-button.ts';
import { noThumb, thumbOf } from './thumb.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf, pageOf } from '../fields/view.ts';

type DrawField = (place: FieldPath, view: EditView) => Html;

/** Entries with so few fields are edited in the list itself. */
const MAX_INLINE = 3;

/** A list: its entries in their order, each with what can be done with it, and a row to add one. */
export function listForm(place: FieldPath, view: EditView, drawField: DrawField): Html {
  const { object } = place.shape;
  if (object === undefined) return html``;
  const entries = Array.isArray(place.value) ? (place.value as unknown[]) : [];
  const fields = fieldsOf(object).filter(({ isLeftOut, isSpare }) => !isLeftOut && !isSpare);
  const isInline = fields.length <= MAX_INLINE && fields.every(({ kind }) => SHORT.includes(kind) && kind !== 'text');
  const places = entries.flatMap((_, index) => fieldPathAt(view.root.value, [...place.path, index]) ?? []);
  const titles = titlesOf(places, nounsOf(place, view.texts).one);
  const label = place.field === undefined ? '' : labelOf(place.field, view.texts);
  const note = place.field === undefined ? '' : helpOf(place.field, view.texts);
  const hasThumbs = places.some((entry) => thumbOf(entry, view) !== undefined);
  const rows = places.map((entry, index) =>
    row(entry, { title: titles[index] ?? '', count: entries.length, isInline, hasThumbs }, view, drawField),
  );
  return html`<section class="entries" id="${idOf(place.path)}">
    <div class="head">
      <h2>${label} <span class="soft">${entries.length}</span></h2>
    </div>
    ${note ? html`<p class="hint">${note}</p>` : ''} ${originNote(place, view)}
    ${
      rows.length > 0
        ? html`<ol class="list" data-list="${writePath(place.path)}">
            ${rows}
          </ol>`
        : ''
    }
    ${adder(place, view)}
  </section>`;
}

interface RowOptions {
  title: string;
  count: number;
  isInline: boolean;
  hasThumbs: boolean;
}

function row(
  entry: FieldPath,
  { title, count, isInline, hasThumbs }: RowOptions,
  view: EditView,
  drawField: DrawField,
): Html {
  const { path, value, shape } = entry;
  const isText = typeof value === 'string';
  const isEditedHere = isInline || isText;
  const index = Number(path.at(-1));
  const inner = (): Html[] =>
    isText
      ? [drawField({ ...entry, shape: { ...shape, kind: 'line' } }, view)]
      : fieldPathsIn(entry, fieldsOf(shape.object as NonNullable<typeof shape.object>)).map((each) =>
          drawField(each, view),
        );
  const about = isEditedHere ? '' : aboutOf(entry, view);
  return html`<li class="entry" id="${idOf(path)}" data-entry="${writePath(path)}">
    ${handle(entry, { title, index, count, canCopy: !isEditedHere }, view)}
    ${
      isEditedHere
        ? html`<div class="in-row">${inner()}</div>`
        : html`${hasThumbs ? (thumbOf(entry, view) ?? noThumb()) : ''}
            <div class="grow">
              <a class="t over" href="${pageOf(view.slug, path)}">${title}</a>
              ${about ? html`<div class="small">${about}</div>` : ''}
            </div>`
    }
    ${question(entry, view)}
  </li>`;
}

/** In one line what an entry is about: what it costs, how much is in it, or the first of its texts. */
function aboutOf(entry: FieldPath, view: EditView): string {
  const { menu } = view.texts;
  const { object } = entry.shape;
  if (object === undefined) return '';
  const sizes = countIn(fieldIn(entry, 'sizes'));
  if (sizes > 0) return menu.sizes(sizes);
  const dishes = fieldIn(entry, 'items');
  if (Array.isArray(dishes?.value)) return menu.dishes(dishes.value.length);
  const places = fieldPathsIn(entry, fieldsOf(object)).filter(({ shape }) =>
    ['price', 'line', 'text'].includes(shape.kind),
  );
  const texts = places.map((place) => textOf(place)?.trim() ?? '');
  const at = places.findIndex(({ shape }) => shape.kind === 'price');
  const price = priceWords(places[at]?.value, view.root, view.texts) ?? texts[at];
  const first = texts.find((text) => text !== '' && text !== titleOf(entry.value, object));
  return shorten((price || first || '').replace(/\s+/g, ' '), 90);
}

/** Asks for what an entry can't be without. */
export function adder(place: FieldPath, view: EditView): Html {
  const { object } = place.shape;
  if (object === undefined) return html``;
  const key = writePath(place.path);
  const problem = view.problems.get(`add/${key}`);
  const inputs = neededOf(fieldsOf(object)).map((field) => newField(place, field, view));
  const isOpen = problem !== undefined || view.focus?.startsWith(`new-${idOf(place.path)}-`) === true;
  return html`<details class="add" id="add-${idOf(place.path)}" ${isOpen ? html`open` : ''}>
    <summary>${nounsOf(place, view.texts).add}</summary>
    <div class="add-row">
      ${inputs}<button class="btn main" name="do" value="add/${key}">${view.texts.menu.add}</button>
    </div>
    ${problem === undefined ? '' : html`<p class="err" role="alert" id="problem-add-${idOf(place.path)}">${problem}${sureButton(`add/${key}`, view)}</p>`}
  </details>`;
}

function newField(place: FieldPath, field: SchemaField, view: EditView): Html {
  const id = `new-${idOf(place.path)}-${field.key}`;
  const name = `n:${writePath(place.path)}:${field.key}`;
  const value = view.typed.get(name) ?? '';
  return html`<div class="field ${field.kind}">
    <label class="label" for="${id}">${labelOf(field, view.texts)}</label>
    ${
      field.kind === 'text'
        ? html`<textarea class="input" id="${id}" name="${name}" rows="2">${`\n${value}`}</textarea>`
        : html`<input
            class="input"
            id="${id}"
            name="${name}"
            value="${value}"
            autocomplete="off"
            ${field.kind === 'price' ? html`inputmode="decimal"` : ''}
            ${view.focus === id ? html`autofocus` : ''}
          />`
    }
  </div>`;
}
