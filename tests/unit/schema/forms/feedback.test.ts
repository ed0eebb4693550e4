import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import {
  callbackSchema,
  feedbackSchema,
  restaurantFeedbackSchema,
  websiteFeedbackSchema,
} from '#schema/forms/feedback.ts';
import { effortOf } from '../../../support/effort.ts';

const COMMON = {
  restaurant_id: 'kumo-1',
  message: '',
  contact_name: null,
  contact_phone: null,
  contact_email: null,
  page_url: 'https://kumo.example/',
  user_agent: 'Test',
};
const RESTAURANT = {
  ...COMMON,
  type: 'restaurant',
  rating: 5,
  sub_type: 'Food',
  nature: 'compliment',
  meta: { viewport: '390x844' },
};
const WEBSITE = { ...RESTAURANT, type: 'website', sub_type: null, nature: 'bug' };
const CALLBACK = {
  ...COMMON,
  type: 'callback',
  contact_phone: '416 555 0188',
  rating: null,
  sub_type: null,
  nature: null,
  contact_ok: true,
  meta: { viewport: '390x844', user_agent: 'Test' },
};
const QR = { ...RESTAURANT, meta: { viewport: '390x844', location_name: 'Annex', source: 'qr_code_feedback' } };

describe('records', () => {
  test.each([
    ['restaurant feedback', RESTAURANT],
    ['restaurant feedback with nothing but a nature', { ...RESTAURANT, rating: null, sub_type: null }],
    ['restaurant feedback of a QR code', QR],
    ['website feedback', WEBSITE],
    ['a callback', CALLBACK],
  ])('%s is taken as it is', (_, record) => {
    expect(feedbackSchema.parse(record)).toEqual(record);
  });

  test.each<[string, object]>([
    ['an unknown type', { ...RESTAURANT, type: 'review' }],
    ['a key that no column has', { ...RESTAURANT, is_admin: true }],
    ['an unknown key in meta', { ...RESTAURANT, meta: { viewport: '390x844', width: 390 } }],
    ['a rating of 6', { ...RESTAURANT, rating: 6 }],
    ['half a star', { ...RESTAURANT, rating: 4.5 }],
    ['no nature', { ...RESTAURANT, nature: null }],
    ['a bug in a restaurant', { ...RESTAURANT, nature: 'bug' }],
    ['another category', { ...RESTAURANT, sub_type: 'Parking' }],
    ['another source', { ...RESTAURANT, meta: { ...QR.meta, source: 'flyer' } }],
    ['no viewport', { ...RESTAURANT, meta: {} }],
    ['no restaurant', { ...RESTAURANT, restaurant_id: '' }],
    ['a message of 5,001 characters', { ...RESTAURANT, message: 'a'.repeat(5001) }],
    ['contacts left out', { ...RESTAURANT, contact_email: undefined }],
    ['consent to be called about feedback', { ...RESTAURANT, contact_ok: true }],
    ['a website with a category', { ...WEBSITE, sub_type: 'Food' }],
    ['a callback without a phone', { ...CALLBACK, contact_phone: null }],
    ['a callback without consent', { ...CALLBACK, contact_ok: false }],
    ['a callback with a rating', { ...CALLBACK, rating: 5 }],
    ['a callback without its user agent', { ...CALLBACK, meta: { viewport: '390x844' } }],
  ])('%s is refused', (_, record) => {
    expect(feedbackSchema.safeParse(record).success).toBe(false);
  });
});

const errorOf = (record: object): string | undefined => feedbackSchema.safeParse(record).error?.issues[0]?.message;

describe('an email', () => {
  test.each(['a@b.c', '  mia@kumo.example ', 'mia+x@mail.kumo.example', '美亜@例え.jp', `${'a'.repeat(314)}@b.com`])(
    '%j is one',
    (contact_email) => {
      const { data } = restaurantFeedbackSchema.safeParse({ ...RESTAURANT, contact_email });
      expect(data?.contact_email).toBe(contact_email.trim());
    },
  );

  test.each(['', ' '])('%j is missing', (contact_email) => {
    expect(errorOf({ ...WEBSITE, contact_email })).toBe('Please fill in this field.');
  });

  test.each(['mia', 'mia@kumo', '@kumo.example', 'mia@.', 'mia@kumo.', 'm ia@kumo.example', 'a@b@c.d'])(
    '%j is none',
    (contact_email) => {
      expect(errorOf({ ...WEBSITE, contact_email })).toBe('Please enter a valid email address.');
    },
  );

  test('of 321 characters is none', () => {
    const contact_email = `${'a'.repeat(315)}@b.com`;
    expect(errorOf({ ...CALLBACK, contact_email })).toBe('Please enter a valid email address.');
  });
});

describe('a phone number', () => {
  test.each(['4165550188', '+1 (416) 555-0188', ' 416-555-0188 ', '1', '(1)', '1'.repeat(50)])('%j is one', (phone) => {
    expect(callbackSchema.parse({ ...CALLBACK, contact_phone: phone }).contact_phone).toBe(phone.trim());
  });

  test.each(['', ' ', '+', '()-', '416.555.0188', '416 555 0188 ext 2', 'call me', '٤١٦', '1'.repeat(51)])(
    '%j is none',
    (contact_phone) => {
      expect(errorOf({ ...CALLBACK, contact_phone })).toBe('Please enter a valid phone number.');
      expect(errorOf({ ...WEBSITE, contact_phone })).toBe('Please enter a valid phone number.');
    },
  );

  test('is digits, spaces, hyphens, plus signs and parentheses, with a digit', () => {
    const phone = fc.string({ unit: fc.constantFrom(...'0189 -+()'), minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(phone, (contact_phone) => {
        const { success } = callbackSchema.safeParse({ ...CALLBACK, contact_phone });
        expect(success).toBe(/\d/.test(contact_phone));
      }),
    );
  });
});

test.each([
  ['contact_phone', `${'1'.repeat(200_000)}x`],
  ['contact_email', `a@${'.'.repeat(200_000)}@`],
])('a %s of 200,000 characters is refused at once', (key, value) => {
  const refuse = () => expect(websiteFeedbackSchema.safeParse({ ...WEBSITE, [key]: value }).success).toBe(false);
  expect(effortOf(refuse)).toBeLessThan(1);
});
