import { ENGLISH } from '#i18n/english/english.ts';
import { careerRules, type CareerStart } from '#content/forms/career-form.ts';
import { cateringRules } from '#content/forms/catering-form.ts';
import { feedbackRules } from '#content/feedback/feedback-form.ts';
import { type FormRules, rulesOf } from '#content/forms/form.ts';
import { franchiseRules } from '#content/forms/franchise-form.ts';
import { careerApplicationSchema } from '#schema/forms/career.ts';
import { cateringRequestSchema } from '#schema/forms/catering.ts';
import { callbackSchema, restaurantFeedbackSchema, websiteFeedbackSchema } from '#schema/forms/feedback.ts';
import { franchiseInquirySchema } from '#schema/forms/franchise.ts';
import { mediaInquirySchema } from '#schema/forms/media.ts';

export type AnyValues = Record<string, string | boolean | File | undefined>;

interface TableForm {
  rules: FormRules<AnyValues>;
  /** What a visitor enters, so that it can be sent. */
  entered: AnyValues;
  /** A field of text. */
  text: string;
  schema: { parse: (record: unknown) => unknown };
}

const BACKEND = { url: '', key: '' };
export const CAREER_START: CareerStart = {
  backend: BACKEND,
  restaurantId: 'kumo',
  positions: [
    { id: 'line-cook', title: 'Line Cook', label: 'Line Cook, Annex', restaurantId: 'kumo-annex' },
    { id: 'host', title: 'Host', label: 'Host, Queen West' },
  ],
  locations: { listed: [{ id: 'kumo-annex', name: 'Annex', address: '' }] },
};
export const CONTEXT = { pageUrl: 'https://kumo.example/menu/', viewport: '390x844', userAgent: 'Mozilla/5.0' };

const form = <Values extends object>(
  rules: FormRules<Values>,
  schema: TableForm['schema'],
  text: keyof Values & string,
  entered: Partial<Values>,
): TableForm => ({
  rules: rules as unknown as FormRules<AnyValues>,
  schema,
  text,
  entered: entered as AnyValues,
});

/** All forms of the visitors. */
export const FORM_TABLE: Record<string, TableForm> = {
  catering: form(
    cateringRules({ backend: BACKEND, restaurantId: 'kumo', deliveryMethods: ['Pickup', 'Delivery'] }, () => ({
      deliveryMethods: ['Pickup', 'Delivery'],
      today: '2026-12-01',
    })),
    cateringRequestSchema,
    'requirements',
    {
      full_name: ' Ana Sousa ',
      phone: '(416) 555-0188',
      event_type: 'Birthday',
      event_location: '12 Harbour St',
      event_date: '2026-12-24',
      event_timings: '6 to 10',
      number_of_guests: '40',
      delivery_method: 'Delivery',
      requirements: 'No nuts',
    },
  ),
  careers: form(
    careerRules<File>(CAREER_START, () => undefined, ENGLISH),
    careerApplicationSchema,
    'experience',
    {
      position: 'line-cook',
      name: 'Ana',
      email: 'ana@mail.example',
      phone: '416 555 0188',
      experience: 'Two years at a wok.',
      resume: new File(['%PDF-'], 'Ana.PDF'),
    },
  ),
  media: form(rulesOf(mediaInquirySchema, { known: { brand_id: 'kumo' } }), mediaInquirySchema, 'message', {
    inquiry_type: 'Photo or filming',
    outlet_name: 'The Annex Post',
    contact_name: 'Ana',
    email: 'ana@post.example',
    consent_contact: true,
  }),
  franchise: form(
    franchiseRules({
      backend: BACKEND,
      brandId: 'kumo',
      questions: [
        { name: 'answer-1', question: 'Why us?', type: 'input', required: true, options: [] },
        { name: 'answer-2', question: 'Where?', type: 'input', required: false, options: [] },
      ],
    }),
    franchiseInquirySchema,
    'answer-1',
    { 'answer-1': 'The broth' },
  ),
  'restaurant feedback': form(
    feedbackRules('restaurant', 'kumo', () => CONTEXT),
    restaurantFeedbackSchema,
    'message',
    { rating: '2', sub_type: 'Wait time', nature: 'complaint', message: 'Forty minutes.' },
  ),
  'website feedback': form(
    feedbackRules('website', 'kumo', () => CONTEXT),
    websiteFeedbackSchema,
    'message',
    { rating: '5', nature: 'bug', message: 'The map is upside down.' },
  ),
  callback: form(
    feedbackRules('callback', 'kumo', () => CONTEXT),
    callbackSchema,
    'message',
    { contact_phone: '416 555 0188', message: 'A table for twelve.' },
  ),
};
