/**
 * Shows an offer until the end of its last day in the restaurant's time zone. After that it is removed; a section is removed with its last
 * offer, and a page without any offer left says so.
 */
function removeExpiredOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
    // A copy of `isOver` in domain/hours/last-day.ts: a module shared with the forms would be another file for home to load.
    if (Date.parse(offer.dataset['until'] as string) <= Date.now()) offer.remove();
  }
  for (const section of document.querySelectorAll('[data-offers]')) {
    if (!section.querySelector('[data-offer]')) section.remove();
  }
  const notice = document.querySelector<HTMLElement>('[data-no-offers]');
  if (notice) notice.hidden = Boolean(document.querySelector('[data-offer]'));
}

document.addEventListener('astro:page-load', removeExpiredOffers);
// A page that was left open overnight is looked at again, or comes back from the history.
for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, removeExpiredOffers);
