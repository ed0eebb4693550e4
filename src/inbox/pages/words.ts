import { raw } from 'hono/html';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { answersOf, guestOf, lineOf as oneLine, textOf } from '#leads/lead/guest.ts';
import type { Lead } from '#leads/lead/lead.ts';
import type { Html } from '#tool-pages/html.ts';
import { momentElement } from '#tool-pages/time.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import { describeValue, filesOf } from '../submissions/sent-forms.ts';
import type { InboxView } from './view.ts';

/** Words of ours around HTML: `say(texts.inbox.answeredAt, moment)`. */
export const say = (words: (...parts: string[]) => string, ...parts: Html[]): Html =>
  // An `Html` is an object, so an empty one is truthy: words that leave out an empty part need its text.
  raw(words(...parts.map(String)));

/** A time that the database wrote: "today, 14:03" */
export const exactMoment = (written: string, { now, texts }: Pick<InboxView, 'now' | 'texts'>): Html =>
  momentElement(new Date(written), now, { isExact: true, language: texts.locale });

type Sent = Pick<InboxRow, 'table' | 'submission'>;

/** A list shows the beginning of what was sent, so that fifty long letters stay one short page. */
const MAX_LINE = 200;

/** Who has sent it, as far as it says: a name, an address or a number. */
export function whoOf({ table, submission }: Sent, { sent }: ToolTexts): string {
  const { name, email, phone } = guestOf(table.form, submission);
  return name || email || phone || (table.form === 'franchise' ? sent.kinds.franchise : sent.guest);
}

/** What it is about, in one line: what the guest wrote, or what the request is of. */
export function lineOf(row: Sent, texts: ToolTexts): string {
  const { table, submission } = row;
  const text = textOf(submission['message']) || textOf(submission['requirements']) || textOf(submission['experience']);
  switch (table.form) {
    case 'feedback':
      return cut(text === '' ? titleOf(row, texts) : text);
    case 'franchise':
      return cut(
        answersOf(submission)
          .map(({ response }) => response)
          .filter(Boolean)
          .join(' · '),
      );
    default:
      return cut([aboutOf(row, texts), text].filter(Boolean).join(' · '));
  }
}

/** "Catering request: Wedding, 2027-05-01, 80 guests"; one line, without the guest's name. */
function titleOf(row: Sent, texts: ToolTexts): string {
  const { form } = row.table;
  const { kinds, kindAbout } = texts.sent;
  const type = form === 'feedback' ? row.submission['type'] : undefined;
  const kind = type === 'callback' || type === 'website' ? kinds[type] : kinds[form];
  const about = type === 'callback' ? '' : aboutOf(row, texts);
  return about === '' ? kind : kindAbout(kind, about);
}

/** "Wedding, 2027-05-01, 80 guests" */
function aboutOf({ table, submission }: Sent, texts: ToolTexts): string {
  const { rating, nature, number_of_guests: guests } = submission;
  const { sent } = texts;
  const say = (column: string): string => describeValue(column, submission[column], texts);
  const parts = {
    feedback: () => [
      typeof rating === 'number' ? sent.stars(rating) : '',
      say('sub_type'),
      wordFor(textOf(nature), sent.natures),
    ],
    catering: () => [say('event_type'), say('event_date'), typeof guests === 'number' ? sent.guests(guests) : ''],
    careers: () => [say('position')],
    media: () => [say('inquiry_type'), say('outlet_name')],
    franchise: () => [],
  };
  return parts[table.form]()
    .map((part) => oneLine(part, 80))
    .filter(Boolean)
    .join(', ');
}

const wordFor = (value: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value;

export const fileNamesOf = ({ table, submission }: Sent, texts: ToolTexts): string =>
  table.form === 'careers'
    ? filesOf(submission, texts)
        .map(({ name }) => name)
        .join(', ')
    : '';

function cut(text: string): string {
  if (text.length <= MAX_LINE) return text;
  return `${text.slice(0, MAX_LINE).toWellFormed().trimEnd()}…`;
}

/** `starsOf(row)  // 2`; undefined for what has none. */
export function starsOf({ submission }: Pick<InboxRow, 'submission'>): number | undefined {
  const { rating } = submission;
  return typeof rating === 'number' && rating >= 1 && rating <= 5 ? Math.round(rating) : undefined;
}

/** Where it was sent to, by name: the configuration's, or the one that the page had. */
export function placeOf(
  { submission, table, lead }: Pick<InboxRow, 'submission' | 'table' | 'lead'>,
  names: Readonly<Record<string, string>>,
): string {
  const recipient = String(submission[table.recipient] ?? '');
  const meta = Object(submission['meta']) as Record<string, unknown>;
  return (
    (Object.hasOwn(names, recipient) ? names[recipient] : undefined) ??
    lead?.location_name ??
    textOf(meta['location_name'])
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days something has waited for an answer; 0 where it is answered, or came today. */
export function daysWaiting(lead: Lead | undefined, now: Date): number {
  if (lead === undefined || lead.answered_at !== null) return 0;
  return Math.max(0, Math.floor((now.getTime() - new Date(lead.created_at).getTime()) / DAY_MS));
}

export const isUrgent = ({ lead }: Pick<InboxRow, 'lead'>): boolean =>
  lead?.is_urgent === true && lead.answered_at === null;

/** A link that writes to the guest about it; undefined where no address is known. */
export function replyAddress(
  row: Sent,
  { brandName, texts }: Pick<InboxView, 'brandName' | 'texts'>,
): string | undefined {
  const { email } = guestOf(row.table.form, row.submission);
  if (email === '') return undefined;
  const subject = `Re: ${titleOf(row, texts)} – ${brandName}`;
  // Each part by itself: an address can't add a line of its own.
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`;
}

/** `tel:` without what no telephone has. */
export function callAddress({ table, submission }: Sent): string | undefined {
  const digits = guestOf(table.form, submission).phone.replaceAll(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}
