/** Runs in a page: the words of headings, buttons and labels that break in the middle, because they are wider than their box. */
export function findBrokenWords(): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll('h1, h2, h3, a, button, label, dt, summary')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]')) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}’]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.add(word);
      }
    }
  }
  return [...found];
}
