import { answers } from '../../services/answers.ts';

/**
 * Shows a framed menu in place of its cover. A frame that fails would show the browser's own page of errors, and a host that refuses to be framed
 * answers all the same: what may be refused is shown only to a visitor who asks for it, with the link that opens it above.
 */
export function start(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu-frame:not([data-covered])')) {
    const show = menu.querySelector('.menu-frame-show');
    if (show === null) void uncover(menu);
    else show.addEventListener('click', () => void uncover(menu).then(() => focusShown(menu)), { once: true });
  }
}

async function uncover(menu: HTMLElement): Promise<void> {
  const url = menu.querySelector('iframe')?.src ?? '';
  const isShowable = navigator.pdfViewerEnabled || !/\.pdf$/i.test(new URL(url).pathname);
  menu.dataset[isShowable && (await answers(url)) ? 'framed' : 'covered'] = '';
}

/** The button is gone, so what came in its place has the focus: the frame, or else the link that opens the menu. */
function focusShown(menu: HTMLElement): void {
  const shown = 'framed' in menu.dataset ? 'iframe' : '.menu-frame-open';
  menu.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
}
