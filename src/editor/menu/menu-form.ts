import { categoriesIn, menusIn } from '../fields/dish-lists.ts';
import { countIn, entryName, fieldIn } from '../fields/nouns.ts';
import { type FieldPath, fieldPathAt, writePath } from '../fields/field-path.ts';
import { handle, question } from '../forms/entry-handle.ts';
import { fieldForm, fieldsForm } from '../forms/fields-form.ts';
import { adder } from '../forms/list-form.ts';
import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf, pageOf } from '../fields/view.ts';
import { addLink, dishesIn, dishList } from './dish-rows.ts';
import { pricesForm } from './prices-form.ts';
import { entryTools } from './entry-tools.ts';

/** With more dishes a page would be slow on a phone: then each category has its own. */
const MAX_DISHES = 250;

const CONTENT = ['categories', 'items'];
const EXTRAS = 'modifierGroups';

/** A menu: the dishes of all its categories on one page. */
export function menuForm(menu: FieldPath, view: EditView): Html[] {
  const { texts } = view;
  const categories = categoriesIn(menu, view.root.value);
  const list = fieldIn(menu, 'categories');
  const items = fieldIn(menu, 'items');
  const count = categories.reduce((sum, category) => sum + countIn(fieldIn(category, 'items')), 0);
  const isLong = count > MAX_DISHES && !view.find;
  const shown = categories.filter((category) => !view.find || dishesIn(fieldIn(category, 'items'), view).length > 0);
  // Among those that were found an entry has another place than in the list.
  const listOf = list === undefined || view.find ? '' : html`data-list="${writePath(list.path)}"`;
  const isNothing = Boolean(view.find) && shown.length === 0 && dishesIn(items, view).length === 0;
  return [
    html`${isNothing ? html`<p role="status">${texts.menu.nothingFound(view.find ?? '')}</p>` : ''}`,
    ...(countIn(items) > 0 && items !== undefined ? [dishList(items, false, view)] : []),
    isLong
      ? html`<div class="entries">
          <ol class="list" ${listOf}>
            ${shown.map((category) => categoryRow(category, categories.length, view))}
          </ol>
        </div>`
      : html`<div class="cats" ${listOf}>
          ${shown.map((category) => categorySection(category, categories.length, view))}
        </div>`,
    list === undefined || view.find ? html`` : html`<div class="add-category">${adder(list, view)}</div>`,
    view.find ? html`` : pricesForm(menu, view),
    view.find
      ? html``
      : html`<details class="more-of" id="about-${idOf(menu.path)}">
          <summary>${texts.menu.aboutMenu}</summary>
          <div class="fields">${fieldsForm(menu, view, CONTENT)}</div>
          ${entryTools(menu, view)}
        </details>`,
  ];
}

/** A category with its dishes. Its head stays in sight while they are scrolled through. */
function categorySection(category: FieldPath, count: number, view: EditView): Html {
  const title = entryName(category, view.texts);
  const list = fieldIn(category, 'items');
  return html`<section class="cat" id="${idOf(category.path)}" data-entry="${writePath(category.path)}">
    <div class="head">
      ${handleOf(category, count, view)}
      <h2><a href="${pageOf(view.slug, category.path)}">${title}</a> <span class="soft">${countIn(list)}</span></h2>
      ${list === undefined ? '' : addLink(list, title, view)}
    </div>
    ${question(category, view)} ${list === undefined ? '' : dishList(list, count > 1, view)}
  </section>`;
}

const handleOf = (category: FieldPath, count: number, view: EditView): Html => {
  const title = entryName(category, view.texts);
  return handle(category, { title, index: Number(category.path.at(-1)), count, canCopy: true }, view);
};

const categoryRow = (category: FieldPath, count: number, view: EditView): Html =>
  html`<li class="entry" id="${idOf(category.path)}" data-entry="${writePath(category.path)}">
    ${handleOf(category, count, view)}
    <div class="grow">
      <a class="t over" href="${pageOf(view.slug, category.path)}">${entryName(category, view.texts)}</a>
      <div class="small">${view.texts.menu.dishes(countIn(fieldIn(category, 'items')))}</div>
    </div>
    <span class="go-on">${icon('forward')}</span>
    ${question(category, view)}
  </li>`;

/** A category on a page of its own: what is said of it, and its dishes. */
export function categoryForm(category: FieldPath, view: EditView): Html[] {
  const list = fieldIn(category, 'items');
  const around = fieldPathAt(view.root.value, category.path.slice(0, -1));
  const extras = fieldIn(category, EXTRAS);
  return [
    ...fieldsForm(category, view, [...CONTENT, EXTRAS]),
    html`<section class="cat">
      <div class="head">
        <h2>${view.texts.menu.dishes(countIn(list))}</h2>
        ${list === undefined ? '' : addLink(list, entryName(category, view.texts), view)}
      </div>
      ${list === undefined ? '' : dishList(list, countIn(around) > 1, view)}
    </section>`,
    html`${extras === undefined ? '' : fieldForm(extras, view)}`,
    entryTools(category, view),
  ];
}

/** The menus of a brand or a location, side by side; the one that is shown is marked. */
export function menuTabs(menu: FieldPath, shown: FieldPath | undefined, view: EditView): Html {
  const menus = menusIn(menu, view.root.value);
  if (menus.length < 2) return html``;
  return html`<nav class="seg menus" aria-label="${view.texts.menu.menus}">
    ${menus.map(
      (each) =>
        html`<a
          href="${pageOf(view.slug, each.path)}"
          ${shown !== undefined && writePath(each.path) === writePath(shown.path) ? html`aria-current="page"` : ''}
          >${entryName(each, view.texts)}</a
        >`,
    )}
  </nav>`;
}
