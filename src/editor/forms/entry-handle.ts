import { raw } from 'hono/html';
import { dishListsAround } from '../fields/dish-lists.ts';
import { icon } from '../style/icons.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type FieldPath, writePath } from '../fields/field-path.ts';
import { type EditView, idOf } from '../fields/view.ts';

export interface HandleOptions {
  title: string;
  index: number;
  count: number;
  canCopy: boolean;
  /** There is another list that it can be moved into. */
  canLeave?: boolean;
}

/** What can be done with an entry of a list as a whole. With the script the entry is dragged by it, too. */
export function handle(entry: FieldPath, options: HandleOptions, view: EditView): Html {
  const { title, index, count, canCopy, canLeave } = options;
  const { menu } = view.texts;
  const key = writePath(entry.path);
  const id = `handle-${idOf(entry.path)}`;
  const act = (name: SharedIcon, action: string, words: string, kind = ''): Html =>
    html`<button class="btn ${kind}" name="do" value="${action}/${key}">${sharedIcon(name)}${words}</button>`;
  return html`<details class="handle" name="handle">
    <summary id="${id}" aria-label="${menu.handle(title)}" ${view.focus === id ? html`autofocus` : ''}>
      ${sharedIcon('handle')}
    </summary>
    <div>
      ${index === 0 ? '' : act('up', 'up', menu.moveUp)}
      ${index === count - 1 ? '' : act('down', 'down', menu.moveDown)}
      ${index < 2 ? '' : act('top', 'top', menu.moveToTop)}
      ${canLeave ? act('forward', 'elsewhere', menu.elsewhere) : ''}
      ${canCopy ? act('copy', 'copy', menu.duplicate) : ''} ${act('delete', 'delete', menu.remove, 'bad')}
    </div>
  </details>`;
}

/** What was asked about an entry: whether it is deleted, or where it goes. */
export function question(entry: FieldPath, view: EditView): Html | '' {
  const { menu } = view.texts;
  const key = writePath(entry.path);
  const asked = [`delete/${key}`, `elsewhere/${key}`].find((each) => view.problems.has(each));
  if (asked === undefined) return '';
  const answers = asked.startsWith('delete/')
    ? [{ words: menu.yesDelete, action: `deleted/${key}` }]
    : dishListsAround(entry, view.root.value, view.texts)
        .filter(({ key: list }) => list !== writePath(entry.path.slice(0, -1)))
        .map((list) => ({ words: list.name, action: `place/${key}|${list.key}|` }));
  return html`<div class="ask">
    <p role="alert">${view.problems.get(asked)}</p>
    <div class="row tight">
      ${answers.map(
        ({ words, action }, index) =>
          html`<button
            class="btn ${asked.startsWith('delete/') ? 'bad' : ''}"
            id="answer-${index}"
            name="do"
            value="${action}"
            ${index === 0 ? html`autofocus` : ''}
          >
            ${words}
          </button>`,
      )}
      <button class="btn plain" name="do" value="leave/${key}">${menu.no}</button>
    </div>
  </div>`;
}

const SHARED = ['handle', 'up', 'down', 'top', 'forward', 'copy', 'delete', 'picture'] as const;
type SharedIcon = (typeof SHARED)[number];

/** The icons of rows, once for a page: a menu of 600 dishes would have each of them 600 times. */
export const sharedIcons = (): Html =>
  html`<div hidden>${SHARED.map((name) => raw(String(icon(name)).replace('<svg', `<svg id="icon-${name}"`)))}</div>`;

export const sharedIcon = (name: SharedIcon): Html =>
  html`<svg width="20" height="20" aria-hidden="true"><use href="#icon-${name}" /></svg>`;
