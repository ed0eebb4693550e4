import { type FormQuestion, franchiseRules } from '#content/forms/franchise-form.ts';
import { FRANCHISE_LIMITS, franchiseInquirySchema } from '#schema/forms/franchise.ts';
import { franchiseInquiry } from '../backend/inquiries.ts';
import { HOSTILE_TEXT } from './hostile.ts';
import {
  anyRules,
  BACKEND,
  CHOOSE,
  FIELDS_MISSING,
  type Fields,
  type FormStory,
  REQUIRED,
  submissionFailed,
} from './form-story.ts';

/** What Night Owl Burgers asks. */
const QUESTIONS: FormQuestion[] = (
  [
    ['Your full name', 'input', true],
    ['Your email address', 'input', true],
    ['Your telephone number', 'input', false],
    ['Which city and street do you have in mind?', 'input', true],
    ['How much could you invest?', 'select', true],
    ['Which hours do you keep?', 'radio', true],
    ['When could you spend a night shift with us?', 'datetime', false],
    ['What is open in your town at two in the morning, and why should it be us?', 'textarea', true],
    ['Anything else we should know?', 'textarea', false],
  ] as const
).map(([asked, type, required], index) => ({
  name: `answer-${index + 1}`,
  question: asked,
  type,
  required,
  options: type === 'select' || type === 'radio' ? ['$300,000 to $600,000', 'I am a lark, but I would hire owls'] : [],
}));
const answeredBy = (name: string): Fields[] =>
  [
    name,
    'ada@mail.example',
    '',
    'Moncton, Main Street',
    '$300,000 to $600,000',
    'I am a lark, but I would hire owls',
    '2036-03-04T23:30',
    'Nothing.\nThat is why.',
    '',
  ].map((answer, index) => ({ question: QUESTIONS[index]?.question, response: answer }));
const LONG_ANSWERS = 'Please shorten your answers: together they are too long to be sent.';

const { questions, question, response, bytes } = FRANCHISE_LIMITS;
const pair = (changes: Fields = {}): Fields => ({ question: 'q', response: 'r', ...changes });
const data = (enquiry_data: unknown): Fields => ({ enquiry_data });
/** As many answers as there may be, which have so many bytes together. */
function answersOf(size: number): Fields[] {
  const frame = new TextEncoder().encode(JSON.stringify(Array(questions).fill(pair({ response: '' })))).length;
  return Array(questions).fill(pair({ response: 'r'.repeat(Math.floor((size - frame) / questions)) }));
}

export const FRANCHISE: FormStory = {
  schema: franchiseInquirySchema,
  rules: anyRules(franchiseRules({ backend: BACKEND, brandId: 'kumo', questions: QUESTIONS })),
  fields: Object.fromEntries(QUESTIONS.map(({ name, required }) => [name, `5000${required ? '!' : ''}`])),
  entered: {
    'answer-1': ' Ada Lovelace ',
    'answer-2': 'ada@mail.example',
    'answer-4': 'Moncton, Main Street',
    'answer-5': '$300,000 to $600,000',
    'answer-6': 'I am a lark, but I would hire owls',
    'answer-7': '2036-03-04T23:30',
    'answer-8': 'Nothing.\nThat is why.',
  },
  record: { brand_id: 'kumo', enquiry_data: answeredBy('Ada Lovelace') },
  text: 'answer-1',
  wrong: [
    [{ 'answer-1': ' ' }, { 'answer-1': REQUIRED }],
    [{ 'answer-6': '' }, { 'answer-6': CHOOSE }],
    [
      { 'answer-5': '', 'answer-8': '' },
      { 'answer-5': CHOOSE, 'answer-8': REQUIRED },
    ],
  ],

  table: 'franchise_inquiries',
  path: 'website-submissions/franchise',
  recipient: 'brand_id',
  make: franchiseInquiry,
  other: data([{ question: 'Where?', response: 'Elsewhere' }]),
  taken: [
    [pair({ question: HOSTILE_TEXT, response: HOSTILE_TEXT })],
    [pair({ response: '' })],
    [pair({ question: '寿'.repeat(question) })],
    [pair({ response: '寿'.repeat(response) })],
    answersOf(bytes),
  ].map(data),
  refused: [
    [{ brand_id: undefined }, CHOOSE],
    ...[[], null, pair(), Array(questions + 1).fill(pair())].map((answers): [Fields] => [data(answers)]),
    [data([pair({ question: '' })]), undefined, 'enquiry_data.0.question'],
    [data([pair({ question: '寿'.repeat(question + 1) })]), undefined, 'enquiry_data.0.question'],
    ...['寿'.repeat(response + 1), null, 7, undefined].map((answer): [Fields, undefined, string] => [
      data([pair({ response: answer })]),
      undefined,
      'enquiry_data.0.response',
    ]),
    ...['q', [pair()]].map((answer): [Fields, undefined, string] => [data([answer]), undefined, 'enquiry_data.0']),
    [data(answersOf(bytes + 40_000)), LONG_ANSWERS],
  ],
  // The table counts the bytes of its own spelling, and takes somewhat more.
  unknownToTable: [[data(answersOf(bytes + 200)), LONG_ANSWERS]],

  brand: 'night-owl-burgers',
  address: '/franchise/',
  form: 'Franchise inquiry',
  send: 'Send Inquiry',
  labels: Object.fromEntries(
    QUESTIONS.map(({ name, question: asked, required }) => [name, required ? asked : `${asked} (optional)`]),
  ),
  chosen: { 'answer-5': { option: '$300,000' }, 'answer-7': ['03042036', '1130PM'] },
  toast: FIELDS_MISSING,
  thanks: 'Your franchise inquiry has been submitted successfully.',
  failed: submissionFailed,
  calls: '**/website-submissions/franchise',
  marked: 'answer-1',
  recipientId: '9e1f7a34-2c86-4b5d-a0f3-68d4c7b21e95',
  row: (mark) => ({ enquiry_data: answeredBy(mark) }),
};
