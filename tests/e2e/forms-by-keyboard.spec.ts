import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { bytesOf, pdf } from '../support/backend/application-files.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { type Entry, fillByKeyboard, tabTo } from '../support/browser/by-keyboard.ts';
import { rowsOf, storedFile } from '../support/backend/running-backend.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

/** By it a story finds its row. */
const NAME = () => `Ada ${randomUUID()}`;
const RESUME = Buffer.from(pdf(50_000));
const PHOTO = Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n'), Buffer.alloc(2000, 7)]);

const FILL_IN = 'Please fill in this field.';
const CHOOSE = 'Please choose one.';

interface FormStory {
  path: string;
  form: string;
  send: string;
  /** What is said where nothing was filled in, in the order of the fields. A choice is named by its group. */
  problems: Record<string, string>;
  /** What the toast says to it. */
  toast?: RegExp;
  entries: (name: string) => Record<string, Entry>;
  /** What is said once it was sent. */
  sent: string;
  table: string;
  column: string;
  /** The row but for what the database adds. */
  row: (name: string) => Record<string, unknown>;
}

const CATERING: FormStory = {
  path: '/catering/',
  form: 'Catering request',
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
  path: '/careers/',
  form: 'Application',
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
  path: '/media-inquiries/',
  form: 'Media inquiry',
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
  path: '/franchise/',
  form: 'Franchise inquiry',
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

const ON_PHONE = { ...PHONE, colorScheme: 'light' } as const;
const ON_DESKTOP = { ...DESKTOP, colorScheme: 'dark' } as const;

/** The three voices, phone and desktop, light and dark: the forms are made of the same fields. */
const STORIES = [
  { brand: 'nonna-pia', story: CATERING, device: ON_PHONE },
  { brand: 'night-owl-burgers', story: CAREERS, device: ON_DESKTOP },
  { brand: 'kumo-ramen', story: MEDIA, device: ON_DESKTOP },
  { brand: 'night-owl-burgers', story: FRANCHISE, device: ON_PHONE },
];

for (const { brand, story, device } of STORIES) {
  test.describe(`${story.path} of ${brand}`, () => {
    test.use({ brand, ...device, contextOptions: { reducedMotion: 'reduce' } });

    test('sent empty says what is missing, and filled in by keyboard alone is in the database', async ({ page }) => {
      const name = NAME();
      await page.goto(story.path);
      const form = page.getByRole('form', { name: story.form });
      await form.scrollIntoViewIfNeeded();
      const send = form.getByRole('button', { name: story.send });
      await expect(send).toBeEnabled();
      await sendEmpty(page, form, send, story);

      await page.keyboard.press('Shift+Tab');
      await fillByKeyboard(page, form, story.entries(name));
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(page.getByText(story.sent, { exact: true }).first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await expectRow(story, name);
      await expectAnother(page, form);
    });
  });
}

/** The form is there again, empty, and the focus in its first field. */
async function expectAnother(page: Page, form: Locator): Promise<void> {
  const thanks = page.getByRole('heading', { name: 'Thank You' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Another' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.locator('input, select, textarea').first()).toBeFocused();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  const typed = await form.evaluate((element) => [...new FormData(element as HTMLFormElement).values()]);
  expect(typed.filter((value) => (typeof value === 'string' ? value !== '' : value.size > 0))).toEqual([]);
}

/** Every sentence stands by its field, and the first of these has the focus. */
async function sendEmpty(page: Page, form: Locator, send: Locator, story: FormStory): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  await send.focus();
  await page.keyboard.press('Enter');
  const [first = ''] = Object.keys(story.problems);
  await expect(fieldOf(form, first)).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(Object.keys(story.problems).length);
  for (const [name, sentence] of Object.entries(story.problems)) {
    await expect(fieldOf(form, name)).toHaveAccessibleDescription(new RegExp(`${escaped(sentence)}$`));
    await expect(fieldOf(form, name)).toHaveAttribute('aria-invalid', 'true');
  }
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  if (story.toast === undefined) await expect(toast).toHaveCount(0);
  else await expect(toast).toHaveText(story.toast);
  expect(await violationsOn(page)).toEqual([]);
}

function fieldOf(form: Locator, name: string): Locator {
  return form.getByLabel(name, { exact: true }).or(form.getByRole('radiogroup', { name, exact: true }));
}

const escaped = (text: string) => text.replaceAll(/[.?]/g, '\\$&');

async function expectRow({ table, column, row }: FormStory, name: string): Promise<void> {
  const rows = await rowsOf(table, { [column]: name });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(row(name));
  if (table !== 'career_applications') return;
  expect(await storedFile('applications', String(rows[0]?.['resume_path']))).toEqual(RESUME);
  expect(await storedFile('applications', String(rows[0]?.['photo_path']))).toEqual(PHOTO);
}
