import { PartElement } from './part-element.ts';

/** A row to swipe has a stop for the Tab key, so that arrows scroll it. It loses the stop while all of it can be seen. */
class SwipeRow extends PartElement {
  protected connect(gone: AbortSignal): void {
    const watcher = new ResizeObserver(() => {
      if (this.scrollWidth > this.clientWidth) this.setAttribute('tabindex', '0');
      else this.removeAttribute('tabindex');
    });
    watcher.observe(this);
    gone.addEventListener('abort', () => watcher.disconnect());
  }
}

customElements.define('swipe-row', SwipeRow);
