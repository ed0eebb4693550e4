import { partition } from '#core/text/partition.ts';
import type { AtOnce } from '../at-once/held-sets.ts';
import { todayForm } from '../at-once/right-now.ts';
import { allHolidays } from '../forms/all-holidays.ts';
import { comingUp } from '../forms/coming-up.ts';
import { fieldForm } from '../forms/fields-form.ts';
import { holidaysAhead } from '../forms/holidays-ahead.ts';
import { holidaysForm, holidaysPath } from '../forms/holidays-form.ts';
import { hasSpecialDays, ownerOfHours, weekForm } from '../forms/hours-form.ts';
import { listForm } from '../forms/list-form.ts';
import { locationsList, readLocationsQuery } from '../forms/locations-list.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, readPath, writePath } from '../fields/field-path.ts';
import { icon } from '../style/icons.ts';
import { locationsIn, weekIn } from '../hours/special-days.ts';
import { labelOf } from '../fields/words.ts';
import { type Section, sectionFields } from '../fields/sections.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView, pageOf } from '../fields/view.ts';
import { formAround } from './pages.ts';

/** Of one week: what a page `at/openingHours/` is about. */
export async function weekPage(place: FieldPath, view: EditView, atOnce?: AtOnce): Promise<Html> {
  const owner = ownerOfHours(place, view.root.value);
  if (owner === undefined) return formAround(view, weekForm(place, view));
  const holidays = await holidaysAhead(owner, view);
  return html`${atOnce && (await todayForm(owner, atOnce, view))} ${formAround(view, weekForm(place, view))}
  ${comingUp(owner, holidays, view)} ${sameEverywhere(place, owner, view)}`;
}

/** Of a brand with one place, its week. Of one with locations, the way to the week of each. */
export async function hoursPage(section: Section, query: string, view: EditView, atOnce?: AtOnce): Promise<Html> {
  const places = fieldPathsIn(view.root, sectionFields(section));
  const week = places.find(({ field }) => field?.key === 'openingHours');
  const others = places.filter((place) => place !== week && !/special|dates/.test(place.shape.kind));
  const locations = locationsIn(view.root);
  // Of a brand with locations the hours of the whole are seldom written, and stand for nothing then.
  const isOwn = locations.length === 0 || week?.value !== undefined;
  const own = week !== undefined && isOwn ? [weekForm(week, view)] : [];
  if (locations.length === 0) {
    const next = comingUp(view.root, await holidaysAhead(view.root, view), view);
    return html`${atOnce && (await todayForm(view.root, atOnce, view))}
    ${formAround(view, [...own, next, ...moreHours(others, view)])}`;
  }
  const pathOf = (location: FieldPath): string => pageOf(view.slug, weekIn(location)?.path ?? location.path);
  return html`${forAll(view)}
    <section class="stack">
      <h2>${view.texts.hours.ofLocations}</h2>
      ${locationsList(locations, { pathOf }, readLocationsQuery(query), view)}
    </section>
    ${formAround(view, [...own, ...moreHours(others, view)])}`;
}

const CLOSED_FOR_NOW = ['temporarilyClosed', 'reopeningDate', 'comingSoon', 'openingDate', 'permanentlyClosed'];

/** What few have: that a place is closed for now, and the hours of pickup or of the kitchen. */
function moreHours(others: readonly FieldPath[], view: EditView): Html[] {
  const [forNow, hours] = partition(others, ({ field }) => CLOSED_FOR_NOW.includes(field?.key ?? ''));
  const [weeks, fields] = partition(hours, ({ shape }) => shape.kind === 'hours');
  const { closedForNow, more } = view.texts.hours;
  const draw = (places: readonly FieldPath[]): Html[] => places.map((place) => fieldForm(place, view));
  return [
    folded('closed-for-now', closedForNow, forNow, draw(forNow), view),
    folded('more-hours', more, hours, [weekLinks(weeks, view), ...draw(fields)], view),
  ];
}

/** Open where something of it is written. */
function folded(id: string, words: string, places: readonly FieldPath[], inner: Html[], view: EditView): Html {
  const isUsed = places.some(({ path, value }) => value !== undefined || view.problems.has(writePath(path)));
  return html`<details class="later" id="${id}" ${isUsed ? html`open` : ''}>
    <summary class="btn plain">${words}</summary>
    <div>${inner}</div>
  </details>`;
}

function weekLinks(weeks: readonly FieldPath[], view: EditView): Html {
  return html`<ul class="list">
    ${weeks.map(
      ({ field, path }) =>
        html`<li>
          <div class="grow">
            <a class="t over" href="${pageOf(view.slug, path)}"
              >${field === undefined ? '' : labelOf(field, view.texts)}</a
            >
          </div>
          <span class="go-on">${icon('forward')}</span>
        </li>`,
    )}
  </ul>`;
}

function forAll(view: EditView): Html {
  const { forAll: title, closeOnHoliday } = view.texts.hours.locations;
  return html`<section>
    <div class="head"><h2>${title}</h2></div>
    <ul class="list">
      <li>
        ${icon('calendar')}
        <div class="grow"><a class="t over" href="${holidaysPath(view.slug, view.root)}">${closeOnHoliday}</a></div>
        <span class="go-on">${icon('forward')}</span>
      </li>
    </ul>
  </section>`;
}

function sameEverywhere(place: FieldPath, owner: FieldPath, view: EditView): Html {
  const others = locationsIn(view.root).length - 1;
  if (owner.path.length === 0 || others < 1) return html``;
  const { everywhere, everywhereNote, everywhereButton } = view.texts.hours;
  return html`<details class="later" id="everywhere">
    <summary class="btn plain">${everywhere}</summary>
    <form class="card stack" method="post" id="same-week" enctype="multipart/form-data">
      <input type="hidden" name="digest" value="${view.digest}" />
      <p>${everywhereNote(others)}</p>
      <button class="btn" name="do" value="sameweek/${writePath(place.path)}">${everywhereButton}</button>
    </form>
  </details>`;
}

/** Whose holidays a page is about: `holidays/` those of the brand, `holidays/locations/0/` those of a location. */
export function ownerOfHolidays(rest: string, root: unknown): FieldPath | undefined {
  const [, path] = /^holidays\/(?:(.+)\/)?$/.exec(rest) ?? [undefined, undefined];
  const steps = rest === 'holidays/' ? [] : path === undefined ? undefined : readPath(path);
  const owner = steps && fieldPathAt(root, steps);
  return owner !== undefined && hasSpecialDays(owner) && !Array.isArray(owner.value) ? owner : undefined;
}

export async function holidaysPage(owner: FieldPath, query: string, view: EditView): Promise<Html> {
  const given = new URLSearchParams(query);
  const asked = { other: given.get('other') ?? undefined, was: given.get('was') ?? undefined };
  const holidays = await holidaysAhead(owner, view);
  const locations = owner.path.length === 0 ? locationsIn(owner) : [];
  if (locations.length === 0) return holidaysForm(owner, holidays, asked, view);
  const isOwn = weekIn(owner)?.value !== undefined;
  const pathOf = (location: FieldPath): string => holidaysPath(view.slug, location);
  return html`${allHolidays(locations, holidays, view)}
    <section class="stack">
      <h2>${view.texts.hours.holidays.oneLocation}</h2>
      ${locationsList(locations, { pathOf }, readLocationsQuery(query), view)}
    </section>
    ${isOwn ? holidaysForm(owner, holidays, asked, view) : ''}`;
}

/** The locations of a brand. Undefined while it has none: then the first is added as to any list. */
export function locationsPage(section: Section, query: string, view: EditView): Html | undefined {
  const locations = locationsIn(view.root);
  const [list] = fieldPathsIn(view.root, sectionFields(section));
  if (locations.length === 0 || list === undefined) return undefined;
  const { order } = view.texts.hours.locations;
  const pathOf = (location: FieldPath): string => pageOf(view.slug, location.path);
  const isAdding = [...view.problems.keys()].some((key) => key.startsWith('add/'));
  return html`<div class="stack">
      ${locationsList(locations, { pathOf, hasLacks: true }, readLocationsQuery(query), view)}
    </div>
    ${forAll(view)}
    <details class="later" id="order" ${isAdding ? html`open` : ''}>
      <summary class="btn plain">${order}</summary>
      ${formAround(view, listForm(list, view, fieldForm))}
    </details>`;
}
