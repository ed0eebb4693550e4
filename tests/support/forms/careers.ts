import { createHash } from 'node:crypto';
import { ENGLISH } from '#i18n/english/english.ts';
import { careerRules, type CareerStart } from '#content/forms/career-form.ts';
import { careerApplicationSchema } from '#schema/forms/career.ts';
import { bytesOf, pdf } from '../backend/application-files.ts';
import { careerApplication } from '../backend/inquiries.ts';
import { HOSTILE_SHORT, HOSTILE_TEXT } from './hostile.ts';
import {
  anyRules,
  atMost,
  BACKEND,
  CHOOSE,
  EMAIL,
  type FormStory,
  PHONE,
  REQUIRED,
  submissionFailed,
} from './form-story.ts';

export const CAREER_START: CareerStart = {
  backend: BACKEND,
  restaurantId: 'kumo',
  positions: [
    { id: 'line-cook', title: 'Line Cook', label: 'Line Cook, Annex', restaurantId: 'kumo-annex' },
    { id: 'host', title: 'Host', label: 'Host, Queen West' },
  ],
  locations: { listed: [{ id: 'kumo-annex', name: 'Annex', address: '' }] },
};
export const RESUME = Buffer.from(pdf(50_000));
export const PHOTO = Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n'), Buffer.alloc(2000, 7)]);
const MB = 1024 * 1024;

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const CAREERS: FormStory = {
  schema: careerApplicationSchema,
  rules: anyRules(careerRules(CAREER_START, () => undefined, ENGLISH)),
  fields: {
    position: '200!',
    restaurant_id: '!',
    experience: '5000!',
    name: '200!',
    email: '320!',
    phone: '50!',
    resume: '!',
    photo: '',
    cover_letter: '10000',
  },
  entered: {
    position: 'line-cook',
    experience: 'Ten years.',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 416 555 0100',
    resume: new File(['%PDF-'], 'Ana.PDF'),
    cover_letter: 'Dear owls,\n\nyours.',
  },
  record: careerApplication({
    restaurant_id: 'kumo-annex',
    position: 'Line Cook',
    cover_letter: 'Dear owls,\n\nyours.',
  }),
  text: 'experience',
  sent: [[{ cover_letter: ' ' }, { cover_letter: null }]],
  wrong: [
    [{ position: '' }, { position: CHOOSE }],
    [{ position: 'apply-openly' }, { restaurant_id: CHOOSE }],
    [{ experience: ' ' }, { experience: REQUIRED }],
    [{ resume: undefined }, { resume: 'Please choose your resume.' }],
    [{ resume: { name: 'ana.exe', size: 1 } }, { resume: 'Please choose a PDF, DOC or DOCX file.' }],
    [
      { resume: { name: 'ana.docx', size: 11 * MB } },
      { resume: 'This resume has 11 MB. Please choose one of at most 10 MB.' },
    ],
    [{ resume: { name: 'ana.pdf', size: 0 } }, { resume: 'This resume is empty. Please choose another file.' }],
    [{ photo: { name: 'ana.png', size: 0 } }, { photo: 'This photo is empty. Please choose another file.' }],
    [{ photo: { name: 'ana.HEIC', size: 10 * MB } }, {}],
    [
      { photo: { name: 'ana.jpg', size: 10 * MB + 1 } },
      { photo: 'This photo has 10.1 MB. Please choose one of at most 10 MB.' },
    ],
    [{ photo: { name: 'ana.tiff', size: 1 } }, { photo: 'Please choose a PNG, GIF, JPEG, WebP, SVG or HEIC picture.' }],
  ],

  table: 'career_applications',
  path: 'website-submissions/careers',
  recipient: 'restaurant_id',
  make: careerApplication,
  other: { experience: 'Eleven years.' },
  added: (id) => ({
    state: 'complete',
    resume_path: `${id}/resume.pdf`,
    resume_sha256: digestOf(pdf()),
    photo_path: null,
    photo_sha256: null,
  }),
  taken: [
    {
      name: HOSTILE_SHORT,
      position: HOSTILE_SHORT,
      experience: HOSTILE_TEXT.replaceAll('\r\n', '\n'),
      cover_letter: `${'a\n'.repeat(4999)}ab`,
    },
  ],
  refused: [
    [{ name: undefined }, REQUIRED],
    [{ name: ' \u00a0' }, REQUIRED],
    [{ name: 'n'.repeat(201) }, atMost('200')],
    [{ email: '' }, REQUIRED],
    [{ email: 'ada@' }, EMAIL],
    [{ phone: undefined }, PHONE],
    [{ position: '' }, CHOOSE],
    [{ experience: '' }, REQUIRED],
    [{ cover_letter: 'c'.repeat(10_001) }, atMost('10,000')],
    [{ restaurant_id: '' }, CHOOSE],
  ],

  brand: 'night-owl-burgers',
  address: '/careers/',
  form: 'Application',
  send: 'Send Application',
  labels: {
    position: 'Position',
    experience: 'Experience',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    resume: 'Resume',
    photo: 'Photo (optional)',
    cover_letter: 'Cover letter (optional)',
  },
  chosen: {
    position: { option: 'Night Manager' },
    resume: { file: { name: 'Lebenslauf Ü.PDF', mimeType: 'application/pdf', buffer: RESUME } },
    photo: { file: { name: 'me.png', mimeType: 'image/png', buffer: PHOTO } },
  },
  toast: /^Position Required\s*Please select a position to apply for\.$/,
  thanks: 'Your application has been submitted. We read every one, and get back to you.',
  failed: submissionFailed,
  calls: '**/website-submissions/careers',
  marked: 'name',
  recipientId: '40c296fd-8517-43ca-9e6b-2c9f71a4d508',
  row: () => ({ position: 'Night Manager', state: 'complete' }),
};
