import type { ContentPart } from '#content/chat/answer.ts';
import { ContactCards, FaqCards } from './ContactCards.tsx';
import { HoursCards, LocationCards } from './LocationCards.tsx';
import { MenuItemCards } from './MenuItemCards.tsx';
import { OfferCards } from './OfferCards.tsx';

/** A message of the assistant: words, or cards of one kind. */
export function AnswerPart({ part }: { part: ContentPart }) {
  switch (part.type) {
    case 'text':
      return part.data.map((text, index) => <p key={index}>{text}</p>);
    case 'menu_items':
      return <MenuItemCards items={part.data} />;
    case 'deals':
    case 'discounts':
      return <OfferCards offers={part.data} />;
    case 'location_info':
      return <LocationCards locations={part.data} />;
    case 'hours':
      return <HoursCards locations={part.data} />;
    case 'contact_info':
      return <ContactCards contacts={part.data} />;
    case 'faqs':
      return <FaqCards faqs={part.data} />;
  }
}
