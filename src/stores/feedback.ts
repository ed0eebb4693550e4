import { atom, type ReadableAtom } from 'nanostores';
import {
  EMPTY_FORM,
  failureText,
  type FeedbackKind,
  type FeedbackStep,
  stepAfter,
  STEPS,
} from '../domain/feedback/feedback-form.ts';
import type { FeedbackStart } from '../domain/feedback/feedback-start.ts';
import type { Problems } from '../domain/forms/form.ts';
import type { FormLocation } from '../domain/forms/form-locations.ts';
import type { Category, Nature } from '../model/forms/feedback.ts';
import type { FeedbackForm, FeedbackValues } from '../model/forms/feedback-draft.ts';
import type { FeedbackEvents } from '../services/analytics.ts';
import type { Draft } from '../services/drafts.ts';
import type { FeedbackSubmission } from '../services/feedback.ts';
import type { Sent } from '../services/submissions.ts';
import { type FormStore, makeForm } from './form.ts';
import { type LocationsStore, makeLocations } from './form-locations.ts';

/** How long the next step waits after a rating, and after any later choice (docs/behaviour.md#feedback-launcher-and-dialog). */
const RATING_DELAY_MS = 300;
const CHOICE_DELAY_MS = 200;

export interface FeedbackState {
  /** Missing until the visitor has chosen a form. */
  kind?: FeedbackKind;
  /** Missing until the visitor has chosen a location. */
  location?: FormLocation;
  /** The last visible step. All steps before it are visible too. */
  step: FeedbackStep;
  form: FeedbackForm;
  problems: Problems<FeedbackForm>;
  status: 'editing' | 'sending' | 'sent' | 'failed';
  /** What the visitor reads when it could not be sent. */
  error?: string;
}

/** What checks a form and sends it. */
export interface FeedbackWork {
  problemsOf: (kind: FeedbackKind, form: FeedbackForm) => Problems<FeedbackForm>;
  send: (submission: FeedbackSubmission) => Promise<Sent>;
}

/** Everything outside of the form that it uses. */
export interface FeedbackWorld {
  /** Called when the visitor first touches a form; after a failure it is called again. */
  loadWork: () => Promise<FeedbackWork>;
  fetchLocations: (url: string) => Promise<FormLocation[]>;
  makeId: () => string;
  draftOf: (kind: FeedbackKind, restaurantId: string) => Draft<FeedbackValues>;
  track: <Name extends keyof FeedbackEvents>(name: Name, parameters: FeedbackEvents[Name]) => void;
}

export interface FeedbackStore extends Omit<LocationsStore, 'findLocation'> {
  $feedback: ReadableAtom<FeedbackState>;
  /** Whether a form of that kind is about one of several locations. */
  hasChoice: (kind: FeedbackKind) => boolean;
  /** Begins a form or continues its draft; for the location with that id, if it exists. */
  open: (kind: FeedbackKind, locationId?: string) => void;
  /** Loads what checks and sends the form that is open. */
  touch: () => void;
  chooseLocation: (location: FormLocation) => void;
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
  const $feedback = atom<FeedbackState>(BLANK);
  const { locationsUrl: url } = start;
  const { $locations, loadLocations } = makeLocations(url === undefined ? undefined : { url }, world.fetchLocations);
  $locations.listen(findLocation);
  let opened: Opened | undefined;
  let unlisten = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Every form that is opened, left or continued goes through here. */
  function show(next: Opened | undefined): void {
    unlisten();
    opened = next;
    const form = next?.form ?? next?.left?.form;
    // Only where the form itself is: one that was left, and is still being sent, changes nothing here.
    unlisten = form?.$form.listen(() => $feedback.set(stateOf(next))) ?? unlisten;
    $feedback.set(stateOf(next));
  }

  function begin(kind: FeedbackKind, location: FormLocation | undefined, wantedId?: string): void {
    clearTimeout(timer);
    if (!location) return show({ kind, wantedId });
    const form = formFor(kind, location);
    form.resume();
    show({ kind, location, form });
  }

  function formFor(kind: FeedbackKind, location: FormLocation): FormStore<FeedbackValues> {
    return makeForm<FeedbackValues>({
      empty: emptyOf(kind),
      loadWork: async () => {
        const { problemsOf, send } = await world.loadWork();
        return {
          problemsOf: (values) => problemsOf(kind, values),
          send: ({ id, values: { step: _, ...form }, honeypot }) => {
            const qrLocationName = isQr ? location.name : undefined;
            return send({ id, kind, form, restaurantId: location.id, qrLocationName, honeypot });
          },
        };
      },
      failureText: (reason) => failureText(kind, reason),
      makeId: world.makeId,
      draft: world.draftOf(kind, location.id),
      isWorthKeeping: hasWords,
    });
  }

  function hasChoice(kind: FeedbackKind): boolean {
    return start.locationsUrl !== undefined && kind !== 'website';
  }

  /** Chooses the location that was asked for, else one with a draft, so that the visitor need not choose. */
  function findLocation(): void {
    const loaded = $locations.get();
    if (!opened || opened.location || opened.left || loaded.state !== 'ready') return;
    const { kind, wantedId } = opened;
    const found =
      loaded.locations.find(({ id }) => id === wantedId) ??
      loaded.locations.find(({ id }) => world.draftOf(kind, id).read());
    if (found) begin(kind, found);
  }

  function open(kind: FeedbackKind, locationId?: string): void {
    const isSame = opened?.kind === kind && (locationId === undefined || locationId === opened.location?.id);
    if (isSame && $feedback.get().status === 'sending') return;
    const only = { id: start.restaurantId, name: start.name, address: '' };
    begin(kind, hasChoice(kind) ? undefined : only, locationId);
    findLocation();
  }

  function touch(): void {
    void opened?.form?.touch();
  }

  function chooseLocation(location: FormLocation): void {
    if (!opened || isFixed()) return;
    const { kind, left = opened } = opened;
    if (left.form && left.location?.id === location.id) return show({ kind, location, form: left.form });
    // Where only the other location's draft has a message, that draft is continued, and nothing moves there.
    const values = left.form?.$form.get().values;
    if (!values || !left.location || (!hasWords(values) && world.draftOf(kind, location.id).read()))
      return begin(kind, location);
    // What was already written moves to the other location.
    clearTimeout(timer);
    world.draftOf(kind, left.location.id).clear();
    const form = formFor(kind, location);
    form.edit(values);
    show({ kind, location, form });
  }

  function changeLocation(): void {
    if (!opened?.location || !opened.form || isFixed() || !hasChoice(opened.kind)) return;
    const { kind, location, form } = opened;
    show({ kind, left: { location, form } });
  }

  /** A form that is being sent, or was sent, can't be changed. */
  function isFixed(): boolean {
    return ['sending', 'sent'].includes($feedback.get().status);
  }

  function edit(part: Partial<FeedbackValues>): boolean {
    return !isFixed() && (opened?.form?.edit(part) ?? false);
  }

  function choose(part: Partial<FeedbackForm>, step: FeedbackStep, delay: number): boolean {
    if (!edit(part) || !opened) return false;
    const { kind, form } = opened;
    const next = stepAfter(kind, step);
    // Another answer to an earlier question must not hold up the step that is about to show.
    if (next <= $feedback.get().step) return true;
    clearTimeout(timer);
    timer = setTimeout(() => form?.edit({ step: next }), delay);
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

  async function submit(honeypot = ''): Promise<void> {
    if (!opened?.location || !opened.form || isFixed()) return;
    const { kind, location, form } = opened;
    const { rating = null, subType = null, nature = null } = form.$form.get().values;
    const about = { type: kind, restaurant_id: location.id };
    const outcome = await form.submit(honeypot);
    if (outcome === 'failed' && kind === 'restaurant') world.track('feedback.failed', about);
    if (outcome === 'sent' && isQr)
      world.track('feedback.submitted', { ...about, source: 'qr_code', rating, sub_type: subType, nature });
  }

  function again(): void {
    if (!opened?.form || $feedback.get().status === 'sending') return;
    clearTimeout(timer);
    opened.form.reset();
  }

  function back(): void {
    clearTimeout(timer);
    const location = opened?.location ?? opened?.left?.location;
    if (opened && location) world.draftOf(opened.kind, location.id).clear();
    show(undefined);
  }

  function trackStep(step_id: FeedbackEvents['feedback.step_advanced']['step_id'], value: string | number): void {
    if (isQr && opened?.location)
      world.track('feedback.step_advanced', { step_id, value, restaurant_id: opened.location.id });
  }

  return {
    $feedback,
    $locations,
    loadLocations,
    hasChoice,
    open,
    touch,
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

/** One of the three forms; for a location, once that is chosen. */
interface Opened {
  kind: FeedbackKind;
  location?: FormLocation;
  form?: FormStore<FeedbackValues>;
  /** Where it was, while the visitor chooses another location. */
  left?: { location: FormLocation; form: FormStore<FeedbackValues> };
  /** The id of the location that it was opened for. */
  wantedId?: string | undefined;
}

function emptyOf(kind: FeedbackKind): FeedbackValues {
  return { ...EMPTY_FORM, step: STEPS[kind][0] };
}

/** Only a form with a message is kept as a draft. */
function hasWords({ message }: FeedbackForm): boolean {
  return message.trim() !== '';
}

const BLANK: FeedbackState = { step: 1, form: EMPTY_FORM, problems: {}, status: 'editing' };

function stateOf(opened: Opened | undefined): FeedbackState {
  if (!opened) return BLANK;
  const { kind, location, left } = opened;
  const form = opened.form ?? left?.form;
  const { values = emptyOf(kind), status = 'editing', error } = form?.$form.get() ?? {};
  const { step, ...answers } = values;
  return {
    kind,
    ...(location && { location }),
    step,
    form: answers,
    problems: form?.problemsOf(values) ?? {},
    status,
    ...(error !== undefined && { error }),
  };
}
