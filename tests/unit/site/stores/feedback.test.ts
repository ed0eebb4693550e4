import { ENGLISH } from '#i18n/english/english.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedbackKind, FeedbackValues } from '#content/feedback/feedback-form.ts';
import { makeFeedbackForms } from '#site/stores/feedback.ts';

const START = { backend: { url: '', key: '' }, restaurantId: 'kumo', name: 'Kumo' };
const CHAIN = { ...START, locationsUrl: '/_data/form-locations.json' };
const LOCATIONS = [
  { id: 'east', name: 'East', address: '1 King St' },
  { id: 'west', name: 'West', address: '' },
];
const ENTERED: Record<FeedbackKind, Partial<FeedbackValues>> = {
  restaurant: { rating: '4', sub_type: 'Food', nature: 'complaint', message: 'Cold soup' },
  website: { rating: '4', nature: 'bug', message: 'The map is upside down' },
  callback: { contact_phone: '416 555 0188', message: 'A table' },
};

const kept = new Map<string, string>();
const gtag = vi.fn();
const sent: { url: string; body: Record<string, unknown> }[] = [];
let status = 201;

/** As much of the browser's as a call needs; it is answered at once. */
class AnsweredRequest {
  upload = {};
  status = 0;
  responseText = '';
  onloadend = () => {};
  url = '';
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(): void {}
  send(body: string): void {
    sent.push({ url: this.url, body: JSON.parse(body) as Record<string, unknown> });
    this.status = status;
    this.responseText = status === 201 ? '{"success":true}' : '{}';
    this.onloadend();
  }
}

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  status = 201;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('window', { gtag });
  vi.stubGlobal('location', { href: 'https://kumo.example/', origin: 'https://kumo.example' });
  vi.stubGlobal('navigator', { userAgent: 'Test' });
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('analytics', () => {
  const about = { type: 'restaurant', restaurant_id: 'kumo' };
  const submitted = { ...about, rating: 4, sub_type: 'Food', nature: 'complaint', source: 'qr_code' };

  test.each<[FeedbackKind, boolean, number, [string, object][]]>([
    ['restaurant', true, 201, [['feedback.submitted', submitted]]],
    ['restaurant', true, 500, [['feedback.failed', about]]],
    ['restaurant', false, 201, []],
    ['restaurant', false, 500, [['feedback.failed', about]]],
    ['website', false, 500, []],
    ['callback', false, 500, []],
  ])('of %s by QR code %s, answered with %i', async (kind, isQr, answer, events) => {
    status = answer;
    const { store } = makeFeedbackForms(START, ENGLISH, isQr).formOf(kind);
    store.edit(ENTERED[kind]);
    await store.submit();
    expect(gtag.mock.calls).toEqual(events.map(([name, parameters]) => ['event', name, parameters]));
  });

  test('hear of each answer on the page of the QR code, and on no other', () => {
    for (const isQr of [false, true]) {
      const { answer } = makeFeedbackForms(START, ENGLISH, isQr).formOf('restaurant');
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
  async function openChain(isQr = false) {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(LOCATIONS)));
    const forms = makeFeedbackForms(CHAIN, ENGLISH, isQr);
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
    const { store, again } = (await openChain(true)).formOf('restaurant');
    store.edit({ ...ENTERED.restaurant, restaurant_id: 'west' });
    await store.submit();
    const meta = { viewport: '390x844', location_name: 'West', source: 'qr_code_feedback' };
    expect(sent).toMatchObject([{ body: { restaurant_id: 'west', meta } }]);
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
  const { formOf } = makeFeedbackForms(START, ENGLISH);
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
