import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  draftKey,
  failureText,
  type FeedbackContext,
  type FeedbackKind,
  feedbackRules,
  type FeedbackValues,
  messageLabel,
  NATURE_LABELS,
  NATURES,
  RATING_LABELS,
} from '../../../../src/domain/feedback/feedback-form.ts';
import { FEEDBACK_CATEGORIES, feedbackSchema, WEBSITE_NATURES } from '../../../../src/model/forms/feedback.ts';
import { CONTEXT } from '../../../support/form-table.ts';

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
const NATURE = 'Please choose one.';
const LONG = 'Please use at most 5,000 characters.';

const rulesFor = (kind: FeedbackKind, context: FeedbackContext = CONTEXT) =>
  feedbackRules(kind, 'kumo-annex', () => context);
const valuesOf = (kind: FeedbackKind, part: Partial<FeedbackValues>) => ({ ...rulesFor(kind).empty, ...part });
const problemsOf = (kind: FeedbackKind, part: Partial<FeedbackValues>) =>
  rulesFor(kind).problemsOf(valuesOf(kind, part));
const recordOf = (kind: FeedbackKind, part: Partial<FeedbackValues>, context: FeedbackContext = CONTEXT) =>
  rulesFor(kind, context).recordOf(valuesOf(kind, part));

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
    ['', 'Tell us more (optional)'],
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

describe('what is wrong', () => {
  test.each<[FeedbackKind, Partial<FeedbackValues>, object]>([
    ['restaurant', {}, { nature: NATURE }],
    ['restaurant', { nature: 'other' }, {}],
    ['restaurant', { nature: 'other', contact_email: '  ', contact_phone: ' ' }, {}],
    ['restaurant', { nature: 'other', contact_email: ' mia@kumo.example ', contact_phone: ' (416) 555-0188 ' }, {}],
    ['restaurant', { nature: 'other', message: 'a'.repeat(5001) }, { message: LONG }],
    ['restaurant', { nature: 'other', contact_email: 'mia@kumo' }, { contact_email: EMAIL }],
    ['website', { nature: 'bug', contact_phone: '416.555' }, { contact_phone: PHONE }],
    [
      'website',
      { contact_email: 'a b@c.d', contact_phone: 'x' },
      { nature: NATURE, contact_email: EMAIL, contact_phone: PHONE },
    ],
    ['callback', {}, { contact_phone: PHONE }],
    ['callback', { contact_phone: '  ' }, { contact_phone: PHONE }],
    ['callback', { contact_phone: '1', contact_email: 'mia' }, { contact_email: EMAIL }],
  ])('with %s %j is %j', (kind, form, problems) => {
    expect(problemsOf(kind, form)).toEqual(problems);
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

  test('of a restaurant has its rating, category and nature', () => {
    expect(recordOf('restaurant', full)).toStrictEqual({
      ...common,
      type: 'restaurant',
      rating: 2,
      sub_type: 'Wait time',
      nature: 'complaint',
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

  test.each([
    ['message', { message: '\0cold\ud83d soup' }, 'cold soup'],
    ['contact_name', { contact_name: '\ud83d' }, null],
  ])('never has half a character in its %s', (key, form, value) => {
    expect(recordOf('restaurant', { nature: 'other', ...form })).toHaveProperty(key, value);
  });

  test('never has half a character in the name of a location', () => {
    const record = recordOf('restaurant', full, { ...CONTEXT, qrLocationName: `${'k'.repeat(299)}🍜` });
    expect(record).toHaveProperty('meta.location_name', 'k'.repeat(299));
  });

  test('of any form that can be sent is one the backend takes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('🍜', '\ud83d', '\0', 'a', ' ', '\n'), maxLength: 6000, size: 'max' }),
    );
    const email = fc.oneof(text, fc.emailAddress(), fc.constantFrom('a@\ud83d.b', ' a@b.c\0'));
    const phone = fc.oneof(text, fc.string({ unit: fc.constantFrom(...'0189 -+()'), maxLength: 60 }));
    const form: fc.Arbitrary<Partial<FeedbackValues>> = fc.record(
      {
        rating: fc.constantFrom('1', '2', '3', '4', '5'),
        sub_type: fc.constantFrom(...FEEDBACK_CATEGORIES),
        nature: fc.constantFrom(...WEBSITE_NATURES),
        message: text,
        contact_name: text,
        contact_phone: phone,
        contact_email: email,
      },
      { requiredKeys: ['message', 'contact_name', 'contact_phone', 'contact_email'] },
    );
    const context = fc.record({
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
