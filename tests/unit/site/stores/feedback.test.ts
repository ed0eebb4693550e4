import { ENGLISH } from '#i18n/english/english.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedbackKind, FeedbackMode } from '#content/feedback/feedback-form.ts';
import { makeFeedbackForms } from '#site/stores/feedback.ts';
import { LoopbackRequest, startLoopback } from '../../../support/backend/loopback.ts';
import { CALLBACK, VISIT, WEBSITE } from '../../../support/forms/feedback.ts';

const START = { backend: { url: '', key: '' }, restaurantId: 'kumo', name: 'Kumo' };
const LOCATIONS = [
  { id: 'east', name: 'East', address: '1 King St' },
  { id: 'west', name: 'West', address: '' },
];
const ENTERED = { restaurant: VISIT.entered, website: WEBSITE.entered, callback: CALLBACK.entered };

const kept = new Map<string, string>();
const gtag = vi.fn();
/** The backend that the calls of a test reach. */
let backend: Awaited<ReturnType<typeof startLoopback>> | undefined;

async function answerWith(status: number) {
  await backend?.stop();
  backend = await startLoopback({ status, text: status === 201 ? '{"success":true}' : '{}' });
  return { ...START, backend: { url: backend.url, key: '' } };
}
afterEach(() => backend?.stop());

beforeEach(() => {
  kept.clear();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('window', { gtag });
  vi.stubGlobal('location', { href: 'https://kumo.example/', origin: 'https://kumo.example' });
  vi.stubGlobal('navigator', { userAgent: 'Test' });
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('analytics', () => {
  const about = { type: 'restaurant', restaurant_id: 'kumo' };
  const submitted = { ...about, rating: 4, sub_type: 'Portion size', nature: 'compliment', source: 'qr_code' };

  test.each<[FeedbackKind, FeedbackMode, number, [string, object][]]>([
    ['restaurant', 'page', 201, [['feedback.submitted', submitted]]],
    ['restaurant', 'page', 500, [['feedback.failed', about]]],
    ['restaurant', 'dialog', 201, []],
    ['restaurant', 'dialog', 500, [['feedback.failed', about]]],
    ['website', 'dialog', 500, []],
    ['callback', 'dialog', 500, []],
  ])('of %s in the %s, answered with %i', async (kind, mode, answer, events) => {
    const { store } = makeFeedbackForms(await answerWith(answer), ENGLISH, mode).formOf(kind);
    store.edit(ENTERED[kind]);
    await store.submit();
    expect(gtag.mock.calls).toEqual(events.map(([name, parameters]) => ['event', name, parameters]));
  });

  test('hear of each answer on the page of the QR code, and on no other', () => {
    for (const mode of ['dialog', 'page'] as const) {
      const { answer } = makeFeedbackForms(START, ENGLISH, mode).formOf('restaurant');
      answer('rating', '4');
      answer('sub_type', 'Food');
      answer('nature', 'other');
    }
    expect(gtag.mock.calls.map(([, , parameters]: object[]) => parameters)).toEqual([
      { step_id: 'rating_selected', value: 4, restaurant_id: 'kumo' },
      { step_id: 'subtype_selected', value: 'Food', restaurant_id: 'kumo' },
      { step_id: 'nature_selected', value: 'other', restaurant_id: 'kumo' },
    ]);
  });
});

describe('of several locations', () => {
  async function openChain(mode: FeedbackMode = 'dialog') {
    const start = { ...(await answerWith(201)), locationsUrl: '/_data/form-locations.json' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(LOCATIONS)));
    const forms = makeFeedbackForms(start, ENGLISH, mode);
    await forms.locations.loadLocations();
    return forms;
  }

  test('one has to be chosen, but not for the website', async () => {
    const { formOf } = await openChain();
    expect([formOf('restaurant').hasChoice, formOf('callback').hasChoice, formOf('website').hasChoice]).toEqual([
      true,
      true,
      false,
    ]);
    const { store } = formOf('callback');
    store.edit(ENTERED.callback);
    expect(await store.submit()).toBe('invalid');
  });

  test('the chosen one is sent, named on the page of a QR code, and that of the next form', async () => {
    const { store, again } = (await openChain('page')).formOf('restaurant');
    store.edit({ ...ENTERED.restaurant, restaurant_id: 'west' });
    await store.submit();
    const meta = { viewport: '390x844', location_name: 'West', source: 'qr_code_feedback' };
    expect(backend?.heard).toMatchObject([{ body: { restaurant_id: 'west', meta } }]);
    again();
    expect(store.$form.get()).toMatchObject({ status: 'editing', values: { restaurant_id: 'west', message: '' } });
  });

  test('the chosen one is kept with the draft', async () => {
    (await openChain()).formOf('restaurant').store.edit({ ...ENTERED.restaurant, restaurant_id: 'west' });
    const { store } = (await openChain()).formOf('restaurant');
    expect(store.$form.get().values).toMatchObject({ ...ENTERED.restaurant, restaurant_id: 'west' });
  });
});

test('a draft is kept once there is a message, apart for each form', () => {
  const { formOf } = makeFeedbackForms(START, ENGLISH, 'dialog');
  for (const kind of ['restaurant', 'website', 'callback'] as const) {
    formOf(kind).store.edit({ contact_name: 'Mia', message: ' ' });
    expect(kept.size).toBe(0);
  }
  for (const kind of ['restaurant', 'website', 'callback'] as const) formOf(kind).store.edit({ message: kind });
  expect(Object.fromEntries(kept)).toEqual({
    'feedback-draft:kumo': JSON.stringify({ values: { message: 'restaurant', contact_name: 'Mia' } }),
    'feedback-draft:kumo:website': JSON.stringify({ values: { message: 'website', contact_name: 'Mia' } }),
    'feedback-draft:kumo:callback': JSON.stringify({ values: { message: 'callback', contact_name: 'Mia' } }),
  });
});
