/** A section counts as read when its top is this close to the top of the screen. */
const READING_LINE_PX = 200;

/**
 * Among the links in an element to sections of the page, marks the one whose section is being read with `aria-current`, until the signal ends.
 * `onMark`: what to do with the link that was marked.
 */
export function followReading(element: Element, gone: AbortSignal, onMark?: (link: HTMLAnchorElement) => void): void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  /** The section of a clicked link stays marked until the visitor scrolls on: the last sections may be too short to reach the line. */
  let asked = '';
  let hasArrived = false;

  const ask = (hash: string) => {
    asked = hash;
    hasArrived = false;
    mark();
  };
  const forget = () => (asked = '');

  function mark(): void {
    // Once the page has arrived, any further movement is scrolling by the visitor. Dragging the scroll bar has no event of its own.
    const target = getSection(asked);
    if (target && isAt(target)) hasArrived = true;
    else if (hasArrived) forget();
    const isCrossed = (top = Infinity) => top <= READING_LINE_PX;
    const crossed = links.findLast(({ hash }) => isCrossed(getSection(hash)?.getBoundingClientRect().top));
    const current = links.find(({ hash }) => hash === asked) ?? crossed ?? links[0];
    for (const link of links) {
      if ((link === current) === link.hasAttribute('aria-current')) continue;
      if (link !== current) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', 'true');
      if (link === current) onMark?.(link);
    }
  }

  const listening = { passive: true, signal: gone };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) ask(link.hash);
    },
    listening,
  );
  // These events during the movement mean that the visitor wants to go elsewhere.
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) document.addEventListener(type, forget, listening);
  document.addEventListener('scroll', mark, listening);
  // The movement may end elsewhere, for example when the visitor drags the scroll bar.
  document.addEventListener(
    'scrollend',
    () => {
      hasArrived = true;
      mark();
    },
    listening,
  );
  ask(location.hash);
}

function getSection(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/** Whether the page is scrolled to where a link to the section leads. */
function isAt(section: HTMLElement): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const margin = parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = section.getBoundingClientRect().top + scrollY - margin - padding;
  return Math.abs(Math.max(0, Math.min(top, scrollHeight - clientHeight)) - scrollY) < 2;
}
