/** The tab's touch area is a little larger than the tab, and on a phone the browser's bar moves it up and down. */
const MARGIN_PX = 24;

/** Hides the tab while a form, or the thanks that replace it, is under it, until the signal ends. */
export function keepOffForms(launcher: HTMLElement, tab: HTMLElement, gone: AbortSignal): void {
  const islands = document.querySelectorAll('main astro-island:has(form)');
  if (islands.length === 0) return;
  const under = new Set<Element>();
  let watched: IntersectionObserver | undefined;
  const watch = () => {
    watched?.disconnect();
    under.clear();
    watched = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) under[isIntersecting ? 'add' : 'delete'](target);
        launcher.toggleAttribute('data-over-form', under.size > 0);
      },
      { rootMargin: marginsTo(tab) },
    );
    for (const { children } of islands) for (const child of children) watched.observe(child);
  };
  const replaced = new MutationObserver(watch);
  for (const island of islands) replaced.observe(island, { childList: true });
  addEventListener('resize', watch, { signal: gone });
  watch();
  gone.addEventListener('abort', () => {
    watched?.disconnect();
    replaced.disconnect();
  });
}

/** Reduces the observed area to the area of the tab. */
function marginsTo(tab: HTMLElement): string {
  const { top, bottom, left, right } = tab.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom;
  const beside = clientWidth - right;
  // The tab may be at either side of the screen.
  const margins = [MARGIN_PX - top, MARGIN_PX - beside, MARGIN_PX - below, MARGIN_PX - left];
  return margins.map((px) => `${Math.round(Math.min(0, px))}px`).join(' ');
}
