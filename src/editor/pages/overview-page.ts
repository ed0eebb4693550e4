import { raw } from 'hono/html';
import { type Html, html } from '#tool-pages/html.ts';
import { timeElement } from '#tool-pages/time.ts';
import type { EditView } from '../fields/view.ts';
import type { Save } from '../file/editor.ts';
import { icon } from '../style/icons.ts';
import { buildRemarks, buildState } from './build-state.ts';
import type { EditedState } from './editor-context.ts';

/** The first page: how the site is, and what was changed. */
export function overviewPage(view: EditView, state: EditedState, saves: readonly Save[]): Html {
  return html`<section class="stack" id="now" data-live>
      <p class="soft">${buildState(state, view.texts)}</p>
      ${buildRemarks(state, view.texts)}
    </section>
    ${saves.length === 0 ? '' : history(view, saves)}`;
}

/** All that was saved, newest first, each with a way back to before it. */
function history({ digest, texts: { frame } }: EditView, saves: readonly Save[]): Html {
  const canGoBack = saves[0]?.isLast === true;
  return html`<form class="history stack" id="history" method="post" enctype="multipart/form-data">
    <h2>${frame.history}</h2>
    ${canGoBack ? '' : html`<p class="soft small">${frame.historyElsewhere}</p>`}
    <input type="hidden" name="digest" value="${digest}" />
    <ul class="list">
      ${saves.map(
        ({ id, at, words, isLast }) =>
          html`<li>
            <div class="grow">
              ${words}
              <div class="small">${raw(timeElement(at))}</div>
            </div>
            ${
              canGoBack
                ? html`<button
                    class="btn"
                    name="do"
                    value="restore/${id}"
                    aria-label="${isLast ? frame.undoThis(words) : frame.goBackBefore(words)}"
                  >
                    ${isLast ? html`${icon('undo')} ${frame.undo}` : frame.backToBefore}
                  </button>`
                : ''
            }
          </li>`,
      )}
    </ul>
  </form>`;
}
