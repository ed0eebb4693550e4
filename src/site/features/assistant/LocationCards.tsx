import { useTexts } from '../shared/use-texts.ts';
import type { HoursCard, LocationCard } from '#content/chat/answer.ts';
import { CARD, CARD_ACTION, CARD_TITLE, CardLink, COVER } from './CardLink.tsx';
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
    <div className={CARD}>
      <p className="flex items-baseline justify-between gap-4">
        <b className={`min-w-0 ${CARD_TITLE}`}>
          <CardLink href={url} className={COVER}>
            {name}
          </CardLink>
        </b>
        {distance !== undefined && <span className="flex-none text-muted">{distance}</span>}
      </p>
      <Status {...open} />
      {address !== undefined && address !== name && <p>{address}</p>}
      {(phone !== undefined || directions !== undefined) && (
        <p className="-mb-2.5 flex flex-wrap gap-x-6">
          {phone !== undefined && (
            <CardLink
              href={call ?? (/\d/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined)}
              className={`phone ${CARD_ACTION}`}
            >
              {phone}
            </CardLink>
          )}
          {directions !== undefined && (
            <CardLink href={directions} className={CARD_ACTION}>
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
    <div className={CARD}>
      {name !== '' && (
        <p className={CARD_TITLE}>
          <CardLink href={url} className={COVER}>
            {name}
          </CardLink>
        </p>
      )}
      <Status {...open} />
      {days.length > 0 && (
        <dl className="week mt-1">
          {days.map(({ day, hours }, each) => (
            <div key={each} className="last:border-b-0">
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
  const dot =
    isOpen === undefined ? '' : `${DOT} ${isOpen ? 'before:border-good before:bg-good' : 'before:border-muted'}`;
  return <p className={`font-ui [unicode-bidi:normal] ${dot}`}>{status}</p>;
}

const DOT = 'before:me-[0.6em] before:inline-block before:size-[0.6em] before:rounded-[50%] before:border-2';
