import { newOwnId } from './own-ids.ts';

/** What the forms beside feedback send, each to a restaurant or brand of its own unless one is named. */

export function cateringRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    restaurant_id: newOwnId(),
    full_name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 416 555 0100',
    event_type: 'Birthday',
    custom_event_type: null,
    event_location: '12 Queen Street',
    event_date: '2999-12-24',
    event_timings: '18:00 to 22:00',
    number_of_guests: 40,
    delivery_method: 'Pickup',
    requirements: 'Two without gluten.',
    source: 'website',
    ...changes,
  };
}

/** The texts of an application, as its row has them. */
export function careerApplication(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    restaurant_id: newOwnId(),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 416 555 0100',
    position: 'Baker',
    experience: 'Ten years.',
    cover_letter: null,
    ...changes,
  };
}

export function mediaInquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    brand_id: newOwnId(),
    inquiry_type: 'Story or review',
    outlet_name: 'The Daily Noodle',
    contact_name: 'Ada Lovelace',
    phone: null,
    email: 'ada@example.com',
    message: null,
    consent_contact: true,
    consent_marketing: false,
    ...changes,
  };
}

export function franchiseInquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    brand_id: newOwnId(),
    enquiry_data: [
      { question: 'Where?', response: 'Hamilton' },
      { question: 'Anything else?', response: '' },
    ],
    ...changes,
  };
}

/** What schemas and tables must agree on, right ones and wrong ones. */
export const EMAILS = [
  ...['ada@example.com', 'ada+noodles@mail.example.com', '寿@司.example', '"<b>"@c.d', '', 'ada', 'ada@example'],
  ...['@example.com', 'ada@.', 'ada@.b.c', 'a@b..c', 'a@b@c.d', 'a b@c.d', 'ada@example.com, eve@example.com'],
  ...['ada@example.com\r\nBcc: eve@example.com', 'ada@exam\u00a0ple.com', 'ada@exam\u2028ple.com'],
  ...['ada@exam\ufeffple.com', 'ada@exam\u200bple.com'],
];
export const PHONES = [
  ...['+1 (416) 555-0100', '416\u00a0555\u202f0100', '1', '', '-', '+ ()', 'call me', 'javascript:alert(1)'],
  ...['416 555 0100x', '٤١٦', '416.555', '416\u0000555'],
];
