import type { Events } from './events.ts';
import type { Geometry, Position } from './geometry.ts';

/** Keeps a call for the test to look at. */
export type Log = (name: string, ...values: unknown[]) => void;
export type MapClasses = ReturnType<typeof makeMap>;

/** Runs in the page: `Map` and `OverlayView`. */
export function makeMap(
  { LatLng, LatLngBounds, literalOf, project, unproject }: Geometry,
  { event, MVCObject }: Events,
  mode: 'works' | 'broken' | 'refused',
  log: Log,
) {
  const later = (act: () => void) => setTimeout(act, 0);

  class FakeMap extends MVCObject {
    readonly layer = document.createElement('div');
    readonly overlays = new Set<{ place: () => void }>();
    options: google.maps.MapOptions;
    #div: HTMLElement;
    #center: google.maps.LatLngLiteral;
    #zoom: number;
    #isReady = false;
    #timer: ReturnType<typeof setTimeout> | undefined;
    constructor(div: HTMLElement, options: google.maps.MapOptions = {}) {
      super();
      log('new Map', options);
      if (mode === 'broken') throw new Error('Map: the browser cannot draw it.');
      this.options = options;
      this.#div = div;
      this.#center = options.center ? literalOf(options.center) : { lat: 0, lng: 0 };
      this.#zoom = options.zoom ?? 0;
      this.layer.className = 'gm-style';
      this.layer.style.cssText = 'position: absolute; inset: 0; overflow: hidden';
      this.layer.addEventListener('click', (click) => {
        if (click.target === this.layer) event.trigger(this, 'click', click);
      });
      div.style.position = 'relative';
      div.replaceChildren(this.layer);
      this.#changed('center_changed', 'zoom_changed');
      if (mode === 'refused') later(() => this.#refuse());
    }
    getDiv = () => this.#div;
    getZoom = () => this.#zoom;
    getCenter = () => new LatLng(this.#center);
    /** Known once the map is there, as its bounds are. */
    getProjection = () => (this.#isReady ? {} : undefined);
    getMapCapabilities = () => ({ isAdvancedMarkersAvailable: Boolean(this.options.mapId) });
    getBounds(): InstanceType<Geometry['LatLngBounds']> | undefined {
      if (!this.#isReady) return undefined;
      const { x, y } = project(this.#center, this.#zoom);
      const [halfWidth, halfHeight] = [this.#div.clientWidth / 2, this.#div.clientHeight / 2];
      const { lat: north, lng: west } = unproject({ x: x - halfWidth, y: y - halfHeight }, this.#zoom);
      const { lat: south, lng: east } = unproject({ x: x + halfWidth, y: y + halfHeight }, this.#zoom);
      return new LatLngBounds({ north, south, east, west });
    }
    setZoom(zoom: number) {
      log('setZoom', zoom);
      this.#move(this.#center, zoom);
    }
    setCenter(center: Position) {
      log('setCenter', literalOf(center));
      this.#move(literalOf(center), this.#zoom);
    }
    setOptions(options: google.maps.MapOptions) {
      log('setOptions', options);
      this.options = { ...this.options, ...options };
    }
    panTo(center: Position) {
      log('panTo', literalOf(center));
      this.#move(literalOf(center), this.#zoom);
    }
    panBy(x: number, y: number) {
      const center = project(this.#center, this.#zoom);
      this.#move(unproject({ x: center.x + x, y: center.y + y }, this.#zoom), this.#zoom);
    }
    fitBounds(bounds: google.maps.LatLngBoundsLiteral | InstanceType<Geometry['LatLngBounds']>, padding = 0) {
      const { north, south, west, east } = bounds;
      log('fitBounds', { north, south, west, east }, padding);
      const southWest = project({ lat: south, lng: west }, 0);
      const northEast = project({ lat: north, lng: east < west ? east + 360 : east }, 0);
      const wide = (this.#div.clientWidth - 2 * padding) / (northEast.x - southWest.x);
      const high = (this.#div.clientHeight - 2 * padding) / (southWest.y - northEast.y);
      const { minZoom, maxZoom } = this.options;
      const fitting = Math.floor(Math.log2(Math.min(wide, high)));
      const zoom = Math.max(minZoom ?? 0, Math.min(maxZoom ?? 22, fitting));
      const middle = { x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 };
      this.#move(unproject(middle, 0), zoom);
    }
    /** Where a position is inside the map's element. */
    pixelOf(position: Position) {
      const center = project(this.#center, this.#zoom);
      const { x, y } = project(position, this.#zoom);
      return { x: x - center.x + this.#div.clientWidth / 2, y: y - center.y + this.#div.clientHeight / 2 };
    }
    positionOf({ x, y }: { x: number; y: number }) {
      const center = project(this.#center, this.#zoom);
      const [halfWidth, halfHeight] = [this.#div.clientWidth / 2, this.#div.clientHeight / 2];
      return unproject({ x: center.x + x - halfWidth, y: center.y + y - halfHeight }, this.#zoom);
    }
    #move(center: google.maps.LatLngLiteral, zoom: number) {
      const isMoved = center.lat !== this.#center.lat || center.lng !== this.#center.lng;
      const isZoomed = zoom !== this.#zoom;
      [this.#center, this.#zoom] = [center, zoom];
      for (const overlay of this.overlays) overlay.place();
      if (isMoved || isZoomed)
        this.#changed(...(isMoved ? ['center_changed'] : []), ...(isZoomed ? ['zoom_changed'] : []));
    }
    #changed(...names: string[]) {
      later(() => [...names, 'bounds_changed'].forEach((name) => event.trigger(this, name)));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#isReady = true;
        event.trigger(this, 'idle');
      }, 50);
    }
    #refuse() {
      console.error('Google Maps JavaScript API error: InvalidKeyMapError');
      this.#div.textContent = 'Sorry! Something went wrong.';
      (window as unknown as { gm_authFailure?: () => void }).gm_authFailure?.();
    }
  }

  /** Not a class: libraries copy its methods, which have to be enumerable as those of the real one are. */
  function OverlayView() {}
  Object.assign(OverlayView.prototype, {
    setMap(this: { map: FakeMap | null; onAdd?: () => void; onRemove?: () => void }, map: FakeMap | null) {
      const previous = this.map as FakeMap | null | undefined;
      this.map = map;
      if (map) later(() => this.onAdd?.());
      else if (previous) later(() => this.onRemove?.());
    },
    getMap(this: { map: FakeMap | null }) {
      return this.map;
    },
    getProjection(this: { map: FakeMap | null }) {
      return {
        fromLatLngToDivPixel: (position: Position) => this.map?.pixelOf(position),
        fromDivPixelToLatLng: (pixel: { x: number; y: number }) => new LatLng(this.map?.positionOf(pixel) ?? 0),
      };
    },
  });

  return { FakeMap, OverlayView };
}
