import { MarkerClusterer, SuperClusterViewportAlgorithm } from '@googlemaps/markerclusterer';

/** Counted in halves of a pixel: numbers of 44 pixels do not touch. */
const CLUSTER_RADIUS = 120;

type Marker = google.maps.marker.AdvancedMarkerElement;

/** Neighbors become one pin with their number, as far as the map is zoomed out. */
export class MapClusters {
  readonly #clusterer: MarkerClusterer;

  constructor(map: google.maps.Map, { AdvancedMarkerElement }: google.maps.MarkerLibrary) {
    this.#clusterer = new MarkerClusterer({
      map,
      // Pins that nobody sees are not put on the map.
      algorithm: new SuperClusterViewportAlgorithm({ maxZoom: 14, radius: CLUSTER_RADIUS }),
      renderer: {
        render: ({ count, position }) =>
          new AdvancedMarkerElement({
            position,
            title: `${count} locations`,
            gmpClickable: true,
            content: makeCount(count),
          }),
      },
    });
  }

  show(markers: Marker[]): void {
    this.#clusterer.clearMarkers(true);
    this.#clusterer.addMarkers(markers);
  }
}

function makeCount(count: number): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-cluster';
  // The marker's title says it, with a noun.
  element.setAttribute('aria-hidden', 'true');
  element.textContent = count.toLocaleString('en');
  return element;
}
