import { PartElement } from '../../../ui/behaviour/part-element.ts';
import { loadFrame } from './load-frame.ts';

/**
 * Opens a dialog with the frame in its template when its button is pressed; until then its host gets no request. Escape closes it where the focus
 * is in the page; a frame that has the focus keeps the key, so Tab leads on to the way out below it.
 */
class FrameDialog extends PartElement {
  /** Counts the times it was opened: what was asked for before it was closed must not come after it is opened again. */
  #opening = 0;

  protected connect(gone: AbortSignal): void {
    const ask = this.querySelector<HTMLElement>('.facade-ask');
    const button = ask?.querySelector('button');
    const dialog = this.querySelector('dialog');
    if (!ask || !button || !dialog) return;
    ask.hidden = false;
    button.addEventListener('click', () => void this.#open(dialog, ask.dataset['noAnswer'] ?? ''), { signal: gone });
    dialog.querySelector('button')?.addEventListener('click', () => dialog.close(), { signal: gone });
    // A click on the dialog itself is one on its backdrop.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal: gone });
    dialog.addEventListener('close', () => this.#leave(dialog, button), { signal: gone });
  }

  async #open(dialog: HTMLDialogElement, noAnswer: string): Promise<void> {
    const opening = ++this.#opening;
    dialog.dataset['state'] = 'asking';
    dialog.showModal();
    const template = dialog.querySelector('template');
    const isWaiting = () => dialog.open && opening === this.#opening;
    const put = (frame: HTMLIFrameElement) => {
      if (isWaiting()) template?.before(frame);
      return frame.isConnected;
    };
    const frame = template ? await loadFrame(template, { put }) : undefined;
    if (!isWaiting()) return;
    dialog.dataset['state'] = frame ? 'shown' : 'failed';
    dialog.querySelector('[role=status]')?.replaceChildren(frame ? '' : noAnswer);
  }

  #leave(dialog: HTMLDialogElement, button: HTMLElement): void {
    dialog.querySelector('iframe')?.remove();
    dialog.querySelector('[role=status]')?.replaceChildren();
    // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
    button.focus();
  }
}

customElements.define('frame-dialog', FrameDialog);
