import type { Locator, Page } from '@playwright/test';
import { bytesOf, pdf } from '../backend/application-files.ts';
import type { Entry } from './by-keyboard.ts';
import { openCard, openForm } from './forms.ts';

/** How a visitor comes to a form, fills it in and sends it, and what becomes of that. */
export interface FormStory {
  brand: string;
  open: (page: Page) => Promise<Locator>;
  send: string;
  /** Fields without which it can't be sent, in their order; a choice is named by its group. Feedback has no button to send it then. */
  required?: string[];
  /** What the toast says where one of them is empty. */
  toast?: RegExp;
  entries: (name: string) => Record<string, Entry>;
  /** What is said once it was sent. */
  sent: string;
  /** What is said when it could not be sent; `reason`: the words of the backend. */
  failed: (reason?: string) => string;
  /** Where it is sent. */
  calls: string;
  table: string;
  column: string;
  /** The row but for what the database adds. */
  row: (name: string) => Record<string, unknown>;
}

export const RESUME = Buffer.from(pdf(50_000));
export const PHOTO = Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n'), Buffer.alloc(2000, 7)]);

const submissionFailed = (reason = 'Please try again in some time.') => `Submission Failed. ${reason}`;
const FIELDS_MISSING = /^Required Fields Missing\s*Please fill in all required fields\.$/;
const NONNA_PIA = '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083';
const KUMO_KITSILANO = '7db4e915-fa26-4589-9082-13da6ebf904c';

const CATERING: FormStory = {
  brand: 'nonna-pia',
  open: (page) => openForm(page, '/catering/', 'Catering request'),
  send: 'Send Request',
  required: [
    'Full name',
    'Phone',
    'Event type',
    'Event date',
    'Event timings',
    'Event location',
    'Number of guests',
    'Delivery method',
    'Requirements',
  ],
  entries: (name) => ({
    'Full name': name,
    Phone: '+1 (905) 555-0142',
    'Email (optional)': 'ada@mail.example',
    'Event type': { option: 'Birthday' },
    'Event date': '12242035',
    'Event timings': '18:00 to 22:00',
    'Event location': '12 King Street',
    'Number of guests': '40',
    'Delivery method': { option: 'Party Hall' },
    Requirements: 'Two without gluten.\nThe others eat everything.',
  }),
  sent: 'Thank you! Your catering request has been submitted successfully. We will contact you soon.',
  failed: () => 'Sorry, there was an error submitting your request. Please try again or contact us directly.',
  calls: '**/functions/v1/catering-request',
  table: 'catering_requests',
  column: 'full_name',
  row: (name) => ({
    restaurant_id: NONNA_PIA,
    full_name: name,
    email: 'ada@mail.example',
    phone: '+1 (905) 555-0142',
    event_type: 'Birthday',
    custom_event_type: null,
    event_location: '12 King Street',
    event_date: '2035-12-24',
    event_timings: '18:00 to 22:00',
    number_of_guests: 40,
    delivery_method: 'Party Hall',
    requirements: 'Two without gluten.\nThe others eat everything.',
    source: 'website',
  }),
};

const CAREERS: FormStory = {
  brand: 'night-owl-burgers',
  open: (page) => openForm(page, '/careers/', 'Application'),
  send: 'Send Application',
  required: ['Position', 'Experience', 'Name', 'Email', 'Phone', 'Resume'],
  toast: /^Position Required\s*Please select a position to apply for\.$/,
  entries: (name) => ({
    Position: { option: 'Night Manager' },
    Experience: 'Ten years.\nOnly nights.',
    Name: name,
    Email: 'ada@mail.example',
    Phone: '514 555 0100',
    Resume: { file: { name: 'Lebenslauf Ü.PDF', mimeType: 'application/pdf', buffer: RESUME } },
    'Photo (optional)': { file: { name: 'me.png', mimeType: 'image/png', buffer: PHOTO } },
    'Cover letter (optional)': 'Dear owls,\n\nyours.',
  }),
  sent: 'Your application has been submitted. We read every one, and get back to you.',
  failed: submissionFailed,
  calls: '**/website-submissions/careers',
  table: 'career_applications',
  column: 'name',
  row: (name) => ({
    restaurant_id: '40c296fd-8517-43ca-9e6b-2c9f71a4d508',
    name,
    email: 'ada@mail.example',
    phone: '514 555 0100',
    position: 'Night Manager',
    experience: 'Ten years.\nOnly nights.',
    cover_letter: 'Dear owls,\n\nyours.',
    state: 'complete',
  }),
};

const MEDIA: FormStory = {
  brand: 'kumo-ramen',
  open: (page) => openForm(page, '/media-inquiries/', 'Media inquiry'),
  send: 'Send Inquiry',
  required: ['Inquiry type', 'Outlet', 'Contact name', 'Email', 'You may contact me about this inquiry.'],
  toast: FIELDS_MISSING,
  entries: (name) => ({
    'Inquiry type': { option: 'Photo' },
    Outlet: 'The Daily Noodle',
    'Message (optional)': 'Ten minutes in the kitchen?',
    'Contact name': name,
    Email: 'ada@mail.example',
    'You may contact me about this inquiry.': 'tick',
  }),
  sent: 'Your media inquiry has been submitted successfully. We read every inquiry, and answer by email.',
  failed: submissionFailed,
  calls: '**/website-submissions/media-inquiries',
  table: 'media_inquiries',
  column: 'contact_name',
  row: (name) => ({
    brand_id: 'b7c1e0d4-95a2-4f6b-8e37-0d2c6a1f4b98',
    inquiry_type: 'Photo or filming',
    outlet_name: 'The Daily Noodle',
    contact_name: name,
    phone: null,
    email: 'ada@mail.example',
    message: 'Ten minutes in the kitchen?',
    consent_contact: true,
    consent_marketing: false,
  }),
};

const NOTHING_IS_OPEN = 'What is open in your town at two in the morning, and why should it be us?';

const FRANCHISE: FormStory = {
  brand: 'night-owl-burgers',
  open: (page) => openForm(page, '/franchise/', 'Franchise inquiry'),
  send: 'Send Inquiry',
  required: [
    'Your full name',
    'Your email address',
    'Which city and street do you have in mind?',
    'How much could you invest?',
    'Which hours do you keep?',
    NOTHING_IS_OPEN,
  ],
  toast: FIELDS_MISSING,
  entries: (name) => ({
    'Your full name': name,
    'Your email address': 'ada@mail.example',
    'Which city and street do you have in mind?': 'Moncton, Main Street',
    'How much could you invest?': { option: '$300,000' },
    'Which hours do you keep?': { option: 'I am a lark, but I would hire owls' },
    'When could you spend a night shift with us? (optional)': ['03042036', '1130PM'],
    [NOTHING_IS_OPEN]: 'Nothing.\nThat is why.',
  }),
  sent: 'Your franchise inquiry has been submitted successfully.',
  failed: submissionFailed,
  calls: '**/website-submissions/franchise',
  table: 'franchise_inquiries',
  column: 'enquiry_data->0->>response',
  row: (name) => ({
    brand_id: '9e1f7a34-2c86-4b5d-a0f3-68d4c7b21e95',
    enquiry_data: [
      { question: 'Your full name', response: name },
      { question: 'Your email address', response: 'ada@mail.example' },
      { question: 'Your telephone number', response: '' },
      { question: 'Which city and street do you have in mind?', response: 'Moncton, Main Street' },
      { question: 'How much could you invest?', response: '$300,000 to $600,000' },
      { question: 'Which hours do you keep?', response: 'I am a lark, but I would hire owls' },
      { question: 'When could you spend a night shift with us?', response: '2036-03-04T23:30' },
      { question: NOTHING_IS_OPEN, response: 'Nothing.\nThat is why.' },
      { question: 'Anything else we should know?', response: '' },
    ],
  }),
};

const VISIT: FormStory = {
  brand: 'nonna-pia',
  open: (page) => openFeedback(page, 'Restaurant Feedback'),
  send: 'Send Feedback',
  entries: (message) => ({
    '1 of 4 How satisfied were you?': { option: 'Satisfied' },
    '2 of 4 What is it about?': { option: 'Portion size' },
    '3 of 4 What would you like to do?': { option: 'Leave a compliment' },
    'What went well? (optional)': message,
    'Email (optional)': 'ana@mail.example',
  }),
  sent: 'Your feedback has reached us.',
  failed: () => "We couldn't send your feedback. Please try again.",
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
  open: (page) => openFeedback(page, 'Website Feedback'),
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
  open: (page) => openFeedback(page, 'Request Callback'),
  send: 'Request Callback',
  entries: (message) => ({ Phone: '(905) 555-0142', 'What is it about? (optional)': message }),
  sent: 'We usually call back within 24 hours, during business hours.',
  failed: () => "We couldn't send your request. Please try again.",
  row: (message) => ({ type: 'callback', rating: null, contact_phone: '(905) 555-0142', contact_ok: true, message }),
};

const QR: FormStory = {
  ...VISIT,
  brand: 'kumo-ramen',
  open: async (page) => {
    await page.goto(`/feedback/?id=${KUMO_KITSILANO}`);
    return page.getByRole('main');
  },
  calls: '**/website-submissions/feedback',
  row: (message) => ({
    ...VISIT.row(message),
    restaurant_id: KUMO_KITSILANO,
    meta: { location_name: 'Kumo Kitsilano', source: 'qr_code_feedback' },
  }),
};

async function openFeedback(page: Page, card: string): Promise<Locator> {
  await page.goto('/offers/');
  return openCard(page, card);
}

/** The five forms, in the three type styles; feedback has a form for each of its kinds. */
export const FORM_STORIES: Record<string, FormStory> = {
  catering: CATERING,
  careers: CAREERS,
  media: MEDIA,
  franchise: FRANCHISE,
  feedback: VISIT,
  'feedback on the website': WEBSITE,
  'a request to be called': CALLBACK,
  'feedback by QR code': QR,
};
