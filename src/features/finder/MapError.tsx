import arrow from 'lucide-static/icons/arrow-up-right.svg?raw';
import type { FinderLocation } from '../../domain/finder/finder-data.ts';
import { mapOf } from '../../domain/locations/map.ts';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  text?: string;
  /** The selected location, for a link to its map elsewhere. */
  location?: FinderLocation | undefined;
}

/** What stands in the place of a map that can't be shown (docs/behaviour.md#map). */
export function MapError({ text = 'Failed to load Google Maps API', location }: Props) {
  const view =
    location &&
    mapOf(location.name, {
      address: location.address,
      ...(location.at && { coordinates: { latitude: location.at[0], longitude: location.at[1] } }),
    });
  return (
    <div className="map-error">
      <h2>Map Error</h2>
      <p>{text}</p>
      {location && view && (
        <div className="map-error-place">
          <p className="display">{location.name}</p>
          <a className="arrow-link" href={view.link.href} target="_blank" rel="noopener">
            <span>{view.link.label}</span>
            <IslandIcon svg={arrow} />
          </a>
        </div>
      )}
    </div>
  );
}
