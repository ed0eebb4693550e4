import '../../ui/stars.css';
import { memo } from 'react';
import { addressLines } from '../../domain/locations/address.ts';
import { anchor, anchorAttributes } from '../../domain/links/anchor.ts';
import { formatDistance } from '../../domain/locations/distance.ts';
import type { FinderData, FinderLocation } from '../../domain/finder/finder-data.ts';
import { FEATURES_SHOWN, SERVICES_SHOWN } from '../../domain/finder/finder-limits.ts';
import { telHref } from '../../domain/links/phone.ts';
import { CARD } from '../../ui/list-card.ts';
import { OPEN_LINE, OPEN_STATUS } from '../../ui/open-status.ts';
import type { LocationStatus } from './status.ts';

interface Props {
  location: FinderLocation;
  data: FinderData;
  distance: number | undefined;
  status: LocationStatus | undefined;
  isSelected: boolean;
  isLarge: boolean;
  onSelect: (id: string) => void;
}

/**
 * The card of the static list, with status and distance. A click selects it on large screens, and opens the location's page on
 * small ones.
 */
export const FinderCard = memo(function FinderCard(props: Props) {
  const { location, data, distance, status, isSelected, isLarge, onSelect } = props;
  const { id, name, area, phone, order } = location;
  const page = `/location/${location.slug}/`;
  const tel = phone === undefined ? undefined : telHref(phone);
  const offers = [
    ...location.services.slice(0, SERVICES_SHOWN).map((index) => data.services[index]),
    ...location.features.slice(0, FEATURES_SHOWN).map((index) => data.features[index]),
  ];
  return (
    <li
      className="list-card group"
      id={cardId(id)}
      data-selected={isSelected ? '' : undefined}
      data-open={status && (status.isOpen ? 'Open' : 'Closed')}
    >
      <p className={CARD.top}>
        {area !== undefined && <span className="kicker">{area}</span>}
        <span className={CARD.marks}>
          {distance !== undefined && <span>{formatDistance(distance)}</span>}
          {status && <span className={CARD.badge}>{status.isOpen ? 'Open' : 'Closed'}</span>}
        </span>
      </p>
      <h2 className={CARD.name}>
        {isLarge ? (
          <button
            type="button"
            className={`text-start [text-transform:inherit] ${CARD.cover}`}
            aria-pressed={isSelected}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ) : (
          <a className={CARD.cover} href={page}>
            {name}
          </a>
        )}
      </h2>
      <Rating location={location} />
      <AddressLines location={location} />
      {phone !== undefined && (
        <a className={CARD.phone} href={tel}>
          {phone}
        </a>
      )}
      {status ? (
        <p className={OPEN_STATUS}>
          <span className={OPEN_LINE.status}>
            <span>{status.text}</span>
          </span>
          {status.pickup !== undefined && (
            <span className={OPEN_LINE.pickup}>
              <span>{status.pickup}</span>
            </span>
          )}
        </p>
      ) : (
        <p className={CARD.hours}>Hours not available</p>
      )}
      {offers.length > 0 && (
        <ul className={CARD.offers}>
          {offers.map((offer, index) => (
            <li key={index}>{offer}</li>
          ))}
        </ul>
      )}
      <p className={CARD.actions}>
        <a className="button button-order" href={page} aria-label={`View Location ${name}`}>
          View Location
        </a>
        {tel !== undefined && (
          <a className="button button-outline" href={tel} aria-label={`Call ${name}`}>
            Call
          </a>
        )}
        {isLarge && order !== undefined && (
          <a
            className="button button-outline"
            {...anchorAttributes(anchor('Order Online', order))}
            aria-label={`Order Online from ${name}`}
          >
            Order Online
          </a>
        )}
      </p>
    </li>
  );
});

export const cardId = (id: string): string => `location-${id}`;

function Rating({ location: { rating, reviews } }: Pick<Props, 'location'>) {
  if (rating === undefined) return null;
  const text = Number.isInteger(rating) ? String(rating) : rating.toFixed(1);
  return (
    <p className={CARD.rating}>
      <span
        className="stars"
        role="img"
        aria-label={`${text} out of 5 stars`}
        ref={(stars) => stars?.style.setProperty('--rating', text)}
      />
      <b aria-hidden="true">{rating.toFixed(1)}</b>
      {reviews !== undefined && (
        <span className="text-muted">
          ({reviews.toLocaleString('en')} {reviews === 1 ? 'review' : 'reviews'})
        </span>
      )}
    </p>
  );
}

function AddressLines({ location: { address } }: Pick<Props, 'location'>) {
  const lines = addressLines(address);
  if (lines.length === 0) return null;
  return (
    <address className={CARD.address}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </address>
  );
}
