import { expect, test } from 'vitest';
import type { Submission } from '#inbox/submissions/read-rows.ts';
import { type InboxField, fieldsOf } from '#inbox/submissions/fields.ts';
import { type FormName, type SentTable, tableOf } from '#inbox/submissions/sent-forms.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../../support/backend/inquiries.ts';

const ID = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';
const row = (columns: Record<string, unknown>): Submission => ({
  id: ID,
  created_at: '2026-11-21T10:02:10.628Z',
  ...columns,
});
const textOf = (fields: InboxField[]) =>
  fields.map(({ label, value, isTechnical }) => `${isTechnical ? '- ' : ''}${label}: ${value}`);
const formOf = (form: FormName): SentTable => tableOf(form) ?? expect.fail(form);
const fieldsFor = (form: FormName, columns: Record<string, unknown>) => textOf(fieldsOf(formOf(form), row(columns)));

test('feedback says everything, with the words of the form, in the order of its table', () => {
  const fields = fieldsFor('feedback', {
    restaurant_id: 'kumo-1',
    type: 'restaurant',
    rating: 4,
    sub_type: 'Wait time',
    nature: 'complaint',
    message: '  Two spaces,\n\ta tab.  ',
    contact_name: null,
    contact_phone: null,
    contact_email: 'ana@mail.example',
    contact_ok: null,
    page_url: 'http://kumo.localhost/?a=b',
    meta: { viewport: '390x844', location_name: 'Queen West', __proto__: 1 },
    user_agent: 'Browser/1',
    colorMode: { is: 'new' },
  });
  expect(fields).toEqual([
    'Form: Restaurant Feedback',
    'Rating: 4 of 5',
    'Category: Wait time',
    'Kind: Raise a complaint',
    'Message:   Two spaces,\n\ta tab.  ',
    'Name: ',
    'Phone: ',
    'Email: ana@mail.example',
    'ColorMode: {"is":"new"}',
    '- Screen: 390x844',
    '- Location: Queen West',
    `- Reference: ${ID}`,
    '- Sent to: kumo-1',
    '- Page: http://kumo.localhost/?a=b',
    '- Browser: Browser/1',
  ]);
});

test('a request for a call does not say what was not asked', () => {
  const call = {
    type: 'callback',
    rating: null,
    sub_type: null,
    nature: null,
    message: '',
    contact_name: null,
    contact_ok: true,
    meta: {},
  };
  expect(fieldsFor('feedback', call)).toEqual([
    'Form: Request Callback',
    'Message: ',
    'Name: ',
    'May be called: Yes',
    `- Reference: ${ID}`,
  ]);
  expect(fieldsFor('feedback', { type: 'constructor', message: 'x' })).toContain('Form: constructor');
});

test('catering requests and media inquiries say every field', () => {
  expect(fieldsFor('catering', cateringRequest({ restaurant_id: 'kumo-1' }))).toEqual([
    'Full name: Ada Lovelace',
    'Email: ada@example.com',
    'Phone: +1 416 555 0100',
    'Event type: Birthday',
    'Event location: 12 Queen Street',
    'Event date: 2999-12-24',
    'Event timings: 18:00 to 22:00',
    'Number of guests: 40',
    'Delivery method: Pickup',
    'Requirements: Two without gluten.',
    `- Reference: ${ID}`,
    '- Sent to: kumo-1',
    '- Source: website',
  ]);
  expect(fieldsFor('media', mediaInquiry({ brand_id: 'kumo' })).slice(-4)).toEqual([
    'May be contacted about this inquiry: Yes',
    'May be sent news for the press: No',
    `- Reference: ${ID}`,
    '- Sent to: kumo',
  ]);
});

test('an application leads to its own files and to no others', () => {
  const files = {
    resume_path: `${ID}/resume.pdf`,
    photo_path: '../../keys.json',
    resume_sha256: 'a',
    state: 'complete',
  };
  const application = row({ ...careerApplication({ position: 'apply-openly', restaurant_id: 'k' }), ...files });
  const fields = fieldsOf(formOf('careers'), application);
  expect(fields.filter(({ file }) => file)).toEqual([
    { label: 'Résumé', value: 'resume.pdf', file: `${ID}/resume.pdf` },
  ]);
  expect(textOf(fields)).toContain('Position: Open application');
  expect(textOf(fields).join()).not.toMatch(/keys\.json|sha256|state/);
});

test('a franchise inquiry says its own questions, whatever they are', () => {
  expect(fieldsFor('franchise', franchiseInquiry({ brand_id: 'kumo' })).slice(0, 2)).toEqual([
    'Where?: Hamilton',
    'Anything else?: ',
  ]);
  for (const enquiry_data of [null, 'x', [null, 7, { question: {} }], { 0: 1 }]) {
    expect(() => fieldsFor('franchise', { enquiry_data })).not.toThrow();
  }
});
