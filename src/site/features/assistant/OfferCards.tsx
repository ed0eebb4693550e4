import { useTexts } from '../shared/use-texts.ts';
import type { OfferCard } from '#content/chat/answer.ts';
import { CARD, CARD_TITLE, CardLink, CARDS } from './CardLink.tsx';

/** Deals and discounts. */
export function OfferCards({ offers }: { offers: OfferCard[] }) {
  const texts = useTexts();
  return (
    <ul className={CARDS}>
      {offers.map((offer, index) => (
        <li key={index} className={CARD}>
          {offer.badge !== undefined && <p className="kicker text-sm">{offer.badge}</p>}
          <p className={CARD_TITLE}>
            <CardLink href={offer.url}>{offer.title}</CardLink>
          </p>
          <Price {...offer} />
          {offer.description !== undefined && <p>{offer.description}</p>}
          {offer.coupon_code !== undefined && (
            <p className="assistant-coupon">
              {texts.assistant.code} <b className="font-[700] tracking-[0.06em] select-all">{offer.coupon_code}</b>
            </p>
          )}
          {offer.valid_until !== undefined && (
            <p className="text-muted">
              {texts.assistant.validUntil} {offer.valid_until}
            </p>
          )}
          {offer.conditions?.map((condition, each) => (
            <p key={each} className="text-muted">
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
    <p className="phone flex flex-wrap items-baseline gap-x-[0.6em]">
      {price !== undefined && <b className="type-display text-xl leading-[1.1] text-primary-text">{price}</b>}
      {original !== undefined && (
        <span className="text-muted">
          <span className="sr-only">{texts.assistant.regularPrice} </span>
          <s>{original}</s>
        </span>
      )}
    </p>
  );
}
