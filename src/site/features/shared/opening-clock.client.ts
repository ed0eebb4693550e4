import type { HoursTexts } from '#i18n/texts.ts';
import { HOURS } from '#i18n/english/hours.ts';
import { type Catalogue, catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { openingWordsAt, todayAt } from '#core/hours/opening-words.ts';
import type { OpeningTimes } from '#core/hours/opening-times.ts';
import { daysUntil } from '#core/hours/opening-times.ts';
import { MINUTES_A_DAY } from '#schema/hours/time-of-day.ts';
import { clockAt } from '#core/hours/zone-clock.ts';
import { QUARTER_MS } from '#core/hours/zone-offsets.ts';
import { learnZonesOfPage } from '../../services/zone-offsets.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** The hours of other languages are a file each. English is in this one, which most pages run. */
const HOURS_IN: Partial<Record<Catalogue, () => Promise<{ HOURS: HoursTexts }>>> = {
  fr: () => import('#i18n/french/hours.ts'),
  es: () => import('#i18n/spanish/hours.ts'),
  'zh-hans': () => import('#i18n/chinese-simplified/hours.ts'),
  'zh-hant': () => import('#i18n/chinese-traditional/hours.ts'),
};

/**
 * Shows whether each location in it is open. A location is an element with its OpeningTimes in `data-times`. The texts go into the elements
 * inside it that name them: `data-status-text="badge"`, "status", "pickup", "kitchen", "today".
 */
class OpeningClock extends PartElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected connect(gone: AbortSignal): void {
    learnZonesOfPage();
    const load = HOURS_IN[catalogueOf(document.documentElement.lang)];
    if (load === undefined) this.#run(HOURS, gone);
    // Where they can't be loaded the page stays as it was built, with the hours of the week.
    else
      void load().then(
        ({ HOURS: texts }) => gone.aborted || this.#run(texts, gone),
        () => {},
      );
  }

  #run(texts: HoursTexts, gone: AbortSignal): void {
    const show = () => this.#show(texts);
    show();
    // When the page becomes visible again, or comes back from the history.
    document.addEventListener('visibilitychange', show, { signal: gone });
    addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal: gone });
    gone.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  #show(texts: HoursTexts): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    // Checked at least every quarter of an hour: midnight is at a full quarter in every time zone, and a computer that slept has
    // missed its timer.
    let next = (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
    for (const location of this.querySelectorAll<HTMLElement>('[data-times]')) {
      next = Math.min(
        next,
        updateLocation(location, JSON.parse(location.dataset['times'] ?? '') as OpeningTimes, now, texts),
      );
    }
    for (const list of this.querySelectorAll('[data-stops]')) orderStops(list, now);
    this.#timer = setTimeout(() => this.#show(texts), next - now);
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
    const { badge, status, pickup, kitchen, until = Infinity } = openingWordsAt(times, now, texts);
    const { hours, weekday } = todayAt(times, times.zone, now, texts);
    if (badge === undefined) delete location.dataset['open'];
    else location.dataset['open'] = badge;
    const words: Record<string, string | undefined> = {
      badge: badge && texts.badges[badge],
      status,
      pickup,
      kitchen,
      today: hours,
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
