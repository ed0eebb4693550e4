import { labelOf } from '../fields/words.ts';
import { FOCUS_POINTS, pictureOf, type WrittenPicture } from '../fields/input.ts';
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
  return html`<fieldset
    class="picture"
    id="${id}"
    ${written.focus === undefined ? '' : html`style="--at: ${written.focus}"`}
  >
    <legend>${name}</legend>
    <div class="picture-row">
      ${
        address === undefined
          ? html`<div class="picture-none">
              ${sharedIcon('picture')}<span>${written.src === '' ? menu.noPicture : menu.elsewherePicture}</span>
            </div>`
          : hasAlt
            ? pointsOn(address, written, { key, id }, view)
            : html`<img src="${address}" alt="${written.alt}" loading="lazy" />`
      }
      <div class="stack-s">
        ${address === undefined || !hasAlt ? '' : cutsOf(address, view)}
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

/** The picture with a radio at each point that can stay. One of the file that is none of these is kept until another one is chosen. */
function pointsOn(
  address: string,
  { alt, focus = 'center' }: WrittenPicture,
  { key, id }: { key: string; id: string },
  { texts: { menu } }: EditView,
): Html {
  const { keep, keepHint, points } = menu.cut;
  return html`<div>
    <div class="crop" role="radiogroup" aria-label="${keep}" aria-describedby="keep-${id}">
      <img src="${address}" alt="${alt}" loading="lazy" />
      ${FOCUS_POINTS.map(
        (point) =>
          html`<label class="at-${point}"
            ><input
              type="radio"
              name="focus:${key}"
              value="${point}"
              aria-label="${points[point]}"
              ${point === focus ? html`checked` : ''} /><span></span
          ></label>`,
      )}
    </div>
    <p class="hint" id="keep-${id}">${keepHint}</p>
  </div>`;
}

/** How pages cut it: the stylesheet moves each to the chosen point. */
function cutsOf(address: string, { texts: { menu } }: EditView): Html {
  return html`<div class="cuts">
    ${Object.entries(menu.cut.shapes).map(
      ([shape, name]) =>
        html`<figure>
          <img class="cut-${shape}" src="${address}" alt="" loading="lazy" />
          <figcaption>${name}</figcaption>
        </figure>`,
    )}
  </div>`;
}
