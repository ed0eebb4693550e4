import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_FORM, type FeedbackKind } from '../../../src/domain/feedback/feedback-form.ts';
import { problemsOf } from '../../../src/domain/feedback/feedback-record.ts';
import type { FeedbackStart } from '../../../src/domain/feedback/feedback-start.ts';
import type { FormLocation } from '../../../src/domain/forms/form-locations.ts';
import type { FeedbackForm, FeedbackValues } from '../../../src/model/forms/feedback-draft.ts';
import type { FormDraft } from '../../../src/services/drafts.ts';
import type { FeedbackSubmission } from '../../../src/services/feedback.ts';
import type { Sent } from '../../../src/services/submissions.ts';
import { type FeedbackState, type FeedbackWorld, makeFeedback } from '../../../src/stores/feedback.ts';

const START: FeedbackStart = { backend: { url: '', key: '' }, restaurantId: 'kumo', name: 'Kumo' };
const CHAIN: FeedbackStart = { ...START, placesUrl: '/_data/places.json' };
const EAST: FormLocation = { id: 'east', name: 'East', address: '1 King St' };
const WEST: FormLocation = { id: 'west', name: 'West', address: '' };
const SENT: Sent = { state: 'sent' };
const FAILED: Sent = { state: 'failed' };
const SORRY = "We couldn't send your feedback. Please try again.";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
function makeForm(start = START, { isQr = false, locations = [EAST, WEST] } = {}) {
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
function makeReady(...args: Parameters<typeof makeForm>) {
  const form = makeForm(...args);
  form.open('restaurant');
  form.chooseNature('complaint');
  form.edit({ message: 'Cold soup' });
  vi.runAllTimers();
  return form;
}

async function makeChain(options?: Parameters<typeof makeForm>[1]) {
  const form = makeForm(CHAIN, options);
  await form.loadLocations();
  return form;
}

type Form = ReturnType<typeof makeForm>;

describe('steps', () => {
  test('of a restaurant show 300 ms after the rating and 200 ms after the next choices', () => {
    const { open, rate, categorize, chooseNature, state } = makeForm();
    open('restaurant');
    expect(state()).toEqual({
      kind: 'restaurant',
      location: { id: 'kumo', name: 'Kumo', address: '' },
      step: 1,
      form: EMPTY_FORM,
      problems: {},
      status: 'editing',
    });
    const choices: [() => void, number, number][] = [
      [() => rate(4), 300, 2],
      [() => categorize('Food'), 200, 3],
      [() => chooseNature('other'), 200, 4],
    ];
    for (const [choose, delay, step] of choices) {
      choose();
      vi.advanceTimersByTime(delay - 1);
      expect(state().step).toBe(step - 1);
      vi.advanceTimersByTime(1);
      expect(state().step).toBe(step);
    }
    expect(state().form).toMatchObject({ rating: 4, subType: 'Food', nature: 'other' });
  });

  test('of a website have no categories', () => {
    const { open, rate, state } = makeForm();
    open('website');
    rate(4);
    vi.advanceTimersByTime(300);
    expect(state().step).toBe(3);
  });

  test('of a callback are its form', () => {
    const { open, state } = makeForm();
    open('callback');
    expect(state().step).toBe(4);
  });

  test('never go back for another answer', () => {
    const { rate, categorize, state } = makeReady();
    rate(1);
    categorize('Other');
    vi.runAllTimers();
    expect(state()).toMatchObject({ step: 4, form: { rating: 1, subType: 'Other', message: 'Cold soup' } });
  });

  test('are not held up by another answer to an earlier question', () => {
    const { open, rate, categorize, state } = makeForm();
    open('restaurant');
    rate(4);
    vi.runAllTimers();
    categorize('Food');
    rate(5);
    vi.advanceTimersByTime(200);
    expect(state()).toMatchObject({ step: 3, form: { rating: 5, subType: 'Food' } });
  });

  test('wait for the last of several answers', () => {
    const { open, rate, state } = makeForm();
    open('restaurant');
    rate(1);
    vi.advanceTimersByTime(200);
    rate(2);
    vi.advanceTimersByTime(299);
    expect(state().step).toBe(1);
    vi.advanceTimersByTime(1);
    expect(state().step).toBe(2);
  });

  test.each<[string, (form: Form) => void, object]>([
    ['the way back', ({ back }) => back(), { step: 1, form: EMPTY_FORM, status: 'editing' }],
    ['another form', ({ open }) => open('website'), { kind: 'website', step: 1, form: EMPTY_FORM }],
    ['a new one', ({ again }) => again(), { kind: 'restaurant', step: 1, form: EMPTY_FORM }],
  ])('that were about to show leave %s alone', (_, leave, expected) => {
    const form = makeForm();
    form.open('restaurant');
    form.rate(4);
    leave(form);
    vi.runAllTimers();
    expect(form.state()).toMatchObject(expected);
  });

  test('are told to analytics by the page of the QR code, and by no other', () => {
    const qr = makeForm(START, { isQr: true });
    qr.open('restaurant');
    qr.rate(4);
    qr.categorize('Food');
    qr.chooseNature('other');
    expect(qr.track.mock.calls).toEqual([
      ['feedback.step_advanced', { step_id: 'rating_selected', value: 4, restaurant_id: 'kumo' }],
      ['feedback.step_advanced', { step_id: 'subtype_selected', value: 'Food', restaurant_id: 'kumo' }],
      ['feedback.step_advanced', { step_id: 'nature_selected', value: 'other', restaurant_id: 'kumo' }],
    ]);
    expect(makeReady().track).not.toHaveBeenCalled();
  });
});

describe('a draft', () => {
  test('is kept once there is a message, with all that was said', () => {
    const { open, rate, edit, drafts } = makeForm();
    open('restaurant');
    rate(4);
    edit({ contactName: 'Mia' });
    edit({ message: ' ' });
    vi.runAllTimers();
    expect(drafts.size).toBe(0);
    edit({ message: 'Lovely' });
    const form = { ...EMPTY_FORM, rating: 4, contactName: 'Mia', message: 'Lovely' };
    expect([...drafts]).toEqual([['restaurant kumo', { form, step: 2 }]]);
    edit({ message: '' });
    expect(drafts.size).toBe(0);
  });

  test('is kept apart for each form', () => {
    const { open, edit, drafts } = makeForm();
    for (const kind of ['restaurant', 'website', 'callback'] as const) {
      open(kind);
      edit({ message: kind });
    }
    expect([...drafts.keys()]).toEqual(['restaurant kumo', 'website kumo', 'callback kumo']);
  });

  test('is gone on with: its form, its step, its id', async () => {
    const { open, drafts, send, sends, state } = makeForm();
    const form = { ...EMPTY_FORM, nature: 'other' as const, message: 'Lovely' };
    drafts.set('restaurant kumo', { form, step: 3, id: 'id-before' });
    open('restaurant');
    expect(state()).toMatchObject({ form, step: 3, status: 'editing' });
    await send();
    expect(sends[0]?.id).toBe('id-before');
  });

  test('is cleared by the way back, and by a new form', () => {
    for (const verb of ['back', 'again'] as const) {
      const form = makeReady();
      expect(form.drafts.size).toBe(1);
      form[verb]();
      expect(form.drafts.size).toBe(0);
    }
  });

  test('is cleared by the way back from the choice of a location, too', async () => {
    const { open, chooseLocation, edit, changeLocation, back, drafts } = await makeChain();
    open('restaurant');
    chooseLocation(EAST);
    edit({ message: 'Cold soup' });
    changeLocation();
    back();
    expect(drafts.size).toBe(0);
  });

  test('is cleared by success, and survives a failure with the id of the try', async () => {
    const { send, answer, drafts, state } = makeReady();
    await send();
    await answer(FAILED);
    expect(drafts.get('restaurant kumo')).toEqual({ form: state().form, step: 4, id: 'id-1' });
    await send();
    await answer(SENT);
    expect(drafts.size).toBe(0);
  });

  test('has the id before the answer is there', async () => {
    const { send, drafts } = makeReady();
    await send();
    expect(drafts.get('restaurant kumo')?.id).toBe('id-1');
  });
});

describe('the location', () => {
  test('is no question where there is one, nor for a website', () => {
    const { open, changeLocation, state } = makeForm(CHAIN);
    open('website');
    expect(state().location?.id).toBe('kumo');
    changeLocation();
    expect(state().location?.id).toBe('kumo');
  });

  test.each(['restaurant', 'callback'] as const)('has to be chosen for %s where there are several', async (kind) => {
    const { open, state, chooseLocation, edit, send, sends } = await makeChain();
    open(kind);
    expect(state()).not.toHaveProperty('location');
    edit({ contactPhone: '416 555 0188' });
    await send();
    expect(sends).toEqual([]);
    chooseLocation(EAST);
    expect(state().location).toEqual(EAST);
  });

  test.each([
    ['before', (form: Form) => form.loadLocations().then(() => form.open('restaurant', 'west'))],
    ['after', (form: Form) => (form.open('restaurant', 'west'), form.loadLocations())],
  ])('that was asked for is found when the list came %s', async (_, come) => {
    const form = makeForm(CHAIN);
    await come(form);
    expect(form.state().location).toEqual(WEST);
  });

  test('that nobody knows is a choice', async () => {
    const { open, state } = await makeChain();
    open('restaurant', 'north');
    expect(state()).not.toHaveProperty('location');
  });

  test('that something was written about comes back with it, unless another was asked for', async () => {
    const { open, drafts, state } = await makeChain();
    const form = { ...EMPTY_FORM, message: 'Cold soup' };
    drafts.set('restaurant west', { form, step: 4 });
    open('restaurant');
    expect(state()).toMatchObject({ location: WEST, form, step: 4 });
    open('callback');
    expect(state()).not.toHaveProperty('location');
    open('restaurant', 'east');
    expect(state()).toMatchObject({ location: EAST, form: EMPTY_FORM });
  });

  test.each<[string, (form: Form) => void]>([
    ['after asking for others', ({ changeLocation }) => changeLocation()],
    ['at once', () => {}],
  ])('can be changed %s, which keeps the text and moves the draft', async (_, ask) => {
    const form = await makeChain();
    form.open('restaurant');
    form.chooseLocation(EAST);
    form.edit({ message: 'Cold soup' });
    ask(form);
    expect(form.drafts.get('restaurant east')?.form.message).toBe('Cold soup');
    form.chooseLocation(WEST);
    expect(form.state()).toMatchObject({ location: WEST, form: { message: 'Cold soup' } });
    expect([...form.drafts.keys()]).toEqual(['restaurant west']);
  });

  test('that is chosen again changes nothing, the id of a try included', async () => {
    const form = await makeChain();
    const { open, chooseLocation, changeLocation, chooseNature, edit, send, answer, sends, drafts, state } = form;
    open('restaurant');
    chooseLocation(EAST);
    chooseNature('other');
    edit({ message: 'Cold soup' });
    await send();
    await answer(FAILED);
    const before = { state: state(), drafts: [...drafts] };
    changeLocation();
    expect(state()).not.toHaveProperty('location');
    chooseLocation(EAST);
    expect({ state: state(), drafts: [...drafts] }).toEqual(before);
    await send();
    expect(sends.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  });

  test('with a draft of its own gives it back to a form without a message', async () => {
    const { open, chooseLocation, rate, drafts, state } = await makeChain();
    open('restaurant', 'east');
    rate(5);
    drafts.set('restaurant west', { form: { ...EMPTY_FORM, message: 'Cold soup' }, step: 4 });
    chooseLocation(WEST);
    expect(state()).toMatchObject({ location: WEST, form: { message: 'Cold soup' }, step: 4 });
    expect(drafts.size).toBe(1);
  });

  test('makes it another submission', async () => {
    const { open, chooseLocation, chooseNature, send, answer, sends } = await makeChain();
    open('restaurant');
    chooseLocation(EAST);
    chooseNature('other');
    await send();
    await answer(FAILED);
    chooseLocation(WEST);
    await send();
    expect(sends.map(({ id, restaurantId }) => [id, restaurantId])).toEqual([
      ['id-1', 'east'],
      ['id-2', 'west'],
    ]);
  });
});

describe('the list of locations', () => {
  test('is fetched once', async () => {
    const { loadLocations, fetchLocations, $locations } = makeForm(CHAIN);
    await Promise.all([loadLocations(), loadLocations()]);
    await loadLocations();
    expect(fetchLocations).toHaveBeenCalledExactlyOnceWith('/_data/places.json');
    expect($locations.get()).toEqual({ state: 'ready', locations: [EAST, WEST] });
  });

  test('is not fetched where there is none', async () => {
    const { loadLocations, fetchLocations, $locations } = makeForm();
    await loadLocations();
    expect(fetchLocations).not.toHaveBeenCalled();
    expect($locations.get()).toEqual({ state: 'idle' });
  });

  test('that could not be fetched can be tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { loadLocations, fetchLocations, $locations, open, state } = makeForm(CHAIN);
    fetchLocations.mockRejectedValueOnce(new Error('offline'));
    open('restaurant', 'east');
    await loadLocations();
    expect($locations.get()).toEqual({ state: 'failed' });
    expect(warn).toHaveBeenCalledOnce();
    await loadLocations();
    expect(state().location).toEqual(EAST);
  });
});

describe('sending', () => {
  test('says what was filled in, whom it is about, and what the honeypot caught', async () => {
    const { send, sends, state } = makeReady();
    await send('spam');
    const { form, status } = state();
    expect(status).toBe('sending');
    expect(sends).toEqual([
      { id: 'id-1', kind: 'restaurant', form, restaurantId: 'kumo', qrLocationName: undefined, honeypot: 'spam' },
    ]);
  });

  test('on the page of a QR code says the location', async () => {
    const { send, sends } = makeReady(START, { isQr: true });
    await send();
    expect(sends[0]?.qrLocationName).toBe('Kumo');
  });

  test.each<[string, (form: Form) => void]>([
    ['no form', () => {}],
    ['no nature', ({ open }) => open('restaurant')],
    ['no phone', ({ open }) => open('callback')],
    ['a wrong email', (form) => (form.open('website'), form.chooseNature('bug'), form.edit({ contactEmail: 'x' }))],
  ])('is not possible with %s', async (_, fill) => {
    const form = makeForm();
    fill(form);
    await form.send();
    expect(form.sends).toEqual([]);
    expect(form.state().status).toBe('editing');
  });

  test('says what is wrong once the form was touched', async () => {
    const { open, chooseNature, edit, touch, state } = makeForm();
    open('website');
    chooseNature('bug');
    edit({ contactEmail: 'x' });
    expect(state().problems).toEqual({});
    touch();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().problems).toEqual({ contactEmail: 'Please enter a valid email address.' });
  });

  test.each<[string, (form: Form) => unknown]>([
    ['submit', ({ submit }) => submit()],
    ['rate', ({ rate }) => rate(1)],
    ['categorize', ({ categorize }) => categorize('Food')],
    ['chooseNature', ({ chooseNature }) => chooseNature('other')],
    ['edit', ({ edit }) => edit({ message: 'More' })],
    ['chooseLocation', ({ chooseLocation }) => chooseLocation(WEST)],
    ['changeLocation', ({ changeLocation }) => changeLocation()],
    ['again', ({ again }) => again()],
    ['open', ({ open }) => open('restaurant')],
  ])('is not disturbed by %s', async (_, disturb) => {
    const form = makeForm(CHAIN, { isQr: true });
    await form.loadLocations();
    form.open('restaurant', 'east');
    form.chooseNature('complaint');
    form.edit({ message: 'Cold soup' });
    await form.send();
    form.track.mockClear();
    const before = { state: form.state(), drafts: [...form.drafts], sends: [...form.sends] };
    void disturb(form);
    vi.runAllTimers();
    expect({ state: form.state(), drafts: [...form.drafts], sends: form.sends }).toEqual(before);
    expect(form.track).not.toHaveBeenCalled();
    await form.answer(SENT);
    expect(form.state().status).toBe('sent');
  });

  test.each<[string, Sent, (form: Form) => void]>([
    ['success', SENT, ({ open }) => open('website')],
    ['failure', FAILED, ({ open }) => open('website')],
    ['success', SENT, (form) => (form.back(), form.open('website'))],
    ['failure', FAILED, (form) => (form.back(), form.open('website'))],
  ])('ends in %s without a word in another form', async (_, sent, leave) => {
    const form = makeReady();
    await form.send();
    leave(form);
    form.chooseNature('bug');
    form.edit({ message: 'The menu is blank' });
    vi.runAllTimers();
    const before = form.state();
    await form.answer(sent);
    expect(form.state()).toBe(before);
    expect(form.drafts.get('website kumo')?.form.message).toBe('The menu is blank');
    await form.send();
    expect(form.sends.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });

  test.each<[string, Sent, string[]]>([
    ['success clears', SENT, ['website kumo']],
    ['failure keeps', FAILED, ['restaurant kumo', 'website kumo']],
  ])('that the visitor did not wait for: its %s its draft', async (_, sent, kept) => {
    const { send, open, edit, answer, drafts } = makeReady();
    await send();
    open('website');
    edit({ message: 'The menu is blank' });
    await answer(sent);
    expect([...drafts.keys()]).toEqual(kept);
  });

  test('that the visitor did not wait for leaves what was written since', async () => {
    const { send, open, edit, answer, drafts } = makeReady();
    await send();
    open('website');
    open('restaurant');
    edit({ message: 'Cold soup, and cold rice' });
    await answer(SENT);
    expect(drafts.get('restaurant kumo')?.form.message).toBe('Cold soup, and cold rice');
  });
});

describe('after it', () => {
  test('success thanks, and nothing can be changed but for a new form', async () => {
    const { send, answer, state, edit, rate, again, sends } = makeReady();
    await send();
    await answer(SENT);
    const sent = state();
    expect(sent).toMatchObject({ status: 'sent', form: EMPTY_FORM });
    edit({ message: 'More' });
    rate(1);
    await send();
    vi.runAllTimers();
    expect(state()).toBe(sent);
    expect(sends).toHaveLength(1);
    again();
    expect(state()).toMatchObject({ kind: 'restaurant', step: 1, form: EMPTY_FORM, status: 'editing' });
  });

  test('a new form is for the same location, and another submission', async () => {
    const { open, chooseNature, send, answer, again, state, sends } = await makeChain();
    open('restaurant', 'east');
    chooseNature('other');
    await send();
    await answer(SENT);
    again();
    expect(state()).toMatchObject({ location: EAST, form: EMPTY_FORM });
    chooseNature('other');
    await send();
    expect(sends.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });

  test.each<[FeedbackKind, Sent, string]>([
    ['restaurant', { state: 'failed', reason: 'Too many at once.' }, SORRY],
    ['website', { state: 'failed', reason: 'Too many at once.' }, 'Too many at once.'],
    ['website', FAILED, 'Failed to submit feedback'],
    ['callback', FAILED, "We couldn't send your request. Please try again."],
  ])('failure of %s keeps everything, and says so', async (kind, sent, error) => {
    const { open, chooseNature, edit, send, answer, state } = makeForm();
    open(kind);
    chooseNature('other');
    edit({ message: 'Cold soup', contactPhone: '416 555 0188' });
    vi.runAllTimers();
    const { form, step } = state();
    await send();
    await answer(sent);
    expect(state()).toMatchObject({ status: 'failed', error, form, step });
    await send();
    expect(state()).not.toHaveProperty('error');
    await answer(sent);
    edit({ message: 'Cold soup!' });
    expect(state()).not.toHaveProperty('error');
    expect(state().status).toBe('editing');
  });

  test.each<[string, (form: Form) => void, string]>([
    ['without a change', () => {}, 'id-1'],
    ['with the same answers', (form) => (form.chooseNature('complaint'), form.edit({ message: 'Cold soup' })), 'id-1'],
    ['with another message', ({ edit }) => edit({ message: 'Hot soup' }), 'id-2'],
    ['with another rating', ({ rate }) => rate(5), 'id-2'],
    ['with another category', ({ categorize }) => categorize('Other'), 'id-2'],
    ['with another nature', ({ chooseNature }) => chooseNature('other'), 'id-2'],
    ['with another name', ({ edit }) => edit({ contactName: 'Mia' }), 'id-2'],
    ['after a look elsewhere', (form) => (form.open('website'), form.open('restaurant')), 'id-1'],
  ])('a second try %s goes under %3$s', async (_, change, id) => {
    const form = makeReady();
    await form.send();
    await form.answer(FAILED);
    change(form);
    vi.runAllTimers();
    await form.send();
    expect(form.sends[1]?.id).toBe(id);
  });
});

describe('analytics', () => {
  const about = { type: 'restaurant', restaurant_id: 'kumo' };
  const submitted = { ...about, rating: null, sub_type: null, nature: 'complaint', source: 'qr_code' };

  test.each<[FeedbackKind, boolean, Sent, [string, object][]]>([
    ['restaurant', true, SENT, [['feedback.submitted', submitted]]],
    ['restaurant', true, FAILED, [['feedback.failed', about]]],
    ['restaurant', false, SENT, []],
    ['restaurant', false, FAILED, [['feedback.failed', about]]],
    ['website', false, FAILED, []],
    ['callback', false, FAILED, []],
  ])('of %s with a QR code %s answered with %j', async (kind, isQr, sent, events) => {
    const { open, chooseNature, edit, send, answer, track } = makeForm(START, { isQr });
    open(kind);
    chooseNature('complaint');
    edit({ contactPhone: '416 555 0188' });
    track.mockClear();
    await send();
    await answer(sent);
    expect(track.mock.calls).toEqual(events);
  });
});

describe('whatever a visitor does', () => {
  type Verb = [name: string, act: (form: Form) => unknown];
  const message = fc.constantFrom('', ' ', 'Cold soup', 'Lovely');
  const kind = fc.constantFrom<FeedbackKind>('restaurant', 'website', 'callback');
  const verb: fc.Arbitrary<Verb> = fc.oneof(
    { weight: 2, arbitrary: kind.map((of): Verb => [`open ${of}`, ({ open }) => open(of)]) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(EAST, WEST)
        .map((location): Verb => [`choose ${location.id}`, ({ chooseLocation }) => chooseLocation(location)]),
    },
    fc.constant<Verb>(['change location', ({ changeLocation }) => changeLocation()]),
    fc.integer({ min: 1, max: 5 }).map((rating): Verb => [`rate ${rating}`, ({ rate }) => rate(rating)]),
    fc.constant<Verb>(['categorize', ({ categorize }) => categorize('Food')]),
    fc.constantFrom('other', 'complaint').map((of): Verb => [`nature ${of}`, (form) => form.chooseNature(of)]),
    // The fields are there only once a location is chosen.
    {
      weight: 3,
      arbitrary: message.map((text): Verb => [
        `write "${text}"`,
        ({ edit, state }) => state().location && edit({ message: text, contactPhone: '1' }),
      ]),
    },
    { weight: 4, arbitrary: fc.constant<Verb>(['submit', ({ send }) => send()]) },
    { weight: 2, arbitrary: fc.constantFrom<Verb>(['succeed', ({ answer }) => answer(SENT)]) },
    { weight: 3, arbitrary: fc.constantFrom<Verb>(['fail', ({ answer }) => answer(FAILED)]) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(100, 200, 300).map((ms): Verb => [`wait ${ms}`, () => vi.advanceTimersByTime(ms)]),
    },
    fc.constant<Verb>(['again', ({ again }) => again()]),
    fc.constant<Verb>(['back', ({ back }) => back()]),
  );
  const GIVES_UP = /^(again|back|succeed|write)/;
  const BEGINS = /^(again|back|open|choose)/;

  type Law = (now: Form, moment: { verb: string; before: FeedbackState; sendsBefore: number }) => void;

  const LAWS: Record<string, Law> = {
    'a step never goes back by itself': (form, { verb: name, before }) => {
      if (!BEGINS.test(name) && form.state().status !== 'sent')
        expect(form.state().step).toBeGreaterThanOrEqual(before.step);
    },
    'what was written is in the form or in a draft': (form, { verb: name, before }) => {
      const words = before.form.message;
      if (words.trim() === '' || before.status === 'sent' || GIVES_UP.test(name)) return;
      const all = [form.state().form, ...[...form.drafts.values()].map((draft) => draft.form)];
      expect(all.map((each) => each.message)).toContain(words);
    },
    'only what can be sent is sent, and only by the visitor, once': (form, { verb: name, before, sendsBefore }) => {
      const sends = form.sends.slice(sendsBefore);
      const isFree = before.status === 'editing' || before.status === 'failed';
      expect(sends.length).toBeLessThanOrEqual(name === 'submit' && isFree ? 1 : 0);
      for (const { kind: of, form: sent } of sends) expect(problemsOf(of, sent)).toEqual({});
    },
    'an id stands for one content': (form) => {
      const contents = new Map<string, string>();
      for (const { id, ...content } of form.sends) {
        const text = JSON.stringify(content);
        expect(contents.get(id) ?? text).toBe(text);
        contents.set(id, text);
      }
    },
    'what is sent again as it was has the same id': (form, { before, sendsBefore }) => {
      const [again] = form.sends.slice(sendsBefore);
      const earlier = form.sends[sendsBefore - 1];
      if (before.status === 'failed') expect(again?.id ?? earlier?.id).toBe(earlier?.id);
    },
    'a draft has a message': (form) => {
      for (const draft of form.drafts.values()) expect(draft.form.message.trim()).not.toBe('');
    },
    'a form that was sent has no draft': (form) => {
      const { kind: of, location, status } = form.state();
      if (status === 'sent') expect([...form.drafts.keys()]).not.toContain(`${of} ${location?.id}`);
    },
    'a failure says so, and nothing else does': (form) => {
      const { status, error } = form.state();
      expect(error !== undefined).toBe(status === 'failed');
    },
  };

  test.each(Object.entries(LAWS))('%s', async (_, law) => {
    await fc.assert(
      fc.asyncProperty(fc.array(verb, { maxLength: 40, size: 'max' }), fc.boolean(), async (verbs, isChain) => {
        const form = makeForm(isChain ? CHAIN : START);
        await form.loadLocations();
        for (const [name, act] of verbs) {
          // Where there is one location, none is chosen.
          if (!isChain && name.startsWith('choose')) continue;
          const moment = { verb: name, before: form.state(), sendsBefore: form.sends.length };
          await act(form);
          law(form, moment);
        }
        vi.clearAllTimers();
      }),
      { numRuns: 150 },
    );
  });
});
