import { fileOf, MENU_KINDS, menuKindOf } from '../fields/menu-kind.ts';
import { fieldIn } from '../fields/nouns.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { fieldForm } from '../forms/fields-form.ts';
import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';

/** A page of the site, a file, or a page from elsewhere in a frame. What is not chosen is kept, and not shown. */
export function menuKindForm(owner: FieldPath, view: EditView): Html {
  const fileLink = fieldIn(owner, 'fileLink');
  const menuUrl = fieldIn(owner, 'menuUrl');
  if (fileLink === undefined || menuUrl === undefined) return html``;
  const { menu } = view.texts;
  const chosen = menuKindOf(owner);
  const name = `shown:${writePath(owner.path)}`;
  return html`<fieldset class="choice menu-kind" id="menu-kind-${idOf(owner.path)}">
    <legend>${menu.shownAs}</legend>
    <div class="seg">
      ${MENU_KINDS.map(
        (kind) =>
          html`<label
            ><input
              type="radio"
              id="shown-${kind}-${idOf(owner.path)}"
              name="${name}"
              value="${kind}"
              ${kind === chosen ? html`checked` : ''}
            /><span>${menu.menuKinds[kind]}</span></label
          >`,
      )}
    </div>
    <p class="if page hint">${menu.shownOnPage}</p>
    <div class="if file">${upload(owner, fileLink, view)} ${fieldForm(fileLink, view)}</div>
    <div class="if embedded">${fieldForm(menuUrl, view)}</div>
  </fieldset>`;
}

function upload(owner: FieldPath, fileLink: FieldPath, { texts: { menu } }: EditView): Html {
  const file = fileOf(owner);
  const id = `upload-${idOf(fileLink.path)}`;
  return html`<div class="stack-s">
    <p>${file === undefined ? menu.noFile : menu.isFile(file.split('/').at(-1) ?? file)}</p>
    <span class="file btn"
      >${icon('legal')}<label for="${id}">${file === undefined ? menu.chooseFile : menu.otherFile}</label
      ><input id="${id}" type="file" name="m:${writePath(fileLink.path)}" accept="application/pdf,.pdf"
    /></span>
    <p class="hint">${menu.fileHint}</p>
  </div>`;
}
