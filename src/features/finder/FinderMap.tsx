import './finder-map.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapPoint } from '../../domain/locations/map-bounds.ts';
import { loadMaps, type MapsFailure, watchRefusal } from '../../services/maps.ts';
import { locatePlaces } from '../../services/place-points.ts';
import { MapCanvas } from './map-canvas.ts';
import type { PlacedPlace } from './map-pin.ts';
import type { MapPlace } from './map-place.ts';

interface Props {
  places: MapPlace[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  apiKey: string;
  mapId: string;
  /** Beside the list, not above it: other rules hold for zoom and padding. */
  isLarge: boolean;
}
type State = 'loading' | 'ready' | 'broken' | MapsFailure;

const MESSAGES = {
  refused: 'Failed to load Google Maps API',
  unreachable: 'Failed to load Google Maps API',
  broken: 'Failed to initialize map',
};

/** Where the found places are. Google's script is asked for when the map is first seen; until then, and without it, words. */
export default function FinderMap({ places, selectedId, onSelect, apiKey, mapId, isLarge }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const canvas = useRef<MapCanvas>(null);
  const [state, setState] = useState<State>(apiKey === '' ? 'refused' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const located = useLocated(places, state === 'ready');
  const placed = useMemo(() => placesWithPoints(places, located), [places, located]);
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    const frame = element.current;
    if (!frame || apiKey === '') return undefined;
    let isGone = false;
    const start = async () => {
      const maps = await loadMaps(apiKey);
      if (isGone) return;
      if (typeof maps === 'string') {
        setState(maps);
        return;
      }
      try {
        const isNight = document.documentElement.dataset['mood'] === 'night';
        canvas.current = new MapCanvas(frame, maps, { mapId, isNight, onSelect: (id) => select(id) });
        setState('ready');
      } catch (error) {
        console.error(error);
        setState('broken');
      }
    };
    const stopLooking = whenSeen(frame, () => void start());
    const stopWatching = watchRefusal(() => setState('refused'));
    return () => {
      isGone = true;
      stopLooking();
      stopWatching();
      canvas.current?.destroy();
      canvas.current = null;
    };
  }, [apiKey, mapId, attempt]);

  useEffect(() => {
    if (state === 'ready') canvas.current?.update(placed, selectedId, isLarge);
  }, [state, placed, selectedId, isLarge]);

  const tryAgain = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const isSearching = state === 'ready' && placed.length === 0 && located === undefined;
  return (
    <div className="live-map" data-state={state}>
      <div ref={element} className="map-canvas" />
      <div className="map-words" role="status">
        {(state === 'loading' || isSearching) && <p className="map-loading">Loading map…</p>}
        {state === 'ready' && !isSearching && placed.length === 0 && places.length > 0 && (
          <p>None of these locations can be shown on the map.</p>
        )}
        {state !== 'loading' && state !== 'ready' && (
          <>
            <h2>Map Error</h2>
            <p>{MESSAGES[state]}</p>
            {state !== 'refused' && (
              <button type="button" className="button button-outline" onClick={tryAgain}>
                Try again
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Points of the places that only Google knows; undefined until it was asked. */
function useLocated(places: MapPlace[], isReady: boolean): Map<string, MapPoint> | undefined {
  const [located, setLocated] = useState<Map<string, MapPoint>>();
  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    const placeIds = places.flatMap((place) => (hasPoint(place) ? [] : (place.placeId ?? [])));
    void locatePlaces(placeIds).then((found) => {
      if (!isGone) setLocated(found);
    });
    return () => {
      isGone = true;
    };
  }, [places, isReady]);
  return located;
}

function placesWithPoints(places: MapPlace[], located = new Map<string, MapPoint>()): PlacedPlace[] {
  return places.flatMap((place) => {
    if (hasPoint(place)) return [place];
    const point = place.placeId === undefined ? undefined : located.get(place.placeId);
    return point ? [{ ...place, ...point }] : [];
  });
}

const hasPoint = (place: MapPlace): place is PlacedPlace => place.lat !== undefined && place.lng !== undefined;

function whenSeen(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
