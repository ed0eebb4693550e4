import { type FeedbackKind, recordOf } from '../domain/feedback/feedback-form.ts';
import type { FeedbackForm } from '../model/forms/feedback-draft.ts';
import { type Answer, post } from './call.ts';
import { type Backend } from './session.ts';

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

/** `reason`: the sentence that the backend has for the visitor, if any. */
export type Sent = { state: 'sent' } | { state: 'failed'; reason?: string };

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
  const isRow = kind === 'callback' || (kind === 'restaurant' && qrLocationName === undefined);
  // The table has no column for the honeypot, so a caught program is answered here.
  if (isRow && honeypot.trim() !== '') return { state: 'sent' };
  const answer = isRow
    ? await post(backend, { path: TABLE, body: { ...record, id }, headers: { Prefer: 'return=minimal' } })
    : await post(backend, {
        path: FUNCTION,
        body: { ...record, ...honeypotField(honeypot) },
        headers: { 'Idempotency-Key': id },
      });
  const sent = isRow ? rowSent(answer) : functionSent(answer);
  if (sent.state === 'failed') console.error(`The ${kind} form could not be sent.`, answer);
  return sent;
}

const TABLE = 'rest/v1/restaurant_feedback';
const FUNCTION = 'functions/v1/website-submissions/feedback';
/** An edit makes a new id. So only an earlier try can have used this one: it arrived, and its answer was lost. */
const CONFLICT = 409;
/** The function says the same with this status when the earlier try came from another page or a window of another size. */
const OTHER_CONTENT = 422;

const honeypotField = (honeypot: string) => (honeypot.trim() === '' ? {} : { _gotcha: honeypot });

function rowSent(answer: Answer): Sent {
  const isThere = answer.state === 'answered' && (isOk(answer) || answer.status === CONFLICT);
  return { state: isThere ? 'sent' : 'failed' };
}

function functionSent(answer: Answer): Sent {
  if (answer.state === 'unreachable') return { state: 'failed' };
  const { success, error } = Object(answer.body) as { success?: unknown; error?: unknown };
  const isThere = answer.status === CONFLICT || answer.status === OTHER_CONTENT;
  if (isThere || (isOk(answer) && success === true)) return { state: 'sent' };
  // An answer without `success` is not from the function.
  const isTold = success === false && typeof error === 'string' && error.trim() !== '';
  return { state: 'failed', ...(isTold && { reason: error }) };
}

function isOk({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}
