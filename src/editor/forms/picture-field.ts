import { labelOf } from '../fields/words.ts';
import { pictureOf } from '../fields/input.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';
import { sharedIcon } from './entry-handle.ts';
import { said } from './around.ts';
import { pictureAddress } from './thumb.ts';

/** A picture with what it shows. Undefined where it is written in the form of another program. */
export function pictureField(place: FieldPath, view: EditView): Html | undefined {
  const written = pictureOf(place);
  if (written === undefined) return undefined;
  const { menu } = view.texts;
  const key = writePath(place.path);
  const id = idOf(place.path);
  const address = pictureAddress(written.src, view);
  const hasAlt = place.field?.key.startsWith('logo') !== true;
  const name = place.field === undefined ? menu.picture : labelOf(place.field, view.texts);
  return html`<fieldset class="picture" id="${id}">
    <legend>${name}</legend>
    <div class="picture-row">
      ${
        address === undefined
          ? html`<div class="picture-none">
              ${sharedIcon('picture')}<span>${written.src === '' ? menu.noPicture : menu.elsewherePicture}</span>
            </div>`
          : html`<img src="${address}" alt="${written.alt}" loading="lazy" />`
      }
      <div class="stack-s">
        <div class="row tight">
          <span class="file btn"
            >${sharedIcon('picture')}<label for="in-${id}"
              >${written.src === '' ? menu.choosePicture : menu.otherPicture}</label
            ><input id="in-${id}" type="file" name="p:${key}" accept="image/jpeg,image/png,image/webp,image/avif"
          /></span>
          ${written.src === '' ? '' : html`<button class="btn plain bad" name="do" value="clear/${key}">${menu.removePicture}</button>`}
        </div>
        <p class="hint">${menu.pictureHint}</p>
      </div>
    </div>
    ${
      hasAlt
        ? html`<div class="field">
            <label class="label" for="alt-${id}">${menu.alt} <span class="soft">– ${menu.altFor}</span></label>
            <input class="input" id="alt-${id}" name="t:${key}" value="${written.alt}" autocomplete="off" />
          </div>`
        : ''
    }
    ${said(place, view)}
  </fieldset>`;
}
