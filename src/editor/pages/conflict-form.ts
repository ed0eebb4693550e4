import { type Html, html } from '#tool-pages/html.ts';
import type { Conflict, conflictsIn } from '../actions/conflicts.ts';
import type { EditView } from '../fields/view.ts';
import { icon } from '../style/icons.ts';

/** Somebody else changed the same while this page was open: both texts of each value, and the choice. */
export function conflictForm(view: EditView, { conflicts, others }: ReturnType<typeof conflictsIn>): Html {
  const { conflict: words } = view.texts.editing;
  const isChoice = conflicts.length > 0;
  return html`<div class="stack-l">
    <div class="note warn" role="alert">
      ${icon('warn')}
      <div class="grow"><b>${words.changed}</b> ${isChoice ? words.kept : words.nothingSaved}</div>
    </div>
    ${isChoice ? choices(view, conflicts) : ''}
    ${
      others.length === 0
        ? ''
        : html`<section>
            <h2>${words.besides}</h2>
            <p class="hint">${words.again}</p>
            <ul class="list">
              ${others.map((text) => html`<li>${text}</li>`)}
            </ul>
          </section>`
    }
    ${isChoice ? '' : html`<p><a class="btn main" href="">${words.see}</a></p>`}
  </div>`;
}

/** Each choice is sent as the field would be: the text that is there already changes nothing. */
function choices(view: EditView, conflicts: readonly Conflict[]): Html {
  const { conflict: words } = view.texts.editing;
  return html`<form method="post" enctype="multipart/form-data" class="conflict stack-l">
    <input type="hidden" name="digest" value="${view.digest}" />
    ${conflicts.map(({ label, inFile, typed, name }, index) => {
      const version = (whose: string, text: string, isChosen: boolean): Html =>
        html`<label class="card check">
          <input type="radio" name="${name}" value="${text}" ${isChosen ? html`checked` : ''} />
          <span class="grow">
            <span class="soft small">${whose}</span><br />
            ${shown(text || view.texts.editing.changes.nothing)}
          </span>
        </label>`;
      return html`<fieldset aria-labelledby="conflict-${index}">
        <h2 class="head" id="conflict-${index}">${label}</h2>
        <div class="versus">${version(words.yours, typed, true)}${version(words.theirs, inFile, false)}</div>
      </fieldset>`;
    })}
    <p class="row">
      <button class="btn main" name="do" value="save">${words.save}</button>
      <a class="btn" href="">${words.keepTheirs}</a>
    </p>
  </form>`;
}

/** With its own spaces and lines. */
const shown = (text: string): Html =>
  html`<span class="${text.length > MAX_BIG ? '' : 'big'}" style="white-space: pre-wrap">${text}</span>`;

/** Longer texts are not shown in large letters. */
const MAX_BIG = 24;
