import type { conflictsIn } from '../actions/conflicts.ts';
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

/** The file was changed elsewhere while somebody edited: both texts, and the choice. */
export function conflictForm(view: EditView, { conflicts, others }: ReturnType<typeof conflictsIn>): Html {
  const notes =
    others.length === 0
      ? ''
      : html`<section>
          <h2>What you changed besides</h2>
          <p class="note">It was not saved. Look at what is in the file now, and change it again.</p>
          <ul>
            ${others.map((text) => html`<li>${text}</li>`)}
          </ul>
        </section>`;
  if (conflicts.length === 0)
    return html`<p>The file was changed elsewhere while this page was open. Nothing was saved.</p>
      ${notes}
      <p><a class="button" href="">See it as it is now</a></p>`;
  return html`<form method="post" enctype="multipart/form-data" class="conflict">
    <p>The file was changed elsewhere while this page was open. Nothing was saved yet, and nothing is lost.</p>
    <input type="hidden" name="digest" value="${view.digest}" />
    ${conflicts.map(
      ({ label, inFile, typed, name }) =>
        html`<input type="hidden" name="${name}" value="${typed}" />
          <section>
            <h2>${label}</h2>
            <dl>
              <dt>In the file now</dt>
              <dd>${inFile || 'nothing'}</dd>
              <dt>What you wrote</dt>
              <dd>${typed || 'nothing'}</dd>
            </dl>
          </section>`,
    )}
    ${notes}
    <p>
      <button class="main" name="do" value="save">Save what I wrote</button>
      <a class="button" href="">Keep what is in the file</a>
    </p>
  </form>`;
}
