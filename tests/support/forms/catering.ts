import { cateringRules } from '#content/forms/catering-form.ts';
import { cateringRequestSchema } from '#schema/forms/catering.ts';
import { cateringRequest } from '../backend/inquiries.ts';
import { HOSTILE_LINE, HOSTILE_SHORT, HOSTILE_TEXT } from './hostile.ts';
import { anyRules, atMost, BACKEND, CHOOSE, EMAIL, type FormStory, PHONE, REQUIRED } from './form-story.ts';

const DATE = 'Please enter a date.';
const GUESTS = 'Please enter a whole number of guests, 1 or more.';
const TOO_MANY = 'Please enter at most 1,000,000 guests.';

export const CATERING: FormStory = {
  schema: cateringRequestSchema,
  rules: anyRules(
    cateringRules({ backend: BACKEND, restaurantId: 'kumo', deliveryMethods: ['Pickup', 'Delivery'] }, () => ({
      deliveryMethods: ['Pickup', 'Delivery'],
      today: '2026-12-01',
    })),
  ),
  fields: {
    restaurant_id: '!',
    full_name: '200!',
    phone: '50!',
    email: '320',
    event_type: '200!',
    custom_event_type: '200',
    event_date: '!',
    event_timings: '200!',
    event_location: '500!',
    number_of_guests: '!',
    delivery_method: '!',
    requirements: '5000!',
  },
  entered: {
    full_name: ' Ada Lovelace ',
    phone: '+1 416 555 0100',
    email: 'ada@example.com',
    event_type: 'Birthday',
    event_date: '2999-12-24',
    event_timings: '18:00 to 22:00',
    event_location: '12 Queen Street',
    number_of_guests: '40',
    delivery_method: 'Pickup',
    requirements: 'Two without gluten.\nThe others eat everything.',
  },
  record: cateringRequest({
    restaurant_id: 'kumo',
    requirements: 'Two without gluten.\nThe others eat everything.',
  }),
  text: 'requirements',
  sent: [
    [{ email: ' ' }, { email: null }],
    [
      { event_type: 'Other', custom_event_type: ' Wake ' },
      { event_type: 'Wake', custom_event_type: 'Wake' },
    ],
    [{ restaurant_id: 'kumo-annex' }, { restaurant_id: 'kumo-annex' }],
    ...[' 7 ', '1,000', '1.000', '1 000', '1’000', '４０'].map(
      (typed, index): [{ number_of_guests: string }, { number_of_guests: number | undefined }] => [
        { number_of_guests: typed },
        { number_of_guests: [7, 1000, 1000, 1000, 1000, 40][index] },
      ],
    ),
  ],
  wrong: [
    [{ restaurant_id: '' }, { restaurant_id: CHOOSE }],
    [{ event_type: 'Other' }, { custom_event_type: REQUIRED }],
    [{ event_date: '2026-02-30' }, { event_date: DATE }],
    [{ event_date: '2026-11-30' }, { event_date: 'Please choose today or a later day.' }],
    [{ event_date: '2026-12-01' }, {}],
    ...['0', '', 'a dozen', '1.5', '1e3', '1,00', '1,000.5', '40-50'].map((number_of_guests) => [
      { number_of_guests },
      { number_of_guests: GUESTS },
    ]),
    [{ number_of_guests: '1000000' }, {}],
    [{ number_of_guests: '1000001' }, { number_of_guests: TOO_MANY }],
    [{ delivery_method: 'Food Truck' }, { delivery_method: CHOOSE }],
  ] as FormStory['wrong'],

  table: 'catering_requests',
  path: 'catering-request',
  recipient: 'restaurant_id',
  make: cateringRequest,
  other: { number_of_guests: 41 },
  taken: [
    {
      full_name: HOSTILE_SHORT,
      event_location: HOSTILE_LINE,
      event_timings: HOSTILE_SHORT,
      requirements: HOSTILE_TEXT,
    },
    { event_type: HOSTILE_SHORT, custom_event_type: HOSTILE_SHORT },
    { event_type: 'Funeral', custom_event_type: 'Funeral' },
    { email: null, number_of_guests: 1 },
    { number_of_guests: 1_000_000 },
    { event_date: '2999-02-28' },
    { event_date: '2996-02-29' },
    ...['Wedding', 'Corporate'].map((event_type) => ({ event_type })),
    ...['Delivery', 'Live Catering', 'Party Hall', 'Food Truck'].map((delivery_method) => ({ delivery_method })),
  ],
  refused: [
    [{ restaurant_id: undefined }, CHOOSE],
    [{ full_name: ' ' }, REQUIRED],
    [{ full_name: 'n'.repeat(201) }, atMost('200')],
    [{ email: '' }, REQUIRED],
    [{ phone: null }, PHONE],
    [{ event_type: 'Other' }, CHOOSE],
    [{ event_type: 'Funeral' }, CHOOSE],
    [{ event_type: 'Other', custom_event_type: 'Funeral' }, CHOOSE, 'custom_event_type'],
    [{ custom_event_type: 'Funeral' }, CHOOSE],
    [{ custom_event_type: '' }, REQUIRED],
    [{ event_location: '' }, REQUIRED],
    ...['2027-02-29', '2027-02-30', '2027-13-01', 'soon', ''].map((event_date) => [{ event_date }, DATE]),
    [{ event_timings: '\n' }, REQUIRED],
    ...[-1, 0, 1.5].map((number_of_guests) => [{ number_of_guests }, GUESTS]),
    [{ number_of_guests: 1_000_001 }, TOO_MANY],
    [{ delivery_method: 'Drone' }, CHOOSE],
    [{ delivery_method: null }, CHOOSE],
    [{ requirements: '' }, REQUIRED],
    [{ source: 'phone' }],
  ] as FormStory['refused'],
  unknownToTable: [
    [{ email: undefined }, EMAIL],
    [{ number_of_guests: '40' }, GUESTS],
    [{ event_date: '12027-01-01' }, DATE],
  ],

  brand: 'nonna-pia',
  address: '/catering/',
  form: 'Catering request',
  send: 'Send Request',
  labels: {
    full_name: 'Full name',
    phone: 'Phone',
    email: 'Email (optional)',
    event_type: 'Event type',
    event_date: 'Event date',
    event_timings: 'Event timings',
    event_location: 'Event location',
    number_of_guests: 'Number of guests',
    delivery_method: 'Delivery method',
    requirements: 'Requirements',
  },
  thanks: 'Thank you! Your catering request has been submitted successfully. We will contact you soon.',
  failed: () => 'Sorry, there was an error submitting your request. Please try again or contact us directly.',
  calls: '**/functions/v1/catering-request',
  marked: 'full_name',
  recipientId: '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083',
};
