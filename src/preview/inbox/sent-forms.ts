import { countOf } from '../../builder/report/report.ts';
import { addressOfFile, type FileAddress } from './application-files.ts';
import type { Submission } from '../backend/submissions.ts';

/** A submission as the list of brands shows it. */
export interface SentForm {
  id: string;
  sentAt: Date;
  /** "Restaurant Feedback, 4 of 5, Service, complaint" */
  title: string;
  message: string;
  /** "Ana, ana@mail.example" */
  from: string;
  /** What an applicant has sent along. */
  files: FileAddress[];
}

/** A table of submissions and how the list tells of its rows. */
export interface SentTable {
  name: string;
  /** The column with the recipient's id. */
  recipient: string;
  /** Only rows with one of these values in a column. */
  oneOf: Record<string, readonly string[]>;
  describe: (row: Submission) => Partial<SentForm> & Pick<SentForm, 'title'>;
}

export const SENT_TABLES: readonly SentTable[] = [
  { name: 'restaurant_feedback', recipient: 'restaurant_id', oneOf: {}, describe: describeFeedback },
  { name: 'catering_requests', recipient: 'restaurant_id', oneOf: {}, describe: describeCatering },
  {
    name: 'career_applications',
    recipient: 'restaurant_id',
    // The files of the others are still on their way, or never came.
    oneOf: { state: ['complete'] },
    describe: describeApplication,
  },
  { name: 'media_inquiries', recipient: 'brand_id', oneOf: {}, describe: describeMedia },
  { name: 'franchise_inquiries', recipient: 'brand_id', oneOf: {}, describe: describeFranchise },
];

const FEEDBACK_TYPES: Record<string, string> = {
  restaurant: 'Restaurant Feedback',
  website: 'Website Feedback',
  callback: 'Request Callback',
};

function describeFeedback(row: Submission) {
  const { type, rating, sub_type, nature, message, contact_name, contact_phone, contact_email } = row;
  const stars = typeof rating === 'number' ? `${rating} of 5` : '';
  return {
    title: listOf([FEEDBACK_TYPES[textOf(type)], stars, sub_type, nature]),
    message: textOf(message),
    from: listOf([contact_name, contact_phone, contact_email]),
  };
}

function describeCatering(row: Submission) {
  const { event_type, event_date, number_of_guests, delivery_method, full_name, phone, email } = row;
  const guests = typeof number_of_guests === 'number' ? countOf(number_of_guests, 'guest') : '';
  return {
    title: listOf(['Catering Request', event_type, event_date, guests, delivery_method]),
    message: linesOf([listOf([row['event_location'], row['event_timings']]), row['requirements']]),
    from: listOf([full_name, phone, email]),
  };
}

function describeApplication(row: Submission) {
  const { position, experience, cover_letter, name, phone, email } = row;
  const files = [
    { name: 'Résumé', path: textOf(row['resume_path']) },
    { name: 'Photo', path: textOf(row['photo_path']) },
  ];
  return {
    title: listOf(['Application', position]),
    message: linesOf([experience, cover_letter]),
    from: listOf([name, phone, email]),
    files: files.flatMap(({ name: label, path }) => addressOfFile(label, path) ?? []),
  };
}

function describeMedia(row: Submission) {
  const { inquiry_type, outlet_name, message, contact_name, phone, email } = row;
  return {
    title: listOf(['Media Inquiry', inquiry_type, outlet_name]),
    message: textOf(message),
    from: listOf([contact_name, phone, email]),
  };
}

function describeFranchise({ enquiry_data }: Submission) {
  const answers = (Array.isArray(enquiry_data) ? enquiry_data : []) as { question?: unknown; response?: unknown }[];
  const lines = answers.map(({ question, response }) => `${textOf(question)} ${textOf(response)}`.trim());
  return { title: 'Franchise Inquiry', message: linesOf(lines) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (values: unknown[]): string => values.map(textOf).filter(Boolean).join(', ');
const linesOf = (values: unknown[]): string => values.map(textOf).filter(Boolean).join('\n');
