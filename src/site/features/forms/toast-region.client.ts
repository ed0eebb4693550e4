import { $toasts, dismissToast, type Toast, TOAST_MS } from '../../stores/toasts.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

interface Shown {
  toast: Toast;
  element: HTMLElement;
}

/**
 * Shows the first toast of the queue, and removes it when its time is over. After a navigation the current toast is shown again.
 */
class ToastRegion extends PartElement {
  #shown: Shown | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the focus was before Alt+T took it to the toasts. */
  #left: HTMLElement | undefined;

  protected connect(gone: AbortSignal): void {
    const stop = $toasts.subscribe(([first]) => this.#draw(first));
    gone.addEventListener('abort', () => {
      stop();
      clearTimeout(this.#timer);
    });
    document.addEventListener('keydown', (event) => this.#answerKey(event), { signal: gone });
  }

  #draw(toast: Toast | undefined): void {
    if (this.#shown?.toast === toast) return;
    const hadFocus = this.#shown?.element.contains(document.activeElement) ?? false;
    clearTimeout(this.#timer);
    this.#shown?.element.remove();
    this.#shown = toast && { toast, element: this.#make(toast) };
    if (this.#shown) this.#region?.append(this.#shown.element);
    if (hadFocus) this.#leave();
    this.#run();
  }

  #make(toast: Toast): HTMLElement {
    const template = this.querySelector('template');
    const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const [title, text] = element.querySelectorAll('b, p');
    if (title) title.textContent = toast.title;
    if (text) text.textContent = toast.text;
    element.querySelector('.toast-words')?.setAttribute('role', toast.kind === 'bad' ? 'alert' : 'status');
    element.toggleAttribute('data-bad', toast.kind === 'bad');
    element.querySelector('button')?.addEventListener('click', () => dismissToast(toast));
    // The time stops while the visitor points at the toast or has the focus in it.
    for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, () => clearTimeout(this.#timer));
    for (const sign of ['pointerleave', 'focusout']) element.addEventListener(sign, () => this.#run());
    return element;
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.#shown) return;
    const { toast, element } = this.#shown;
    if (element.matches(':hover, :focus-within')) return;
    this.#timer = setTimeout(() => dismissToast(toast), TOAST_MS[toast.kind]);
  }

  #answerKey(event: KeyboardEvent): void {
    const region = this.#region;
    if (!region) return;
    const active = document.activeElement;
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      if (active instanceof HTMLElement && !region.contains(active)) this.#left = active;
      (region.querySelector('button') ?? region).focus();
    } else if (event.key === 'Escape' && region.contains(active)) {
      if (this.#shown) dismissToast(this.#shown.toast);
      this.#leave();
    }
  }

  #leave(): void {
    if (this.#left?.isConnected) this.#left.focus();
    this.#left = undefined;
  }

  get #region(): HTMLElement | null {
    return this.querySelector('section');
  }
}

customElements.define('toast-region', ToastRegion);
