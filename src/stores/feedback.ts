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
import type { FeedbackPlace, FeedbackStart } from '../domain/feedback/feedback-start.ts';
import type { Category, Nature } from '../model/forms/feedback.ts';
import type { FeedbackDraft, FeedbackForm } from '../model/forms/feedback-draft.ts';
import type { FeedbackEvents } from '../services/analytics.ts';
import type { FeedbackSubmission, Sent } from '../services/feedback.ts';

/** From a rating to the next step; from any later choice to the one after it (docs/behaviour.md#feedback-launcher-and-dialog). */
const RATING_DELAY_MS = 300;
const CHOICE_DELAY_MS = 200;

export interface FeedbackState {
  /** Missing: the visitor has not said yet what it is about. */
  kind?: FeedbackKind;
  /** Whom it is about. Missing: the visitor has to say first. */
  place?: FeedbackPlace;
  /** The last step that shows; those before it show too. */
  step: FeedbackStep;
  form: FeedbackForm;
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** What the visitor reads when it could not be sent. */
  error?: string;
}

export type Places = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; places: FeedbackPlace[] };

/** What a form reaches beyond itself. */
export interface FeedbackWorld {
  send: (submission: FeedbackSubmission) => Promise<Sent>;
  fetchPlaces: (url: string) => Promise<FeedbackPlace[]>;
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
  $places: ReadableAtom<Places>;
  loadPlaces: () => Promise<void>;
  /** Whether a form of that kind is about one of several places. */
  hasChoice: (kind: FeedbackKind) => boolean;
  /** Begins a form, or goes on with its draft; for the place with that id, where there is one. */
  open: (kind: FeedbackKind, placeId?: string) => void;
  choosePlace: (place: FeedbackPlace) => void;
  changePlace: () => void;
  rate: (rating: number) => void;
  categorize: (subType: Category) => void;
  chooseNature: (nature: Nature) => void;
  edit: (part: Partial<Omit<FeedbackForm, 'rating' | 'subType' | 'nature'>>) => void;
  /** `trap`: what is in the field that people don't see. */
  submit: (trap?: string) => Promise<void>;
  /** Another one of the same kind, with all fields empty. */
  again: () => void;
  /** To where the visitor says what it is about; what was written is given up. */
  back: () => void;
}

/** One form at a time. `isQr`: it stands on the page that a QR code opens. */
export function makeFeedback(start: FeedbackStart, world: FeedbackWorld, isQr = false): FeedbackStore {
  const $feedback = atom<FeedbackState>(blank());
  const $places = atom<Places>({ state: 'idle' });
  /** Kept until the submission succeeds or is edited: what is sent again is then the same row. */
  let id: string | undefined;
  /** Asked for by whoever opened the form. */
  let wantedPlace: string | undefined;
  /** Where the draft still lies while the visitor looks for another place. */
  let leftPlace: FeedbackPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hasChoice(kind: FeedbackKind): boolean {
    return start.placesUrl !== undefined && kind !== 'website';
  }

  /** Whom everything is about where there is no choice. */
  function onlyPlace(kind: FeedbackKind): FeedbackPlace | undefined {
    return hasChoice(kind) ? undefined : { id: start.restaurantId, name: start.name, address: '' };
  }

  function blank(): FeedbackState {
    return { step: 1, form: EMPTY_FORM, status: 'editing' };
  }

  function begin(kind: FeedbackKind, place: FeedbackPlace | undefined): void {
    clearTimeout(timer);
    leftPlace = undefined;
    const draft = place && world.drafts.read(kind, place.id);
    id = draft?.id;
    const { form, step } = draft ?? { form: EMPTY_FORM, step: STEPS[kind][0] };
    $feedback.set({ kind, ...(place && { place }), step, form, status: 'editing' });
  }

  async function loadPlaces(): Promise<void> {
    const { state } = $places.get();
    if (start.placesUrl === undefined || state === 'loading' || state === 'ready') return;
    $places.set({ state: 'loading' });
    try {
      $places.set({ state: 'ready', places: await world.fetchPlaces(start.placesUrl) });
      findPlace();
    } catch (error) {
      console.warn('The places to choose from could not be loaded.', error);
      $places.set({ state: 'failed' });
    }
  }

  /** The place that was asked for, else one that something was written about: neither has to be looked for. */
  function findPlace(): void {
    const { kind, place } = $feedback.get();
    const loaded = $places.get();
    if (kind === undefined || place !== undefined || leftPlace || loaded.state !== 'ready') return;
    const found =
      loaded.places.find((each) => each.id === wantedPlace) ??
      loaded.places.find((each) => world.drafts.read(kind, each.id));
    if (found) begin(kind, found);
  }

  function open(kind: FeedbackKind, placeId?: string): void {
    const current = $feedback.get();
    const isSame = current.kind === kind && (placeId === undefined || placeId === current.place?.id);
    if (isSame && current.status === 'sending') return;
    wantedPlace = placeId;
    begin(kind, onlyPlace(kind));
    findPlace();
  }

  function choosePlace(place: FeedbackPlace): void {
    const state = $feedback.get();
    const { kind, form, status } = state;
    if (kind === undefined || status === 'sending' || status === 'sent') return;
    const left = leftPlace ?? state.place;
    leftPlace = undefined;
    if (left?.id === place.id) {
      $feedback.set({ ...state, place });
      return keepDraft();
    }
    // Nothing goes along where only what was kept for the other place has words.
    const hasWords = form.message.trim() !== '';
    if (!left || (!hasWords && world.drafts.read(kind, place.id))) return begin(kind, place);
    // What was already said goes along to the other place.
    world.drafts.clear(kind, left.id);
    change({ place });
  }

  function changePlace(): void {
    const { place, ...rest } = $feedback.get();
    const { kind, status } = rest;
    const isFixed = kind === undefined || !hasChoice(kind) || status === 'sending' || status === 'sent';
    if (isFixed || !place) return;
    leftPlace = place;
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

  /** Whatever the visitor changes makes it another submission, and the last failure history. What is sent stays as it is. */
  function change(part: Partial<FeedbackState>): boolean {
    const { error: _, ...state } = $feedback.get();
    if (state.status === 'sending' || state.status === 'sent') return false;
    // The same answer again is the same submission.
    if (part.place || (part.form && JSON.stringify(part.form) !== JSON.stringify(state.form))) id = undefined;
    $feedback.set({ ...state, status: 'editing', ...part });
    keepDraft();
    return true;
  }

  /** Only what has a message is worth keeping. */
  function keepDraft(): void {
    const { kind, place, form, step } = $feedback.get();
    if (kind === undefined || !place) return;
    if (form.message.trim() === '') world.drafts.clear(kind, place.id);
    else world.drafts.write(kind, place.id, { form, step, ...(id !== undefined && { id }) });
  }

  async function submit(trap = ''): Promise<void> {
    const { error: _, ...state } = $feedback.get();
    const { kind, place, form, status } = state;
    if (kind === undefined || !place || status === 'sending' || status === 'sent' || !canSend(kind, form)) return;
    const sentId = (id ??= world.makeId());
    const sending: FeedbackState = { ...state, status: 'sending' };
    $feedback.set(sending);
    keepDraft();
    const qrPlace = isQr ? place.name : undefined;
    const sent = await world.send({ id: sentId, kind, form, restaurantId: place.id, qrPlace, trap });
    // The visitor may be at another form by now, which is none of this one's business.
    const isHere = $feedback.get() === sending;
    if (sent.state === 'failed') {
      if (isHere) $feedback.set({ ...state, status: 'failed', error: failureText(kind, sent.reason) });
      if (kind === 'restaurant') world.track('feedback.failed', { type: kind, restaurant_id: place.id });
      return;
    }
    if (isHere || world.drafts.read(kind, place.id)?.id === sentId) world.drafts.clear(kind, place.id);
    if (isHere) {
      id = undefined;
      $feedback.set({ ...state, status: 'sent' });
    }
    trackSubmitted(state);
  }

  function again(): void {
    const { kind, place, status } = $feedback.get();
    if (kind === undefined || status === 'sending') return;
    if (place) world.drafts.clear(kind, place.id);
    begin(kind, place);
  }

  function back(): void {
    const state = $feedback.get();
    const { kind } = state;
    const place = state.place ?? leftPlace;
    clearTimeout(timer);
    if (kind !== undefined && place) world.drafts.clear(kind, place.id);
    id = undefined;
    leftPlace = undefined;
    $feedback.set(blank());
  }

  function trackStep(step_id: FeedbackEvents['feedback.step_advanced']['step_id'], value: string | number): void {
    const { place } = $feedback.get();
    if (isQr && place) world.track('feedback.step_advanced', { step_id, value, restaurant_id: place.id });
  }

  function trackSubmitted({ kind, place, form }: FeedbackState): void {
    if (!isQr || kind === undefined || !place) return;
    const { rating = null, subType = null, nature = null } = form;
    const about = { type: kind, restaurant_id: place.id, source: 'qr_code' } as const;
    world.track('feedback.submitted', { ...about, rating, sub_type: subType, nature });
  }

  return {
    $feedback,
    $places,
    loadPlaces,
    hasChoice,
    open,
    choosePlace,
    changePlace,
    rate,
    categorize,
    chooseNature,
    edit,
    submit,
    again,
    back,
  };
}
