import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  draftKey,
  EMPTY_FORM,
  failureText,
  type FeedbackKind,
  messageLabel,
  NATURE_LABELS,
  NATURES,
  RATING_LABELS,
  stepAfter,
  STEPS,
} from '../../../../src/domain/feedback/feedback-form.ts';
import { type FeedbackContext, problemsOf, recordOf } from '../../../../src/domain/feedback/feedback-record.ts';
import { FEEDBACK_CATEGORIES, WEBSITE_NATURES } from '../../../../src/model/forms/feedback.ts';
import { feedbackSchema } from '../../../../src/model/forms/feedback-schema.ts';
import type { FeedbackForm } from '../../../../src/model/forms/feedback-draft.ts';

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
const NATURE = 'Please choose one.';

const formOf = (overrides: Partial<FeedbackForm> = {}): FeedbackForm => ({ ...EMPTY_FORM, ...overrides });

const CONTEXT: FeedbackContext = {
  restaurantId: 'kumo-annex',
  pageUrl: 'https://kumo.example/menu/',
  viewport: '390x844',
  userAgent: 'Mozilla/5.0',
};

describe('texts', () => {
  test('say what each form asks', () => {
    expect(RATING_LABELS.restaurant.join()).toBe('Very Dissatisfied,Dissatisfied,Neutral,Satisfied,Very Satisfied');
    expect(RATING_LABELS.website.join()).toBe('Very Poor,Poor,Average,Good,Excellent');
    expect(CATEGORIES.join()).toBe(
      'Food,Service,Ambience,Cleanliness,Wait time,Pricing / value,Staff attitude,Order accuracy,Portion size,' +
        'Beverages,Delivery experience,Online ordering,Other',
    );
    expect(NATURES.restaurant.map((nature) => NATURE_LABELS[nature])).toEqual([
      'Leave a compliment',
      'Make a suggestion',
      'Raise a complaint',
      'Other',
    ]);
    expect(NATURES.website).toEqual([...NATURES.restaurant, 'bug']);
  });

  test.each([
    ['complaint', 'Please describe the problem (optional)'],
    ['suggestion', 'What would you like to suggest? (optional)'],
    ['compliment', 'What went well? (optional)'],
    ['other', 'Tell us more (optional)'],
    ['bug', 'Tell us more (optional)'],
    [undefined, 'Tell us more (optional)'],
  ] as const)('%s asks "%s"', (nature, label) => {
    expect(messageLabel(nature)).toBe(label);
  });

  test.each<[FeedbackKind, string | undefined, string]>([
    ['restaurant', undefined, "We couldn't send your feedback. Please try again."],
    ['restaurant', 'The phone is wrong.', "We couldn't send your feedback. Please try again."],
    ['callback', undefined, "We couldn't send your request. Please try again."],
    ['callback', 'The phone is wrong.', "We couldn't send your request. Please try again."],
    ['website', undefined, 'Failed to submit feedback'],
    ['website', 'Too many at once.', 'Too many at once.'],
  ])('%s that failed with %j says "%s"', (kind, reason, text) => {
    expect(failureText(kind, reason)).toBe(text);
  });
});

describe('steps', () => {
  test.each<[FeedbackKind, number[]]>([
    ['restaurant', [1, 2, 3, 4]],
    ['website', [1, 3, 4]],
    ['callback', [4]],
  ])('of %s are %j', (kind, steps) => {
    const [first] = STEPS[kind];
    const passed = [first];
    for (let step = first; step < 4; passed.push(step)) step = stepAfter(kind, step);
    expect(passed).toEqual(steps);
  });
});

describe('what is wrong', () => {
  test.each<[FeedbackKind, Partial<FeedbackForm>, object]>([
    ['restaurant', {}, { nature: NATURE }],
    ['restaurant', { nature: 'other' }, {}],
    ['restaurant', { nature: 'other', contactEmail: '  ', contactPhone: ' ' }, {}],
    ['restaurant', { nature: 'other', contactEmail: ' mia@kumo.example ', contactPhone: ' (416) 555-0188 ' }, {}],
    ['restaurant', { nature: 'other', contactEmail: 'mia@kumo' }, { contactEmail: EMAIL }],
    ['website', { nature: 'bug', contactPhone: '416.555' }, { contactPhone: PHONE }],
    [
      'website',
      { contactEmail: 'a b@c.d', contactPhone: 'x' },
      { nature: NATURE, contactEmail: EMAIL, contactPhone: PHONE },
    ],
    ['callback', {}, { contactPhone: PHONE }],
    ['callback', { contactPhone: '  ' }, { contactPhone: PHONE }],
    ['callback', { contactPhone: '1', contactEmail: 'mia' }, { contactEmail: EMAIL }],
  ])('with %s %j is %j', (kind, form, problems) => {
    expect(problemsOf(kind, formOf(form))).toEqual(problems);
  });

  test.each<[FeedbackKind, Partial<FeedbackForm>, boolean]>([
    ['restaurant', { nature: 'other' }, true],
    ['restaurant', { rating: 5, subType: 'Food', message: 'Lovely' }, false],
    ['restaurant', { nature: 'other', contactPhone: 'x' }, false],
    ['website', { nature: 'bug' }, true],
    ['website', { rating: 1 }, false],
    ['callback', { contactPhone: '416 555 0188' }, true],
    ['callback', { nature: 'other', message: 'Call me' }, false],
  ])('%s with %j can be sent: %s', (kind, form, isSendable) => {
    expect(Object.keys(problemsOf(kind, formOf(form))).length === 0).toBe(isSendable);
  });
});

describe('the record', () => {
  const full = formOf({
    rating: 2,
    subType: 'Wait time',
    nature: 'complaint',
    message: '  Forty minutes.\n',
    contactName: ' Mia ',
    contactPhone: ' 416 555 0188 ',
    contactEmail: ' mia@kumo.example ',
  });
  const common = {
    restaurant_id: 'kumo-annex',
    message: 'Forty minutes.',
    contact_name: 'Mia',
    contact_phone: '416 555 0188',
    contact_email: 'mia@kumo.example',
    page_url: 'https://kumo.example/menu/',
    user_agent: 'Mozilla/5.0',
  };
  const blank = { message: '', contact_name: null, contact_phone: null, contact_email: null };

  test('of a restaurant has its rating, category and nature', () => {
    expect(recordOf('restaurant', full, CONTEXT)).toStrictEqual({
      ...common,
      type: 'restaurant',
      rating: 2,
      sub_type: 'Wait time',
      nature: 'complaint',
      meta: { viewport: '390x844' },
    });
  });

  test('of a restaurant with a nature only is null where nothing is', () => {
    expect(recordOf('restaurant', formOf({ nature: 'other', contactName: ' ' }), CONTEXT)).toStrictEqual({
      ...common,
      ...blank,
      type: 'restaurant',
      rating: null,
      sub_type: null,
      nature: 'other',
      meta: { viewport: '390x844' },
    });
  });

  test('of a QR code names the location', () => {
    expect(recordOf('restaurant', full, { ...CONTEXT, qrLocationName: 'Kumo Annex' })).toStrictEqual({
      ...common,
      type: 'restaurant',
      rating: 2,
      sub_type: 'Wait time',
      nature: 'complaint',
      meta: { viewport: '390x844', location_name: 'Kumo Annex', source: 'qr_code_feedback' },
    });
  });

  test('of a website has no category', () => {
    expect(recordOf('website', { ...full, nature: 'bug' }, CONTEXT)).toStrictEqual({
      ...common,
      type: 'website',
      rating: 2,
      sub_type: null,
      nature: 'bug',
      meta: { viewport: '390x844' },
    });
  });

  test('of a callback may be answered, and is nothing but contacts', () => {
    expect(recordOf('callback', full, CONTEXT)).toStrictEqual({
      ...common,
      type: 'callback',
      rating: null,
      sub_type: null,
      nature: null,
      contact_ok: true,
      meta: { viewport: '390x844', user_agent: 'Mozilla/5.0' },
    });
  });

  test.each([
    ['message', { message: `${'a'.repeat(4999)}🍜` }, 'a'.repeat(4999)],
    ['message', { message: '\0cold\ud83d soup' }, 'cold soup'],
    ['contact_name', { contactName: `${'m'.repeat(199)}🍜` }, 'm'.repeat(199)],
    ['contact_name', { contactName: '\ud83d' }, null],
  ])('never has half a character in its %s', (key, form, value) => {
    expect(recordOf('restaurant', formOf({ nature: 'other', ...form }), CONTEXT)).toHaveProperty(key, value);
  });

  test('never has half a character in the name of a location', () => {
    const record = recordOf('restaurant', full, { ...CONTEXT, qrLocationName: `${'k'.repeat(299)}🍜` });
    expect(record.meta).toHaveProperty('location_name', 'k'.repeat(299));
  });

  test('of any form that can be sent is one the backend takes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('🍜', '\ud83d', '\0', 'a', ' ', '\n'), maxLength: 6000, size: 'max' }),
    );
    const email = fc.oneof(text, fc.emailAddress(), fc.constantFrom('a@\ud83d.b', ' a@b.c\0'));
    const phone = fc.oneof(text, fc.string({ unit: fc.constantFrom(...'0189 -+()'), maxLength: 60 }));
    const form: fc.Arbitrary<FeedbackForm> = fc.record(
      {
        rating: fc.integer({ min: 1, max: 5 }),
        subType: fc.constantFrom(...FEEDBACK_CATEGORIES),
        nature: fc.constantFrom(...WEBSITE_NATURES),
        message: text,
        contactName: text,
        contactPhone: phone,
        contactEmail: email,
      },
      { requiredKeys: ['message', 'contactName', 'contactPhone', 'contactEmail'] },
    );
    const context = fc.record({
      restaurantId: fc.constant('kumo'),
      pageUrl: fc.oneof(fc.webUrl(), fc.constant(`https://kumo.example/?${'a'.repeat(3000)}`)),
      viewport: fc.constant('390x844'),
      userAgent: text,
      qrLocationName: text,
    });
    const kind = fc.constantFrom<FeedbackKind>('restaurant', 'website', 'callback');
    fc.assert(
      fc.property(kind, form, context, (kindOf, anyForm, anyContext) => {
        fc.pre(Object.keys(problemsOf(kindOf, anyForm)).length === 0);
        const record = recordOf(kindOf, anyForm, anyContext);
        expect(feedbackSchema.parse(record)).toEqual(record);
        expect(JSON.stringify(record)).not.toMatch(/\\ud[89a-f]|\\u0000/);
      }),
      runs(25),
    );
  });
});

test.each([
  ['restaurant', 'feedback-draft:kumo'],
  ['website', 'feedback-draft:kumo:website'],
  ['callback', 'feedback-draft:kumo:callback'],
] as const)('the draft of %s feedback lies under %s', (kind, key) => {
  expect(draftKey(kind, 'kumo')).toBe(key);
});
