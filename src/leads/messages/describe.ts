import { OPEN_APPLICATION } from '#schema/forms/career.ts';
import { answersOf, guestOf, lineOf, textOf } from '../lead/guest.ts';
import type { Lead, SubmissionRow } from '../lead/lead.ts';

type Described = Pick<Lead, 'form' | 'brand_name' | 'brand_id' | 'location_name' | 'recipient' | 'is_test'>;

/** One thing that a submission says; `isLong`: a text of several lines. */
export interface MessageField {
  label: string;
  value: string;
  isLong?: boolean;
}

/** "Catering request: Wedding, 2027-05-01, 80 guests"; one line, without the guest's name. */
export function titleOf({ form }: Pick<Lead, 'form'>, row: SubmissionRow): string {
  const say = (kind: string, parts: unknown[]): string => {
    const said = parts.map((part) => lineOf(part, 80)).filter((part) => part !== '');
    return said.length === 0 ? kind : `${kind}: ${said.join(', ')}`;
  };
  switch (form) {
    case 'catering':
      return say('Catering request', [row['event_type'], row['event_date'], guestsOf(row)]);
    case 'careers':
      return say('Application', [positionOf(row)]);
    case 'media':
      return say('Media inquiry', [row['inquiry_type'], row['outlet_name']]);
    case 'franchise':
      return 'Franchise inquiry';
    case 'feedback':
      if (row['type'] === 'callback') return 'Callback request';
      return say(row['type'] === 'website' ? 'Feedback on the website' : 'Feedback', [
        starsOf(row),
        row['sub_type'],
        row['nature'],
      ]);
  }
}

/** "Saffron Lane, Queen West" */
export function placeOf({ brand_name, brand_id, location_name, recipient }: Described, row?: SubmissionRow): string {
  const { location_name: written } = Object(row?.['meta']) as SubmissionRow;
  const brand = lineOf(brand_name ?? brand_id ?? recipient, 80);
  const location = lineOf(location_name ?? written, 80);
  return location === '' || location === brand ? brand : `${brand}, ${location}`;
}

export function subjectOf(lead: Described, row: SubmissionRow): string {
  return lineOf(`${lead.is_test ? '[Test] ' : ''}${titleOf(lead, row)} – ${placeOf(lead, row)}`, 250);
}

/** What is needed to answer: whom and what was asked. Neither the browser nor the page, but for a fault of the website. */
export function fieldsOf(lead: Pick<Lead, 'form'>, row: SubmissionRow): MessageField[] {
  const { name, phone, email } = guestOf(lead.form, row);
  const fields: MessageField[] = [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone },
    { label: 'E-mail', value: email },
    ...ownFields(lead, row),
  ];
  return fields
    .map((field) => ({ ...field, value: field.isLong ? field.value.trim() : lineOf(field.value, 500) }))
    .filter(({ value }) => value !== '');
}

function ownFields({ form }: Pick<Lead, 'form'>, row: SubmissionRow): MessageField[] {
  const text = (column: string): string => textOf(row[column]);
  switch (form) {
    case 'catering':
      return [
        { label: 'Event', value: text('event_type') },
        { label: 'Date', value: text('event_date') },
        { label: 'Time', value: text('event_timings') },
        { label: 'Guests', value: text('number_of_guests') },
        { label: 'Place', value: text('event_location') },
        { label: 'Service', value: text('delivery_method') },
        { label: 'What they need', value: text('requirements'), isLong: true },
      ];
    case 'careers':
      return [
        { label: 'Position', value: positionOf(row) },
        { label: 'Experience', value: text('experience'), isLong: true },
        { label: 'Cover letter', value: text('cover_letter'), isLong: true },
      ];
    case 'media':
      return [
        { label: 'Outlet', value: text('outlet_name') },
        { label: 'Inquiry', value: text('inquiry_type') },
        { label: 'Press news', value: row['consent_marketing'] === true ? 'Yes, may be sent news for the press' : '' },
        { label: 'Message', value: text('message'), isLong: true },
      ];
    case 'franchise':
      return answersOf(row).map(({ question, response }) => ({
        label: lineOf(question),
        value: response,
        isLong: true,
      }));
    case 'feedback':
      return [
        { label: 'Rating', value: starsOf(row) },
        { label: 'About', value: text('sub_type') },
        { label: 'Kind', value: text('nature') },
        { label: 'Page', value: row['type'] === 'website' ? text('page_url') : '' },
        { label: 'Message', value: text('message'), isLong: true },
      ];
  }
}

const starsOf = ({ rating }: SubmissionRow): string => (typeof rating === 'number' ? `${rating} of 5 stars` : '');
const guestsOf = ({ number_of_guests: guests }: SubmissionRow): string =>
  typeof guests === 'number' ? `${guests} ${guests === 1 ? 'guest' : 'guests'}` : '';
const positionOf = ({ position }: SubmissionRow): string =>
  position === OPEN_APPLICATION ? 'Open application' : textOf(position);
