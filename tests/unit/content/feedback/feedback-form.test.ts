import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import {
  failureText,
  type FeedbackContext,
  type FeedbackKind,
  feedbackRules,
  type FeedbackValues,
  messageLabel,
} from '#content/feedback/feedback-form.ts';
import { CONTEXT } from '../../../support/form-table.ts';

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
const NATURE = 'Please choose one.';

const rulesFor = (kind: FeedbackKind, context: FeedbackContext = CONTEXT) =>
  feedbackRules(kind, 'kumo-annex', () => context);
const valuesOf = (kind: FeedbackKind, part: Partial<FeedbackValues>) => ({ ...rulesFor(kind).empty, ...part });
const errorsOf = (kind: FeedbackKind, part: Partial<FeedbackValues>) => rulesFor(kind).errorsOf(valuesOf(kind, part));
const recordOf = (kind: FeedbackKind, part: Partial<FeedbackValues>, context: FeedbackContext = CONTEXT) =>
  rulesFor(kind, context).recordOf(valuesOf(kind, part));

describe('texts', () => {
  test.each([
    ['complaint', 'Please describe the problem (optional)'],
    ['suggestion', 'What would you like to suggest? (optional)'],
    ['compliment', 'What went well? (optional)'],
    ['other', 'Tell us more (optional)'],
    ['bug', 'Tell us more (optional)'],
    ['', 'Tell us more (optional)'],
  ] as const)('%s asks "%s"', (nature, label) => {
    expect(messageLabel(nature, ENGLISH)).toBe(label);
  });

  test.each<[FeedbackKind, string | undefined, string]>([
    ['restaurant', undefined, "We couldn't send your feedback. Please try again."],
    ['restaurant', 'The phone is wrong.', "We couldn't send your feedback. Please try again."],
    ['callback', undefined, "We couldn't send your request. Please try again."],
    ['callback', 'The phone is wrong.', "We couldn't send your request. Please try again."],
    ['website', undefined, 'Failed to submit feedback'],
    ['website', 'Too many at once.', 'Too many at once.'],
  ])('%s that failed with %j says "%s"', (kind, reason, text) => {
    expect(failureText(kind, ENGLISH, reason)).toBe(text);
  });
});

describe('what is wrong', () => {
  test.each<[FeedbackKind, Partial<FeedbackValues>, object]>([
    ['restaurant', {}, { nature: NATURE }],
    ['restaurant', { nature: 'other' }, {}],
    ['restaurant', { nature: 'other', contact_email: ' mia@kumo.example ', contact_phone: ' (416) 555-0188 ' }, {}],
    [
      'website',
      { contact_email: 'a b@c.d', contact_phone: 'x' },
      { nature: NATURE, contact_email: EMAIL, contact_phone: PHONE },
    ],
    ['callback', {}, { contact_phone: PHONE }],
    ['callback', { contact_phone: '1', contact_email: 'mia' }, { contact_email: EMAIL }],
  ])('with %s %j is %j', (kind, form, problems) => {
    expect(errorsOf(kind, form)).toEqual(problems);
  });
});

describe('the record', () => {
  const full: Partial<FeedbackValues> = {
    rating: '2',
    sub_type: 'Wait time',
    nature: 'complaint',
    message: '  Forty minutes.\n',
    contact_name: ' Mia ',
    contact_phone: ' 416 555 0188 ',
    contact_email: ' mia@kumo.example ',
  };
  const common = {
    restaurant_id: 'kumo-annex',
    message: 'Forty minutes.',
    contact_name: 'Mia',
    contact_phone: '416 555 0188',
    contact_email: 'mia@kumo.example',
    page_url: 'https://kumo.example/menu/',
    user_agent: 'Mozilla/5.0',
  };

  const ofRestaurant = { ...common, type: 'restaurant', rating: 2, sub_type: 'Wait time', nature: 'complaint' };

  test('of a restaurant has its rating, category and nature', () => {
    const meta = { viewport: '390x844' };
    expect(recordOf('restaurant', full)).toStrictEqual({ ...ofRestaurant, meta });
  });

  test('of a QR code names the location', () => {
    const meta = { viewport: '390x844', location_name: 'Kumo Annex', source: 'qr_code_feedback' };
    const record = recordOf('restaurant', full, { ...CONTEXT, qrLocationName: 'Kumo Annex' });
    expect(record).toStrictEqual({ ...ofRestaurant, meta });
  });

  test('of a callback may be answered, and is nothing but contacts', () => {
    expect(recordOf('callback', { ...full, rating: '', sub_type: '', nature: '' })).toStrictEqual({
      ...common,
      type: 'callback',
      rating: null,
      sub_type: null,
      nature: null,
      contact_ok: true,
      meta: { viewport: '390x844', user_agent: 'Mozilla/5.0' },
    });
  });

  test('never has half a character in the name of a location', () => {
    const record = recordOf('restaurant', full, { ...CONTEXT, qrLocationName: `${'k'.repeat(299)}🍜` });
    expect(record).toHaveProperty('meta.location_name', 'k'.repeat(299));
  });
});
