import { draftKey } from '../../../domain/feedback/feedback-form.ts';
import type { FeedbackStart } from '../../../domain/feedback/feedback-start.ts';
import type { FormLocation } from '../../../domain/forms/form-locations.ts';
import { type FeedbackEvents, track } from '../../../services/analytics.ts';
import { feedbackValuesIn } from '../../../model/forms/feedback-draft.ts';
import { draftAt } from '../../../services/drafts.ts';
import { loadCode } from '../../../services/load-code.ts';
import { fetchSiteData } from '../../../services/site-data.ts';
import { makeSubmissionId } from '../../../services/submission-id.ts';
import { type FeedbackStore, type FeedbackWork, type FeedbackWorld, makeFeedback } from '../../../stores/feedback.ts';

/** The feedback store, connected to the backend, the browser's storage and analytics. */
export function makeConnectedFeedback(start: FeedbackStart, isQr = false): FeedbackStore {
  const loadWork = async (): Promise<FeedbackWork> => {
    const [{ problemsOf }, { sendFeedback }] = await loadCode(
      () => [import('../../../domain/feedback/feedback-record.ts'), import('../../../services/feedback.ts')],
      // The draft has what was typed; a press of the button would be lost.
      () => store.$feedback.get().status !== 'sending',
    );
    return { problemsOf, send: (submission) => sendFeedback(start.backend, submission) };
  };
  const world: FeedbackWorld = {
    loadWork,
    fetchLocations: (url) => fetchSiteData<FormLocation[]>(url),
    makeId: makeSubmissionId,
    draftOf: (kind, restaurantId) => draftAt(draftKey(kind, restaurantId), feedbackValuesIn),
    track: (name, parameters) => track<keyof FeedbackEvents>(name, parameters),
  };
  const store = makeFeedback(start, world, isQr);
  return store;
}
