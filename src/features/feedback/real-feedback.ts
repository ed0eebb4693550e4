import type { FeedbackLocation, FeedbackStart } from '../../domain/feedback/feedback-start.ts';
import { type FeedbackEvents, track } from '../../services/analytics.ts';
import { clearDraft, draftKey, readDraft, writeDraft } from '../../services/drafts.ts';
import { sendFeedback } from '../../services/feedback.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { makeSubmissionId } from '../../services/submission-id.ts';
import { type FeedbackStore, type FeedbackWorld, makeFeedback } from '../../stores/feedback.ts';

/** The feedback store, connected to the backend, the browser's storage and analytics. */
export function makeRealFeedback(start: FeedbackStart, isQr = false): FeedbackStore {
  const world: FeedbackWorld = {
    send: (submission) => sendFeedback(start.backend, submission),
    fetchLocations: (url) => fetchSiteData<FeedbackLocation[]>(url),
    makeId: makeSubmissionId,
    drafts: {
      read: (kind, restaurantId) => readDraft(draftKey(kind, restaurantId)),
      write: (kind, restaurantId, draft) => writeDraft(draftKey(kind, restaurantId), draft),
      clear: (kind, restaurantId) => clearDraft(draftKey(kind, restaurantId)),
    },
    track: (name, parameters) => track<keyof FeedbackEvents>(name, parameters),
  };
  return makeFeedback(start, world, isQr);
}
