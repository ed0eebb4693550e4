import type { MapPoint } from '../../domain/locations/map-bounds.ts';
import type { MapLocation } from './map-location.ts';

export type PinnedLocation = MapLocation & MapPoint;

/** A location and its marker. The marker's content is an element of ours, in the brand's colors. */
export interface Pin {
  location: PinnedLocation;
  marker: google.maps.marker.AdvancedMarkerElement;
  content: HTMLElement;
}

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

/** The selected one stands before its neighbors. */
export function highlightPin({ marker, content }: Pin, isSelected: boolean): void {
  content.toggleAttribute('data-selected', isSelected);
  marker.zIndex = isSelected ? 1 : 0;
}

export const pointOf = ({ lat, lng }: MapPoint): MapPoint => ({ lat, lng });
