import { type FieldPath, writePath } from '../fields/field-path.ts';
import { question } from '../forms/entry-handle.ts';
import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';

/** At the end of the page of an entry of a list. */
export function entryTools(entry: FieldPath, view: EditView): Html {
  if (typeof entry.path.at(-1) !== 'number') return html``;
  const key = writePath(entry.path);
  return html`<div class="entry-tools">
    ${question(entry, view)}
    <div class="row tight">
      <button class="btn" name="do" value="copy/${key}">${icon('copy')}${view.texts.menu.duplicate}</button>
      <button class="btn bad" name="do" value="delete/${key}">${icon('delete')}${view.texts.menu.remove}</button>
    </div>
  </div>`;
}
