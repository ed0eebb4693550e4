/** A thumb hits the tab a little beside what is seen of it; on a phone the bar of the browser moves it up and down. */
const MARGIN_PX = 24;

let stop = (): void => {};

/** Takes the tab away for as long as a form, or the thanks in its place, is under it. */
export function keepOffForms(launcher: HTMLElement, tab: HTMLElement): void {
  stop();
  const islands = document.querySelectorAll('main astro-island:has(form)');
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
  addEventListener('resize', watch);
  watch();
  stop = () => {
    watched?.disconnect();
    replaced.disconnect();
    removeEventListener('resize', watch);
  };
}

/** Shrinks the window to where the tab is. */
function marginsTo(tab: HTMLElement): string {
  const { top, bottom, right } = tab.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom;
  const beside = clientWidth - right;
  return [MARGIN_PX - top, MARGIN_PX - beside, MARGIN_PX - below, 0].map((px) => `${Math.round(px)}px`).join(' ');
}
