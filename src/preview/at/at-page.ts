import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { PageParts } from '#tool-pages/document.ts';
import { html } from '#tool-pages/html.ts';
import { timeOfPreview } from '../serving/look/time-bar.ts';
import { daysToShow } from '../serving/site-at.ts';
import type { TimesAhead } from './planned.ts';

export interface AtPage {
  language: ToolLanguage;
  texts: ToolTexts['beside'];
  times: TimesAhead;
  /** What was asked for, and is no time that can be shown. */
  wrong?: { date: string; time: string };
  /** Where the site is at a time. */
  addressOf: (at: string) => string;
}

/** Asks for a date and a time, and offers those that are likely. */
export function atPage({ language, texts, times, wrong, addressOf }: AtPage): PageParts {
  const [today = ''] = times.now.split('T');
  const { last } = daysToShow(Date.parse(`${times.now}Z`));
  const link = (at: string, what?: string): ReturnType<typeof html> =>
    html`<li>
      <a href="${addressOf(at)}"
        ><span>${timeOfPreview(at, language)}</span
        >${what === undefined ? '' : html` <span class="what">${what}</span>`}</a
      >
    </li>`;
  const main = html`<section class="at">
    <h1>${texts.title}</h1>
    <p class="note">${texts.lead}</p>
    ${wrong === undefined ? '' : html`<p class="bad" role="alert">${texts.wrong(timeOfPreview(last, language))}</p>`}
    <form>
      <label for="date">${texts.date}</label>
      <label for="time">${texts.time}</label>
      <input id="date" name="date" type="date" required min="${today}" max="${last}" value="${wrong?.date ?? today}" />
      <input id="time" name="time" type="time" required value="${wrong?.time ?? EVENING}" />
      <button class="main">${texts.see}</button>
    </form>
    ${
      times.planned.length === 0
        ? ''
        : html`<h2>${texts.planned}</h2>
            <ol>
              ${times.planned.map(({ at, kind, what }) => link(at, texts[kind](what)))}
            </ol>`
    }
    <h2>${texts.likely}</h2>
    <ol>
      ${soon(times.now).map((at) => link(at))}
    </ol>
  </section>`;
  return { title: texts.title, main: String(main), style: STYLE };
}

const EVENING = '19:00';
const NOON = '12:00';

/** This evening, if it is not over, and the noon and evening of tomorrow. */
function soon(now: string): string[] {
  const [today = ''] = now.split('T');
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, today.length);
  return [`${today}T${EVENING}`, `${tomorrow}T${NOON}`, `${tomorrow}T${EVENING}`].filter((at) => at > now);
}

const STYLE = `
.at { max-width: 34rem; }
.at .note { margin-top: .5rem; }
.at .bad { margin-top: 1rem; }
.at form { display: grid; grid-template-columns: 1fr 1fr; gap: .375rem 1rem; margin-top: 1.25rem; }
.at label { font-size: .9375rem; font-weight: 550; }
.at form label, .at form input { grid-row: 1; min-width: 0; }
.at form input { grid-row: 2; width: 100%; min-height: 2.75rem; }
.at form button { grid-column: 1 / -1; min-height: 2.75rem; margin-top: .625rem; }
.at h2 { margin: 1.75rem 0 .25rem; }
.at ol { padding: 0; list-style: none; }
.at li { border-bottom: 1px solid var(--line); }
.at li a { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; min-height: 2.75rem; padding-block: .375rem; color: inherit; text-decoration: none; }
.at li a:hover span:first-child { text-decoration: underline; }
.at .what { color: var(--muted); font-size: .9375rem; }
`;
