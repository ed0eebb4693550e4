import { useTexts } from '../shared/island/use-texts.ts';
import { type KeyboardEvent, memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LOCATIONS_LISTED } from '#core/locations/listed-locations.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import type { FinderStart } from '#content/pages/locations.ts';
import { clearFilters, select } from '../../stores/finder.ts';
import { CARDS, listClasses } from '../shared/location-card/list-card.ts';
import { LocationCard } from '../shared/location-card/LocationCard.tsx';
import { locationCardOf } from '#content/locations/location-card.ts';
import { FinderCount } from './FinderCount.tsx';
import { wordsAt } from './status.ts';
import type { FoundLocations } from './use-found.ts';
import { useMedia } from '../../ui/behaviour/use-media.ts';
import { Button } from '../../ui/button/Button.tsx';

/** How many cards the list has, and how many "Show more" adds. */
const WINDOW = LOCATIONS_LISTED;
/** Cards drawn at once, more than a screen shows. The others are drawn after the first ones are painted. */
const AT_ONCE = 4;
export const LARGE = '(width >= 1000px)';

interface Props {
  found: FoundLocations;
  /** On small screens a card is selected only by its marker on the map of all locations. */
  map: FinderStart['map'];
  isListWide: boolean;
}

/** The list of the locations found, as far as the window goes. */
export function FinderResults({ found, map, isListWide }: Props) {
  const texts = useTexts();
  const { query, locations, selected, distanceOf, minute } = found;
  const isLarge = useMedia(LARGE);
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState({ query, count: WINDOW });
  const count = opened.query === query ? opened.count : WINDOW;
  /** The card that takes the focus when the next list is drawn: the clicked button may be gone by then. */
  const focusNext = useRef<number>(undefined);
  useLayoutEffect(() => takeOver(list.current), []);
  useLayoutEffect(() => {
    if (focusNext.current !== undefined) focusCard(list.current, focusNext.current);
    focusNext.current = undefined;
  }, [query, count]);

  const [drawn, setDrawn] = useState(query);
  useEffect(() => startTransition(() => setDrawn(query)), [query]);

  const shown = locations.slice(0, drawn === query ? count : AT_ONCE);
  // A location chosen on the map may be far down the list.
  const isBeyond = selected !== undefined && locations.indexOf(selected) >= count;
  const onSelect = isLarge && map !== undefined ? select : undefined;
  const showMore = () => {
    focusNext.current = count + Number(isBeyond);
    setOpened({ query, count: count + WINDOW });
  };
  const clear = () => {
    focusNext.current = 0;
    clearFilters();
  };
  return (
    <>
      <FinderCount text={texts.found(locations.length)} />
      <div className={`${listClasses(isListWide)} finder-list`} ref={list}>
        {locations.length === 0 ? (
          <div className="finder-note finder-empty">
            <h2 className="sr-only">{texts.finder.nothing}</h2>
            <p>{texts.finder.adjust}</p>
            <Button variant="outline" onClick={clear}>
              {texts.actions.clearFilters}
            </Button>
          </div>
        ) : (
          <ul className={CARDS} onKeyDown={walk}>
            {(isBeyond ? [selected, ...shown] : shown).map((location) => (
              <FoundCard
                key={location.id}
                location={location}
                distance={distanceOf(location)}
                minute={minute}
                isSelected={location === selected && (isLarge ? map !== undefined : map === 'all')}
                onSelect={onSelect}
              />
            ))}
          </ul>
        )}
        {locations.length > count && (
          <p className="finder-note finder-more">
            <Button variant="outline" onClick={showMore}>
              {texts.finder.showMore(Math.min(WINDOW, locations.length - count))}
            </Button>
            <span>{texts.finder.shownOf(count, locations.length)}</span>
          </p>
        )}
      </div>
    </>
  );
}

interface FoundCardProps {
  location: FinderLocation;
  distance: number | undefined;
  minute: number;
  isSelected: boolean;
  onSelect: ((id: string) => void) | undefined;
}

/** Drawn again only where something of it has changed: a list has two dozen. */
const FoundCard = memo(function FoundCard({ location, distance, minute, isSelected, onSelect }: FoundCardProps) {
  const texts = useTexts();
  const { id, times } = location;
  const words = times && wordsAt(times, minute, texts.hours);
  const card = locationCardOf(location, texts, distance);
  return <LocationCard card={card} texts={texts} finder={{ id, words, isSelected, onSelect }} />;
});

/** Removes the static list. If one of its links had the focus, the same link here takes it. */
function takeOver(list: HTMLElement | null): void {
  const old = document.querySelector('[data-static-list]');
  const { activeElement } = document;
  if (list && old?.contains(activeElement)) {
    const href = activeElement?.getAttribute('href');
    const links = [...list.querySelectorAll<HTMLElement>('a[href]')];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  }
  // Thousands of hidden links would slow down every change of the page.
  old?.remove();
}

function focusCard(list: HTMLElement | null, position: number): void {
  namesIn(list)[position]?.focus();
}

/** Arrow keys move the focus from card to card. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const card = event.target instanceof Element && event.target.closest('.list-card');
  if (step === undefined || !card) return;
  const names = namesIn(event.currentTarget);
  const next = names[names.findIndex((name) => card.contains(name)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function namesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('.list-card-name > :is(a, button)') ?? [])];
}
