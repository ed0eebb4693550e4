import { atom, type ReadableAtom } from 'nanostores';
import {
  canSend,
  EMPTY_FORM,
  failureText,
  type FeedbackKind,
  type FeedbackStep,
  stepAfter,
  STEPS,
} from '../domain/feedback/feedback-form.ts';
import type { FeedbackLocation, FeedbackStart } from '../domain/feedback/feedback-start.ts';
import type { Category, Nature } from '../model/forms/feedback.ts';
import type { FeedbackDraft, FeedbackForm } from '../model/forms/feedback-draft.ts';
import type { FeedbackEvents } from '../services/analytics.ts';
import type { FeedbackSubmission, Sent } from '../services/feedback.ts';

/** How long the next step waits after a rating, and after any later choice (docs/behaviour.md#feedback-launcher-and-dialog). */
const RATING_DELAY_MS = 300;
const CHOICE_DELAY_MS = 200;

export interface FeedbackState {
  /** Missing until the visitor has chosen a form. */
  kind?: FeedbackKind;
  /** Missing until the visitor has chosen a location. */
  location?: FeedbackLocation;
  /** The last visible step. All steps before it are visible too. */
  step: FeedbackStep;
  form: FeedbackForm;
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** What the visitor reads when it could not be sent. */
  error?: string;
}

export type Locations = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; locations: FeedbackLocation[] };

/** Everything outside of the form that it uses. */
export interface FeedbackWorld {
  send: (submission: FeedbackSubmission) => Promise<Sent>;
  fetchLocations: (url: string) => Promise<FeedbackLocation[]>;
  makeId: () => string;
  drafts: {
    read: (kind: FeedbackKind, restaurantId: string) => FeedbackDraft | undefined;
    write: (kind: FeedbackKind, restaurantId: string, draft: FeedbackDraft) => void;
    clear: (kind: FeedbackKind, restaurantId: string) => void;
  };
  track: <Name extends keyof FeedbackEvents>(name: Name, parameters: FeedbackEvents[Name]) => void;
}

export interface FeedbackStore {
  $feedback: ReadableAtom<FeedbackState>;
  $locations: ReadableAtom<Locations>;
  loadLocations: () => Promise<void>;
  /** Whether a form of that kind is about one of several locations. */
  hasChoice: (kind: FeedbackKind) => boolean;
  /** Begins a form or continues its draft; for the location with that id, if it exists. */
  open: (kind: FeedbackKind, locationId?: string) => void;
  chooseLocation: (location: FeedbackLocation) => void;
  changeLocation: () => void;
  rate: (rating: number) => void;
  categorize: (subType: Category) => void;
  chooseNature: (nature: Nature) => void;
  edit: (part: Partial<Omit<FeedbackForm, 'rating' | 'subType' | 'nature'>>) => void;
  /** `honeypot`: the value of the hidden field. */
  submit: (honeypot?: string) => Promise<void>;
  /** Begins another form of the same kind, with empty fields. */
  again: () => void;
  /** Goes back to the choice of a form and discards what was written. */
  back: () => void;
}

/** The state of the feedback forms, of which one is open at a time. `isQr`: on the page that a QR code opens. */
export function makeFeedback(start: FeedbackStart, world: FeedbackWorld, isQr = false): FeedbackStore {
  const $feedback = atom<FeedbackState>(blank());
  const $locations = atom<Locations>({ state: 'idle' });
  /** Kept until the submission succeeds or is edited. A submission that is sent again has the same id, and is stored once. */
  let id: string | undefined;
  /** The location that the form was opened for. */
  let wantedLocationId: string | undefined;
  /** The location that the draft belongs to while the visitor chooses another one. */
  let leftLocation: FeedbackLocation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hasChoice(kind: FeedbackKind): boolean {
    return start.placesUrl !== undefined && kind !== 'website';
  }

  /** The location of the form where there is no choice. */
  function onlyLocation(kind: FeedbackKind): FeedbackLocation | undefined {
    return hasChoice(kind) ? undefined : { id: start.restaurantId, name: start.name, address: '' };
  }

  function blank(): FeedbackState {
    return { step: 1, form: EMPTY_FORM, status: 'editing' };
  }

  function begin(kind: FeedbackKind, location: FeedbackLocation | undefined): void {
    clearTimeout(timer);
    leftLocation = undefined;
    const draft = location && world.drafts.read(kind, location.id);
    id = draft?.id;
    const { form, step } = draft ?? { form: EMPTY_FORM, step: STEPS[kind][0] };
    $feedback.set({ kind, ...(location && { location }), step, form, status: 'editing' });
  }

  async function loadLocations(): Promise<void> {
    const { state } = $locations.get();
    if (start.placesUrl === undefined || state === 'loading' || state === 'ready') return;
    $locations.set({ state: 'loading' });
    try {
      $locations.set({ state: 'ready', locations: await world.fetchLocations(start.placesUrl) });
      findLocation();
    } catch (error) {
      console.warn('The locations to choose from could not be loaded.', error);
      $locations.set({ state: 'failed' });
    }
  }

  /** Chooses the location that was asked for, else one with a draft, so that the visitor need not choose. */
  function findLocation(): void {
    const { kind, location } = $feedback.get();
    const loaded = $locations.get();
    if (kind === undefined || location !== undefined || leftLocation || loaded.state !== 'ready') return;
    const found =
      loaded.locations.find((each) => each.id === wantedLocationId) ??
      loaded.locations.find((each) => world.drafts.read(kind, each.id));
    if (found) begin(kind, found);
  }

  function open(kind: FeedbackKind, locationId?: string): void {
    const current = $feedback.get();
    const isSame = current.kind === kind && (locationId === undefined || locationId === current.location?.id);
    if (isSame && current.status === 'sending') return;
    wantedLocationId = locationId;
    begin(kind, onlyLocation(kind));
    findLocation();
  }

  function chooseLocation(location: FeedbackLocation): void {
    const state = $feedback.get();
    const { kind, form, status } = state;
    if (kind === undefined || status === 'sending' || status === 'sent') return;
    const left = leftLocation ?? state.location;
    leftLocation = undefined;
    if (left?.id === location.id) {
      $feedback.set({ ...state, location });
      return keepDraft();
    }
    // Where only the other location's draft has a message, that draft is continued, and nothing moves there.
    const hasWords = form.message.trim() !== '';
    if (!left || (!hasWords && world.drafts.read(kind, location.id))) return begin(kind, location);
    // What was already written moves to the other location.
    world.drafts.clear(kind, left.id);
    change({ location });
  }

  function changeLocation(): void {
    const { location, ...rest } = $feedback.get();
    const { kind, status } = rest;
    const isFixed = kind === undefined || !hasChoice(kind) || status === 'sending' || status === 'sent';
    if (isFixed || !location) return;
    leftLocation = location;
    $feedback.set(rest);
  }

  function choose(part: Partial<FeedbackForm>, step: FeedbackStep, delay: number): boolean {
    const { kind, step: shown } = $feedback.get();
    if (kind === undefined || !edit(part)) return false;
    const next = stepAfter(kind, step);
    // Another answer to an earlier question must not hold up the step that is about to show.
    if (next <= shown) return true;
    clearTimeout(timer);
    timer = setTimeout(() => change({ step: next }), delay);
    return true;
  }

  function rate(rating: number): void {
    if (choose({ rating }, 1, RATING_DELAY_MS)) trackStep('rating_selected', rating);
  }

  function categorize(subType: Category): void {
    if (choose({ subType }, 2, CHOICE_DELAY_MS)) trackStep('subtype_selected', subType);
  }

  function chooseNature(nature: Nature): void {
    if (choose({ nature }, 3, CHOICE_DELAY_MS)) trackStep('nature_selected', nature);
  }

  function edit(part: Partial<FeedbackForm>): boolean {
    return change({ form: { ...$feedback.get().form, ...part } });
  }

  /** Any change makes it a new submission and clears the last failure. A form that is being sent, or was sent, can't be changed. */
  function change(part: Partial<FeedbackState>): boolean {
    const { error: _, ...state } = $feedback.get();
    if (state.status === 'sending' || state.status === 'sent') return false;
    // Choosing the same answer again does not make it a new submission.
    if (part.location || (part.form && JSON.stringify(part.form) !== JSON.stringify(state.form))) id = undefined;
    $feedback.set({ ...state, status: 'editing', ...part });
    keepDraft();
    return true;
  }

  /** Only a form with a message is kept as a draft. */
  function keepDraft(): void {
    const { kind, location, form, step } = $feedback.get();
    if (kind === undefined || !location) return;
    if (form.message.trim() === '') world.drafts.clear(kind, location.id);
    else world.drafts.write(kind, location.id, { form, step, ...(id !== undefined && { id }) });
  }

  async function submit(honeypot = ''): Promise<void> {
    const { error: _, ...state } = $feedback.get();
    const { kind, location, form, status } = state;
    if (kind === undefined || !location || status === 'sending' || status === 'sent' || !canSend(kind, form)) return;
    const sentId = (id ??= world.makeId());
    const sending: FeedbackState = { ...state, status: 'sending' };
    $feedback.set(sending);
    keepDraft();
    const qrLocationName = isQr ? location.name : undefined;
    const sent = await world.send({ id: sentId, kind, form, restaurantId: location.id, qrLocationName, honeypot });
    // The visitor may have opened another form by now: that one must not change.
    const isHere = $feedback.get() === sending;
    if (sent.state === 'failed') {
      if (isHere) $feedback.set({ ...state, status: 'failed', error: failureText(kind, sent.reason) });
      if (kind === 'restaurant') world.track('feedback.failed', { type: kind, restaurant_id: location.id });
      return;
    }
    if (isHere || world.drafts.read(kind, location.id)?.id === sentId) world.drafts.clear(kind, location.id);
    if (isHere) {
      id = undefined;
      $feedback.set({ ...state, status: 'sent' });
    }
    trackSubmitted(state);
  }

  function again(): void {
    const { kind, location, status } = $feedback.get();
    if (kind === undefined || status === 'sending') return;
    if (location) world.drafts.clear(kind, location.id);
    begin(kind, location);
  }

  function back(): void {
    const state = $feedback.get();
    const { kind } = state;
    const location = state.location ?? leftLocation;
    clearTimeout(timer);
    if (kind !== undefined && location) world.drafts.clear(kind, location.id);
    id = undefined;
    leftLocation = undefined;
    $feedback.set(blank());
  }

  function trackStep(step_id: FeedbackEvents['feedback.step_advanced']['step_id'], value: string | number): void {
    const { location } = $feedback.get();
    if (isQr && location) world.track('feedback.step_advanced', { step_id, value, restaurant_id: location.id });
  }

  function trackSubmitted({ kind, location, form }: FeedbackState): void {
    if (!isQr || kind === undefined || !location) return;
    const { rating = null, subType = null, nature = null } = form;
    const about = { type: kind, restaurant_id: location.id, source: 'qr_code' } as const;
    world.track('feedback.submitted', { ...about, rating, sub_type: subType, nature });
  }

  return {
    $feedback,
    $locations,
    loadLocations,
    hasChoice,
    open,
    chooseLocation,
    changeLocation,
    rate,
    categorize,
    chooseNature,
    edit,
    submit,
    again,
    back,
  };
}
