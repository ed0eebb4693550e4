/** −1 in a page that runs from right to left, where positions of scrolling are negative: `scrollBy({ left: inlineSign() * 200 })` goes on, never back. */
export const inlineSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);
