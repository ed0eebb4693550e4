import { draftAt, valuesLike } from '../services/drafts.ts';
import type { Backend } from '../services/session.ts';
import { makeSubmissionId } from '../services/submission-id.ts';
import { submitForm } from '../services/submissions.ts';
import { type Filled, type FormOptions, makeForm } from './form.ts';

interface ConnectedForm<Values> extends Omit<FormOptions<Values>, 'makeId' | 'draft'> {
  /** The storage key of the draft: "catering-draft:kumo". */
  draftKey: string;
}

/** The store of a form with what it uses of the browser: a draft in the storage, and ids. */
export function makeConnectedForm<Values extends object>({ draftKey, ...form }: ConnectedForm<Values>) {
  const draft = draftAt(draftKey, valuesLike(form.rules.empty));
  return makeForm<Values>({ ...form, draft, makeId: makeSubmissionId });
}

interface Destination<Values> {
  /** The function that receives the submission: "functions/v1/catering-request". */
  path: string;
  /** Only the status of the answer is used. */
  isByStatus?: boolean;
  /** Sent with the record. */
  filesOf?: (values: Values) => Record<string, File | undefined>;
}

/** Sends a form to a function of the backend. */
export function sendTo<Values>(backend: Backend, { path, isByStatus = false, filesOf }: Destination<Values>) {
  return ({ id, values, record, honeypot, onProgress }: Filled<Values>) => {
    const files = filesOf && { files: filesOf(values), onProgress };
    return submitForm(backend, { path, id, record, honeypot, isByStatus, ...files });
  };
}
