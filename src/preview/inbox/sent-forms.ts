import { countOf } from '#brand/report/report.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { addressOfFile, type FileAddress } from './application-files.ts';
import type { Submission } from '../backend/submissions.ts';

/** A submission in short. */
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

export type FormName = 'feedback' | 'catering' | 'careers' | 'media' | 'franchise';

/** A table of submissions and how its rows are told. */
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
  describe: (row: Submission) => Partial<SentForm> & Pick<SentForm, 'title'>;
}

export const SENT_TABLES: readonly SentTable[] = [
  {
    form: 'feedback',
    label: 'Feedback',
    name: 'restaurant_feedback',
    recipient: 'restaurant_id',
    oneOf: {},
    describe: describeFeedback,
  },
  {
    form: 'catering',
    label: 'Catering requests',
    name: 'catering_requests',
    recipient: 'restaurant_id',
    oneOf: {},
    describe: describeCatering,
  },
  {
    form: 'careers',
    label: 'Applications',
    name: 'career_applications',
    recipient: 'restaurant_id',
    // The files of the others are still on their way, or never came.
    oneOf: { state: ['complete'] },
    describe: describeApplication,
  },
  {
    form: 'media',
    label: 'Media inquiries',
    name: 'media_inquiries',
    recipient: 'brand_id',
    oneOf: {},
    describe: describeMedia,
  },
  {
    form: 'franchise',
    label: 'Franchise inquiries',
    name: 'franchise_inquiries',
    recipient: 'brand_id',
    oneOf: {},
    describe: describeFranchise,
  },
];

export const tableOf = (form: string): SentTable | undefined => SENT_TABLES.find((table) => table.form === form);

/** `describeRow(tableOf('feedback'), row)` */
export function describeRow({ describe }: SentTable, row: Submission): SentForm {
  return { id: row.id, sentAt: new Date(row.created_at), message: '', from: '', files: [], ...describe(row) };
}

/** What an application has in the storage, by the name that the form has for it. */
export function filesOf(row: Submission): FileAddress[] {
  const files = [
    { name: 'Résumé', path: textOf(row['resume_path']) },
    { name: 'Photo', path: textOf(row['photo_path']) },
  ];
  return files.flatMap(({ name, path }) => addressOfFile(name, path) ?? []);
}

/** The questions of a franchise inquiry, and what was answered. */
export function answersOf({ enquiry_data }: Submission): { question: string; response: string }[] {
  const answers = (Array.isArray(enquiry_data) ? enquiry_data : []) as ({
    question?: unknown;
    response?: unknown;
  } | null)[];
  return answers.map((answer) => ({ question: textOf(answer?.question), response: textOf(answer?.response) }));
}

function describeFeedback(row: Submission) {
  const { type, rating, sub_type, nature, message, contact_name, contact_phone, contact_email } = row;
  const stars = typeof rating === 'number' ? `${rating} of 5` : '';
  const kind = new Map<unknown, string>(Object.entries(ENGLISH.feedback.titles)).get(type);
  return {
    title: listOf([kind ?? 'Feedback', stars, sub_type, nature]),
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
  return {
    title: listOf(['Application', position]),
    message: linesOf([experience, cover_letter]),
    from: listOf([name, phone, email]),
    files: filesOf(row),
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

function describeFranchise(row: Submission) {
  const lines = answersOf(row).map(({ question, response }) => `${question} ${response}`.trim());
  return { title: 'Franchise Inquiry', message: linesOf(lines) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (values: unknown[]): string => values.map(textOf).filter(Boolean).join(', ');
const linesOf = (values: unknown[]): string => values.map(textOf).filter(Boolean).join('\n');
