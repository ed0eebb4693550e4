import type { DietCode } from '#core/menu/diets.ts';

/** What `ai-search-openrouter` answers. */
export interface AssistantAnswer {
  /** The answer in words: what its parts of type `text` say. */
  response: string;
  /** To be sent with the next question, so that it is understood as one that follows. */
  session_id: string;
  /** In the order they are read. The chat makes a message of each. */
  content_types: ContentPart[];
  /** The same cards once more, all of a type under the name of that type: what the first version of the answer had. */
  menu_items?: MenuItemCard[];
  deals?: OfferCard[];
  location_info?: LocationCard[];
  contact_info?: ContactCard[];
}

export type ContentPart =
  | { type: 'text'; data: string[] }
  | { type: 'menu_items'; data: MenuItemCard[] }
  | { type: 'deals' | 'discounts'; data: OfferCard[] }
  | { type: 'location_info'; data: LocationCard[] }
  | { type: 'hours'; data: HoursCard[] }
  | { type: 'contact_info'; data: ContactCard[] }
  | { type: 'faqs'; data: FaqCard[] };

export interface MenuItemCard {
  name: string;
  description?: string;
  /** "$12.50", or as written. */
  price?: string;
  dietary: DietCode[];
  tag?: string;
  /** The page of the menu that has it. */
  url?: string;
}

export interface OfferCard {
  title: string;
  description?: string;
  price?: string;
  original_price?: string;
  badge?: string;
  coupon_code?: string;
  /** "December 31, 2026" */
  valid_until?: string;
  conditions?: string[];
  url?: string;
}

export interface LocationCard {
  name: string;
  address?: string;
  /** Its town, under which the chat groups many locations. */
  city?: string;
  /** "Open until 10:00 PM", when it was asked. */
  status?: string;
  is_open?: boolean;
  phone?: string;
  /** What calls it. Missing: the digits of `phone` are dialled. */
  phone_url?: string;
  /** The distance from the place that was asked for: "1.3 km". */
  distance?: string;
  directions_url?: string;
  /** Its page. */
  url?: string;
}

export interface HoursCard {
  /** The location's name. */
  name: string;
  city?: string;
  /** "Open until 10:00 PM" */
  status?: string;
  is_open?: boolean;
  days: { day: string; hours: string }[];
  url?: string;
}

export interface ContactCard {
  /** "Phone", "Email", "Order Online" */
  label: string;
  /** What is read: a number, an address. Missing where the label says it all. */
  value?: string;
  url: string;
}

export interface FaqCard {
  question: string;
  answer: string;
}

/** An answer out of its parts. */
export function answerOf(parts: ContentPart[], sessionId: string): AssistantAnswer {
  const answer: AssistantAnswer = {
    response: parts.flatMap((part) => (part.type === 'text' ? part.data : [])).join('\n'),
    session_id: sessionId,
    content_types: parts,
  };
  for (const part of parts) {
    if (part.type === 'menu_items') answer.menu_items = [...(answer.menu_items ?? []), ...part.data];
    if (part.type === 'deals') answer.deals = [...(answer.deals ?? []), ...part.data];
    if (part.type === 'location_info') answer.location_info = [...(answer.location_info ?? []), ...part.data];
    if (part.type === 'contact_info') answer.contact_info = [...(answer.contact_info ?? []), ...part.data];
  }
  return answer;
}
