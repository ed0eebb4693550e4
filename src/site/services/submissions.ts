import { type BackendResponse, post } from './call.ts';
import { pageLanguage } from './page-language.ts';
import type { Backend } from './session.ts';

/** `reason`: the sentence that the backend has for the visitor, if any. */
export type Sent = { state: 'sent' } | { state: 'failed'; reason?: string };

export interface FormSubmission {
  /** "functions/v1/website-submissions/careers" */
  path: string;
  /** Made in the browser. A submission that is sent again with the same id is stored once. */
  id: string;
  record: object;
  /** Beside the record; then both travel as multipart/form-data. */
  files?: Record<string, File | undefined>;
  /** The value of a hidden field. People leave it empty; programs fill it in. */
  honeypot: string;
  /** Of its answer only the status counts: any 2xx is a success. Otherwise the body has to say so. */
  isByStatus?: boolean;
  /** How much of it has been sent, from 0 to 1. */
  onProgress?: (progress: number) => void;
}

/** Sends a filled form to its function. What went wrong is logged. */
export async function submitForm(backend: Backend, submission: FormSubmission): Promise<Sent> {
  const { path, id, record, files, honeypot, isByStatus = false, onProgress } = submission;
  const content = { ...record, ...pageLanguage(), ...(honeypot.trim() !== '' && { _leave_empty: honeypot }) };
  const answer = await post(backend, {
    path,
    body: files ? formDataOf(content, files) : content,
    headers: { 'Idempotency-Key': id },
    ...(onProgress && { onProgress }),
  });
  const sent = sentOf(answer, isByStatus);
  if (sent.state === 'failed') console.error(`The form could not be sent to "${path}".`, answer);
  return sent;
}

/** Conflict: the id is stored already, with the same or other content. A function that has the same content answers with `success`. */
const [CONFLICT, OTHER_CONTENT] = [409, 422];

/** Whether the function has stored it, now or at an earlier try. */
function sentOf(answer: BackendResponse, isByStatus: boolean): Sent {
  if (answer.state === 'unreachable') return { state: 'failed' };
  const { success, error } = Object(answer.body) as { success?: unknown; error?: unknown };
  const mayBeThere = isOk(answer) || [CONFLICT, OTHER_CONTENT].includes(answer.status);
  if ((mayBeThere && success === true) || (isByStatus && isOk(answer))) return { state: 'sent' };
  // An answer without `success` is not from the function.
  const isTold = success === false && typeof error === 'string' && error.trim() !== '';
  return { state: 'failed', ...(isTold && { reason: error }) };
}

/** The same for a row that was sent to its table. An edit makes a new id: only an earlier try can have used this one, and it arrived. */
export function rowSentOf(answer: BackendResponse): Sent {
  const isThere = answer.state === 'answered' && (isOk(answer) || answer.status === CONFLICT);
  return { state: isThere ? 'sent' : 'failed' };
}

function isOk({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}

/** A value that is null is left out: form data knows nothing but texts and files. */
function formDataOf(record: object, files: NonNullable<FormSubmission['files']>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(record)) if (value !== null) data.append(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file !== undefined) data.append(name, file, file.name);
  return data;
}
