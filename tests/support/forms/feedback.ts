import { type FeedbackContext, type FeedbackKind, feedbackRules } from '#content/feedback/feedback-form.ts';
import {
  callbackSchema,
  FEEDBACK_CATEGORIES,
  MAX_LOCATION_NAME,
  MAX_USER_AGENT,
  RESTAURANT_NATURES,
  restaurantFeedbackSchema,
  websiteFeedbackSchema,
} from '#schema/forms/feedback.ts';
import { callback, feedback } from '../backend/backend.ts';
import { HOSTILE_SHORT, HOSTILE_TEXT } from './hostile.ts';
import { anyRules, atMost, CHOOSE, EMAIL, type Fields, type FormStory, PHONE, type Refused } from './form-story.ts';

export const CONTEXT = { pageUrl: 'https://kumo.example/menu/', viewport: '390x844', userAgent: 'Contract/1.0' };
const NONNA_PIA = '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083';
const KUMO_KITSILANO = '7db4e915-fa26-4589-9082-13da6ebf904c';

const rulesFor = (kind: FeedbackKind, context: FeedbackContext = CONTEXT) =>
  anyRules(feedbackRules(kind, 'kumo', () => context));

const CONTACTS = { contact_phone: '905 555 0142', contact_name: ' Mia ', contact_email: 'ada@example.com' };
const CLEAN = { restaurant_id: 'kumo', contact_phone: '905 555 0142', contact_name: 'Mia' };
const CONTACT_LABELS = {
  contact_name: 'Name (optional)',
  contact_phone: 'Phone (optional)',
  contact_email: 'Email (optional)',
};
const FIELDS = { message: '5000', contact_name: '200', contact_phone: '50', contact_email: '320' };

const website = (changes: Fields = {}) => feedback({ type: 'website', sub_type: null, nature: 'bug', ...changes });
const QR_META = { location_name: 'Annex', source: 'qr_code_feedback' };
const fromQr = (changes: Fields = {}) => feedback({ ...meta(QR_META), ...changes });

const ROW = { table: 'restaurant_feedback', recipient: 'restaurant_id', other: { message: 'Other words.' } } as const;
const FUNCTION = 'website-submissions/feedback';
const noAgreement = () => ({ contact_ok: null });

const meta = (changes: Fields): Fields => ({ meta: { viewport: '390x844', ...changes } });
/** What the meta of no kind may be. */
const WRONG_META: Refused[] = [
  {},
  ['390x844'],
  ...['wide', '390x844\n', '390x844x1', '123456x1', 390, null, 'x'.repeat(4096)].map((viewport) => ({ viewport })),
  { viewport: '390x844', html: '<script>' },
].map((wrong) => [{ meta: wrong }]);

export const VISIT: FormStory = {
  ...ROW,
  schema: restaurantFeedbackSchema,
  rules: rulesFor('restaurant'),
  fields: { rating: '', nature: '!', ...FIELDS },
  entered: {
    rating: '4',
    sub_type: 'Portion size',
    nature: 'compliment',
    message: '  The noodles were perfect.\n',
    ...CONTACTS,
  },
  record: feedback({ ...CLEAN, sub_type: 'Portion size' }),
  text: 'message',
  sent: [
    [
      { rating: '', sub_type: '' },
      { rating: null, sub_type: null },
    ],
    [
      { contact_name: '', contact_phone: '', contact_email: ' ', message: '' },
      { contact_name: null, contact_phone: null, contact_email: null, message: '' },
    ],
  ],
  wrong: [
    [{ nature: '' }, { nature: CHOOSE }],
    [
      { contact_email: 'mia', contact_phone: 'x' },
      { contact_email: EMAIL, contact_phone: PHONE },
    ],
  ],

  make: feedback,
  added: noAgreement,
  taken: [
    { message: HOSTILE_TEXT, contact_name: HOSTILE_SHORT, page_url: HOSTILE_TEXT, user_agent: HOSTILE_TEXT },
    { rating: null, sub_type: null, message: '' },
    meta({ location_name: '' }),
    ...FEEDBACK_CATEGORIES.map((sub_type) => ({ sub_type })),
    ...RESTAURANT_NATURES.map((nature) => ({ nature })),
  ],
  refused: [
    [{ type: 'complaint' }],
    ...[6, 0, 4.5].map((rating): Refused => [{ rating }]),
    [{ sub_type: 'Parking' }],
    // A meal has no bugs.
    ...['rant', 'bug', null].map((nature): Refused => [{ nature }, CHOOSE]),
    [{ contact_ok: true }],
    [{ restaurant_id: null }],
    [{ restaurant_id: '' }],
    [{ is_admin: true }],
    [{ message: null }],
    ...WRONG_META,
    [meta({ location_name: 7 })],
    [meta({ location_name: null })],
    [meta({ user_agent: 'Contract/1.0' })],
    [meta({ source: 'flyer' })],
    [meta({ source: null })],
  ],

  brand: 'nonna-pia',
  address: '/offers/',
  card: 'Restaurant Feedback',
  send: 'Send Feedback',
  labels: {
    rating: '1 of 4 How satisfied were you?',
    sub_type: '2 of 4 What is it about?',
    nature: '3 of 4 What would you like to do?',
    message: 'What went well? (optional)',
    ...CONTACT_LABELS,
  },
  chosen: { rating: { option: 'Satisfied' }, nature: { option: 'Leave a compliment' } },
  thanks: 'Your feedback has reached us.',
  failed: () => "We couldn't send your feedback. Please try again.",
  calls: '**/rest/v1/restaurant_feedback',
  marked: 'message',
  recipientId: NONNA_PIA,
};

export const QR: FormStory = {
  ...VISIT,
  rules: rulesFor('restaurant', { ...CONTEXT, qrLocationName: 'Kumo Annex' }),
  record: { ...VISIT.record, ...meta({ ...QR_META, location_name: 'Kumo Annex' }) },

  path: FUNCTION,
  make: fromQr,
  taken: [meta({ ...QR_META, location_name: '寿'.repeat(MAX_LOCATION_NAME) })],
  refused: [
    [meta({ ...QR_META, source: 'flyer' }), undefined, 'meta.source'],
    [meta({ ...QR_META, location_name: '寿'.repeat(MAX_LOCATION_NAME + 1) }), atMost('300'), 'meta.location_name'],
  ],
  unknownToTable: [[{ contact_email: undefined }, EMAIL]],

  brand: 'kumo-ramen',
  address: `/feedback/?id=${KUMO_KITSILANO}`,
  card: undefined,
  calls: `**/${FUNCTION}`,
  recipientId: KUMO_KITSILANO,
  row: () => ({ meta: { location_name: 'Kumo Kitsilano', source: 'qr_code_feedback' } }),
};

export const WEBSITE: FormStory = {
  ...VISIT,
  schema: websiteFeedbackSchema,
  rules: rulesFor('website'),
  entered: { rating: '3', nature: 'bug', message: 'The map is upside down.', ...CONTACTS },
  record: website({ ...CLEAN, rating: 3, message: 'The map is upside down.' }),
  sent: [],
  wrong: [
    [
      { nature: '', contact_email: 'a b@c.d', contact_phone: 'x' },
      { nature: CHOOSE, contact_email: EMAIL, contact_phone: PHONE },
    ],
  ],

  path: FUNCTION,
  make: website,
  taken: [
    { message: HOSTILE_TEXT, contact_name: HOSTILE_SHORT, page_url: HOSTILE_TEXT, user_agent: HOSTILE_TEXT },
    ...RESTAURANT_NATURES.map((nature) => ({ nature })),
  ],
  refused: [
    [{ rating: 6 }],
    [{ type: 'callback' }],
    [{ type: undefined }],
    [{ restaurant_id: '' }],
    [{ message: undefined }],
    [{ nature: null }, CHOOSE],
    [{ message: 'm'.repeat(5001) }, atMost('5,000')],
    [{ contact_email: 'ada' }, EMAIL],
    [{ contact_phone: 'call me' }, PHONE],
    [{ sub_type: 'Food' }],
    [{ meta: { viewport: 'wide' } }, undefined, 'meta.viewport'],
  ],

  card: 'Website Feedback',
  labels: {
    rating: '1 of 3 How do you find our website?',
    nature: '2 of 3 What would you like to do?',
    message: 'Tell us more (optional)',
    ...CONTACT_LABELS,
  },
  chosen: { rating: { option: 'Average' }, nature: { option: 'Report a bug' } },
  thanks: 'Your feedback has reached us. It helps us to make this website better.',
  failed: (reason = 'Failed to submit feedback') => reason,
  calls: `**/${FUNCTION}`,
};

export const CALLBACK: FormStory = {
  ...VISIT,
  schema: callbackSchema,
  rules: rulesFor('callback'),
  fields: { ...FIELDS, contact_phone: '50!' },
  entered: { message: 'A table for twelve.', ...CONTACTS },
  record: callback({ ...CLEAN, message: 'A table for twelve.' }),
  sent: [],
  wrong: [
    [{ contact_phone: '' }, { contact_phone: PHONE }],
    [{ contact_phone: '1', contact_email: 'mia' }, { contact_email: EMAIL }],
  ],

  make: callback,
  added: () => ({}),
  taken: [meta({ user_agent: 'u'.repeat(MAX_USER_AGENT) })],
  refused: [
    [{ contact_phone: null }, PHONE],
    [{ contact_ok: false }],
    [{ rating: 3 }],
    ...WRONG_META,
    [meta({})],
    [meta({ user_agent: null })],
    [meta({ user_agent: 'u'.repeat(MAX_USER_AGENT + 1) })],
    [meta({ user_agent: 'Contract/1.0', source: 'flyer' })],
    [meta({ user_agent: 'Contract/1.0', ...QR_META })],
  ],

  card: 'Request Callback',
  send: 'Request Callback',
  labels: {
    contact_phone: 'Phone',
    contact_name: 'Name (optional)',
    contact_email: 'Email (optional)',
    message: 'What is it about? (optional)',
  },
  chosen: {},
  thanks: 'We usually call back within 24 hours, during business hours.',
  failed: () => "We couldn't send your request. Please try again.",
};
