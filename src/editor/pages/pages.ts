import { sharedIcons } from '../forms/entry-handle.ts';
import { fieldForm } from '../forms/fields-form.ts';
import { entryForm, type FormParts, menuSection } from '../menu/menu-section.ts';
import { type FieldPath, fieldPathsIn } from '../fields/field-path.ts';
import { type Section, sectionFields } from '../fields/sections.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';

/** One form holds a page: whatever button is pressed, nothing that was typed is lost. */
export function formAround(view: EditView, inner: Html | Html[]): Html {
  return html`<form id="form" method="post" enctype="multipart/form-data" data-save>
    <input type="hidden" name="digest" value="${view.digest}" />
    <button class="hidden" name="do" value="save" tabindex="-1" aria-hidden="true">${view.texts.frame.save}</button>
    ${sharedIcons()}
    <div class="fields">${inner}</div>
    <p class="saving"><button class="btn main full save" name="do" value="save">${view.texts.frame.save}</button></p>
  </form>`;
}

export function sectionForm(section: Section, view: EditView): Html {
  const places = fieldPathsIn(view.root, sectionFields(section));
  if (section.path === 'menu') return formWith(menuSection(places, view), view);
  return formAround(
    view,
    places.map((place) => fieldForm(place, view)),
  );
}

export const objectForm = (place: FieldPath, view: EditView): Html => formWith(entryForm(place, view), view);

const formWith = ({ before, inner }: FormParts, view: EditView): Html => html`${before}${formAround(view, inner)}`;
