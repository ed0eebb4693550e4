import type { Feedback } from '#schema/forms/feedback.ts';
import { post } from './call.ts';
import { pageLanguage } from './page-language.ts';
import type { Backend } from './session.ts';
import { rowSentOf, type Sent, type FormSubmission, submitForm } from './submissions.ts';

interface FeedbackSubmission extends Pick<FormSubmission, 'id' | 'honeypot'> {
  record: Feedback;
}

/** Sends what a visitor wrote to where it belongs: from the dialog to the table, from the feedback page and about the website to the function. What went wrong is logged. */
export async function sendFeedback(backend: Backend, { id, record, honeypot }: FeedbackSubmission): Promise<Sent> {
  const { type, meta } = record;
  const isOfTable = type === 'callback' || (type === 'restaurant' && !('source' in meta));
  // The table has no column for the honeypot: the function logs what it caught.
  if (!isOfTable || honeypot.trim() !== '') return submitForm(backend, { path: FUNCTION, id, record, honeypot });
  const row = { path: TABLE, body: { ...record, ...pageLanguage(), id }, headers: { Prefer: 'return=minimal' } };
  const answer = await post(backend, row);
  const sent = rowSentOf(answer);
  if (sent.state === 'failed') console.error(`The ${type} form could not be sent.`, answer);
  return sent;
}

const TABLE = 'rest/v1/restaurant_feedback';
const FUNCTION = 'functions/v1/website-submissions/feedback';
