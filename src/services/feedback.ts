import type { FeedbackKind } from '../domain/feedback/feedback-form.ts';
import { recordOf } from '../domain/feedback/feedback-record.ts';
import type { FeedbackForm } from '../model/forms/feedback-draft.ts';
import { post } from './call.ts';
import type { Backend } from './session.ts';
import { rowSentOf, type Sent, submitForm } from './submissions.ts';

export interface FeedbackSubmission {
  /** Made in the browser. A submission that is sent again with the same id is stored once. */
  id: string;
  kind: FeedbackKind;
  form: FeedbackForm;
  restaurantId: string;
  /** The name of the location; only on the page that a QR code opens. */
  qrLocationName?: string | undefined;
  /** The value of a hidden field. People leave it empty; programs fill it in. */
  honeypot: string;
}

/** Sends what a visitor wrote to where it belongs (docs/behaviour.md#calls-a-page-makes). What went wrong is logged. */
export async function sendFeedback(backend: Backend, submission: FeedbackSubmission): Promise<Sent> {
  const { id, kind, form, restaurantId, qrLocationName, honeypot } = submission;
  const record = recordOf(kind, form, {
    restaurantId,
    pageUrl: location.href,
    viewport: `${innerWidth}x${innerHeight}`,
    userAgent: navigator.userAgent,
    ...(qrLocationName !== undefined && { qrLocationName }),
  });
  const isOfTable = kind === 'callback' || (kind === 'restaurant' && qrLocationName === undefined);
  // The table has no column for the honeypot: the function logs what it caught.
  const isRow = isOfTable && honeypot.trim() === '';
  if (!isRow) return submitForm(backend, { path: FUNCTION, id, record, honeypot });
  const row = { path: TABLE, body: { ...record, id }, headers: { Prefer: 'return=minimal' } };
  const answer = await post(backend, row);
  const sent = rowSentOf(answer);
  if (sent.state === 'failed') console.error(`The ${kind} form could not be sent.`, answer);
  return sent;
}

const TABLE = 'rest/v1/restaurant_feedback';
const FUNCTION = 'functions/v1/website-submissions/feedback';
