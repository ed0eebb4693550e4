import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { answersOf } from '#leads/lead/guest.ts';
import type { Submission } from './read-rows.ts';
import { describeValue, filesOf, OUR_WORDS, type SentTable } from './sent-forms.ts';

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

/** `labelOf('event_date', …)  // "Event date"`; a column that is new to us says its own name. */
function labelOf(column: string, { sent }: ToolTexts): string {
  const labels: Readonly<Record<string, string>> = sent.labels;
  const own = Object.hasOwn(labels, column) ? labels[column] : undefined;
  return own ?? column.slice(0, 1).toUpperCase() + column.slice(1).replaceAll('_', ' ');
}

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
export function fieldsOf({ form }: Pick<SentTable, 'form'>, row: Submission, texts = OUR_WORDS): InboxField[] {
  const columns = Object.entries(row).filter(([column]) => !HIDDEN.has(column) && isAsked(column, row));
  const fields = columns.map(([column, value]) => ({
    label: labelOf(column, texts),
    value: describeValue(column, value, texts),
    isTechnical: TECHNICAL.has(column),
  }));
  const answers = form === 'franchise' ? answersOf(row) : [];
  const files = form === 'careers' ? filesOf(row, texts) : [];
  const meta = Object.entries(Object(row['meta']) as Record<string, unknown>);
  return [
    ...fields.filter(({ isTechnical }) => !isTechnical),
    ...answers.map(({ question, response }) => ({ label: question, value: response })),
    ...files.map(({ name, path }) => ({ label: name, value: fileName(path), file: path })),
    ...meta.map(([key, value]) => ({
      label: labelOf(key, texts),
      value: describeValue(key === 'source' ? key : '', value, texts),
      isTechnical: true,
    })),
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
