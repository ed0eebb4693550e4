import { DEFAULT_ZOOM, hasOverlap, SINGLE_ZOOM, zoomLimitsFor } from '#core/locations/map-bounds.ts';
import type { Maps } from '../../services/maps.ts';
import type { MapClusters } from './map-clusters.ts';
import { highlightPin, makePin, type Pin, PIN_SIZE, type PinnedLocation, pointOf } from './map-pin.ts';
import { MapPopup } from './map-popup.ts';

/** More pins than this are clustered at once; fewer where they lie on each other. */
const CLUSTERED_ABOVE = 50;
/** Google's id for maps without one, without a style of the brand. Google shows custom markers only on maps with an id. */
const NO_MAP_ID = 'DEMO_MAP_ID';

interface Options {
  mapId: string;
  /** Dark independent of the visitor's system, like the page around it. */
  isNight: boolean;
  onSelect: (id: string) => void;
}

/** Google's map with the finder's locations on it. There is one a page: its locations change, the map stays. */
export class MapCanvas {
  readonly #element: HTMLElement;
  readonly #libraries: Maps;
  readonly #options: Options;
  readonly #map: google.maps.Map;
  readonly #popup: MapPopup;
  /** The pins of all locations shown so far. They are kept for when a filter is removed. */
  readonly #pins = new Map<string, Pin>();
  #shown: Pin[] = [];
  #selected: Pin | undefined;
  #clusters: MapClusters | 'loading' | 'missing' | undefined;
  /** The locations and layout that the camera was last set for. */
  #fitted: { locations: Set<string>; isLarge?: boolean } = { locations: new Set() };
  /** Google is still moving the camera to what it has to fit. */
  #isFitting = false;

  constructor(element: HTMLElement, libraries: Maps, options: Options) {
    this.#element = element;
    this.#libraries = libraries;
    this.#options = options;
    this.#map = new libraries.maps.Map(element, {
      mapId: options.mapId || NO_MAP_ID,
      colorScheme: options.isNight ? 'DARK' : 'FOLLOW_SYSTEM',
      zoom: DEFAULT_ZOOM,
      clickableIcons: false,
      mapTypeControl: false,
      streetViewControl: false,
      fullscreenControl: false,
    });
    this.#popup = new MapPopup(libraries.maps);
    this.#map.addListener('click', () => this.#popup.close());
    this.#map.addListener('idle', () => {
      if (this.#isFitting) this.#endFit();
      this.#gather();
    });
    element.addEventListener('keydown', this.#onKeyDown);
  }

  update(locations: PinnedLocation[], selectedId: string | undefined, isLarge: boolean): void {
    this.#shown = locations.map((location) => this.#pinOf(location));
    const previous = this.#selected;
    this.#selected = this.#shown.find(({ location }) => location.id === selectedId);
    if (previous && previous !== this.#selected) highlightPin(previous, false);
    if (this.#selected) highlightPin(this.#selected, true);
    if (this.#popup.locationId !== this.#selected?.location.id) this.#popup.close();
    this.#draw();
    const hasMoved = this.#fit(isLarge);
    if (!hasMoved && previous !== this.#selected) this.#bringIntoView();
  }

  destroy(): void {
    this.#element.removeEventListener('keydown', this.#onKeyDown);
    this.#popup.close();
    this.#shown = [];
    for (const { marker } of this.#pins.values()) marker.map = null;
    google.maps.event.clearInstanceListeners(this.#map);
    this.#element.replaceChildren();
  }

  #pinOf(location: PinnedLocation): Pin {
    const pin =
      this.#pins.get(location.id) ?? makePin(location, this.#libraries.marker, (clicked) => this.#onPinClick(clicked));
    this.#pins.set(location.id, pin);
    return pin;
  }

  #onPinClick(pin: Pin): void {
    this.#popup.open(pin, this.#map);
    this.#options.onSelect(pin.location.id);
  }

  #draw(): void {
    const isCrowd = this.#shown.length > CLUSTERED_ABOVE;
    if (isCrowd && this.#clusters === undefined) void this.#startClusters();
    if (isCrowd && this.#clusters === 'loading') return;
    const clusters = typeof this.#clusters === 'object' ? this.#clusters : undefined;
    // The selected pin never disappears in a cluster.
    const gathered = clusters ? this.#shown.filter((pin) => pin !== this.#selected) : [];
    clusters?.show(
      gathered.map(({ marker }) => marker),
      this.#selected && pointOf(this.#selected.location),
    );
    const alone = new Set(this.#shown);
    for (const pin of gathered) alone.delete(pin);
    const inClusters = new Set(gathered);
    for (const pin of this.#pins.values()) {
      const map = alone.has(pin) ? this.#map : null;
      if (!inClusters.has(pin) && pin.marker.map !== map) pin.marker.map = map;
    }
  }

  /** Once the camera stands. */
  #gather(): void {
    const zoom = this.#map.getZoom();
    if (this.#clusters !== undefined || zoom === undefined || this.#shown.length > CLUSTERED_ABOVE) return;
    const points = this.#shown.map(({ location }) => pointOf(location));
    if (hasOverlap(points, zoom, PIN_SIZE)) void this.#startClusters();
  }

  async #startClusters(): Promise<void> {
    this.#clusters = 'loading';
    try {
      const { MapClusters } = await import('./map-clusters.ts');
      this.#clusters = new MapClusters(this.#map, this.#libraries.marker);
    } catch {
      // Overlapping pins are better than an empty map.
      this.#clusters = 'missing';
    }
    this.#draw();
  }

  /** Moves the camera when the locations or the layout changed. Returns whether it did. */
  #fit(isLarge: boolean): boolean {
    const locations = new Set(this.#shown.map(({ location }) => location.id));
    const { locations: before } = this.#fitted;
    const isSame = locations.size === before.size && [...locations].every((id) => before.has(id));
    if (isSame && isLarge === this.#fitted.isLarge) return false;
    const points = this.#shown.map(({ location }) => pointOf(location));
    const [first] = points;
    if (!first) return false;
    this.#fitted = { locations, isLarge };
    if (points.length === 1) {
      this.#map.setCenter(first);
      this.#map.setZoom(SINGLE_ZOOM);
      return true;
    }
    const { min, max, padding } = zoomLimitsFor(points, isLarge);
    const bounds = new google.maps.LatLngBounds();
    for (const point of points) bounds.extend(point);
    // `fitBounds` keeps to these limits.
    this.#map.setOptions({ minZoom: min, maxZoom: max });
    this.#map.fitBounds(bounds, padding);
    this.#isFitting = true;
    return true;
  }

  /** Removes the zoom limits, which were only for the fit. Where not all locations fit, the middle of the map may show no pin: then the selected one is centered. */
  #endFit(): void {
    this.#isFitting = false;
    this.#map.setOptions({ minZoom: null, maxZoom: null });
    const point = this.#selected && pointOf(this.#selected.location);
    if (point && this.#map.getBounds()?.contains(point) === false) this.#map.setCenter(point);
  }

  #bringIntoView(): void {
    const bounds = this.#map.getBounds();
    if (!this.#selected || !bounds) return;
    const point = pointOf(this.#selected.location);
    if (!bounds.contains(point)) this.#map.panTo(point);
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#popup.locationId === undefined) return;
    event.stopPropagation();
    this.#popup.dismiss();
  };
}
