import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Told } from '../at-once/told.ts';
import { isQuestion } from '../actions/form-edits.ts';
import { raw } from 'hono/html';
import type { Crumb, PageParts } from '#tool-pages/document.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { titleOf } from '../fields/field-path.ts';
import { brandPath, editPath, type EditView } from '../fields/view.ts';
import type { Save } from '../file/editor.ts';
import { saveWords } from '../publish/save-words.ts';
import { EDIT_STYLE } from '../style/edit-style.ts';
import { icon } from '../style/icons.ts';
import { type PlacesParts, placesNav } from './places.ts';
import { buildNote, buildState } from './build-state.ts';
import type { EditedState } from './editor-context.ts';

export interface EditPageParts extends Omit<PlacesParts, 'slug' | 'texts'> {
  title: string;
  /** What is edited. */
  inner: Html;
  view: EditView;
  saves: readonly Save[];
  /** The address of the page of the site that is shown beside. */
  beside: string;
  /** How the last build went. */
  state: EditedState;
  /** What was done at once last. */
  told?: Told | undefined;
  /** A sentence for what could not be saved. */
  refusal?: string | undefined;
}

/** What the brand is called on its own pages. */
export const brandNameOf = ({ root, slug }: Pick<EditView, 'root' | 'slug'>): string => titleOf(root.value) || slug;

/** A page of the editor: where one is, what is edited, what was saved last, and the site beside it. */
export function editPage(parts: EditPageParts): PageParts {
  const { title, inner, view, saves, crumbs, beside, state, refusal, publishing } = parts;
  const { slug, texts } = view;
  const main = html`<a class="skip" href="#main">${texts.frame.skip}</a>
    <div class="state-bar" id="state-bar" role="region" aria-label="${brandNameOf(view)}" data-live>
      <a class="brand" href="${editPath(slug)}">${brandNameOf(view)}</a>
      ${publishing?.stateBar ?? plainState(state, beside, view)}
    </div>
    ${placesNav({ ...parts, slug, texts })}
    <div class="panel" id="edit" data-offline="${texts.frame.offline}" data-again="${texts.frame.tryAgain}">
      <header class="top">
        ${backLink(crumbs, view)}
        <h1>${title}</h1>
        <button class="see" type="button" popovertarget="site">${icon('eye')} <span>${texts.frame.see}</span></button>
      </header>
      <main id="main" tabindex="-1">
        <div id="built" data-live>${buildNote(state, texts)}</div>
        ${refusal === undefined ? '' : html`<p class="note badc" role="alert">${refusal}</p>`} ${inner}
      </main>
      ${strip(view, saves, parts.told)}
    </div>
    ${siteBeside(beside, view)} ${raw('<script src="/_preview/edit.js" defer></script>')}`;
  return { title, main: String(main), style: EDIT_STYLE, language: view.language };
}

/** Where nothing is published from here, the bar on top says how the site is. */
const plainState = (state: EditedState, beside: string, { texts }: EditView): Html =>
  html`<p class="soft">${buildState(state, texts)}</p>
    <a class="btn plain" href="${new URL(beside).origin}/">${texts.frame.openSite} ${icon('out')}</a>`;

/** The places of the bar at the foot of a phone have no page above them. */
const PLACES = ['menu/', 'hours/', 'look/', 'more/'];

function backLink(crumbs: readonly Crumb[], { slug, texts: { frame } }: EditView): Html | '' {
  const isPlace = PLACES.some((place) => crumbs[0]?.address === editPath(slug, place));
  const more = { name: frame.more, address: editPath(slug, 'more/') };
  const above = crumbs.length > 1 ? crumbs.at(-2) : crumbs.length === 1 && !isPlace ? more : undefined;
  if (above === undefined) return '';
  // On a wide screen all sections are at the side.
  const className = above === more ? 'icon back only-narrow' : 'icon back';
  return html`<a class="${className}" href="${above.address}" aria-label="${frame.back(above.name)}"
    >${icon('back')}</a
  >`;
}

/** What was saved longer ago is news to nobody. */
const STRIP_MS = 5 * 60 * 1000;

/** The last save in words, with the way back; or that not all could be saved. */
function strip(view: EditView, [last]: readonly Save[], told: Told | undefined): Html {
  const { texts, digest, focus, problems } = view;
  const { frame } = texts;
  // A question waits for its answer beside what it is about.
  const unsaved = [...problems.keys()].filter((key) => !isQuestion(key));
  const [problem] = unsaved;
  if (problem !== undefined)
    return html`<div class="saved">
      <span class="grow" role="status">${frame.notAllSaved(unsaved.length)}</span>
      <a class="btn" href="#problem-${idOfProblem(problem)}">${frame.show}</a>
    </div>`;
  if (told !== undefined && isNews(told) && (last === undefined || told.at >= last.at)) return toldStrip(told, texts);
  if (last === undefined || !isNews(last))
    return html`<div class="saved none"><span class="grow" role="status"></span></div>`;
  const undo = html`<form id="take" method="post" enctype="multipart/form-data">
    <input type="hidden" name="digest" value="${digest}" />
    <button
      class="btn"
      id="take-back"
      name="do"
      value="restore/${last.id}"
      ${focus === 'take-back' ? html`autofocus` : ''}
    >
      ${frame.undo}
    </button>
  </form>`;
  return html`<div class="saved">
    <span class="grow" role="status">${frame.saved(saveWords(last, view))}</span>${last.isLast ? undo : ''}
  </div>`;
}

const isNews = ({ at }: { at: Date }): boolean => Date.now() - at.getTime() <= STRIP_MS;

const toldStrip = ({ words, undo }: Told, { frame }: ToolTexts): Html =>
  html`<div class="saved">
    <span class="grow" role="status">${words}</span>${
      undo === undefined
        ? ''
        : html`<form id="take" method="post" enctype="multipart/form-data">
            <button class="btn" id="take-back" name="do" value="${undo}">${frame.undo}</button>
          </form>`
    }
  </div>`;

const idOfProblem = (key: string): string => key.replace(/[/%]/g, '-');

function siteBeside(address: string, { slug, texts: { beside, frame } }: EditView): Html {
  return html`<aside class="site" id="site" popover aria-label="${frame.site}">
    <div class="bar">
      <strong class="grow">${frame.withChanges}</strong>
      <a class="btn plain" href="${brandPath(slug, 'at/')}" title="${beside.title}"
        >${icon('calendar')}<span class="vh">${beside.title}</span></a
      >
      <div class="seg" role="radiogroup" aria-label="${frame.width}">
        <label><input type="radio" name="site-width" checked /><span>${frame.phone}</span></label>
        <label><input type="radio" name="site-width" id="site-wide" /><span>${frame.computer}</span></label>
      </div>
      <button class="btn plain close" type="button" popovertarget="site" popovertargetaction="hide">
        ${frame.close}
      </button>
    </div>
    <div class="screen">
      <iframe
        src="${address}"
        title="${frame.site}"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      ></iframe>
    </div>
  </aside>`;
}
