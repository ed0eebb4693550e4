/** Runs in a page: the texts that lie on another text, so that neither can be read. What floats above the page lies on it on purpose. */
export function findOverlaps(): string[] {
  const lines: { text: string; parent: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!parent || text === '' || !isRead(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, parent, box });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (one.parent === other.parent) continue;
      if (lieOn(one.box, other.box)) found.add(`${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
    }
  });
  return [...found];

  function isRead(element: Element): boolean {
    const isVisible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(isVisible)) return false;
    if (element.closest('[aria-hidden="true"], .shell-skip, script, style, svg, select, [popover]')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, clipPath, overflowX } = getComputedStyle(box);
      // What scrolls by itself has texts outside of what is seen of it.
      if (position === 'fixed' || position === 'sticky' || /auto|scroll|hidden/.test(overflowX)) return false;
      if (clipPath !== 'none' && box.clientWidth <= 1) return false;
    }
    return true;
  }

  /** By a third of a line's height and a few pixels of its width: letters are set tightly, and their boxes are higher than they are. */
  function lieOn(one: DOMRect, other: DOMRect): boolean {
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return width > 4 && height > Math.min(one.height, other.height) / 3;
  }
}
