import { pictureOf } from '../fields/input.ts';
import { fieldIn } from '../fields/nouns.ts';
import type { FieldPath } from '../fields/field-path.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView } from '../fields/view.ts';
import { sharedIcon } from './entry-handle.ts';

/** The URL at which the editor serves a picture of the brand's folder. Undefined for a picture of another host, and for none. */
export const pictureAddress = (src: string, { slug }: EditView): string | undefined =>
  src === '' || /^https?:/i.test(src)
    ? undefined
    : editPath(slug, `picture/${src.split('/').map(encodeURIComponent).join('/')}`);

/** The picture of an entry, small. Undefined where it has none that can be shown here. */
export function thumbOf(entry: FieldPath, view: EditView): Html | undefined {
  const place = fieldIn(entry, 'image') ?? fieldIn(entry, 'src');
  const picture = place?.shape.kind === 'picture' ? pictureOf(place) : undefined;
  const address = picture && pictureAddress(picture.src, view);
  return address === undefined
    ? undefined
    : html`<img
        class="thumb"
        src="${address}"
        alt=""
        width="52"
        height="52"
        loading="lazy"
        ${picture?.focus === undefined ? '' : html`style="object-position: ${picture.focus}"`}
      />`;
}

export const noThumb = (): Html => html`<span class="thumb none">${sharedIcon('picture')}</span>`;
