import { describe, expect, test, vi } from 'vitest';
import { EMPTY_FORM, type FeedbackKind } from '../../../../src/domain/feedback/feedback-form.ts';
import type { Sent } from '../../../../src/services/submissions.ts';
import {
  CHAIN,
  EAST,
  FAILED,
  type Form,
  makeChain,
  makeForm,
  makeReady,
  SENT,
  START,
  WEST,
  withFakeTimers,
} from '../../../support/feedback-form.ts';

const SORRY = "We couldn't send your feedback. Please try again.";

withFakeTimers();

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
