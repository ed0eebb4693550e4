import { openCard } from './feedback-dialog.ts';
import type { FormStory } from './form-stories.ts';

const SORRY = "We couldn't send your feedback. Please try again.";
const NONNA_PIA = '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083';
const KUMO_KITSILANO = '7db4e915-fa26-4589-9082-13da6ebf904c';

const VISIT: FormStory = {
  brand: 'nonna-pia',
  path: '/offers/',
  open: async (page) => void (await openCard(page, 'Restaurant Feedback', '')),
  form: (page) => page.getByRole('dialog', { name: 'Restaurant Feedback' }),
  send: 'Send Feedback',
  entries: (message) => ({
    '1 of 4 How satisfied were you?': { option: 'Satisfied' },
    '2 of 4 What is it about?': { option: 'Portion size' },
    '3 of 4 What would you like to do?': { option: 'Leave a compliment' },
    'What went well? (optional)': message,
    'Email (optional)': 'ana@mail.example',
  }),
  sent: 'Your feedback has reached us.',
  failed: () => SORRY,
  calls: '**/rest/v1/restaurant_feedback',
  table: 'restaurant_feedback',
  column: 'message',
  row: (message) => ({
    restaurant_id: NONNA_PIA,
    type: 'restaurant',
    rating: 4,
    sub_type: 'Portion size',
    nature: 'compliment',
    message,
    contact_name: null,
    contact_phone: null,
    contact_email: 'ana@mail.example',
    contact_ok: null,
  }),
};

const WEBSITE: FormStory = {
  ...VISIT,
  open: async (page) => void (await openCard(page, 'Website Feedback', '')),
  form: (page) => page.getByRole('dialog', { name: 'Website Feedback' }),
  entries: (message) => ({
    '1 of 3 How do you find our website?': { option: 'Average' },
    '2 of 3 What would you like to do?': { option: 'Report a bug' },
    'Tell us more (optional)': message,
  }),
  sent: 'Your feedback has reached us. It helps us to make this website better.',
  failed: (reason = 'Failed to submit feedback') => reason,
  calls: '**/website-submissions/feedback',
  row: (message) => ({ restaurant_id: NONNA_PIA, type: 'website', rating: 3, sub_type: null, nature: 'bug', message }),
};

const CALLBACK: FormStory = {
  ...VISIT,
  open: async (page) => void (await openCard(page, 'Request Callback', '')),
  form: (page) => page.getByRole('dialog', { name: 'Request Callback' }),
  send: 'Request Callback',
  entries: (message) => ({ Phone: '(905) 555-0142', 'What is it about? (optional)': message }),
  sent: 'We usually call back within 24 hours, during business hours.',
  failed: () => "We couldn't send your request. Please try again.",
  row: (message) => ({ type: 'callback', rating: null, contact_phone: '(905) 555-0142', contact_ok: true, message }),
};

const QR: FormStory = {
  ...VISIT,
  brand: 'kumo-ramen',
  path: `/feedback/?id=${KUMO_KITSILANO}`,
  open: async () => {},
  form: (page) => page.getByRole('main'),
  calls: '**/website-submissions/feedback',
  row: (message) => ({
    ...VISIT.row(message),
    restaurant_id: KUMO_KITSILANO,
    meta: { location_name: 'Kumo Kitsilano', source: 'qr_code_feedback' },
  }),
};

/** Feedback in the dialog and on its page. */
export const FEEDBACK_STORIES: Record<string, FormStory> = {
  'feedback on a visit': VISIT,
  'feedback on the website': WEBSITE,
  'a request to be called': CALLBACK,
  'feedback by QR code': QR,
};
