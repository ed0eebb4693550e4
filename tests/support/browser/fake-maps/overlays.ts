import type { Events, Listener } from './events.ts';
import type { Geometry, Position } from './geometry.ts';
import type { Log, MapClasses } from './map.ts';

/** Runs in the page: `AdvancedMarkerElement` and `InfoWindow`. */
export function makeOverlays({ literalOf }: Geometry, { event, MVCObject }: Events, log: Log) {
  type FakeMap = InstanceType<MapClasses['FakeMap']>;

  class AdvancedMarkerElement extends HTMLElement {
    position: Position | null = null;
    #map: FakeMap | null = null;
    #isClickable = false;
    constructor(options: google.maps.marker.AdvancedMarkerElementOptions = {}) {
      super();
      const { content, map, ...rest } = options;
      if (content) this.append(content);
      Object.assign(this, rest);
      this.map = (map ?? null) as unknown as FakeMap | null;
      this.addEventListener('click', () => this.#click());
      this.addEventListener('keydown', (press) => this.#press(press));
    }
    override get title() {
      return this.getAttribute('title') ?? '';
    }
    override set title(title: string) {
      this.setAttribute('title', title);
      this.ariaLabel = title;
    }
    get gmpClickable() {
      return this.#isClickable;
    }
    set gmpClickable(isClickable: boolean) {
      this.#isClickable = isClickable;
      if (isClickable) this.setAttribute('role', 'button');
    }
    set zIndex(index: number) {
      this.style.zIndex = String(index);
    }
    get map() {
      return this.#map;
    }
    set map(map: FakeMap | null) {
      this.#map?.overlays.delete(this);
      const left = this.#map;
      this.#map = map;
      this.remove();
      left?.layer.querySelector('gmp-advanced-marker')?.setAttribute('tabindex', '0');
      if (!map) return;
      if (!map.options.mapId) {
        console.error('The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.');
        return;
      }
      this.tabIndex = map.layer.querySelector('gmp-advanced-marker') ? -1 : 0;
      map.overlays.add(this);
      map.layer.append(this);
      this.place();
    }
    addListener(name: string, listener: Listener) {
      this.addEventListener(name, listener as unknown as EventListener);
      return { remove: () => this.removeEventListener(name, listener as unknown as EventListener) };
    }
    place() {
      if (!this.#map || !this.position) return;
      const { x, y } = this.#map.pixelOf(this.position);
      this.style.cssText += `; position: absolute; left: ${x}px; top: ${y}px; transform: translate(-50%, -100%)`;
    }
    #click() {
      if (this.#isClickable) this.dispatchEvent(new Event('gmp-click'));
    }
    #press(press: KeyboardEvent) {
      if (press.key === 'Enter' || press.key === ' ') this.#click();
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[press.key];
      if (step === undefined || !this.#map) return;
      const all = [...this.#map.layer.querySelectorAll<HTMLElement>('gmp-advanced-marker')];
      const next = all[(all.indexOf(this) + step + all.length) % all.length];
      for (const marker of all) marker.tabIndex = marker === next ? 0 : -1;
      next?.focus();
    }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

  class InfoWindow extends MVCObject {
    #options: google.maps.InfoWindowOptions;
    #element: HTMLElement | undefined;
    #map: FakeMap | undefined;
    #anchor: AdvancedMarkerElement | undefined;
    constructor(options: google.maps.InfoWindowOptions = {}) {
      super();
      this.#options = options;
    }
    get isOpen() {
      return this.#element !== undefined;
    }
    setOptions(options: google.maps.InfoWindowOptions) {
      this.#options = { ...this.#options, ...options };
      this.#fill();
    }
    setContent = (content: string | Element) => this.setOptions({ content });
    setHeaderContent = (headerContent: string | Element) => this.setOptions({ headerContent });
    open({ anchor, shouldFocus }: google.maps.InfoWindowOpenOptions) {
      this.close();
      this.#anchor = anchor as unknown as AdvancedMarkerElement;
      this.#map = this.#anchor.map ?? undefined;
      log('open', this.#options.ariaLabel);
      if (!this.#map) return;
      this.#element = document.createElement('div');
      this.#element.className = 'gm-style-iw-a';
      this.#element.innerHTML = `<div class="gm-style-iw gm-style-iw-c" role="dialog" tabindex="-1"
        style="position: absolute; bottom: 12px; width: max-content; transform: translateX(-50%); background: #fff">
        <div class="gm-style-iw-chr" style="display: flex; justify-content: space-between">
          <div class="gm-style-iw-ch" style="padding-top: 17px; overflow: hidden"></div>
          <button type="button" class="gm-ui-hover-effect" aria-label="Close" style="width: 48px; height: 48px; border: 0">
            <span style="display: block; width: 24px; height: 24px; margin: 12px; background: #000;
              clip-path: polygon(22% 28%, 28% 22%, 50% 44%, 72% 22%, 78% 28%, 56% 50%, 78% 72%, 72% 78%, 50% 56%, 28% 78%, 22% 72%, 44% 50%)"></span>
          </button>
        </div>
        <div class="gm-style-iw-d" style="overflow: auto"></div>
      </div><div class="gm-style-iw-tc"></div>`;
      for (const name of ['click', 'dblclick'])
        this.#element.addEventListener(name, (click) => click.stopPropagation());
      this.#part('button')?.addEventListener('click', () => {
        this.close();
        event.trigger(this, 'closeclick');
      });
      this.#fill();
      this.#map.overlays.add(this);
      this.#map.layer.append(this.#element);
      this.place();
      this.#panIntoView();
      setTimeout(() => {
        event.trigger(this, 'domready');
        if (shouldFocus !== false) this.#part('button')?.focus();
      }, 0);
    }
    close() {
      if (!this.#element) return;
      log('close');
      this.#map?.overlays.delete(this);
      this.#element.remove();
      this.#element = undefined;
      event.trigger(this, 'close');
    }
    place() {
      if (!this.#element || !this.#map || !this.#anchor?.position) return;
      const { x, y } = this.#map.pixelOf(literalOf(this.#anchor.position));
      const top = y - this.#anchor.offsetHeight;
      this.#element.style.cssText = `position: absolute; left: ${x}px; top: ${top}px; z-index: 9`;
    }
    #fill() {
      if (!this.#element) return;
      const { ariaLabel, content, headerContent, maxWidth } = this.#options;
      const dialog = this.#part('.gm-style-iw-c');
      if (dialog && ariaLabel) dialog.ariaLabel = ariaLabel;
      if (dialog && maxWidth) dialog.style.maxWidth = `${maxWidth}px`;
      const body = this.#part('.gm-style-iw-d');
      if (typeof content === 'string' && body) body.innerHTML = content;
      else if (content) body?.replaceChildren(content);
      if (headerContent) this.#part('.gm-style-iw-ch')?.replaceChildren(headerContent);
    }
    #panIntoView() {
      const dialog = this.#part('.gm-style-iw-c')?.getBoundingClientRect();
      const frame = this.#map?.getDiv().getBoundingClientRect();
      if (!dialog || !frame || !this.#map) return;
      const x = Math.min(0, dialog.left - frame.left) + Math.max(0, dialog.right - frame.right);
      const y = Math.min(0, dialog.top - frame.top);
      if (x !== 0 || y !== 0) this.#map.panBy(x, y);
    }
    #part(selector: string): HTMLElement | null | undefined {
      return this.#element?.querySelector<HTMLElement>(selector);
    }
  }

  return { AdvancedMarkerElement, InfoWindow };
}
