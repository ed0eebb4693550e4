import { answers } from '../../services/answers.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/**
 * Shows a framed menu in place of its cover. A frame that fails would show the browser's own page of errors, and a host that refuses to be framed
 * answers all the same: what may be refused is shown only to a visitor who asks for it, with the link that opens it above.
 */
class MenuFrame extends PartElement {
  protected connect(gone: AbortSignal): void {
    if (this.dataset['covered'] !== undefined) return;
    const show = this.querySelector('.menu-frame-show');
    if (!show) void this.#uncover();
    else show.addEventListener('click', () => void this.#uncover().then(() => this.#focusShown()), { signal: gone });
  }

  async #uncover(): Promise<void> {
    const url = this.querySelector('iframe')?.src ?? '';
    const isShowable = navigator.pdfViewerEnabled || !/\.pdf$/i.test(new URL(url).pathname);
    this.dataset[isShowable && (await answers(url)) ? 'framed' : 'covered'] = '';
  }

  /** The button is gone, so what came in its place has the focus: the frame, or else the link that opens the menu. */
  #focusShown(): void {
    const shown = 'framed' in this.dataset ? 'iframe' : '.menu-frame-open';
    this.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
  }
}

customElements.define('menu-frame', MenuFrame);
