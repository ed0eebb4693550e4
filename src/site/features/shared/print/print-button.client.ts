import { PartElement } from '../../../ui/behaviour/part-element.ts';

/** The button that prints the page; without scripts it is hidden. */
class PrintButton extends PartElement {
  protected connect(gone: AbortSignal): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => print(), { signal: gone });
  }
}

customElements.define('print-button', PrintButton);
