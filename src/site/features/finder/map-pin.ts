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

/** A drop whose tip is on the location. */
const PIN = [
  'grid h-10 w-8 origin-[50%_100%] place-items-center text-on-primary transition-[scale] data-selected:scale-[1.3] data-selected:text-on-accent',
  'before:size-[30px] before:rotate-[-45deg] before:rounded-[50%_50%_50%_0] before:border-2 before:border-surface-raised before:bg-primary before:[grid-area:1/1]',
  'before:[box-shadow:-2px_2px_6px_color-mix(in_oklab,var(--panel-dark)_40%,transparent)] data-selected:before:bg-accent',
  'after:relative after:size-2.5 after:rounded-[50%] after:bg-current after:[grid-area:1/1]',
].join(' ');

export function makePin(
  location: PinnedLocation,
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
  onClick: (pin: Pin) => void,
): Pin {
  const content = document.createElement('span');
  content.className = PIN;
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
