import { useTexts } from '../shared/island/use-texts.ts';
import type { OfferCard } from '#content/chat/answer.ts';
import { CardLink } from './CardLink.tsx';

/** Deals and discounts. */
export function OfferCards({ offers }: { offers: OfferCard[] }) {
  const texts = useTexts();
  return (
    <ul className="assistant-cards">
      {offers.map((offer, index) => (
        <li key={index} className="assistant-card">
          {offer.badge !== undefined && <p className="kicker text-sm">{offer.badge}</p>}
          <p className="assistant-card-title">
            <CardLink href={offer.url}>{offer.title}</CardLink>
          </p>
          <Price {...offer} />
          {offer.description !== undefined && <p>{offer.description}</p>}
          {offer.coupon_code !== undefined && (
            <p className="assistant-coupon">
              {texts.assistant.code} <b>{offer.coupon_code}</b>
            </p>
          )}
          {offer.valid_until !== undefined && (
            <p className="assistant-card-note">
              {texts.assistant.validUntil} {offer.valid_until}
            </p>
          )}
          {offer.conditions?.map((condition, each) => (
            <p key={each} className="assistant-card-note">
              {condition}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Price({ price, original_price: original }: OfferCard) {
  const texts = useTexts();
  if (price === undefined && original === undefined) return null;
  return (
    <p className="phone assistant-offer-price">
      {price !== undefined && <b>{price}</b>}
      {original !== undefined && (
        <span>
          <span className="sr-only">{texts.assistant.regularPrice} </span>
          <s>{original}</s>
        </span>
      )}
    </p>
  );
}
