import { type FeedbackKind, recordOf } from '../domain/feedback/feedback-form.ts';
import type { FeedbackForm } from '../model/forms/feedback-draft.ts';
import { type Answer, post } from './call.ts';
import { type Backend } from './session.ts';

export interface FeedbackSubmission {
  /** Of the visitor's own making: sent again, it is the same row. */
  id: string;
  kind: FeedbackKind;
  form: FeedbackForm;
  restaurantId: string;
  /** The place, on the page that a QR code opens. */
  qrPlace?: string | undefined;
  /** What is in the field that people don't see; a program fills it in. */
  trap: string;
}

/** `reason`: the backend's own words for the visitor, where it has any. */
export type Sent = { state: 'sent' } | { state: 'failed'; reason?: string };

/** Sends what a visitor wrote to where it belongs (docs/behaviour.md#calls-a-page-makes). What went wrong is logged. */
export async function sendFeedback(backend: Backend, submission: FeedbackSubmission): Promise<Sent> {
  const { id, kind, form, restaurantId, qrPlace, trap } = submission;
  const record = recordOf(kind, form, {
    restaurantId,
    pageUrl: location.href,
    viewport: `${innerWidth}x${innerHeight}`,
    userAgent: navigator.userAgent,
    ...(qrPlace !== undefined && { qrPlace }),
  });
  const isRow = kind === 'callback' || (kind === 'restaurant' && qrPlace === undefined);
  // The table has no place for the trap, so whoever is caught gets no further than this.
  if (isRow && trap.trim() !== '') return { state: 'sent' };
  const answer = isRow
    ? await post(backend, { path: TABLE, body: { ...record, id }, headers: { Prefer: 'return=minimal' } })
    : await post(backend, {
        path: FUNCTION,
        body: { ...record, ...trapped(trap) },
        headers: { 'Idempotency-Key': id },
      });
  const sent = isRow ? rowSent(answer) : functionSent(answer);
  if (sent.state === 'failed') console.error(`The ${kind} form could not be sent.`, answer);
  return sent;
}

const TABLE = 'rest/v1/restaurant_feedback';
const FUNCTION = 'functions/v1/website-submissions/feedback';
/** Ids change with every edit, so that only an earlier try can have used one: it arrived, but its answer did not. */
const CONFLICT = 409;
/** The same from a function, where the earlier try came from another page or a window of another size. */
const OTHER_CONTENT = 422;

const trapped = (trap: string) => (trap.trim() === '' ? {} : { _gotcha: trap });

function rowSent(answer: Answer): Sent {
  const isThere = answer.state === 'answered' && (isOk(answer) || answer.status === CONFLICT);
  return { state: isThere ? 'sent' : 'failed' };
}

function functionSent(answer: Answer): Sent {
  if (answer.state === 'unreachable') return { state: 'failed' };
  const { success, error } = Object(answer.body) as { success?: unknown; error?: unknown };
  const isThere = answer.status === CONFLICT || answer.status === OTHER_CONTENT;
  if (isThere || (isOk(answer) && success === true)) return { state: 'sent' };
  // Without `success` it is not the function that speaks.
  const isTold = success === false && typeof error === 'string' && error.trim() !== '';
  return { state: 'failed', ...(isTold && { reason: error }) };
}

function isOk({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}
