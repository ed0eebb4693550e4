/**
 * An offer shows through its last calendar day in the restaurant's zone; after that it is gone, and a section with its last
 * offer. Where a page has nothing left to offer, it says so.
 */
function removeExpiredOffers(now: number): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
    // `isOver` of domain/hours/last-day.ts. A module that this script shared with the forms would be one more file for home to load.
    if (Date.parse(offer.dataset['until'] ?? '') <= now) offer.remove();
  }
  for (const section of document.querySelectorAll('[data-offers]')) {
    if (!section.querySelector('[data-offer]')) section.remove();
  }
  const notice = document.querySelector<HTMLElement>('[data-no-offers]');
  if (notice) notice.hidden = document.querySelector('[data-offer]') !== null;
}

document.addEventListener('astro:page-load', () => removeExpiredOffers(Date.now()));
