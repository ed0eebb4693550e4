import { useTexts } from '../shared/island/use-texts.ts';
import type { HoursTexts } from '#i18n/texts.ts';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { distanceTo, type Finder, findLocations } from '#content/finder/finder.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { type FinderQuery, knownQuery } from '#content/finder/finder-query.ts';
import { $position, $query, $selected } from '../../stores/finder.ts';
import { isOpenAt } from './status.ts';
import { useMinute } from './use-minute.ts';

export interface FoundLocations {
  /** The query of these results. While the visitor types it may be one letter behind. */
  query: FinderQuery;
  /** In the order asked for. */
  locations: FinderLocation[];
  /** The location chosen last, else the first. */
  selected: FinderLocation | undefined;
  /** Kilometres; undefined where not known. */
  distanceOf: (location: FinderLocation) => number | undefined;
  /** The time of the clocks, in milliseconds: the start of this minute. */
  minute: number;
}

export function useFound(finder: Finder): FoundLocations {
  const { hours } = useTexts();
  const asked = useDeferredValue(useStore($query, { ssr: 'initial' }));
  const position = useStore($position, { ssr: 'initial' });
  const selectedId = useStore($selected, { ssr: 'initial' });
  const minute = useMinute();
  const at = position.state === 'known' ? position.at : undefined;

  const query = useMemo(() => knownQuery(asked, finder), [asked, finder]);
  // A new minute only matters to a query that asks for what is open now.
  const now = query.isOpenNow ? minute : 0;
  const isOpen = useMemo(() => makeIsOpen(now, hours), [now]);
  const locations = useMemo(() => findLocations(finder, query, { position: at, isOpen }), [finder, query, at, isOpen]);
  return {
    query,
    locations,
    selected: locations.find(({ id }) => id === selectedId) ?? locations[0],
    distanceOf: (location) => distanceTo(location, at),
    minute,
  };
}

/** The locations of a chain have few different weeks, and to read the clock of a time zone for each of thousands takes long. */
function makeIsOpen(now: number, texts: HoursTexts): (location: FinderLocation) => boolean {
  const known = new Map<string, boolean>();
  return ({ times }) => {
    if (times === undefined) return false;
    const week = JSON.stringify(times);
    const isOpen = known.get(week) ?? isOpenAt(times, now, texts);
    known.set(week, isOpen);
    return isOpen;
  };
}
