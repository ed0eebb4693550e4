import type { ContactCard, FaqCard } from '#content/chat/answer.ts';
import { CARD, CARD_ACTION, CARD_TITLE, CardLink, CARDS } from './CardLink.tsx';

export function ContactCards({ contacts }: { contacts: ContactCard[] }) {
  return (
    <ul className="assistant-contacts">
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

const ROW = 'flex flex-wrap items-center justify-between gap-x-4 py-1 text-sm';
