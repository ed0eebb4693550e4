import type { MapPoint } from '#core/locations/map-bounds.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import type { Coordinates } from '#schema/location.ts';

export type PinnedLocation = FinderLocation & { coordinates: Coordinates };

/** A location and its marker. The marker's content is an element of ours, in the brand's colors. */
export interface Pin {
  location: PinnedLocation;
  marker: google.maps.marker.AdvancedMarkerElement;
  content: HTMLElement;
}

/** Pixels: the size of a pin that is not selected. */
export const PIN_SIZE = { width: 32, height: 40 };

export function makePin(
  location: PinnedLocation,
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
  onClick: (pin: Pin) => void,
): Pin {
  const content = document.createElement('span');
  content.className = 'map-pin';
  const marker = new AdvancedMarkerElement({
    position: pointOf(location),
    title: location.name,
    gmpClickable: true,
    content,
  });
  const pin = { location, marker, content };
  marker.addEventListener('gmp-click', () => onClick(pin));
  return pin;
}

/** The selected pin is above its neighbors. */
export function highlightPin({ marker, content }: Pin, isSelected: boolean): void {
  content.toggleAttribute('data-selected', isSelected);
  marker.zIndex = isSelected ? 1 : 0;
}

export const pointOf = ({ coordinates: { latitude, longitude } }: PinnedLocation): MapPoint => ({
  lat: latitude,
  lng: longitude,
});
