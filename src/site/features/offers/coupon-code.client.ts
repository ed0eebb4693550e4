import { fillIn, scriptTexts } from '../../ui/behaviour/script-texts.ts';
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
    const texts = scriptTexts<Said>(this);
    try {
      // Without https there is no clipboard; accessing it throws as well.
      await navigator.clipboard.writeText(text);
      this.#say(fillIn(texts.copied, { code: text }));
    } catch {
      getSelection()?.selectAllChildren(code);
      this.#say(howToCopy(texts));
    }
  }

  /** Clears the message of the last coupon: the clipboard holds only one code. */
  #say(words: string): void {
    for (const said of document.querySelectorAll('.coupon-code-status')) said.textContent = '';
    const said = this.querySelector('.coupon-code-status');
    clearTimeout(timer);
    timer = setTimeout(() => said && (said.textContent = words), PAUSE_MS);
  }
}

function howToCopy({ hold, press, control }: Record<Said, string>): string {
  if (matchMedia('(pointer: coarse)').matches) return hold;
  return fillIn(press, { key: navigator.userAgent.includes('Mac') ? 'Command' : control });
}

customElements.define('coupon-code', CouponCode);

/** What it says; the texts are in the page. */
type Said = 'copied' | 'hold' | 'press' | 'control';
