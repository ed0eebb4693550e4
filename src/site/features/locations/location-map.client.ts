import { PartElement } from '../../ui/behaviour/part-element.ts';
import { whenSeen } from '../../ui/behaviour/when-seen.ts';

/** Google gets no request until the visitor sees the map. */
class LocationMap extends PartElement {
  protected connect(gone: AbortSignal): void {
    const stop = whenSeen(this.querySelector('.location-map-panel'), () => this.#embed());
    gone.addEventListener('abort', stop);
  }

  #embed(): void {
    const template = this.querySelector('template');
    if (!template) return;
    const frame = document.importNode(template.content, true).querySelector('iframe');
    if (!frame) return;
    // The frame has its size from the start, but is hidden until the map is loaded, because a loading frame can take the focus.
    frame.style.visibility = 'hidden';
    frame.addEventListener('load', () => (frame.style.visibility = ''), { once: true });
    template.replaceWith(frame);
  }
}

customElements.define('location-map', LocationMap);
