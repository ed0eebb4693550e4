import { draftAt, valuesLike } from '../../services/drafts.ts';
import type { Backend } from '../../services/session.ts';
import { submitForm } from '../../services/submissions.ts';
import { makeSubmissionId } from '../../services/submission-id.ts';
import { type FormOptions, type FormStore, makeForm } from '../../stores/form.ts';

interface RealForm<Values> extends Pick<FormOptions<Values>, 'empty' | 'problemsOf' | 'failureText'> {
  backend: Backend;
  /** The function that takes it: "functions/v1/catering-request". */
  path: string;
  recordOf: (values: Values) => object;
  /** What travels beside the record. */
  filesOf?: (values: Values) => Record<string, File | undefined>;
  /** Under which the draft lies: "catering-draft:kumo". */
  draftKey: string;
}

/** The store of a form, connected to the backend and the browser's storage. */
export function makeRealForm<Values extends object>(form: RealForm<Values>): FormStore<Values> {
  const { empty, problemsOf, failureText, backend, path, recordOf, filesOf, draftKey } = form;
  return makeForm<Values>({
    empty,
    problemsOf,
    failureText,
    makeId: makeSubmissionId,
    draft: draftAt(draftKey, valuesLike(empty)),
    send: ({ id, values, honeypot, onProgress }) =>
      submitForm(backend, {
        path,
        id,
        record: recordOf(values),
        honeypot,
        ...(filesOf && { files: filesOf(values), onProgress }),
      }),
  });
}
