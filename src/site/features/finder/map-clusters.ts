import { loadedTexts } from '../../services/texts.ts';
import { MarkerClusterer, SuperClusterViewportAlgorithm } from '@googlemaps/markerclusterer';
import { type MapPoint, pixelsBetween } from '#core/locations/map-bounds.ts';

/** In half pixels. At this distance clusters of 44 pixels do not overlap. */
const CLUSTER_RADIUS = 120;
/** Beyond it every location has its pin; a map that fits its locations goes no further than one level less. */
const MAX_ZOOM = 16;
/** Pixels from the middle of a cluster to the middle of the selected pin, from where on both can be seen. */
const CLEAR = { x: 46, y: 78 };

type Marker = google.maps.marker.AdvancedMarkerElement;

/** Neighbors become one pin with their number, as far as the map is zoomed out. */
export class MapClusters {
  readonly #clusterer: MarkerClusterer;
  readonly #map: google.maps.Map;
  readonly #library: google.maps.MarkerLibrary;
  #selected: MapPoint | undefined;

  constructor(map: google.maps.Map, library: google.maps.MarkerLibrary) {
    this.#library = library;
    this.#map = map;
    this.#clusterer = new MarkerClusterer({
      // Pins outside of the visible area are not put on the map.
      algorithm: new SuperClusterViewportAlgorithm({ maxZoom: MAX_ZOOM, radius: CLUSTER_RADIUS }),
      renderer: {
        render: ({ count, position }) =>
          new library.AdvancedMarkerElement({
            position,
            title: loadedTexts().countLocations(count),
            gmpClickable: true,
            content: makeCount(count, this.#shiftOf(position.toJSON(), map.getZoom() ?? 0)),
          }),
      },
    });
  }

  /** `selected` is the point of a pin that is on the map besides. It counts, too, and no cluster covers it. */
  show(markers: Marker[], selected: MapPoint | undefined): void {
    this.#selected = selected;
    this.#clusterer.clearMarkers(true);
    this.#clusterer.addMarkers(selected ? [...markers, this.#makeStandIn(selected)] : markers);
    // On a map before it has its first markers, its algorithm throws.
    if (markers.length > 0 && !this.#clusterer.getMap()) this.#clusterer.setMap(this.#map);
  }

  /** Counts for a pin that must not disappear in a cluster. On the map by itself it is not seen. */
  #makeStandIn(position: MapPoint): Marker {
    return new this.#library.AdvancedMarkerElement({ position, content: document.createElement('span') });
  }

  /** Pixels to the side of the cluster's position, away from the selected pin. */
  #shiftOf(position: MapPoint, zoom: number): number {
    if (!this.#selected) return 0;
    const { x, y } = pixelsBetween(position, this.#selected, zoom);
    if (Math.abs(x) >= CLEAR.x || Math.abs(y) >= CLEAR.y) return 0;
    return x >= 0 ? x - CLEAR.x : x + CLEAR.x;
  }
}

function makeCount(count: number, shift: number): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-cluster';
  if (shift !== 0) element.style.translate = `${Math.round(shift)}px 50%`;
  // The title of the marker has the number with a noun, for screen readers.
  element.setAttribute('aria-hidden', 'true');
  element.textContent = loadedTexts().formats.number(count);
  return element;
}
