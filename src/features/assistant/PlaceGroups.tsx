import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import { type CityGroup, groupByCity, PLACES_SHOWN } from '../../domain/assistant/group-places.ts';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';
import { CARD_TITLE, CARDS } from './CardLink.tsx';

interface Props<Place> {
  places: Place[];
  card: (place: Place) => ReactNode;
}

/** The cards of locations. Of many only those are seen that a visitor is likely to want; the others are folded, a city each. */
export function PlaceGroups<Place extends { city?: string }>({ places, card }: Props<Place>) {
  if (places.length <= PLACES_SHOWN) return <Cards places={places} card={card} />;
  const [{ city = '', places: near } = { places: [] }, ...others] = groupByCity(places);
  const folded = near.slice(PLACES_SHOWN);
  return (
    <>
      {city !== '' && <h3 className={CITY}>{city}</h3>}
      <Cards places={near.slice(0, PLACES_SHOWN)} card={card} />
      {folded.length > 0 && (
        <Folded title={city === '' ? `${folded.length} more` : `${folded.length} more in ${city}`}>
          <Cards places={folded} card={card} />
        </Folded>
      )}
      {others.map((group) => (
        <Folded key={group.city ?? ''} title={titleOf(group)}>
          <Cards places={group.places} card={card} />
        </Folded>
      ))}
    </>
  );
}

function Cards<Place>({ places, card }: Props<Place>) {
  return (
    <ul className={CARDS}>
      {places.map((place, index) => (
        <li key={index}>{card(place)}</li>
      ))}
    </ul>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={FOLDED}>
      <summary className={SUMMARY}>
        {title}
        <IslandIcon svg={plus} className="flex-none text-primary-text transition-[rotate] group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}

function titleOf({ city = 'Elsewhere', places }: CityGroup<unknown>): string {
  return `${city}: ${places.length === 1 ? '1 location' : `${places.length} locations`}`;
}

const CITY = `mb-2 ${CARD_TITLE} text-primary-text`;
const FOLDED = 'group border-t-(length:--rule) border-line geometric:mt-2 geometric:border-0';
const SUMMARY = [
  'flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 text-sm font-ui -outline-offset-3',
  'geometric:rounded-[min(var(--r2),18px)] geometric:bg-tint geometric:px-4 geometric:group-open:mb-2',
].join(' ');
