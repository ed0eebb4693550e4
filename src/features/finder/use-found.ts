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
  /** What was asked for. While somebody types, it may be a letter behind. */
  query: FinderQuery;
  /** Of the locations, in the order asked for. */
  indexes: number[];
  /** The location chosen last, else the first. */
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
  const distances = useMemo(() => distancesFrom(origin, finder.data.places), [origin, finder]);
  const statusOf = useMemo(() => ofEachTimes(finder.data.times, minute, statusAt), [finder, minute]);
  // Time passing is no reason to search again for who did not ask about it.
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

/** Worked out when it is asked for, and once for all locations that keep the same hours. */
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
