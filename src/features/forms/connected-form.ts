import { draftAt, valuesLike } from '../../services/drafts.ts';
import { loadCode } from '../../services/load-code.ts';
import type { Backend } from '../../services/session.ts';
import { makeSubmissionId } from '../../services/submission-id.ts';
import { type FormOptions, type FormStore, type FormWork, makeForm } from '../../stores/form.ts';

interface ConnectedForm<Values> extends Pick<FormOptions<Values>, 'empty' | 'failureText'> {
  backend: Backend;
  /** The function that receives the submission: "functions/v1/catering-request". */
  path: string;
  /** Only the status of the answer is used. */
  isByStatus?: boolean;
  /** Loads the code that validates the values and converts them. */
  loadRules: () => Promise<Rules<Values>>;
  /** Sent with the record. */
  filesOf?: (values: Values) => Record<string, File | undefined>;
  /** The storage key of the draft: "catering-draft:kumo". */
  draftKey: string;
}

interface Rules<Values> extends Pick<FormWork<Values>, 'problemsOf' | 'examine'> {
  recordOf: (values: Values) => object;
}

/** The store of a form, connected to the backend and the browser's storage. */
export function makeConnectedForm<Values extends object>(form: ConnectedForm<Values>): FormStore<Values> {
  const { empty, failureText, backend, path, isByStatus = false, loadRules, filesOf, draftKey } = form;
  const loadWork = async (): Promise<FormWork<Values>> => {
    const [{ recordOf, ...rules }, { submitForm }] = await loadCode(
      () => [loadRules(), import('../../services/submissions.ts')],
      // The draft has what was typed; a press of the button would be lost.
      () => store.$form.get().status !== 'sending',
    );
    return {
      ...rules,
      send: ({ id, values, honeypot, onProgress }) => {
        const files = filesOf && { files: filesOf(values), onProgress };
        return submitForm(backend, { path, id, record: recordOf(values), honeypot, isByStatus, ...files });
      },
    };
  };
  const store: FormStore<Values> = makeForm<Values>({
    empty,
    failureText,
    makeId: makeSubmissionId,
    draft: draftAt(draftKey, valuesLike(empty)),
    loadWork,
  });
  return store;
}
