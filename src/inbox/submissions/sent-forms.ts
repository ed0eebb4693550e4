import { textsIn } from '#i18n/texts.ts';
import { type ToolTexts, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { textOf } from '#leads/lead/guest.ts';
import { OPEN_APPLICATION } from '#schema/forms/career.ts';
import type { Submission } from './read-rows.ts';
import { isStoredFile, type StoredFile } from './application-files.ts';

export type FormName = 'feedback' | 'catering' | 'careers' | 'media' | 'franchise';

/** A table of submissions. */
export interface SentTable {
  /** In addresses and names of files. */
  form: FormName;
  name: string;
  /** The column with the recipient's id. */
  recipient: 'restaurant_id' | 'brand_id';
  /** Only rows with one of these values in a column. */
  oneOf: Record<string, readonly string[]>;
}

export const SENT_TABLES: readonly SentTable[] = [
  { form: 'feedback', name: 'restaurant_feedback', recipient: 'restaurant_id', oneOf: {} },
  { form: 'catering', name: 'catering_requests', recipient: 'restaurant_id', oneOf: {} },
  // The files of the other applications are still on their way, or never came.
  { form: 'careers', name: 'career_applications', recipient: 'restaurant_id', oneOf: { state: ['complete'] } },
  { form: 'media', name: 'media_inquiries', recipient: 'brand_id', oneOf: {} },
  { form: 'franchise', name: 'franchise_inquiries', recipient: 'brand_id', oneOf: {} },
];

export const tableOf = (form: string): SentTable | undefined => SENT_TABLES.find((table) => table.form === form);

/** In which words submissions are shown to those who do not say their language. */
export const OUR_WORDS = toolTextsIn('en');

/** The value of a column; what the form offered, in words: `describeValue('event_type', 'Wedding', texts)`. */
export function describeValue(column: string, value: unknown, texts: ToolTexts): string {
  if (value === null || value === undefined) return '';
  const { sent } = texts;
  if (column === 'rating') return sent.rating(String(value));
  if (column === 'position' && value === OPEN_APPLICATION) return sent.openApplication;
  if (typeof value === 'boolean') return value ? sent.yes : sent.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const written = String(value);
  const words = offeredIn(texts).get(column) ?? {};
  return Object.hasOwn(words, written) ? (words[written] ?? written) : written;
}

/** What the forms offer, by the columns that keep it. */
function offeredIn({ locale, sent }: ToolTexts): Map<string, Readonly<Record<string, string>>> {
  const { catering, feedback, media } = textsIn(locale);
  return new Map<string, Readonly<Record<string, string>>>([
    ['type', feedback.titles],
    ['nature', feedback.natures],
    ['sub_type', feedback.categories],
    ['event_type', catering.eventTypes],
    ['delivery_method', catering.deliveryMethods],
    ['inquiry_type', media.types],
    ['source', sent.sources],
  ]);
}

/** What an application has in the storage, by the name that the form has for it. */
export function filesOf(row: Submission, { sent }: ToolTexts): StoredFile[] {
  const files = [
    { name: sent.resume, path: textOf(row['resume_path']) },
    { name: sent.photo, path: textOf(row['photo_path']) },
  ];
  return files.filter(({ path }) => isStoredFile(path));
}
