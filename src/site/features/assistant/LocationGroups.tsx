import { useTexts } from '../shared/island/use-texts.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import type { ReactNode } from 'react';
import { type CityGroup, groupByCity, LOCATIONS_SHOWN } from '#content/chat/group-locations.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

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
      {city !== '' && <h3 className="assistant-city">{city}</h3>}
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
    <ul className="assistant-cards">
      {locations.map((location, index) => (
        <li key={index}>{card(location)}</li>
      ))}
    </ul>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="assistant-fold">
      <summary className="assistant-leaf">
        {title}
        <Icon name="plus" />
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
