import {
  type AllowedName,
  allowForVisit,
  isAllowedForVisit,
  watchAllowed,
} from '../../../ui/behaviour/allowed-for-visit.ts';
import { PartElement } from '../../../ui/behaviour/part-element.ts';
import { whenSeen } from '../../../ui/behaviour/when-seen.ts';
import { isShowable, loadFrame } from './load-frame.ts';

/**
 * Shows the frame in its template when its button is pressed; until then its host gets no request. With `data-remembered`, a name, the choice
 * is remembered for the visit: from then on such a frame loads when it is scrolled into view.
 */
class FrameFacade extends PartElement {
  protected connect(gone: AbortSignal): void {
    const ask = this.querySelector<HTMLElement>('.facade-ask');
    const frame = this.querySelector('template')?.content.querySelector('iframe');
    if (!ask || !frame || !isShowable(frame.src)) return;
    ask.hidden = false;
    ask.querySelector('button')?.addEventListener('click', () => void this.#show(ask), { signal: gone });
    const name = this.dataset['remembered'] as AllowedName | undefined;
    if (name === undefined) return;
    let stop = () => {};
    const showIfAllowed = () => {
      stop();
      if (isAllowedForVisit(name)) stop = whenSeen(this, () => void this.#load(ask, true));
    };
    showIfAllowed();
    const stopWatching = watchAllowed(showIfAllowed);
    gone.addEventListener('abort', () => {
      stop();
      stopWatching();
    });
  }

  async #show(ask: HTMLElement): Promise<void> {
    const button = ask.querySelector('button');
    const note = ask.querySelector('p');
    if (button?.ariaBusy === 'true') return;
    if (button) button.ariaBusy = 'true';
    const frame = await this.#load(ask);
    if (button) button.ariaBusy = null;
    const name = this.dataset['remembered'] as AllowedName | undefined;
    if (!frame) note?.replaceChildren(ask.dataset['noAnswer'] ?? '');
    else if (name !== undefined) allowForVisit(name);
    frame?.focus({ preventScroll: true });
  }

  async #load(ask: HTMLElement, isAllowed = false): Promise<HTMLIFrameElement | undefined> {
    const template = this.querySelector('template');
    const put = (frame: HTMLIFrameElement) => {
      template?.replaceWith(frame);
      return frame.isConnected;
    };
    const frame = template ? await loadFrame(template, { isAllowed, put }) : undefined;
    if (!frame) return undefined;
    ask.remove();
    this.dataset['framed'] = '';
    return frame;
  }
}

customElements.define('frame-facade', FrameFacade);
