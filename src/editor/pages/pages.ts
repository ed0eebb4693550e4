import type { Crumb, PageParts } from '#tool-pages/document.ts';
import { timeElement } from '#tool-pages/time.ts';
import { raw } from 'hono/html';
import type { Save } from '../file/editor.ts';
import { EDIT_STYLE } from '../style/edit-style.ts';
import { locationSchema } from '#schema/location.ts';
import { fieldsOf } from '../fields/fields.ts';
import { fieldForm, fieldsForm } from '../forms/fields-form.ts';
import type { Holiday } from '../forms/holidays-ahead.ts';
import { hasSpecialDay, locationsIn } from '../hours/special-days.ts';
import { holidayButtons, specialDaysForm, weekForm } from '../forms/hours-form.ts';
import type { SearchHit } from '../forms/search.ts';
import { type FieldPath, fieldPathsIn, titlesOf } from '../fields/field-path.ts';
import { type Section, sectionFields, SECTIONS } from '../fields/sections.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView, pageOf } from '../fields/view.ts';

export interface EditPageParts {
  title: string;
  /** What is edited. */
  inner: Html;
  view: EditView;
  saves: readonly Save[];
  section?: Section | undefined;
  /** Below the editor's first page. */
  crumbs: readonly Crumb[];
  /** The address of the page of the site that is shown beside. */
  beside: string;
  /** What the last build said of the brand as a whole. */
  state: Html;
  /** A sentence for what could not be saved. */
  refusal?: string | undefined;
}

/** A page of the editor: what is edited, and the site beside it. */
export function editPage(parts: EditPageParts): PageParts {
  const { title, inner, view, saves, section, crumbs, beside, state, refusal } = parts;
  const home = editPath(view.slug);
  const links = SECTIONS.map(
    ({ path, name }) =>
      html`<a href="${editPath(view.slug, `${path}/`)}" ${section?.path === path ? html`aria-current="true"` : ''}
        >${name}</a
      >`,
  );
  const main = html`<div class="editor">
      <div class="panel" id="edit">
        <nav class="sections" aria-label="What to edit">
          <a href="${home}" ${section === undefined && crumbs.length === 0 ? html`aria-current="page"` : ''}>All</a
          >${links}
        </nav>
        <h1>${title}</h1>
        ${refusal === undefined ? '' : html`<p class="problem" role="alert">${refusal}</p>`} ${lastChange(view, saves)}
        <div id="built" class="note" data-live>${state}</div>
        <button class="see" type="button" popovertarget="site">See the site</button>
        ${inner}
      </div>
      <aside class="site" id="site" popover aria-label="The site">
        <div class="bar">
          <a href="${beside}">The site</a>
          <button class="see" type="button" popovertarget="site" popovertargetaction="hide">Close</button>
        </div>
        <iframe
          src="${beside}"
          title="The site, as it is now"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        ></iframe>
      </aside>
    </div>
    ${raw('<script src="/_preview/edit.js" defer></script>')}`;
  const below = crumbs.length === 0 ? undefined : crumbs;
  return { title, main: String(main), style: EDIT_STYLE, ...(below && { below }) };
}

/** The last save in words, with the way back. */
function lastChange(view: EditView, [last]: readonly Save[]): Html {
  if (last === undefined) return html`<p class="last" role="status"></p>`;
  const button = last.isLast
    ? html`<button
        form="take"
        id="take-back"
        name="do"
        value="restore/${last.id}"
        ${view.focus === 'take-back' ? html`autofocus` : ''}
      >
        Take back
      </button>`
    : '';
  return html`<form id="take" method="post" enctype="multipart/form-data">
      <input type="hidden" name="digest" value="${view.digest}" />
    </form>
    <p class="last"><span role="status">Saved: ${last.words}</span> ${button}</p>`;
}

/** One form holds a page: whatever button is pressed, nothing that was typed is lost. */
function formAround(view: EditView, inner: Html | Html[]): Html {
  return html`<form id="form" method="post" enctype="multipart/form-data" data-save>
    <input type="hidden" name="digest" value="${view.digest}" />
    <button class="hidden" name="do" value="save" tabindex="-1" aria-hidden="true">Save</button>
    <div class="fields">${inner}</div>
    <p class="saving"><button class="main save" name="do" value="save">Save</button></p>
  </form>`;
}

export function sectionForm(section: Section, view: EditView, holidays: readonly Holiday[]): Html {
  const places = fieldPathsIn(view.root, sectionFields(section));
  const hours = places.find(({ shape }) => shape.kind === 'hours');
  const others = places.filter(({ shape }) => !/hours|dates/.test(shape.kind));
  const locations = locationsIn(view.root);
  if (section.path !== 'hours' || hours === undefined)
    return formAround(view, [
      ...(section.path === 'look' ? [looksLink(view)] : []),
      ...others.map((place) => fieldForm(place, view)),
    ]);
  return formAround(view, [
    ...(locations.length > 0 ? [ofLocations(locations, view, holidays)] : []),
    // Of a brand with locations the hours of the whole are seldom written, and stand for nothing then.
    ...(locations.length > 0 && hours.value === undefined
      ? []
      : [weekForm(hours, view), specialDaysForm(view.root, holidays, view)]),
    ...others.map((place) => fieldForm(place, view)),
  ]);
}

const looksLink = (view: EditView): Html =>
  html`<p class="to-hours">
    <a class="button" href="${editPath(view.slug, 'looks/')}">See home in all looks</a>
  </p>`;

/** Each location of a brand with several has hours of its own. A holiday may be one of all. */
function ofLocations(locations: readonly FieldPath[], view: EditView, holidays: readonly Holiday[]): Html {
  const titles = titlesOf(locations, 'Location');
  const links = locations.map((location, index) => {
    const hours = fieldPathsIn(location, fieldsOf(locationSchema)).find(({ shape }) => shape.kind === 'hours');
    return html`<li><a href="${pageOf(view.slug, hours?.path ?? location.path)}">${titles[index]}</a></li>`;
  });
  const open = holidays.filter(({ date }) => locations.some((location) => !hasSpecialDay(location, date)));
  return html`<section class="list">
      <h2>Each location has its own</h2>
      <ol class="links">
        ${links}
      </ol>
    </section>
    <section class="special">
      <h2>Holidays of all locations</h2>
      <p class="note">A location that says something of the day already keeps it.</p>
      ${holidayButtons(open, (date) => `everywhere/${date}`)}
    </section>`;
}

export const objectForm = (place: FieldPath, view: EditView): Html => formAround(view, fieldsForm(place, view));

export function hoursForm(
  place: FieldPath,
  owner: FieldPath | undefined,
  view: EditView,
  holidays: readonly Holiday[],
): Html {
  return formAround(view, [
    weekForm(place, view),
    ...(owner === undefined ? [] : [specialDaysForm(owner, holidays, view)]),
  ]);
}

/** Where to begin: the parts, a search over all texts, and what was changed. */
export function overview(view: EditView, search: string, found: readonly SearchHit[], saves: readonly Save[]): Html {
  return html`<form class="find" role="search">
      <label for="q">Find a text</label>
      <input
        id="q"
        name="q"
        type="search"
        value="${search}"
        maxlength="100"
        placeholder="Margherita, 416 555 …"
        autocomplete="off"
      />
      <button>Find</button>
    </form>
    ${search === '' ? '' : results(found)}
    <ul class="parts">
      ${SECTIONS.map(
        ({ path, name, about }) =>
          html`<li>
            <a href="${editPath(view.slug, `${path}/`)}">${name}</a>
            <p class="note">${about}</p>
          </li>`,
      )}
    </ul>
    ${saves.length === 0 ? '' : history(view, saves)}`;
}

function results(found: readonly SearchHit[]): Html {
  if (found.length === 0) return html`<p role="status">Nothing has these words.</p>`;
  return html`<p class="note" role="status">${found.length} found</p>
    <ol class="found">
      ${found.map(
        ({ where, text, language, address }) =>
          html`<li>
            <a href="${address}">${where}</a>
            <p ${language === undefined ? '' : html`lang="${language}"`} dir="auto">${text}</p>
          </li>`,
      )}
    </ol>`;
}

function history(view: EditView, saves: readonly Save[]): Html {
  const canGoBack = saves[0]?.isLast === true;
  return html`<section class="history" id="history">
    <h2>What was changed</h2>
    ${canGoBack ? '' : html`<p class="note">The file was changed elsewhere since then, so these can’t be taken back here.</p>`}
    <form method="post" enctype="multipart/form-data">
      <input type="hidden" name="digest" value="${view.digest}" />
      <ol>
        ${saves.map(
          ({ id, at, words, isLast }) =>
            html`<li>
              <span>${words} <span class="note">${raw(timeElement(at))}</span></span>
              ${
                canGoBack
                  ? html`<button
                      name="do"
                      value="restore/${id}"
                      aria-label="${isLast ? 'Take back' : 'Go back to before'}: ${words}"
                    >
                      ${isLast ? 'Take back' : 'Back to before this'}
                    </button>`
                  : ''
              }
            </li>`,
        )}
      </ol>
    </form>
  </section>`;
}
