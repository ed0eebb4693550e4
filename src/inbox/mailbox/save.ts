import { hash } from 'node:crypto';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Lead } from '#leads/lead/lead.ts';
import { withoutControls } from '#schema/forms/visible.ts';
import { nameOf } from '#tool-pages/person.ts';
import type { FormName } from '../submissions/sent-forms.ts';
import type { Mailbox } from './mailbox.ts';
import type { InboxRow, LeadNote } from './rows.ts';

/** What became of a form about a lead. */
export type Saved =
  | { kind: 'saved' }
  /** It is there no more. */
  | { kind: 'gone' }
  /** What was typed can't be kept as it is. */
  | { kind: 'refused'; problem: string; row: InboxRow }
  /** Somebody else has written the same meanwhile: what there is now. */
  | { kind: 'changed'; problem: string; row: InboxRow };

export const MAX_NOTE = 10_000;
/** Others may write something else of the same lead meanwhile. */
const TRIES = 5;

/** What names a text without repeating it: forms carry it, to tell whether it is another one by now. */
export const digestOf = (text: string | null): string => hash('sha256', text ?? '').slice(0, 16);

/** Writes what a form says of a lead, if nobody else has written the same since the form was drawn. */
export async function saveForm(
  mailbox: Mailbox,
  { form, id }: { form: FormName; id: string },
  given: URLSearchParams,
  texts: ToolTexts,
): Promise<Saved> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const row = await mailbox.find(form, id);
    if (row?.lead === undefined) return { kind: 'gone' };
    if (given.get('do') === 'retry') {
      await mailbox.retry(row.lead);
      return { kind: 'saved' };
    }
    const change = changeIn(given, row.lead, texts);
    if ('problem' in change) return { ...change, row };
    if (Object.keys(change.note).length === 0 || (await mailbox.write(row.lead, change.note))) return { kind: 'saved' };
  }
  throw new Error('Others change this at every moment. Save it again.');
}

type Change = { note: LeadNote } | { kind: 'refused' | 'changed'; problem: string };

/** An empty `note` changes nothing: it is as the form wants it. */
function changeIn(given: URLSearchParams, lead: Lead, texts: ToolTexts): Change {
  const now = new Date().toISOString();
  switch (given.get('do')) {
    case 'answered':
      return { note: lead.answered_at === null ? { answered_at: now, seen_at: lead.seen_at ?? now } : {} };
    case 'open':
      return { note: lead.answered_at === null ? {} : { answered_at: null } };
    case 'unread':
      return { note: lead.seen_at === null ? {} : { seen_at: null } };
    case 'assign':
      return assigning(given, lead, texts.inbox);
    case 'note':
      return noting(given, lead, texts);
    default:
      return { kind: 'refused', problem: texts.inbox.problems.unknownButton };
  }
}

function assigning(given: URLSearchParams, { assignee }: Lead, { problems }: ToolTexts['inbox']): Change {
  const wanted = nameOf(given.get('assignee')) || null;
  if (wanted === assignee) return { note: {} };
  if (given.get('was') === digestOf(assignee)) return { note: { assignee: wanted } };
  return { kind: 'changed', problem: assignee === null ? problems.free : problems.taken(assignee) };
}

function noting(given: URLSearchParams, { note }: Lead, { inbox: { problems }, locale }: ToolTexts): Change {
  const wanted = noteIn(given) || null;
  const length = [...(wanted ?? '')].length;
  if (length > MAX_NOTE) {
    const problem = problems.noteTooLong(MAX_NOTE.toLocaleString(locale), length.toLocaleString(locale));
    return { kind: 'refused', problem };
  }
  if (wanted === note) return { note: {} };
  if (given.get('was') === digestOf(note)) return { note: { note: wanted } };
  return { kind: 'changed', problem: problems.noteChanged };
}

/** The note that was typed, without what can't be kept. */
export const noteIn = (given: URLSearchParams): string =>
  withoutControls((given.get('note') ?? '').toWellFormed().replaceAll('\r\n', '\n')).trim();
