import { useTexts } from '../shared/use-texts.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import { type CityGroup, groupByCity, LOCATIONS_SHOWN } from '#content/chat/group-locations.ts';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';
import { CARD_TITLE, CARDS } from './CardLink.tsx';

interface Props<Card> {
  locations: Card[];
  card: (location: Card) => ReactNode;
}

/** Cards of locations. Of many, only the most likely are visible; the others are folded, grouped by city. */
export function LocationGroups<Card extends { city?: string }>({ locations, card }: Props<Card>) {
  const texts = useTexts();
  if (locations.length <= LOCATIONS_SHOWN) return <Cards locations={locations} card={card} />;
  const [{ city = '', locations: near } = { locations: [] }, ...others] = groupByCity(locations);
  const folded = near.slice(LOCATIONS_SHOWN);
  return (
    <>
      {city !== '' && <h3 className={CITY}>{city}</h3>}
      <Cards locations={near.slice(0, LOCATIONS_SHOWN)} card={card} />
      {folded.length > 0 && (
        <Folded title={texts.assistant.more(folded.length, city)}>
          <Cards locations={folded} card={card} />
        </Folded>
      )}
      {others.map((group) => (
        <Folded key={group.city ?? ''} title={titleOf(group, texts)}>
          <Cards locations={group.locations} card={card} />
        </Folded>
      ))}
    </>
  );
}

function Cards<Card>({ locations, card }: Props<Card>) {
  return (
    <ul className={CARDS}>
      {locations.map((location, index) => (
        <li key={index}>{card(location)}</li>
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

function titleOf(
  { city, locations }: CityGroup<unknown>,
  { assistant: { elsewhere, inCity }, countLocations }: IslandTexts,
): string {
  return inCity(city ?? elsewhere, countLocations(locations.length));
}

const CITY = `mb-2 ${CARD_TITLE} text-primary-text`;
const FOLDED = 'assistant-fold group';
const SUMMARY =
  'assistant-leaf flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 text-sm font-ui -outline-offset-3';
