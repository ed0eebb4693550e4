import { useTexts } from '../shared/island/use-texts.ts';
import type { HoursCard, LocationCard } from '#content/chat/answer.ts';
import { CardLink } from './CardLink.tsx';
import { LocationGroups } from './LocationGroups.tsx';

export function LocationCards({ locations }: { locations: LocationCard[] }) {
  return <LocationGroups locations={locations} card={(location) => <Location {...location} />} />;
}

export function HoursCards({ locations }: { locations: HoursCard[] }) {
  return <LocationGroups locations={locations} card={(location) => <Hours {...location} />} />;
}

function Location(card: LocationCard) {
  const texts = useTexts();
  const { name, address, phone, phone_url: call, distance, directions_url: directions, url, ...open } = card;
  return (
    <div className="assistant-card">
      <p className="assistant-card-head">
        <b className="assistant-card-title">
          <CardLink href={url} className="assistant-card-cover">
            {name}
          </CardLink>
        </b>
        {distance !== undefined && <span className="assistant-card-note">{distance}</span>}
      </p>
      <Status {...open} />
      {address !== undefined && address !== name && <p>{address}</p>}
      {(phone !== undefined || directions !== undefined) && (
        <p className="assistant-card-actions">
          {phone !== undefined && (
            <CardLink
              href={call ?? (/\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined)}
              className="phone assistant-card-action"
            >
              {phone}
            </CardLink>
          )}
          {directions !== undefined && (
            <CardLink href={directions} className="assistant-card-action">
              {texts.links.directions}
            </CardLink>
          )}
        </p>
      )}
    </div>
  );
}

function Hours({ name, days, url, ...open }: HoursCard) {
  return (
    <div className="assistant-card">
      {name !== '' && (
        <p className="assistant-card-title">
          <CardLink href={url} className="assistant-card-cover">
            {name}
          </CardLink>
        </p>
      )}
      <Status {...open} />
      {days.length > 0 && (
        <dl className="week mt-1">
          {days.map(({ day, hours }, each) => (
            <div key={each}>
              <dt>{day}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** A dot with the color of the status; the text beside it says the same. The dot is where the line of the page starts, whatever script the text is in. */
function Status({ status, is_open: isOpen }: Pick<LocationCard, 'status' | 'is_open'>) {
  if (status === undefined) return null;
  const kind = isOpen === undefined ? '' : isOpen ? 'assistant-status-open' : 'assistant-status-closed';
  return <p className={`assistant-status ${kind}`}>{status}</p>;
}
