import type { ContactCard, FaqCard, HoursCard, LocationCard } from '../../domain/assistant/answer.ts';
import { telHref } from '../../domain/links/phone.ts';
import { CARD, CARD_ACTION, CARD_TITLE, CardLink, CARDS, COVER } from './CardLink.tsx';

export function LocationCards({ locations }: { locations: LocationCard[] }) {
  return (
    <ul className={CARDS}>
      {locations.map(({ name, address, phone, distance, directions_url: directions, url }, index) => (
        <li key={index} className={CARD}>
          <p className="flex items-baseline justify-between gap-4">
            <b className={`min-w-0 ${CARD_TITLE}`}>
              <CardLink href={url} className={COVER}>
                {name}
              </CardLink>
            </b>
            {distance !== undefined && <span className="flex-none text-muted">{distance}</span>}
          </p>
          {address !== undefined && address !== name && <p>{address}</p>}
          {(phone !== undefined || directions !== undefined) && (
            <p className="-mb-2.5 flex flex-wrap gap-x-6">
              {phone !== undefined && (
                <CardLink href={/\d/.test(phone) ? telHref(phone) : undefined} className={`phone ${CARD_ACTION}`}>
                  {phone}
                </CardLink>
              )}
              {directions !== undefined && (
                <CardLink href={directions} className={CARD_ACTION}>
                  Directions
                </CardLink>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function HoursCards({ places }: { places: HoursCard[] }) {
  return (
    <ul className={CARDS}>
      {places.map(({ name, status, days, url }, index) => (
        <li key={index} className={CARD}>
          {name !== '' && (
            <p className={CARD_TITLE}>
              <CardLink href={url} className={COVER}>
                {name}
              </CardLink>
            </p>
          )}
          {status !== undefined && <p className="font-ui">{status}</p>}
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
        </li>
      ))}
    </ul>
  );
}

export function ContactCards({ contacts }: { contacts: ContactCard[] }) {
  return (
    <ul className="geometric:rounded-[min(var(--r2),18px)] geometric:bg-tint geometric:px-4">
      {contacts.map(({ label, value, url }, index) => (
        <li key={index} className={ROW}>
          {value !== undefined && label !== '' && <span className="text-muted">{label}</span>}
          <CardLink href={url} className={CARD_ACTION}>
            {value ?? label}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

export function FaqCards({ faqs }: { faqs: FaqCard[] }) {
  return (
    <dl className={CARDS}>
      {faqs.map(({ question, answer }, index) => (
        <div key={index} className={CARD}>
          <dt className={CARD_TITLE}>{question}</dt>
          <dd className="whitespace-pre-line">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROW =
  'flex flex-wrap items-center justify-between gap-x-4 border-t-(length:--rule) border-line py-1 text-sm geometric:first:border-0';
