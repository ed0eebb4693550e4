import { MarkerClusterer, SuperClusterViewportAlgorithm } from '@googlemaps/markerclusterer';

/** In half pixels. At this distance clusters of 44 pixels do not overlap. */
const CLUSTER_RADIUS = 120;

/** Centered on its locations instead of standing on them. */
const CLUSTER =
  'grid min-h-11 min-w-11 [translate:0_50%] place-items-center rounded-full border-2 border-raise bg-primary px-2 font-body text-sm leading-none font-[600] text-on-primary [font-variant-numeric:tabular-nums] [box-shadow:0_2px_6px_color-mix(in_oklab,var(--band)_40%,transparent)]';

type Marker = google.maps.marker.AdvancedMarkerElement;

/** Neighbors become one pin with their number, as far as the map is zoomed out. */
export class MapClusters {
  readonly #clusterer: MarkerClusterer;

  constructor(map: google.maps.Map, { AdvancedMarkerElement }: google.maps.MarkerLibrary) {
    this.#clusterer = new MarkerClusterer({
      map,
      // Pins outside of the visible area are not put on the map.
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
  element.className = CLUSTER;
  // The title of the marker has the number with a noun, for screen readers.
  element.setAttribute('aria-hidden', 'true');
  element.textContent = count.toLocaleString('en');
  return element;
}
