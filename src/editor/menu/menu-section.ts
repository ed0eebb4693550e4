import { menusIn } from '../fields/dish-lists.ts';
import { fieldIn, isDish, isKind } from '../fields/nouns.ts';
import { type FieldPath, fieldPathAt, writePath } from '../fields/field-path.ts';
import { fieldForm, fieldsForm } from '../forms/fields-form.ts';
import { exampleIn } from '#i18n/tools/reasons.ts';
import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';
import { MENU_KIND_KEYS, menuKindOf } from '../fields/menu-kind.ts';
import { menuKindForm } from './menu-kind-form.ts';
import { dishForm } from './dish-form.ts';
import { entryTools } from './entry-tools.ts';
import { categoryForm, menuForm, menuTabs } from './menu-form.ts';

/** What stands above the form of a page, and the form. */
export interface FormParts {
  before: Html;
  inner: Html[];
}

/** The page of the menu: the first menu, and what holds for all of them. */
export function menuSection(places: readonly FieldPath[], view: EditView): FormParts {
  const menu = places.find(({ field }) => field?.key === 'menu');
  const others = places.filter((place) => place !== menu && !MENU_KIND_KEYS.includes(place.field?.key ?? ''));
  const shownAs = menuKindForm(view.root, view);
  const isPage = menuKindOf(view.root) === 'page';
  const [first] = menu === undefined ? [] : menusIn(menu, view.root.value);
  const whole = html`<details class="more-of" id="whole-menu">
    <summary>${view.texts.menu.wholeMenu}</summary>
    <div class="fields">${others.map((place) => fieldForm(place, view))}</div>
  </details>`;
  if (menu === undefined || first === undefined)
    return {
      before: html``,
      inner: [
        menu === undefined || !isPage || typeof menu.value === 'string' ? html`` : empty(menu, view),
        shownAs,
        whole,
      ],
    };
  const form = menuForm(first, view);
  return {
    before: isPage ? finder(first, menu, view) : html``,
    inner: isPage ? [...form, whole, shownAs] : [shownAs, ...form, whole],
  };
}

/** The page of an object: one of the menu, or any other. */
export function entryForm(place: FieldPath, view: EditView): FormParts {
  if (isDish(place)) return { before: html``, inner: dishForm(place, view) };
  if (isKind(place, 'MenuCategory') && place.shape.kind === 'object')
    return { before: html``, inner: categoryForm(place, view) };
  const menu = menuOf(place, view);
  const [first] = menu === undefined ? [] : menusIn(menu, view.root.value);
  const shown = place === menu ? first : place;
  if (menu !== undefined && shown !== undefined)
    return { before: finder(shown, menu, view), inner: menuForm(shown, view) };
  const isLocation = isKind(place, 'Location');
  return {
    before: html``,
    inner: [
      ...fieldsForm(place, view, isLocation ? MENU_KIND_KEYS : []),
      isLocation ? menuKindForm(place, view) : html``,
      entryTools(place, view),
    ],
  };
}

/** What has all menus, where a place is one of them or has them itself. */
function menuOf(place: FieldPath, view: EditView): FieldPath | undefined {
  if (!isKind(place, 'Menu')) return undefined;
  if (place.field?.key === 'menu') return place;
  return fieldPathAt(view.root.value, place.path.slice(0, -1));
}

/** A search of its own form: what is typed there is in no form that saves. */
function finder(shown: FieldPath, menu: FieldPath, view: EditView): Html {
  const { menu: texts } = view.texts;
  const list = fieldIn(shown, 'categories');
  return html`<form class="find-dish row tight" role="search" method="get">
      <input
        class="input grow"
        type="search"
        id="find-dish"
        name="find"
        value="${view.find ?? ''}"
        maxlength="100"
        aria-label="${texts.find}"
        placeholder="${texts.find}"
        autocomplete="off"
        data-find
      /><button class="btn unscripted">${texts.search}</button>
      ${
        list === undefined
          ? ''
          : html`<a class="btn" href="#new-${idOf(list.path)}-name" data-opens="add-${idOf(list.path)}"
              >${icon('plus')}${texts.category}</a
            >`
      }
    </form>
    <p class="hint">${texts.switchHint} ${view.texts.atOnce.backByItself}</p>
    ${menuTabs(menu, shown, view)}`;
}

/** No menu yet: the first dish makes one. */
function empty(menu: FieldPath, view: EditView): Html {
  const { menu: texts } = view.texts;
  const key = writePath(menu.path);
  const problem = view.problems.get(`first/${key}`);
  const input = (name: string, label: string, placeholder: string, mode = 'text'): Html =>
    html`<div class="field ${name}">
      <label class="label" for="first-${name}">${label}</label
      ><input
        class="input"
        id="first-${name}"
        name="n:${key}:${name}"
        value="${view.typed.get(`n:${key}:${name}`) ?? ''}"
        placeholder="${placeholder}"
        inputmode="${mode}"
        autocomplete="off"
      />
    </div>`;
  return html`<section class="card stack-l" id="${idOf(menu.path)}">
    <div class="stack-s">
      <h2>${texts.empty}</h2>
      <p class="soft">${texts.emptyHint}</p>
    </div>
    ${input('category', texts.category, texts.firstCategory)}
    <div class="add-row">
      ${input('name', texts.firstDish, 'Margherita')}
      ${input('price', texts.price, exampleIn('12.50', view.texts), 'decimal')}
      <button class="btn main" name="do" value="first/${key}">${texts.add}</button>
    </div>
    ${problem === undefined ? '' : html`<p class="err" role="alert" id="problem-first-${idOf(menu.path)}">${icon('error')}${problem}</p>`}
  </section>`;
}
