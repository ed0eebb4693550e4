import { memo } from 'react';
import type { FinderLocation } from '../../domain/finder/finder-data.ts';
import { anchorAttributes } from '../../domain/links/anchor.ts';
import { type ListCard, listCardOf } from '../../domain/locations/list-card.ts';
import { CARD } from '../shared/list-card.ts';
import type { LocationStatus } from './status.ts';

interface Props {
  location: FinderLocation;
  distance: number | undefined;
  status: LocationStatus | undefined;
  isSelected: boolean;
  /** A click selects it, for the map beside the list. */
  isSelectable: boolean;
  isLarge: boolean;
  onSelect: (id: string) => void;
}

/**
 * The card of the static list, with status and distance. A click selects it where a map is beside the list, and opens the location's page
 * elsewhere.
 */
export const FinderCard = memo(function FinderCard(props: Props) {
  const { location, distance, status, isSelected, isSelectable, isLarge, onSelect } = props;
  const { id } = location;
  const card = cardOf(location, distance);
  const { name, page, phone, order } = card;
  return (
    <li
      className="group list-card"
      id={cardId(id)}
      data-selected={isSelected ? '' : undefined}
      data-open={status?.badge}
    >
      <p className={CARD.top}>
        {card.area !== undefined && <span className="kicker">{card.area}</span>}
        <span className={CARD.marks}>
          {card.distance !== undefined && <span>{card.distance}</span>}
          {status?.badge && <span className={CARD.badge}>{status.badge}</span>}
        </span>
      </p>
      <h2 className={CARD.name}>
        {isSelectable ? (
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
      <Rating rating={card.rating} />
      <AddressLines address={card.address} />
      {phone && (
        <a className={CARD.phone} href={phone.href}>
          {phone.label}
        </a>
      )}
      {status ? (
        <p className="open-status-line open-status">
          <span>{status.text}</span>
          {status.pickup !== undefined && <span>{status.pickup}</span>}
        </p>
      ) : (
        location.times === undefined && <p className={CARD.hours}>Hours not available</p>
      )}
      {card.offers.length > 0 && (
        <ul className={CARD.offers}>
          {card.offers.map((offer, index) => (
            <li key={index}>{offer}</li>
          ))}
        </ul>
      )}
      <p className={CARD.actions}>
        <a className="button button-order" href={page} aria-label={`View Location ${name}`}>
          View Location
        </a>
        {phone && (
          <a className="button button-outline" href={phone.href} aria-label={`Call ${name}`}>
            Call
          </a>
        )}
        {isLarge && order && (
          <a className="button button-outline" {...anchorAttributes(order)} aria-label={`Order Online from ${name}`}>
            {order.label}
          </a>
        )}
      </p>
    </li>
  );
});

export const cardId = (id: string): string => `location-${id}`;

function cardOf(location: FinderLocation, distance: number | undefined): ListCard {
  return listCardOf({ ...location, page: `/location/${location.slug}/`, rating: ratingOf(location), distance });
}

/** A copy of the wording on the page: importing the function would add a file to other pages. */
function ratingOf({ rating, reviews }: FinderLocation): ListCard['rating'] {
  if (rating === undefined) return undefined;
  const said = { stars: rating, text: rating.toFixed(1) };
  if (reviews === undefined) return said;
  return { ...said, reviews: `${reviews.toLocaleString('en')} ${reviews === 1 ? 'review' : 'reviews'}` };
}

function Rating({ rating }: { rating: ListCard['rating'] | undefined }) {
  if (rating === undefined) return null;
  const { stars, text, reviews } = rating;
  const exact = Number.isInteger(stars) ? String(stars) : stars.toFixed(1);
  return (
    <p className={CARD.rating}>
      <span
        className="star-rating"
        role="img"
        aria-label={`${exact} out of 5 stars`}
        ref={(element) => element?.style.setProperty('--rating', exact)}
      />
      <b aria-hidden="true">{text}</b>
      {reviews !== undefined && <span className="text-muted">({reviews})</span>}
    </p>
  );
}

function AddressLines({ address }: Pick<ListCard, 'address'>) {
  if (address.length === 0) return null;
  return (
    <address className={CARD.address}>
      {address.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </address>
  );
}
