import { answersOf, guestOf } from '#leads/lead/guest.ts';
import type { Lead } from '#leads/lead/lead.ts';
import { titleOf } from '#leads/messages/describe.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import { filesOf, type FormName, textOf } from '../submissions/sent-forms.ts';

/** On a label and in filters. */
export const FORM_NAMES: Record<FormName, string> = {
  feedback: 'Feedback',
  catering: 'Catering',
  careers: 'Careers',
  media: 'Press',
  franchise: 'Franchise',
};

/** A list shows the beginning of what was sent, so that fifty long letters stay one short page. */
const MAX_LINE = 200;

/** Who has sent it, as far as it says: a name, an address or a number. */
export function whoOf({ table, submission }: Pick<InboxRow, 'table' | 'submission'>): string {
  const { name, email, phone } = guestOf(table.form, submission);
  return name || email || phone || (table.form === 'franchise' ? 'Franchise inquiry' : 'A guest');
}

/** What it is about, in one line: what the guest wrote, or what the request is of. */
export function lineOf({ table, submission }: Pick<InboxRow, 'table' | 'submission'>): string {
  const title = titleOf({ form: table.form }, submission);
  const text = textOf(submission['message']) || textOf(submission['requirements']) || textOf(submission['experience']);
  switch (table.form) {
    case 'feedback':
      return cut(text === '' ? title : text);
    case 'franchise':
      return cut(
        answersOf(submission)
          .map(({ response }) => response)
          .filter(Boolean)
          .join(' · '),
      );
    default:
      return cut([withoutKind(title), text].filter(Boolean).join(' · '));
  }
}

/** `withoutKind('Catering request: Wedding, 80 guests')  // "Wedding, 80 guests"`: the label says the kind. */
const withoutKind = (title: string): string => title.replace(/^[^:]*: /, '');

export const fileNamesOf = ({ table, submission }: Pick<InboxRow, 'table' | 'submission'>): string =>
  table.form === 'careers'
    ? filesOf(submission)
        .map(({ name }) => name)
        .join(', ')
    : '';

export function cut(text: string, most = MAX_LINE): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).toWellFormed().trimEnd()}…`;
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
  { table, submission }: Pick<InboxRow, 'table' | 'submission'>,
  brand: string,
): string | undefined {
  const { email } = guestOf(table.form, submission);
  if (email === '') return undefined;
  const subject = `Re: ${titleOf({ form: table.form }, submission)} – ${brand}`;
  // Each part by itself: an address can't add a line of its own.
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`;
}

/** `tel:` without what no telephone has. */
export function callAddress({ table, submission }: Pick<InboxRow, 'table' | 'submission'>): string | undefined {
  const digits = guestOf(table.form, submission).phone.replaceAll(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}
