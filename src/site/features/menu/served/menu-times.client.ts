import { menuOrderAt, overAt, type ServedTimes, servedWordsAt } from '#core/menu/served.ts';
import type { HoursTexts } from '#i18n/texts.ts';
import { withHoursTexts } from '../../../services/hours-texts.ts';
import { showOnTime } from '../../../services/show-on-time.ts';
import { learnZonesOfPage } from '../../../services/zone-offsets.ts';
import { PartElement } from '../../../ui/behaviour/part-element.ts';
import { orderMenus, removeMenus } from './order-menus.ts';

/**
 * Says which menu is served now: "Breakfast until 11:00 AM, then Lunch". The text follows the clock. The menus themselves are put in order only when the
 * page has loaded, so that nothing moves under the eyes of a guest.
 */
class MenuTimes extends PartElement {
  protected connect(gone: AbortSignal): void {
    learnZonesOfPage();
    const served = JSON.parse(this.dataset['times'] ?? '') as ServedTimes;
    if (!isKnownZone(served)) return;
    removeMenus(overAt(served, Date.now()));
    orderMenus(menuOrderAt(served, Date.now()));
    const line = this.querySelector('p');
    if (line) withHoursTexts((texts) => showOnTime((now) => showWords(line, served, now, texts), gone), gone);
  }
}

/** An older browser may not know a time zone that the page has no offsets for. Then the page stays as it was built. */
function isKnownZone(served: ServedTimes): boolean {
  try {
    return menuOrderAt(served, Date.now()).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns when the words change next. */
function showWords(line: HTMLElement, served: ServedTimes, now: number, texts: HoursTexts): number {
  const { text, until = Infinity } = servedWordsAt(served, now, texts);
  if (line.textContent !== text) line.textContent = text;
  return until;
}

customElements.define('menu-times', MenuTimes);
