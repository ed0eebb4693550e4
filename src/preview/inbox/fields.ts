import { ENGLISH } from '#i18n/english/english.ts';
import { OPEN_APPLICATION } from '#schema/forms/career.ts';
import type { Submission } from '../backend/submissions.ts';
import { answersOf, filesOf, type FormName, type SentTable } from './sent-forms.ts';

/** One thing that a submission says. */
export interface Field {
  label: string;
  /** As the visitor wrote it, white space and all; empty where nothing was written. */
  value: string;
  /** Where a file of an application is. */
  address?: string;
  /** Sent along by the form, not written by the visitor. */
  isTechnical?: boolean;
}

/** What stands in the forms beside each field, by column, in the order of the form. */
const LABELS: Record<FormName, readonly (readonly [column: string, label: string])[]> = {
  feedback: [
    ['type', 'Form'],
    ['rating', 'Rating'],
    ['sub_type', 'Category'],
    ['nature', 'Kind'],
    ['message', 'Message'],
    ['contact_name', 'Name'],
    ['contact_phone', 'Phone'],
    ['contact_email', 'Email'],
    ['contact_ok', 'May be called'],
  ],
  catering: [
    ['full_name', 'Full name'],
    ['phone', 'Phone'],
    ['email', 'Email'],
    ['event_type', 'Event type'],
    ['event_date', 'Event date'],
    ['event_timings', 'Event timings'],
    ['event_location', 'Event location'],
    ['number_of_guests', 'Number of guests'],
    ['delivery_method', 'Delivery method'],
    ['requirements', 'Requirements'],
  ],
  careers: [
    ['position', 'Position'],
    ['experience', 'Experience'],
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['cover_letter', 'Cover letter'],
  ],
  media: [
    ['inquiry_type', 'Inquiry type'],
    ['outlet_name', 'Outlet'],
    ['message', 'Message'],
    ['contact_name', 'Contact name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['consent_contact', 'May be contacted about this inquiry'],
    ['consent_marketing', 'May be sent news for the press'],
  ],
  franchise: [],
};

const TECHNICAL_LABELS = new Map([
  ['location_name', 'Location'],
  ['page_url', 'Page'],
  ['viewport', 'Screen'],
  ['user_agent', 'Browser'],
  ['source', 'Source'],
  ['restaurant_id', 'Sent to'],
  ['brand_id', 'Sent to'],
  ['id', 'Reference'],
]);

/** Shown in another way (the files, the answers, the time), or of use to the database alone. */
const HIDDEN = new Set([
  'created_at',
  'custom_event_type',
  'enquiry_data',
  'meta',
  'photo_path',
  'photo_sha256',
  'resume_path',
  'resume_sha256',
  'state',
]);

/** Everything that a submission says, with the words of its form. A column that is not known here stands at the end under its own name. */
export function fieldsOf({ form }: Pick<SentTable, 'form'>, row: Submission): Field[] {
  const asked = LABELS[form].filter(([column]) => isAsked(column, row));
  const written = asked.map(([column, label]) => ({ label, value: describeValue(column, row[column]) }));
  const answers = form === 'franchise' ? answersOf(row) : [];
  const files = form === 'careers' ? filesOf(row) : [];
  return [
    ...written,
    ...answers.map(({ question, response }) => ({ label: question, value: response })),
    ...files.map(({ name, address }) => ({ label: name, value: fileName(address), address })),
    ...technicalFields(form, row),
  ];
}

/** The three feedback forms are one table, and do not ask for the same. */
const ONLY_FOR = new Map([
  ['rating', ['restaurant', 'website']],
  ['sub_type', ['restaurant']],
  ['nature', ['restaurant', 'website']],
  ['contact_ok', ['callback']],
]);

function isAsked(column: string, row: Submission): boolean {
  const value = row[column];
  const isGiven = value !== null && value !== undefined;
  return isGiven || (ONLY_FOR.get(column)?.includes(String(row['type'])) ?? true);
}

function technicalFields(form: FormName, row: Submission): Field[] {
  const written = new Set(LABELS[form].map(([column]) => column));
  const rest = Object.entries(row).filter(([column]) => !written.has(column) && !HIDDEN.has(column));
  const sent = new Map([...Object.entries(Object(row['meta']) as Record<string, unknown>), ...rest]);
  const known = [...TECHNICAL_LABELS.keys()].filter((column) => sent.has(column));
  const columns = new Set([...known, ...sent.keys()]);
  return [...columns].map((column) => ({
    label: TECHNICAL_LABELS.get(column) ?? column,
    value: describeValue('', sent.get(column)),
    isTechnical: true,
  }));
}

function describeValue(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (column === 'rating') return `${String(value)} of 5`;
  if (column === 'position' && value === OPEN_APPLICATION) return 'Open application';
  if (column === 'type')
    return new Map<unknown, string>(Object.entries(ENGLISH.feedback.titles)).get(value) ?? String(value);
  if (column === 'nature')
    return new Map<unknown, string>(Object.entries(ENGLISH.feedback.natures)).get(value) ?? String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
