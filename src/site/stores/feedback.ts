import type { IslandTexts } from '#i18n/texts.ts';
import type { ReadableAtom } from 'nanostores';
import {
  draftKey,
  failureText,
  type FeedbackKind,
  type FeedbackMode,
  feedbackRules,
  type FeedbackStep,
  type FeedbackValues,
  type QUESTIONS,
} from '#content/feedback/feedback-form.ts';
import type { FeedbackStart } from '#content/feedback/feedback-start.ts';
import type { FormLocation } from '#content/forms/form-locations.ts';
import type { Feedback } from '#schema/forms/feedback.ts';
import { type FeedbackEvents, track } from '../services/analytics.ts';
import { sendFeedback } from '../services/feedback.ts';
import { fetchSiteData } from '../services/site-data.ts';
import { makeSteps } from './feedback-steps.ts';
import type { FormStore } from './form.ts';
import { type LocationsStore, makeLocations } from './form-locations.ts';
import { makeConnectedForm } from './connected-form.ts';

/** The three forms, each made when it is first opened. */
export interface FeedbackForms {
  locations: LocationsStore;
  formOf: (kind: FeedbackKind) => FeedbackForm;
}

export interface FeedbackForm {
  kind: FeedbackKind;
  store: FormStore<FeedbackValues>;
  /** The last visible step. All steps before it are visible too. */
  $step: ReadableAtom<FeedbackStep>;
  /** Whether the form is about one of several locations. */
  hasChoice: boolean;
  /** Gives the answer of a step. */
  answer: (question: Question, value: string) => void;
  /** Begins another form about the same location. */
  again: () => void;
}

type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export function makeFeedbackForms(start: FeedbackStart, texts: IslandTexts, mode: FeedbackMode): FeedbackForms {
  const { locationsUrl: url } = start;
  const locations = makeLocations(url === undefined ? undefined : { url }, (from) =>
    fetchSiteData<FormLocation[]>(from),
  );
  const forms = new Map<FeedbackKind, FeedbackForm>();
  const formOf = (kind: FeedbackKind) => {
    const form = forms.get(kind) ?? makeFeedbackForm(kind, start, locations, texts, mode);
    forms.set(kind, form);
    return form;
  };
  return { locations, formOf };
}

function makeFeedbackForm(
  kind: FeedbackKind,
  start: FeedbackStart,
  locations: LocationsStore,
  texts: IslandTexts,
  mode: FeedbackMode,
): FeedbackForm {
  const hasChoice = start.locationsUrl !== undefined && kind !== 'website';
  let lastLocation = '';
  const contextOf = ({ restaurant_id }: FeedbackValues) => ({
    pageUrl: location.href,
    viewport: `${innerWidth}x${innerHeight}`,
    userAgent: navigator.userAgent,
    qrLocationName: mode === 'page' ? (locations.findLocation(restaurant_id)?.name ?? start.name) : undefined,
  });
  const store = makeConnectedForm({
    rules: feedbackRules(kind, hasChoice ? undefined : start.restaurantId, contextOf),
    send: async ({ id, record, honeypot }) => {
      const feedback = record as Feedback;
      const sent = await sendFeedback(start.backend, { id, record: feedback, honeypot });
      trackOutcome(sent.state, feedback, mode);
      lastLocation = feedback.restaurant_id;
      return sent;
    },
    failureText: (reason) => failureText(kind, texts, reason),
    draftKey: draftKey(kind, start.restaurantId),
    isWorthKeeping: ({ message }) => message.trim() !== '',
  });
  store.resume();
  const answer = (question: Question, value: string) => {
    if (!store.edit({ [question]: value }) || mode !== 'page') return;
    const { restaurant_id } = store.$form.get().values;
    const told = question === 'rating' ? Number(value) : value;
    track('feedback.step_advanced', { step_id: STEP_IDS[question], value: told, restaurant_id });
  };
  const again = () => {
    store.reset();
    store.edit({ restaurant_id: lastLocation });
  };
  return { kind, store, $step: makeSteps(kind, store.$form), hasChoice, answer, again };
}

const STEP_IDS: Record<Question, FeedbackEvents['feedback.step_advanced']['step_id']> = {
  rating: 'rating_selected',
  sub_type: 'subtype_selected',
  nature: 'nature_selected',
};

function trackOutcome(
  state: 'sent' | 'failed',
  { type, restaurant_id, rating, sub_type, nature }: Feedback,
  mode: FeedbackMode,
) {
  if (state === 'failed' && type === 'restaurant') track('feedback.failed', { type, restaurant_id });
  if (state === 'sent' && mode === 'page')
    track('feedback.submitted', { type, restaurant_id, source: 'qr_code', rating, sub_type, nature });
}
