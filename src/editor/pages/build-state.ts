import { reasonParts } from '#i18n/tools/reasons.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { type Html, html, withForeign } from '#tool-pages/html.ts';
import { brandPath, editPath } from '../fields/view.ts';
import { icon } from '../style/icons.ts';
import type { EditedState } from './editor-context.ts';

/** How the last build went, in a sentence. */
export function buildState(state: EditedState, { frame }: ToolTexts): string {
  if (state.status === 'building') return frame.building;
  if (state.status === 'failed') return frame.failed;
  const count = leftOut(state);
  return count === 0 ? frame.shown : frame.notUsed(count);
}

/** On each page: only that the site could not be made. */
export function buildNote({ status, report }: EditedState, texts: ToolTexts): Html | '' {
  if (status !== 'failed') return '';
  return html`<div class="note badc">
    ${icon('error')}
    <p><b>${texts.frame.failed}</b> ${withForeign(reasonParts(report?.error ?? '', texts))}</p>
  </div>`;
}

/** On the overview: what the site leaves out, and that texts have no translation. */
export function buildRemarks(state: EditedState, { frame }: ToolTexts): Html | '' {
  const [count, { untranslated = [] }] = [leftOut(state), state.report ?? {}];
  if (state.status === 'failed' || (count === 0 && untranslated.length === 0)) return '';
  const [warnings, translations] = [brandPath(state.slug, 'warnings/'), editPath(state.slug, 'translations/')];
  return html`<div class="note warn" id="remarks">
    ${icon('warn')}
    <div>
      ${count === 0 ? '' : html`<p>${frame.notUsed(count)} <a href="${warnings}">${frame.why}</a></p>`}
      ${
        untranslated.length === 0
          ? ''
          : html`<p>${frame.untranslated} <a href="${translations}">${frame.translate}</a></p>`
      }
    </div>
  </div>`;
}

/** What the last build could not use. That texts have no translation is said apart. */
function leftOut({ report }: EditedState): number {
  const { warnings = [], untranslated = [] } = report ?? {};
  return warnings.filter(
    ({ message, parts }) => parts?.isUsed !== true && !untranslated.some((text) => message.startsWith(text)),
  ).length;
}
