import { helpOf, labelOf } from '../fields/words.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { originNote } from '../fields/origin.ts';
import { icon } from '../style/icons.ts';
import { sureButton } from './sure-button.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, idOf } from '../fields/view.ts';

/** A label, its control, what is wrong with it, and what the last build said. */
export function around(place: FieldPath, view: EditView, inner: Html): Html {
  const id = idOf(place.path);
  const label = nameOf(place, view) || view.texts.frame.text;
  const note = helpIn(place, view);
  return html`<div class="field ${place.shape.kind}" id="${id}">
    <label class="label" for="in-${id}">${label}</label>
    ${inner} ${note ? html`<p class="hint" id="help-${id}">${note}</p>` : ''} ${said(place, view)}
  </div>`;
}

export function said(place: FieldPath, view: EditView): Html {
  const { path } = place;
  const key = writePath(path);
  const [problem, warning] = [view.problems.get(key), view.warnings.get(key)];
  const told = html`<p class="err" id="problem-${idOf(path)}">
    ${icon('error')}<span>${problem}${sureButton(key, view)}</span>
  </p>`;
  return html`${originNote(place, view)} ${problem === undefined ? '' : told}
    <div id="said-${idOf(path)}" data-live>
      ${warning === undefined ? '' : html`<p class="said warn small">${warning}</p>`}
    </div>`;
}

/** `name` has the path of the field, so that what is sent says what it is about. */
export function attributes(place: FieldPath, view: EditView, style = 'input'): Html {
  const id = idOf(place.path);
  const key = writePath(place.path);
  const isWrong = view.problems.has(key);
  const described = [helpIn(place, view) && `help-${id}`, isWrong && `problem-${id}`].filter(Boolean).join(' ');
  return html`class="${style}" id="in-${id}" name="f:${key}" ${described ? html`aria-describedby="${described}"` : ''}
  ${isWrong ? html`aria-invalid="true"` : ''} ${view.focus === `in-${id}` ? html`autofocus` : ''}`;
}

export const nameOf = ({ field }: FieldPath, { texts }: EditView): string =>
  field === undefined ? '' : labelOf(field, texts);

export const helpIn = ({ field }: FieldPath, { texts }: EditView): string =>
  field === undefined ? '' : (field.ownHelp ?? helpOf(field, texts));
