import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Long enough for a screen reader to announce the same text again. */
const PAUSE_MS = 50;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A coupon code with the button that copies it. */
class CouponCode extends PartElement {
  protected connect(gone: AbortSignal): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => void this.#copy(), { signal: gone });
  }

  async #copy(): Promise<void> {
    const code = this.querySelector('b');
    if (!code) return;
    const text = code.textContent;
    try {
      // Without https there is no clipboard; accessing it throws as well.
      await navigator.clipboard.writeText(text);
      this.#say(`Code ${text} copied`);
    } catch {
      getSelection()?.selectAllChildren(code);
      this.#say(howToCopy());
    }
  }

  /** Clears the message of the last coupon: the clipboard holds only one code. */
  #say(words: string): void {
    for (const said of document.querySelectorAll('.coupon-code-said')) said.textContent = '';
    const said = this.querySelector('.coupon-code-said');
    clearTimeout(timer);
    timer = setTimeout(() => said && (said.textContent = words), PAUSE_MS);
  }
}

function howToCopy(): string {
  if (matchMedia('(pointer: coarse)').matches) return 'Hold the code to copy it';
  return `Press ${navigator.userAgent.includes('Mac') ? 'Command' : 'Ctrl'}+C to copy`;
}

customElements.define('coupon-code', CouponCode);
