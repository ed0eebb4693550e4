import { type Html, html } from '#tool-pages/html.ts';
import { type EditView } from '../fields/view.ts';

/** Saves what the problem asks about. */
export function sureButton(key: string, { asked }: EditView): Html | '' {
  const action = asked.get(key);
  return action === undefined ? '' : html` <button name="do" value="${action}">Yes, save it</button>`;
}
