import type { conflictsIn } from '../actions/conflicts.ts';
import { locationSchema } from '#schema/location.ts';
import { fieldsOf } from '../fields/fields.ts';
import { fieldForm, fieldsForm } from '../forms/fields-form.ts';
import type { Holiday } from '../forms/holidays-ahead.ts';
import { hasSpecialDay, locationsIn } from '../hours/special-days.ts';
import { holidayButtons, specialDaysForm, weekForm } from '../forms/hours-form.ts';
import { type FieldPath, fieldPathsIn, titlesOf } from '../fields/field-path.ts';
import { type Section, sectionFields } from '../fields/sections.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath, type EditView, pageOf } from '../fields/view.ts';

/** One form holds a page: whatever button is pressed, nothing that was typed is lost. */
function formAround(view: EditView, inner: Html | Html[]): Html {
  return html`<form id="form" method="post" enctype="multipart/form-data" data-save>
    <input type="hidden" name="digest" value="${view.digest}" />
    <button class="hidden" name="do" value="save" tabindex="-1" aria-hidden="true">${view.texts.frame.save}</button>
    <div class="fields">${inner}</div>
    <p class="saving"><button class="btn main full save" name="do" value="save">${view.texts.frame.save}</button></p>
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

/** The file was changed elsewhere while somebody edited: both texts, and the choice. */
export function conflictForm(view: EditView, { conflicts, others }: ReturnType<typeof conflictsIn>): Html {
  const notes =
    others.length === 0
      ? ''
      : html`<section>
          <h2>What you changed besides</h2>
          <p class="note">It was not saved. Look at what is in the file now, and change it again.</p>
          <ul>
            ${others.map((text) => html`<li>${text}</li>`)}
          </ul>
        </section>`;
  if (conflicts.length === 0)
    return html`<p>The file was changed elsewhere while this page was open. Nothing was saved.</p>
      ${notes}
      <p><a class="button" href="">See it as it is now</a></p>`;
  return html`<form method="post" enctype="multipart/form-data" class="conflict">
    <p>The file was changed elsewhere while this page was open. Nothing was saved yet, and nothing is lost.</p>
    <input type="hidden" name="digest" value="${view.digest}" />
    ${conflicts.map(
      ({ label, inFile, typed, name }) =>
        html`<input type="hidden" name="${name}" value="${typed}" />
          <section>
            <h2>${label}</h2>
            <dl>
              <dt>In the file now</dt>
              <dd>${inFile || 'nothing'}</dd>
              <dt>What you wrote</dt>
              <dd>${typed || 'nothing'}</dd>
            </dl>
          </section>`,
    )}
    ${notes}
    <p>
      <button class="main" name="do" value="save">Save what I wrote</button>
      <a class="button" href="">Keep what is in the file</a>
    </p>
  </form>`;
}
