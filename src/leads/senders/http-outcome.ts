import { lineOf } from '../lead/guest.ts';
import { ANSWER_LENGTH, type Outcome } from './sender.ts';

/**
 * What a refusal means: a redirect, and what says that the request is wrong, is final; what may pass (429, 408, 5xx), and a key that is refused
 * and can be put right (401, 403, 404, 410 gone for good), is tried again.
 */
export function refusalOutcome(
  who: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  said = '',
): Outcome {
  const reason = said === '' ? '' : `: ${said}`;
  const answer = lineOf(
    `${who} answered ${status}${isRedirect(status) ? ', a redirect, which is not followed' : reason}.`,
    ANSWER_LENGTH,
  );
  if (status === 410 || status === 400 || status === 413 || status === 422) return { result: 'failed', answer };
  return { result: 'retry', answer, waitSeconds: retryAfter(headers) };
}

const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);

/** "120", or a date. */
function retryAfter(headers: Headers): number {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** The host has no public address. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/** Of a request that got no answer. Its error may quote the address, so it is not repeated. */
export function networkOutcome(who: string, error: unknown): Outcome {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError')
    return { result: 'retry', answer: `${who} did not answer in time.` };
  if (name === NotPublic.name)
    return {
      result: 'retry',
      answer: `${who} leads into a private network, or its name is unknown: nothing is sent there.`,
    };
  return { result: 'retry', answer: `${who} could not be reached.` };
}
