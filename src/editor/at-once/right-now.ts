import { weekdayOf } from '#core/hours/day.ts';
import { openStatusAt } from '#core/hours/open-status.ts';
import { openStatusToText } from '#core/hours/opening-words.ts';
import type { ChangeSet } from '#changes/change-set.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type FieldPath, fieldPathAt, titlesOf } from '../fields/field-path.ts';
import { editPath, type EditView, pageOf } from '../fields/view.ts';
import { sharedIcons } from '../forms/entry-handle.ts';
import { holidaysPath } from '../forms/holidays-form.ts';
import { noThumb, thumbOf } from '../forms/thumb.ts';
import { capital } from '../hours/day-words.ts';
import { locationsIn } from '../hours/special-days.ts';
import { closingOf, earlyOf, placeNow, type PlaceNow } from './close-early.ts';
import type { AtOnce } from './held-sets.ts';
import { isSoldOutSet } from '../publish/set-kinds.ts';
import { dishNameOf, dishPathOf, untilWords } from './sold-out.ts';
import { reachOf } from './told.ts';

/** On the overview: whether the place is open, and what holds at once. Of a chain only the places that close early. */
export async function rightNow(atOnce: AtOnce, view: EditView): Promise<Html | ''> {
  const { texts, slug } = view;
  const locations = locationsIn(view.root);
  const titles = titlesOf(locations, texts.hours.locations.unnamed);
  const isChain = locations.length > 1;
  const rows: Html[] = [];
  for (const [index, owner] of (locations.length === 0 ? [view.root] : locations).entries()) {
    const place = isChain && earlyOf(owner, atOnce) === undefined ? undefined : await placeNow(owner, atOnce);
    if (place !== undefined) rows.push(placeRow(owner, place, atOnce, view, isChain ? titles[index] : undefined));
  }
  const dishes = atOnce.guests.sets.filter(isSoldOutSet).map((set) => dishRow(set, atOnce, view));
  if (rows.length + dishes.length === 0) return '';
  const reach = reachOf(atOnce.open);
  const note = reach === 'live' ? texts.atOnce.liveAtOnce : reach === 'never' ? texts.atOnce.whenPublished : '';
  return html`<form
    class="right-now"
    id="right-now"
    method="post"
    action="${editPath(slug)}"
    enctype="multipart/form-data"
  >
    ${sharedIcons()}
    <div class="head">
      <h2 id="right-now-title" tabindex="-1" ${view.focus === 'right-now' ? html`autofocus` : ''}>
        ${texts.atOnce.rightNow}
      </h2>
      ${note === '' ? '' : html`<span class="soft">${note}</span>`}
    </div>
    <ul class="list">
      ${rows} ${dishes}
    </ul>
  </form>`;
}

/** On top of the hours of a place. */
export async function todayForm(owner: FieldPath, atOnce: AtOnce, view: EditView): Promise<Html | ''> {
  const place = await placeNow(owner, atOnce);
  if (place === undefined) return '';
  const focus = view.focus === 'today' ? html`autofocus` : '';
  return html`<form class="right-now" id="today-form" method="post" enctype="multipart/form-data">
    <ul class="list" id="today" tabindex="-1" ${focus}>
      ${placeRow(owner, place, atOnce, view)}
    </ul>
  </form>`;
}

function placeRow(owner: FieldPath, place: PlaceNow, moment: AtOnce, view: EditView, title?: string): Html {
  const { atOnce, hours } = view.texts;
  const { times, zone, day, early, closings, spans } = place;
  const status = openStatusAt(times, zone, moment.now, hours.clock);
  const words =
    early === undefined ? capital(openStatusToText(status, hours.clock)) : earlyWords(place, moment, view.texts);
  const { week } = times.seasons?.[times.shown ?? -1] ?? times;
  const name = capital(hours.clock.days[weekdayOf(day)]);
  const isUsual = JSON.stringify(week[weekdayOf(day)]) === JSON.stringify(spans);
  const about = early !== undefined ? name : isUsual ? atOnce.asEveryWeek(name) : atOnce.otherHours(name);
  return html`<li>
    <div class="grow">
      <b class="dot ${status.kind === 'open' ? 'good' : 'soft'}">${words}</b>
      <div class="small">${title === undefined ? about : `${title} · ${about}`}</div>
    </div>
    ${early === undefined ? closeButtons(owner, closings, place, view) : backButton(early, atOnce.asUsual, title ?? '')}
  </li>`;
}

/** "Closes at 21:00 today" */
export function earlyWords(place: PlaceNow, { now }: AtOnce, { atOnce, hours }: ToolTexts): string {
  const closing = closingOf(place);
  return closing !== undefined && closing.at > now
    ? atOnce.closesAt(hours.clock.time(closing.minutes))
    : atOnce.closedEarly;
}

function closeButtons(owner: FieldPath, closings: readonly number[], { key }: PlaceNow, view: EditView): Html | '' {
  const { atOnce, hours } = view.texts;
  const [now, ...halfHours] = closings;
  if (now === undefined) return '';
  return html`<details class="close-early">
    <summary class="btn">${atOnce.closeEarly}</summary>
    <div class="chips">
      <button class="chip sq" name="do" value="closeearly/now/${key}">${atOnce.now}</button>
      ${halfHours.map(
        (minutes) =>
          html`<button class="chip sq" name="do" value="closeearly/${minutes}/${key}">
            ${atOnce.at(hours.clock.time(minutes))}
          </button>`,
      )}
      <a class="btn plain" href="${holidaysPath(view.slug, owner)}">${atOnce.anotherDay}</a>
    </div>
  </details>`;
}

const backButton = ({ name }: ChangeSet, words: string, about: string): Html =>
  html`<button class="btn" name="do" value="takeback/${name}">
    <span>${words}${about === '' ? '' : html`<span class="vh">: ${about}</span>`}</span>
  </button>`;

function dishRow(set: ChangeSet, atOnce: AtOnce, view: EditView): Html {
  const { texts, slug } = view;
  const path = dishPathOf(set, atOnce.draft.configuration);
  const item = path && fieldPathAt(view.root.value, path);
  const name = dishNameOf(set, atOnce);
  return html`<li>
    ${(item && thumbOf(item, view)) ?? noThumb()}
    <div class="grow">
      ${item === undefined ? html`<b>${name}</b>` : html`<a class="t over" href="${pageOf(slug, item.path)}">${name}</a>`}
      <div class="small badc">${texts.atOnce.soldOut(untilWords(set, atOnce, view))}</div>
    </div>
    ${backButton(set, texts.atOnce.backIn, name)}
  </li>`;
}
