import type { FeedbackStart } from '../../domain/feedback/feedback-start.ts';
import type { FormLocation } from '../../domain/forms/form-locations.ts';
import { type FeedbackEvents, track } from '../../services/analytics.ts';
import { feedbackValuesSchema } from '../../model/forms/feedback-draft.ts';
import { draftAt } from '../../services/drafts.ts';
import { draftKey, sendFeedback } from '../../services/feedback.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { makeSubmissionId } from '../../services/submission-id.ts';
import { type FeedbackStore, type FeedbackWorld, makeFeedback } from '../../stores/feedback.ts';

/** The feedback store, connected to the backend, the browser's storage and analytics. */
export function makeRealFeedback(start: FeedbackStart, isQr = false): FeedbackStore {
  const world: FeedbackWorld = {
    send: (submission) => sendFeedback(start.backend, submission),
    fetchLocations: (url) => fetchSiteData<FormLocation[]>(url),
    makeId: makeSubmissionId,
    draftOf: (kind, restaurantId) => draftAt(draftKey(kind, restaurantId), feedbackValuesSchema),
    track: (name, parameters) => track<keyof FeedbackEvents>(name, parameters),
  };
  return makeFeedback(start, world, isQr);
}
