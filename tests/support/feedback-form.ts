import { afterEach, beforeEach, vi } from 'vitest';
import { problemsOf } from '../../src/domain/feedback/feedback-record.ts';
import type { FeedbackStart } from '../../src/domain/feedback/feedback-start.ts';
import type { FormLocation } from '../../src/domain/forms/form-locations.ts';
import type { FeedbackForm, FeedbackValues } from '../../src/model/forms/feedback-draft.ts';
import type { FormDraft } from '../../src/services/drafts.ts';
import type { FeedbackSubmission } from '../../src/services/feedback.ts';
import type { Sent } from '../../src/services/submissions.ts';
import { type FeedbackWorld, makeFeedback } from '../../src/stores/feedback.ts';

export const START: FeedbackStart = { backend: { url: '', key: '' }, restaurantId: 'kumo', name: 'Kumo' };
export const CHAIN: FeedbackStart = { ...START, locationsUrl: '/_data/form-locations.json' };
export const EAST: FormLocation = { id: 'east', name: 'East', address: '1 King St' };
export const WEST: FormLocation = { id: 'west', name: 'West', address: '' };
export const SENT: Sent = { state: 'sent' };
export const FAILED: Sent = { state: 'failed' };

/** Time passes only when a test of the file that calls it says so. */
export function withFakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A draft with the step beside the answers, as these tests speak of it. */
interface KeptDraft {
  form: FeedbackForm;
  step: FeedbackValues['step'];
  id?: string;
}

function toKept({ values, id }: FormDraft<FeedbackValues>): KeptDraft {
  const { step, ...form } = values as FeedbackValues;
  return { form, step, ...(id !== undefined && { id }) };
}

function fromKept({ form, step, id }: KeptDraft): FormDraft<FeedbackValues> {
  return { values: { ...form, step }, ...(id !== undefined && { id }) };
}

/** A form whose sends stay under way until the test answers them, oldest first. */
export function makeForm(start = START, { isQr = false, locations = [EAST, WEST] } = {}) {
  const drafts = new Map<string, KeptDraft>();
  const sends: FeedbackSubmission[] = [];
  const waiting: ((sent: Sent) => void)[] = [];
  const track = vi.fn();
  const fetchLocations = vi.fn(() => Promise.resolve(locations));
  let ids = 0;
  const world: FeedbackWorld = {
    loadWork: async () => ({
      problemsOf,
      send: (submission) => {
        sends.push(submission);
        return new Promise((resolve) => waiting.push(resolve));
      },
    }),
    fetchLocations,
    makeId: () => `id-${++ids}`,
    draftOf: (kind, id) => ({
      read: () => {
        const kept = drafts.get(`${kind} ${id}`);
        return kept && fromKept(kept);
      },
      write: (draft) => void drafts.set(`${kind} ${id}`, toKept(draft)),
      clear: () => void drafts.delete(`${kind} ${id}`),
    }),
    track,
  };
  const answer = async (sent: Sent) => {
    waiting.shift()?.(sent);
    await vi.advanceTimersByTimeAsync(0);
  };
  const store = makeFeedback(start, world, isQr);
  /** Once the code is there. The answer is not waited for. */
  const send = async (honeypot?: string) => {
    store.touch();
    await vi.advanceTimersByTimeAsync(0);
    void store.submit(honeypot);
  };
  return { ...store, send, state: () => store.$feedback.get(), drafts, sends, answer, track, fetchLocations };
}

/** For one location, ready to be sent. */
export function makeReady(...args: Parameters<typeof makeForm>) {
  const form = makeForm(...args);
  form.open('restaurant');
  form.chooseNature('complaint');
  form.edit({ message: 'Cold soup' });
  vi.runAllTimers();
  return form;
}

export async function makeChain(options?: Parameters<typeof makeForm>[1]) {
  const form = makeForm(CHAIN, options);
  await form.loadLocations();
  return form;
}

export type Form = ReturnType<typeof makeForm>;
