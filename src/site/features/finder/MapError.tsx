import { useTexts } from '../shared/use-texts.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { mapOf } from '#core/links/map.ts';
import { ArrowLink } from '../../ui/button/ArrowLink.tsx';

interface Props {
  /** The selected location, for a link to Google Maps. */
  location?: FinderLocation;
}

/** Replaces a map that cannot be shown. */
export function MapError({ location }: Props) {
  const texts = useTexts();
  const view = location && mapOf(location.name, location, texts);
  return (
    <div className="map-error">
      <h2>{texts.finder.mapError}</h2>
      <p>{texts.finder.noApi}</p>
      {location && view && (
        <div className="map-error-location">
          <p className="display">{location.name}</p>
          <ArrowLink href={view.link.href}>{view.link.label}</ArrowLink>
        </div>
      )}
    </div>
  );
}
