import { answers } from '../../services/answers.ts';

/** Shows a framed menu in place of its cover. A frame that fails would show the browser's own page of errors. */
export function start(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu-frame')) void uncover(menu);
}

async function uncover(menu: HTMLElement): Promise<void> {
  const url = menu.querySelector('iframe')?.src ?? '';
  const isShowable = navigator.pdfViewerEnabled || !/\.pdf$/i.test(new URL(url).pathname);
  menu.dataset[isShowable && (await answers(url)) ? 'framed' : 'covered'] = '';
}
