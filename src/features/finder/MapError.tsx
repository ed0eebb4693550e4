import arrow from 'lucide-static/icons/arrow-up-right.svg?raw';
import type { FinderPlace } from '../../domain/finder/finder-data.ts';
import { mapOf } from '../../domain/locations/map.ts';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  text?: string;
  /** The place chosen: without a map here, there is one elsewhere. */
  place?: FinderPlace | undefined;
}

/** What stands in the place of a map that can't be shown (docs/behaviour.md#map). */
export function MapError({ text = 'Failed to load Google Maps API', place }: Props) {
  const view =
    place &&
    mapOf(place.name, {
      address: place.address,
      ...(place.at && { coordinates: { latitude: place.at[0], longitude: place.at[1] } }),
    });
  return (
    <div className="map-error">
      <h2>Map Error</h2>
      <p>{text}</p>
      {place && view && (
        <div className="map-error-place">
          <p className="display">{place.name}</p>
          <a className="arrow-link" href={view.link.href} target="_blank" rel="noopener">
            <span>{view.link.label}</span>
            <IslandIcon svg={arrow} />
          </a>
        </div>
      )}
    </div>
  );
}
