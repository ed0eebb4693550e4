import { useTexts } from '../shared/island/use-texts.ts';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { FinderStart } from '#content/pages/locations.ts';
import { select } from '../../stores/finder.ts';
import { ChosenMap } from './ChosenMap.tsx';
import { cardId } from '../shared/location-card/LocationCard.tsx';
import { LARGE } from './FinderResults.tsx';
import { MapError } from './MapError.tsx';
import { useAllowed } from '../../ui/behaviour/use-allowed.ts';
import type { FoundLocations } from './use-found.ts';
import { useMedia } from '../../ui/behaviour/use-media.ts';

const FinderMap = lazy(() => import('./FinderMap.tsx'));

/** The frame of the map. It is there before the map is loaded, and when that fails. */
export function MapPanel({ start, found }: { start: FinderStart; found?: FoundLocations }) {
  const texts = useTexts();
  const { map, isListWide, mapsKey, mapId } = start;
  const isAllowed = useAllowed('google-maps');
  const panel = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  // The button that asked for the map is gone.
  useEffect(() => {
    if (isAsked && isAllowed && map === 'all') panel.current?.focus();
  }, [isAsked, isAllowed, map]);
  if (map === undefined) return null;
  const selected = found?.selected;
  if (map === 'chosen' || !isAllowed)
    return (
      <section
        className={`finder-map ${isListWide ? 'finder-map-card' : 'finder-map-chosen'} ${map === 'all' ? 'finder-map-asks' : ''}`.trimEnd()}
        aria-label={texts.finder.map}
      >
        <ChosenMap
          location={selected}
          isOfAll={map === 'all'}
          isReady={found !== undefined}
          onShow={() => setAsked(true)}
        />
      </section>
    );
  return (
    <section ref={panel} className="finder-map finder-map-all" aria-label={texts.finder.map} tabIndex={-1}>
      {found ? (
        <MapBoundary fallback={<MapError location={selected} />}>
          <Suspense fallback={<MapSpinner />}>
            <LiveMap found={found} selectedId={selected?.id} mapsKey={mapsKey} mapId={mapId} />
          </Suspense>
        </MapBoundary>
      ) : (
        <MapSpinner />
      )}
    </section>
  );
}

function LiveMap({ found, selectedId, mapsKey, mapId }: LiveMapProps) {
  const isLarge = useMedia(LARGE);
  return (
    <FinderMap
      locations={found.locations}
      selectedId={selectedId}
      onSelect={showCard}
      apiKey={mapsKey}
      mapId={mapId}
      isLarge={isLarge}
    />
  );
}

interface LiveMapProps {
  found: FoundLocations;
  selectedId: string | undefined;
  mapsKey: string;
  mapId: string;
}

/** Selects a location on the map and scrolls to its card. */
function showCard(id: string): void {
  select(id);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  requestAnimationFrame(() => document.getElementById(cardId(id))?.scrollIntoView({ block: 'nearest', behavior }));
}

function MapSpinner() {
  const texts = useTexts();
  return (
    <p className="spinner place-self-center">
      <span className="sr-only">{texts.finder.loadingMap}</span>
    </p>
  );
}

/** The map's code may be gone after a new publish, or break. The list must keep working. */
class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
