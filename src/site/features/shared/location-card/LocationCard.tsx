import type { IslandTexts } from '#i18n/texts.ts';
import type { CSSProperties } from 'react';
import type { OpeningTimes } from '#core/hours/opening-times.ts';
import { closureToText, type OpeningWords } from '#core/hours/opening-words.ts';
import type { LocationCardView } from '#content/locations/location-card.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { linkAttributes } from '../../../ui/button/link-attributes.ts';

interface Props {
  card: LocationCardView;
  texts: IslandTexts;
  heading?: 'h2' | 'h3';
  /** Missing on a static page, where the opening clock fills in whether it is open. */
  finder?: InFinder;
}

interface InFinder {
  id: string;
  words: OpeningWords | undefined;
  isSelected: boolean;
  /** A click on the card selects it, for the map beside the list. Missing: the card is a link to the location's page. */
  onSelect?: (id: string) => void;
}

/** A location in a list: printed by the page, and drawn by the finder. */
export function LocationCard({ card, texts, heading: Heading = 'h2', finder }: Props) {
  const { name, area, page, rating, address, phone, distance, times, hours, offers, order } = card;
  const words = finder ? finder.words : times && unfilledWords(times, texts);
  return (
    <li
      className="list-card"
      id={finder && cardId(finder.id)}
      data-selected={finder?.isSelected ? '' : undefined}
      data-open={words?.badge}
      data-times={finder ? undefined : times && JSON.stringify(times)}
    >
      {(area ?? distance ?? times) !== undefined && (
        <p className="list-card-top">
          {area !== undefined && <span className="kicker">{area}</span>}
          <span>
            {distance !== undefined && <span>{distance}</span>}
            {times && (
              <span className="list-card-badge" data-status-text="badge">
                {words?.badge && texts.hours.badges[words.badge]}
              </span>
            )}
          </span>
        </p>
      )}
      <Heading className="list-card-name">
        {finder?.onSelect ? (
          <button type="button" aria-pressed={finder.isSelected} onClick={() => finder.onSelect?.(finder.id)}>
            {name}
          </button>
        ) : (
          <a href={page}>{name}</a>
        )}
      </Heading>
      {rating && <Rating rating={rating} texts={texts} />}
      {address.length > 0 && <address>{address.map(lineOf)}</address>}
      {phone && (
        <a className="phone" href={phone.href}>
          {phone.label}
        </a>
      )}
      {words && (
        <p className="open-status">
          <span data-status-text="status">{words.status}</span>
          {words.pickup !== undefined && <span data-status-text="pickup">{words.pickup}</span>}
          {words.kitchen !== undefined && <span data-status-text="kitchen">{words.kitchen}</span>}
        </p>
      )}
      {hours && hours.length > 0 && <Hours hours={hours} />}
      {!times && <p className="list-card-hours">{texts.hours.unknown}</p>}
      {offers.length > 0 && (
        <ul className="list-card-offers">
          {offers.map((offer, index) => (
            <li key={index}>{offer}</li>
          ))}
        </ul>
      )}
      <p className="actions list-card-actions">
        <Button variant="primary" href={page} aria-label={`${texts.actions.viewLocation} ${name}`}>
          {texts.actions.viewLocation}
        </Button>
        {phone && (
          <Button variant="outline" href={phone.href} aria-label={texts.actions.callWho(name)}>
            {texts.actions.call}
          </Button>
        )}
        {/* A phone has room for two buttons; the page of the location has the third. */}
        {order && (
          <Button variant="outline" className="max-lg:hidden" {...linkAttributes(order)} aria-label={order.description}>
            {order.label}
          </Button>
        )}
      </p>
    </li>
  );
}

export const cardId = (id: string): string => `location-${id}`;

/** What stands on a page before its clock runs: only that a location is closed for good or for now, or when it opens. A line each is reserved for pickup and the kitchen. */
function unfilledWords({ closure, opens, pickup, kitchen }: OpeningTimes, { hours }: IslandTexts): OpeningWords {
  return {
    status: closure ? closureToText(closure, opens, hours) : '',
    pickup: pickup === undefined ? undefined : '',
    kitchen: kitchen === undefined ? undefined : '',
  };
}

interface RatingProps {
  rating: NonNullable<LocationCardView['rating']>;
  texts: IslandTexts;
}

function Rating({ rating: { stars, text, reviews }, texts }: RatingProps) {
  const exact = Number.isInteger(stars) ? String(stars) : text;
  return (
    <p className="list-card-rating">
      <span
        className="star-rating"
        role="img"
        aria-label={texts.stars(exact)}
        style={{ '--rating': stars.toFixed(1).replace('.0', '') } as CSSProperties}
      />
      <b aria-hidden="true">{text}</b>
      {reviews !== undefined && <span className="text-muted">{texts.inBrackets(reviews)}</span>}
    </p>
  );
}

/** The finder shows here whether it is open; the page of the location has the week. */
function Hours({ hours }: { hours: NonNullable<LocationCardView['hours']> }) {
  return (
    <dl className="list-card-hours">
      {hours.map(({ day, times, note }, index) => (
        <div key={index}>
          <dt>{day}</dt>
          <dd>{[...times, ...(note === undefined ? [] : [note])].map(lineOf)}</dd>
        </div>
      ))}
    </dl>
  );
}

const lineOf = (line: string, index: number) => <span key={index}>{`${line} `}</span>;
