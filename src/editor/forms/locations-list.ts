import { foldText } from '#core/text/fold.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldsOf } from '../fields/fields.ts';
import { type FieldPath, fieldPathsIn, titlesOf } from '../fields/field-path.ts';
import { icon } from '../style/icons.ts';
import { capital, dayInWords } from '../hours/day-words.ts';
import { dayOn } from '../hours/special-days.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { EditView } from '../fields/view.ts';

/** What the address of a list of locations asks for. */
export interface LocationsQuery {
  /** Words of the name or the address. */
  search: string;
  /** Only those that lack something. */
  isMissing: boolean;
}

export function readLocationsQuery(query: string): LocationsQuery {
  const given = new URLSearchParams(query);
  return { search: (given.get('q') ?? '').slice(0, 100), isMissing: given.get('only') === 'missing' };
}

/** With fewer, nobody looks for one. */
const MIN_TO_FIND = 8;

interface Row {
  location: FieldPath;
  title: string;
  address: string;
  lacks: string[];
}

/** The locations of a brand, each with its hours of today; above them, where there are many, what finds one. `hasLacks`: with what each of them lacks. */
export function locationsList(
  locations: readonly FieldPath[],
  { pathOf, hasLacks = false }: { pathOf: (location: FieldPath) => string; hasLacks?: boolean },
  query: LocationsQuery,
  view: EditView,
): Html {
  const titles = titlesOf(locations, view.texts.hours.locations.unnamed);
  const rows = locations.map((location, index) => ({
    location,
    title: titles[index] ?? '',
    address: addressOf(location),
    lacks: hasLacks ? lacksOf(location, view) : [],
  }));
  const words = foldText(query.search).split(/\s+/).filter(Boolean);
  const shown = rows.filter(
    ({ title, address, lacks }) =>
      (!query.isMissing || lacks.length > 0) && words.every((word) => foldText(`${title} ${address}`).includes(word)),
  );
  const { none } = view.texts.hours.locations;
  return html`${finder(rows, query, view)}
  ${
    shown.length === 0
      ? html`<p role="status">${none}</p>`
      : html`<ul class="list locations">
          ${shown.map((row) => rowOf(row, pathOf(row.location), view))}
        </ul>`
  }`;
}

function finder(rows: readonly Row[], { search, isMissing }: LocationsQuery, view: EditView): Html {
  const { find, findButton, which, all, missing } = view.texts.hours.locations;
  const lacking = rows.filter(({ lacks }) => lacks.length > 0).length;
  const form = html`<form class="row tight find-location" role="search">
    <input
      class="input grow"
      type="search"
      name="q"
      value="${search}"
      aria-label="${find}"
      placeholder="${find}"
      maxlength="100"
    />
    <button class="btn">${findButton}</button>
  </form>`;
  const chips = html`<nav class="chips" aria-label="${which}">
    <a class="chip" href="?" ${isMissing ? '' : html`aria-current="true"`}
      >${all} <span class="soft">${rows.length}</span></a
    >
    <a class="chip" href="?only=missing" ${isMissing ? html`aria-current="true"` : ''}
      >${missing} <span class="soft">${lacking}</span></a
    >
  </nav>`;
  return html`${rows.length >= MIN_TO_FIND || search !== '' ? form : ''} ${lacking > 0 || isMissing ? chips : ''}`;
}

function rowOf({ location, title, address, lacks }: Row, path: string, { texts: { hours }, today }: EditView): Html {
  const day = dayOn(location, today);
  const words = hours.changed(hours.todayShort, dayInWords(day, hours));
  const state = day.kind === 'open' || day.kind === 'h24' ? 'good' : '';
  return html`<li>
    <div class="grow">
      <a class="t over" href="${path}">${title}</a>
      ${address === '' ? '' : html`<div class="small">${address}</div>`}
      ${day.kind === 'unknown' ? '' : html`<div class="small ${state}"><span class="dot num">${capital(words)}</span></div>`}
      ${lacks.length === 0 ? '' : html`<div class="small warn">${hours.locations.lacks(lacks)}</div>`}
    </div>
    <span class="go-on">${icon('forward')}</span>
  </li>`;
}

/** What guests look for first. */
function lacksOf(location: FieldPath, { texts: { hours } }: EditView): string[] {
  const { parts } = hours.locations;
  const isMissing = (key: string): boolean => {
    const value = placeIn(location, key)?.value;
    return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  };
  return [
    ...(isMissing('address') ? [parts.address] : []),
    ...(isMissing('phone') ? [parts.telephone] : []),
    ...(isMissing('openingHours') ? [parts.hours] : []),
  ];
}

function placeIn(owner: FieldPath | undefined, key: string): FieldPath | undefined {
  const { object } = owner?.shape ?? {};
  if (owner === undefined || object === undefined) return undefined;
  return fieldPathsIn(owner, fieldsOf(object)).find(({ field }) => field?.key === key);
}

/** In one line. */
function addressOf(location: FieldPath): string {
  const address = placeIn(location, 'address');
  if (typeof address?.value === 'string') return address.value.replace(/\s+/g, ' ');
  if (!isFields(address?.value)) return '';
  const parts = ['streetAddress', 'addressLocality'].map((key) => placeIn(address, key)?.value);
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}
