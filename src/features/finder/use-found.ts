import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { distancesFrom, type Finder, findLocations } from '../../domain/finder/finder.ts';
import { type FinderQuery, knownQuery } from '../../domain/finder/finder-query.ts';
import type { OpeningTimes } from '../../domain/hours/opening-times.ts';
import { $position, $query, $selected } from '../../stores/finder.ts';
import { isOpenAt, type LocationStatus, statusAt } from './status.ts';
import { useMinute } from './use-minute.ts';

export interface Found {
  finder: Finder;
  /** The query of these results. While the visitor types it may be one letter behind. */
  query: FinderQuery;
  /** The indexes of the locations found, in the order asked for. */
  indexes: number[];
  /** The index of the location chosen last, else of the first. */
  selected: number | undefined;
  distances: (number | undefined)[];
  statusOf: (times: number | undefined) => LocationStatus | undefined;
}

export function useFound(finder: Finder): Found {
  const asked = useDeferredValue(useStore($query, { ssr: 'initial' }));
  const position = useStore($position, { ssr: 'initial' });
  const selectedId = useStore($selected, { ssr: 'initial' });
  const minute = useMinute();
  const origin = position.state === 'known' ? position.at : undefined;

  const query = useMemo(() => knownQuery(asked, finder.data), [asked, finder]);
  const distances = useMemo(() => distancesFrom(origin, finder.data.locations), [origin, finder]);
  const statusOf = useMemo(() => ofEachTimes(finder.data.times, minute, statusAt), [finder, minute]);
  // A new minute only matters to a query that asks for what is open now.
  const now = query.isOpenNow ? minute : 0;
  const isOpen = useMemo(() => ofEachTimes(finder.data.times, now, isOpenAt), [finder, now]);
  const indexes = useMemo(
    () => findLocations(finder, query, { distances, isOpen }),
    [finder, query, distances, isOpen],
  );
  const chosen = selectedId === undefined ? undefined : finder.indexes.get(selectedId);
  const selected = useMemo(
    () => (chosen !== undefined && indexes.includes(chosen) ? chosen : indexes[0]),
    [chosen, indexes],
  );
  return { finder, query, indexes, selected, distances, statusOf };
}

/** Computes a value on demand, and only once for all locations with the same hours. */
function ofEachTimes<T>(times: OpeningTimes[], now: number, tell: (times: OpeningTimes, now: number) => T) {
  const known = new Map<number, T>();
  return (index: number | undefined): T | undefined => {
    const found = index === undefined ? undefined : times[index];
    if (index === undefined || !found) return undefined;
    const told = known.has(index) ? (known.get(index) as T) : tell(found, now);
    known.set(index, told);
    return told;
  };
}
