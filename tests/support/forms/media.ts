import { rulesOf } from '#content/forms/form.ts';
import { INQUIRY_TYPES, mediaInquirySchema } from '#schema/forms/media.ts';
import { mediaInquiry } from '../backend/inquiries.ts';
import { HOSTILE_SHORT, HOSTILE_TEXT } from './hostile.ts';
import {
  anyRules,
  atMost,
  CHOOSE,
  EMAIL,
  FIELDS_MISSING,
  type FormStory,
  PHONE,
  REQUIRED,
  submissionFailed,
} from './form-story.ts';

const CONSENT = 'Please tick this box, so that we may answer you.';

export const MEDIA: FormStory = {
  schema: mediaInquirySchema,
  rules: anyRules(rulesOf(mediaInquirySchema, { known: { brand_id: 'kumo' } })),
  fields: {
    inquiry_type: '!',
    outlet_name: '200!',
    message: '5000',
    contact_name: '200!',
    email: '320!',
    phone: '50',
    consent_contact: '!',
    consent_marketing: '',
  },
  entered: {
    inquiry_type: 'Story or review',
    outlet_name: 'The Daily Noodle',
    message: 'Ten minutes in the kitchen?',
    contact_name: 'Ada Lovelace',
    email: 'ada@example.com',
    consent_contact: true,
  },
  record: mediaInquiry({ brand_id: 'kumo', message: 'Ten minutes in the kitchen?' }),
  text: 'message',
  sent: [
    [
      { outlet_name: ' The Annex\0 Post ', contact_name: 'Ana\ud83d', message: ' ', phone: '1' },
      { outlet_name: 'The Annex Post', contact_name: 'Ana', message: null, phone: '1' },
    ],
  ],
  wrong: [
    [{ inquiry_type: '' }, { inquiry_type: CHOOSE }],
    [{ outlet_name: ' ' }, { outlet_name: REQUIRED }],
    [{ outlet_name: 'a'.repeat(201) }, { outlet_name: atMost('200') }],
    [{ email: 'ana' }, { email: EMAIL }],
    [{ phone: 'x' }, { phone: PHONE }],
    [{ consent_contact: false }, { consent_contact: CONSENT }],
  ],

  table: 'media_inquiries',
  path: 'website-submissions/media-inquiries',
  recipient: 'brand_id',
  make: mediaInquiry,
  other: { message: 'Other words.' },
  taken: [
    { outlet_name: HOSTILE_SHORT, contact_name: HOSTILE_SHORT, message: HOSTILE_TEXT },
    { phone: '416 555 0100', message: 'Hello.', consent_marketing: true },
    ...INQUIRY_TYPES.map((inquiry_type) => ({ inquiry_type })),
  ],
  refused: [
    [{ brand_id: '' }, CHOOSE],
    [{ inquiry_type: 'Advertising' }, CHOOSE],
    [{ outlet_name: '' }, REQUIRED],
    [{ contact_name: ' ' }, REQUIRED],
    [{ phone: 'x' }, PHONE],
    [{ email: null }, EMAIL],
    [{ message: '' }, REQUIRED],
    [{ consent_contact: false }, CONSENT],
    [{ consent_contact: null }, CONSENT],
    [{ consent_marketing: null }],
  ],

  brand: 'kumo-ramen',
  address: '/media-inquiries/',
  form: 'Media inquiry',
  send: 'Send Inquiry',
  labels: {
    inquiry_type: 'Inquiry type',
    outlet_name: 'Outlet',
    message: 'Message (optional)',
    contact_name: 'Contact name',
    email: 'Email',
    consent_contact: 'You may contact me about this inquiry.',
  },
  toast: FIELDS_MISSING,
  thanks: 'Your media inquiry has been submitted successfully. We read every inquiry, and answer by email.',
  failed: submissionFailed,
  calls: '**/website-submissions/media-inquiries',
  marked: 'contact_name',
  recipientId: 'b7c1e0d4-95a2-4f6b-8e37-0d2c6a1f4b98',
};
