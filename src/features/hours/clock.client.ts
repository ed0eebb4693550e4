/** The clock comes to pages that have something for it to tell, and by then they are readable. */
async function startClock(): Promise<void> {
  if (!document.querySelector('[data-times]')) return;
  const { tellTime } = await import('./clock.ts');
  tellTime();
}

document.addEventListener('astro:page-load', () => void startClock());
