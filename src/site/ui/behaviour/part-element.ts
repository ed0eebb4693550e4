/** While Astro's router puts the next page in, the address and the scroll position are still those of the last one. */
let isSwapping = false;
document.addEventListener('astro:before-swap', () => (isSwapping = true));
document.addEventListener('astro:after-swap', () => (isSwapping = false));

/**
 * A custom element of a page: `class CouponCode extends PartElement`. It connects when its script has loaded, and on each page that a
 * navigation brings before that page is painted; it disconnects when its page goes.
 */
export abstract class PartElement extends HTMLElement {
  #gone = new AbortController();

  connectedCallback(): void {
    this.#gone = new AbortController();
    const { signal } = this.#gone;
    if (!isSwapping) this.connect(signal);
    else document.addEventListener('astro:after-swap', () => this.connect(signal), { once: true, signal });
  }

  disconnectedCallback(): void {
    this.#gone.abort();
  }

  /** Makes the part work. `gone`: ends what would outlive the element, such as listeners on the document. */
  protected abstract connect(gone: AbortSignal): void;
}
