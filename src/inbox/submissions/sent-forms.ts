import { countOf } from '#brand/report/report.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { OPEN_APPLICATION } from '#schema/forms/career.ts';
import type { Submission } from './read-rows.ts';
import { isStoredFile, type StoredFile } from './application-files.ts';

export type FormName = 'feedback' | 'catering' | 'careers' | 'media' | 'franchise';

/** A table of submissions and how its rows are shown. */
export interface SentTable {
  /** In addresses and names of files. */
  form: FormName;
  /** "Catering requests" */
  label: string;
  name: string;
  /** The column with the recipient's id. */
  recipient: 'restaurant_id' | 'brand_id';
  /** Only rows with one of these values in a column. */
  oneOf: Record<string, readonly string[]>;
  /** The parts of a title, such as "Catering Request, Birthday, 40 guests". */
  title: (row: Submission) => unknown[];
  /** Columns with who sent it, and with what else a list shows. */
  from: readonly string[];
  text: readonly string[];
}

export const SENT_TABLES: readonly SentTable[] = [
  {
    form: 'feedback',
    label: 'Feedback',
    name: 'restaurant_feedback',
    recipient: 'restaurant_id',
    oneOf: {},
    title: ({ type, rating, sub_type, nature }) => [
      describeValue('type', type) || 'Feedback',
      describeValue('rating', rating),
      sub_type,
      nature,
    ],
    from: ['contact_name', 'contact_phone', 'contact_email'],
    text: ['message'],
  },
  {
    form: 'catering',
    label: 'Catering requests',
    name: 'catering_requests',
    recipient: 'restaurant_id',
    oneOf: {},
    title: ({ event_type, event_date, number_of_guests: guests, delivery_method }) => [
      'Catering Request',
      event_type,
      event_date,
      typeof guests === 'number' ? countOf(guests, 'guest') : '',
      delivery_method,
    ],
    from: ['full_name', 'phone', 'email'],
    text: ['event_location', 'event_timings', 'requirements'],
  },
  {
    form: 'careers',
    label: 'Applications',
    name: 'career_applications',
    recipient: 'restaurant_id',
    // The files of the others are still on their way, or never came.
    oneOf: { state: ['complete'] },
    title: ({ position }) => ['Application', describeValue('position', position)],
    from: ['name', 'phone', 'email'],
    text: ['experience', 'cover_letter'],
  },
  {
    form: 'media',
    label: 'Media inquiries',
    name: 'media_inquiries',
    recipient: 'brand_id',
    oneOf: {},
    title: ({ inquiry_type, outlet_name }) => ['Media Inquiry', inquiry_type, outlet_name],
    from: ['contact_name', 'phone', 'email'],
    text: ['message'],
  },
  {
    form: 'franchise',
    label: 'Franchise inquiries',
    name: 'franchise_inquiries',
    recipient: 'brand_id',
    oneOf: {},
    title: () => ['Franchise Inquiry'],
    from: [],
    text: [],
  },
];

export const tableOf = (form: string): SentTable | undefined => SENT_TABLES.find((table) => table.form === form);

/** `titleOf(tableOf('feedback'), row)  // "Restaurant Feedback, 4 of 5, Service, complaint"` */
export const titleOf = ({ title }: Pick<SentTable, 'title'>, row: Submission): string =>
  title(row).map(textOf).filter(Boolean).join(', ');

export function describeValue(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (column === 'rating') return `${String(value)} of 5`;
  if (column === 'position' && value === OPEN_APPLICATION) return 'Open application';
  const words = WORDS.get(column)?.get(value);
  if (words !== undefined) return words;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Values that the form has other words for. */
const WORDS = new Map<string, Map<unknown, string>>([
  ['type', new Map(Object.entries(ENGLISH.feedback.titles))],
  ['nature', new Map(Object.entries(ENGLISH.feedback.natures))],
]);

/** What an application has in the storage, by the name that the form has for it. */
export function filesOf(row: Submission): StoredFile[] {
  const files = [
    { name: 'Résumé', path: textOf(row['resume_path']) },
    { name: 'Photo', path: textOf(row['photo_path']) },
  ];
  return files.filter(({ path }) => isStoredFile(path));
}

/** The questions of a franchise inquiry, and what was answered. */
export function answersOf({ enquiry_data }: Submission): { question: string; response: string }[] {
  const answers: unknown[] = Array.isArray(enquiry_data) ? enquiry_data : [];
  return answers.map((answer) => {
    const { question, response } = Object(answer) as Record<string, unknown>;
    return { question: textOf(question), response: textOf(response) };
  });
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
