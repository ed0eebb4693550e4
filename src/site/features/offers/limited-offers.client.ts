import { isOver } from '#core/hours/last-day.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/**
 * Shows each offer in it until the end of its last day in the restaurant's time zone. After that the offer is removed; a section is removed with
 * its last offer, and a page without any offer left says so.
 */
class LimitedOffers extends PartElement {
  protected connect(gone: AbortSignal): void {
    const removeExpired = () => this.#removeExpired();
    removeExpired();
    // A page that was left open overnight is looked at again, or comes back from the history.
    for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, removeExpired, { signal: gone });
  }

  #removeExpired(): void {
    for (const offer of this.querySelectorAll<HTMLElement>('[data-until]')) {
      if (isOver({ end: offer.dataset['until'] ?? '' }, Date.now())) offer.remove();
    }
    for (const section of this.querySelectorAll('[data-offers]')) {
      if (!section.querySelector('[data-offer]')) section.remove();
    }
    const notice = this.querySelector<HTMLElement>('[data-no-offers]');
    if (notice) notice.hidden = this.querySelector('[data-offer]') !== null;
  }
}

customElements.define('limited-offers', LimitedOffers);
