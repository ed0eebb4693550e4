import type { Locator, Page } from '@playwright/test';
import { bytesOf, pdf } from '../backend/application-files.ts';
import type { Entry } from './by-keyboard.ts';

const submissionFailed = (reason = 'Please try again in some time.') => `Submission Failed. ${reason}`;

export const RESUME = Buffer.from(pdf(50_000));
export const PHOTO = Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n'), Buffer.alloc(2000, 7)]);

const FILL_IN = 'Please fill in this field.';
const CHOOSE = 'Please choose one.';

/** How a visitor comes to a form, fills it in and sends it, and what becomes of that. */
export interface FormStory {
  brand: string;
  path: string;
  /** Opens the form, where it is not on the page. */
  open?: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  send: string;
  /** What is said where nothing was filled in, in the order of the fields. A choice is named by its group. Feedback can't be sent then. */
  problems?: Record<string, string>;
  /** What the toast says to it. */
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

const CATERING: FormStory = {
  brand: 'nonna-pia',
  calls: '**/functions/v1/catering-request',
  failed: () => 'Sorry, there was an error submitting your request. Please try again or contact us directly.',
  path: '/catering/',
  form: (page) => page.getByRole('form', { name: 'Catering request' }),
  send: 'Send Request',
  problems: {
    'Full name': FILL_IN,
    Phone: FILL_IN,
    'Event type': CHOOSE,
    'Event date': 'Please enter a date.',
    'Event timings': FILL_IN,
    'Event location': FILL_IN,
    'Number of guests': 'Please enter a whole number of guests, 1 or more.',
    'Delivery method': CHOOSE,
    Requirements: FILL_IN,
  },
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
  table: 'catering_requests',
  column: 'full_name',
  row: (name) => ({
    restaurant_id: '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083',
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
  calls: '**/website-submissions/careers',
  failed: submissionFailed,
  path: '/careers/',
  form: (page) => page.getByRole('form', { name: 'Application' }),
  send: 'Send Application',
  problems: {
    Position: CHOOSE,
    Experience: FILL_IN,
    Name: FILL_IN,
    Email: FILL_IN,
    Phone: FILL_IN,
    Resume: 'Please choose your resume.',
  },
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
  calls: '**/website-submissions/media-inquiries',
  failed: submissionFailed,
  path: '/media-inquiries/',
  form: (page) => page.getByRole('form', { name: 'Media inquiry' }),
  send: 'Send Inquiry',
  problems: {
    'Inquiry type': CHOOSE,
    Outlet: FILL_IN,
    'Contact name': FILL_IN,
    Email: FILL_IN,
    'You may contact me about this inquiry.': 'Please tick this box, so that we may answer you.',
  },
  toast: /^Required Fields Missing\s*Please fill in all required fields\.$/,
  entries: (name) => ({
    'Inquiry type': { option: 'Photo' },
    Outlet: 'The Daily Noodle',
    'Message (optional)': 'Ten minutes in the kitchen?',
    'Contact name': name,
    Email: 'ada@mail.example',
    'You may contact me about this inquiry.': 'tick',
  }),
  sent: 'Your media inquiry has been submitted successfully. We read every inquiry, and answer by email.',
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

const FRANCHISE: FormStory = {
  brand: 'night-owl-burgers',
  calls: '**/website-submissions/franchise',
  failed: submissionFailed,
  path: '/franchise/',
  form: (page) => page.getByRole('form', { name: 'Franchise inquiry' }),
  send: 'Send Inquiry',
  problems: {
    'Your full name': FILL_IN,
    'Your email address': FILL_IN,
    'Which city and street do you have in mind?': FILL_IN,
    'How much could you invest?': CHOOSE,
    'Which hours do you keep?': CHOOSE,
    'What is open in your town at two in the morning, and why should it be us?': FILL_IN,
  },
  toast: /^Required Fields Missing\s*Please fill in all required fields\.$/,
  entries: (name) => ({
    'Your full name': name,
    'Your email address': 'ada@mail.example',
    'Which city and street do you have in mind?': 'Moncton, Main Street',
    'How much could you invest?': { option: '$300,000' },
    'Which hours do you keep?': { option: 'I am a lark, but I would hire owls' },
    'When could you spend a night shift with us? (optional)': ['03042036', '1130PM'],
    'What is open in your town at two in the morning, and why should it be us?': 'Nothing.\nThat is why.',
  }),
  sent: 'Your franchise inquiry has been submitted successfully.',
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
      {
        question: 'What is open in your town at two in the morning, and why should it be us?',
        response: 'Nothing.\nThat is why.',
      },
      { question: 'Anything else we should know?', response: '' },
    ],
  }),
};

/** The forms that are on a page of their own, in the three voices. */
export const FORM_STORIES: Record<string, FormStory> = {
  catering: CATERING,
  careers: CAREERS,
  media: MEDIA,
  franchise: FRANCHISE,
};
