import type { ContactCard, FaqCard } from '#content/chat/answer.ts';
import { CardLink } from './CardLink.tsx';

export function ContactCards({ contacts }: { contacts: ContactCard[] }) {
  return (
    <ul className="assistant-contacts">
      {contacts.map(({ label, value, url }, index) => (
        <li key={index}>
          {value !== undefined && label !== '' && <span>{label}</span>}
          <CardLink href={url} className="assistant-card-action">
            {value ?? label}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

export function FaqCards({ faqs }: { faqs: FaqCard[] }) {
  return (
    <dl className="assistant-cards">
      {faqs.map(({ question, answer }, index) => (
        <div key={index} className="assistant-card">
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
