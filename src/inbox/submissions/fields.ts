import type { Submission } from './read-rows.ts';
import { answersOf, describeValue, filesOf, type SentTable } from './sent-forms.ts';

/** One thing that a submission says. */
export interface InboxField {
  label: string;
  /** As the visitor wrote it, white space and all; empty where nothing was written. */
  value: string;
  /** The path of a file of an application in the bucket. */
  file?: string;
  /** Sent along by the form, not written by the visitor. */
  isTechnical?: boolean;
}

/** What the forms say of a field in other words than its column. */
const LABELS = new Map([
  ['type', 'Form'],
  ['sub_type', 'Category'],
  ['nature', 'Kind'],
  ['contact_name', 'Name'],
  ['contact_phone', 'Phone'],
  ['contact_email', 'Email'],
  ['contact_ok', 'May be called'],
  ['outlet_name', 'Outlet'],
  ['consent_contact', 'May be contacted about this inquiry'],
  ['consent_marketing', 'May be sent news for the press'],
  ['location_name', 'Location'],
  ['page_url', 'Page'],
  ['viewport', 'Screen'],
  ['user_agent', 'Browser'],
  ['restaurant_id', 'Sent to'],
  ['brand_id', 'Sent to'],
  ['id', 'Reference'],
]);

/** `labelOf('event_date')  // "Event date"` */
const labelOf = (column: string): string =>
  LABELS.get(column) ?? column.slice(0, 1).toUpperCase() + column.slice(1).replaceAll('_', ' ');

/** Columns that a form fills in by itself. */
const TECHNICAL = new Set(['page_url', 'user_agent', 'source', 'language', 'restaurant_id', 'brand_id', 'id']);

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

/** Everything that a submission says, with the words of its form, in the order of the columns of its table. */
export function fieldsOf({ form }: Pick<SentTable, 'form'>, row: Submission): InboxField[] {
  const columns = Object.entries(row).filter(([column]) => !HIDDEN.has(column) && isAsked(column, row));
  const fields = columns.map(([column, value]) => ({
    label: labelOf(column),
    value: describeValue(column, value),
    isTechnical: TECHNICAL.has(column),
  }));
  const answers = form === 'franchise' ? answersOf(row) : [];
  const files = form === 'careers' ? filesOf(row) : [];
  const meta = Object.entries(Object(row['meta']) as Record<string, unknown>);
  return [
    ...fields.filter(({ isTechnical }) => !isTechnical),
    ...answers.map(({ question, response }) => ({ label: question, value: response })),
    ...files.map(({ name, path }) => ({ label: name, value: fileName(path), file: path })),
    ...meta.map(([key, value]) => ({ label: labelOf(key), value: describeValue('', value), isTechnical: true })),
    ...fields.filter(({ isTechnical }) => isTechnical),
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

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
