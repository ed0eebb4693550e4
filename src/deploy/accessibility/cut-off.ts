/**
 * Runs in a page: the texts a reader can't get at, because they stand beside the screen or are cut by a box that does not scroll.
 * Clipping hides an overflow from scrollWidth, so each text is measured by itself.
 */
export function findCutOff(): string[] {
  const EDGE_PX = 1.5;
  const ANYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  // A phone's innerWidth grows with what overflows.
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || text.nodeValue?.trim() === '' || !isRead(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = boxThatCuts(parent);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!lines.every((line) => isInside(line, box))) found.push(text.nodeValue?.trim().slice(0, 80) ?? '');
  }
  return found;

  /** The middle of a line counts: letters are set so tightly that their boxes stand out above and below. */
  function isInside({ left, right, top, bottom }: DOMRect, box: Box): boolean {
    const middle = (top + bottom) / 2;
    return left >= box.left - EDGE_PX && right <= box.right + EDGE_PX && middle >= box.top && middle <= box.bottom;
  }

  /** Whether eyes are meant to find it: decoration and text for screen readers are not. */
  function isRead(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('script, style')) return false;
    if (element.closest('[aria-hidden="true"], .shell-skip')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath !== 'none' && box.clientWidth <= 1) return false;
    }
    return true;
  }

  /** What a `clip-path` such as `inset(0px 0px 0px 17px)` leaves of a box. */
  function insetBox(element: Element, clipPath: string): Box {
    const [up = 0, end = up, down = up, start = end] = Array.from(clipPath.matchAll(/[\d.]+/g), Number);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: left + start, right: right - end, top: top + up, bottom: bottom - down };
  }

  /** What is visible of the nearest box that neither scrolls nor lets its content out, else of the page's width. */
  function boxThatCuts(element: Element): Box {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return ANYWHERE;
      if (/hidden|clip/.test(overflowX + overflowY)) return box.getBoundingClientRect();
      if (/^inset\((?:[\d.]+px ?)+\)$/.test(clipPath)) return insetBox(box, clipPath);
      if (position === 'fixed') return { left: 0, right: width, top: 0, bottom: innerHeight };
    }
    return { ...ANYWHERE, left: 0, right: width };
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
