import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';
import type { Save } from '../file/editor.ts';
import { saveWords } from '../publish/save-words.ts';
import { icon } from '../style/icons.ts';
import { buildRemarks } from './build-state.ts';
import type { EditedState } from './editor-context.ts';

/** The first page: what waits to be published, what the site leaves out, and what was changed. `whoSaved`: "14:06 · Sofia". */
export function overviewPage(
  view: EditView,
  state: EditedState,
  saves: readonly Save[],
  publishing: Html,
  whoSaved: (save: Save) => string,
): Html {
  return html`${publishing}
    <div id="now" data-live>${buildRemarks(state, view.texts)}</div>
    ${saves.length === 0 ? '' : history(view, saves, whoSaved)}`;
}

/** All that was saved, newest first, each with a way back to before it. */
function history(view: EditView, saves: readonly Save[], whoSaved: (save: Save) => string): Html {
  const {
    digest,
    texts: { frame },
  } = view;
  const canGoBack = saves[0]?.isLast === true;
  return html`<form class="history stack" id="history" method="post" enctype="multipart/form-data">
    <h2>${frame.history}</h2>
    ${canGoBack ? '' : html`<p class="soft small">${frame.historyElsewhere}</p>`}
    <input type="hidden" name="digest" value="${digest}" />
    <ul class="list">
      ${saves.map((save) => {
        const { id, isLast } = save;
        const words = saveWords(save, view);
        return html`<li>
          <div class="grow">
            ${words}
            <div class="small num">${whoSaved(save)}</div>
          </div>
          ${
            canGoBack
              ? html`<button
                  class="btn ${isLast ? '' : 'plain'}"
                  name="do"
                  value="restore/${id}"
                  aria-label="${isLast ? frame.undoThis(words) : `${frame.backToBefore}: ${words}`}"
                >
                  ${isLast ? html`${icon('undo')} ${frame.undo}` : frame.backToBefore}
                </button>`
              : ''
          }
        </li>`;
      })}
    </ul>
  </form>`;
}
