import type { HoursTexts } from '#i18n/texts.ts';
import { openingWordsAt, todayAt } from '#core/hours/opening-words.ts';
import type { OpeningTimes } from '#core/hours/opening-times.ts';
import { daysUntil } from '#core/hours/opening-times.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { withHoursTexts } from '../../../services/hours-texts.ts';
import { showOnTime } from '../../../services/show-on-time.ts';
import { learnZonesOfPage } from '../../../services/zone-offsets.ts';
import { PartElement } from '../../../ui/behaviour/part-element.ts';

/**
 * Shows whether each location in it is open. A location is an element with its OpeningTimes in `data-times`. Each text goes into
 * the element inside it with the name of that text: `data-status-text="badge"`, "status", "pickup", "kitchen", "today", "note".
 */
class OpeningClock extends PartElement {
  protected connect(gone: AbortSignal): void {
    learnZonesOfPage();
    withHoursTexts((texts) => showOnTime((now) => this.#show(now, texts), gone), gone);
  }

  /** Returns when the texts change next. */
  #show(now: number, texts: HoursTexts): number {
    const locations = [...this.querySelectorAll<HTMLElement>('[data-times]')];
    const changes = locations.map((location) =>
      updateLocation(location, JSON.parse(location.dataset['times'] ?? '') as OpeningTimes, now, texts),
    );
    for (const list of this.querySelectorAll('[data-stops]')) orderStops(list, now);
    return changes.reduce((first, change) => Math.min(first, change), Infinity);
  }
}

/** Puts the stop of today first, then the next ones. Those that are over are hidden. */
function orderStops(list: Element, now: number): void {
  const stops = [...list.querySelectorAll<HTMLElement>(':scope > [data-times]')].map((stop) => {
    const times = JSON.parse(stop.dataset['times'] ?? '') as OpeningTimes;
    const days = daysUntil(times, Math.floor(clockAt(now, times.zone) / MINUTES_A_DAY));
    stop.hidden = days === undefined;
    const today = stop.querySelector<HTMLElement>('[data-stop-today]');
    if (today) today.hidden = days !== 0;
    return { stop, days: days ?? Infinity };
  });
  for (const { stop } of stops.sort((one, other) => one.days - other.days)) list.append(stop);
}

/** Returns when the texts change next. */
function updateLocation(location: HTMLElement, times: OpeningTimes, now: number, texts: HoursTexts): number {
  try {
    const { badge, status, pickup, kitchen, note, until = Infinity } = openingWordsAt(times, now, texts);
    const { hours, weekday } = todayAt(times, times.zone, now, texts);
    if (badge === undefined) delete location.dataset['open'];
    else location.dataset['open'] = badge;
    const words: Record<string, string | undefined> = {
      badge: badge && texts.badges[badge],
      status,
      pickup,
      kitchen,
      today: hours,
      note,
    };
    for (const element of location.querySelectorAll<HTMLElement>('[data-status-text]')) {
      const text = words[element.dataset['statusText'] ?? ''] ?? '';
      if (element.textContent !== text) element.textContent = text;
    }
    // On a day with special hours no weekday is marked: its usual hours would contradict today's text.
    location.querySelectorAll('[data-week] > dl:first-child > div').forEach((row, mondayFirst) => {
      if ((mondayFirst + 1) % 7 === weekday) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    });
    return until;
  } catch (error) {
    // An older browser may not know a time zone that the page has no offsets for. Then only the hours are shown.
    if (error instanceof RangeError) return Infinity;
    throw error;
  }
}

customElements.define('opening-clock', OpeningClock);
