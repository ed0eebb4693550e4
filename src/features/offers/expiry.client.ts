/** An offer shows through its last calendar day in the restaurant's zone; after that it is gone, section and all. */
function hideExpiredOffers(now: Date): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: offer.dataset['zone'] || undefined }).format(now);
    offer.hidden = today > (offer.dataset['until'] ?? '');
  }
  for (const section of document.querySelectorAll<HTMLElement>('.offers-section')) {
    section.hidden = !section.querySelector('.offer:not([hidden])');
  }
}

document.addEventListener('astro:page-load', () => hideExpiredOffers(new Date()));
