import { type Html, html } from '#tool-pages/html.ts';
import { type EditView } from '../fields/view.ts';

/** Saves what the problem asks about. */
export function sureButton(key: string, { asked, texts }: EditView): Html | '' {
  const action = asked.get(key);
  return action === undefined
    ? ''
    : html` <button class="btn" name="do" value="${action}">${texts.menu.yesSave}</button>`;
}
