import { useTexts } from '../shared/island/use-texts.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapPoint } from '#core/locations/map-bounds.ts';
import { loadMaps, type MapsFailure, watchRefusal } from '../../services/maps.ts';
import { fetchLocationPoints } from '../../services/location-points.ts';
import { whenSeen } from '../../ui/behaviour/when-seen.ts';
import { MapCanvas } from './map-canvas.ts';
import type { PinnedLocation } from './map-pin.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  locations: FinderLocation[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  apiKey: string;
  mapId: string;
  /** The map is beside the list, not above it. Zoom and padding depend on it. */
  isLarge: boolean;
}
type State = 'loading' | 'ready' | 'broken' | MapsFailure;

/**
 * A map of the locations found. Google's script is loaded when the map is first seen. Until then, and where that fails, a
 * message is shown.
 */
export default function FinderMap({ locations, selectedId, onSelect, apiKey, mapId, isLarge }: Props) {
  const texts = useTexts();
  const element = useRef<HTMLDivElement>(null);
  const canvas = useRef<MapCanvas>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const points = usePoints(locations, state === 'ready');
  const pinned = useMemo(() => withPoints(locations, points), [locations, points]);
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    const frame = element.current;
    if (!frame) return undefined;
    let isGone = false;
    const start = async () => {
      const maps = await loadMaps(apiKey);
      if (isGone) return;
      if (typeof maps === 'string') {
        setState(maps);
        return;
      }
      try {
        const isNight = document.documentElement.dataset['colorMode'] === 'night';
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
    if (state === 'ready') canvas.current?.update(pinned, selectedId, isLarge);
  }, [state, pinned, selectedId, isLarge]);

  const tryAgain = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const isSearching = state === 'ready' && pinned.length === 0 && points === undefined;
  return (
    <div
      className="group relative grid h-full min-w-0 overflow-hidden bg-surface-2 text-foreground *:min-w-0 *:[grid-area:1/1] print:hidden"
      data-state={state}
    >
      {/* Hidden from screen readers: Google writes a message here that we show ourselves. */}
      <div ref={element} className="group-not-data-[state=ready]:invisible" />
      <div
        className="z-1 grid place-content-center justify-items-center gap-2 p-6 text-center empty:hidden"
        role="status"
      >
        {(state === 'loading' || isSearching) && <p className="spinner">{texts.finder.loadingMap}</p>}
        {state === 'ready' && !isSearching && pinned.length === 0 && locations.length > 0 && (
          <p className="text-muted">{texts.finder.noPoints}</p>
        )}
        {state !== 'loading' && state !== 'ready' && (
          <>
            <h2 className="text-xl">{texts.finder.mapError}</h2>
            <p className="text-muted">{state === 'broken' ? texts.finder.noMap : texts.finder.noApi}</p>
            {state !== 'refused' && (
              <Button variant="outline" className="mt-2" onClick={tryAgain}>
                {texts.actions.tryAgain}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The points, by place id, of locations without coordinates; undefined until Google has answered. */
function usePoints(locations: FinderLocation[], isReady: boolean): Map<string, MapPoint> | undefined {
  const [points, setLocated] = useState<Map<string, MapPoint>>();
  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    const placeIds = locations.flatMap((location) => (hasPoint(location) ? [] : (location.placeId ?? [])));
    void fetchLocationPoints(placeIds).then((found) => {
      if (!isGone) setLocated(found);
    });
    return () => {
      isGone = true;
    };
  }, [locations, isReady]);
  return points;
}

function withPoints(locations: FinderLocation[], points = new Map<string, MapPoint>()): PinnedLocation[] {
  return locations.flatMap((location) => {
    if (hasPoint(location)) return [location];
    const point = location.placeId === undefined ? undefined : points.get(location.placeId);
    return point ? [{ ...location, coordinates: { latitude: point.lat, longitude: point.lng } }] : [];
  });
}

const hasPoint = (location: FinderLocation): location is PinnedLocation => location.coordinates !== undefined;
