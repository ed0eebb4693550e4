import type { LeadForm } from '#leads/lead/lead.ts';
import type { NotifyForm } from '#schema/brand-folder/notify.ts';

export interface TestContent {
  /** The submission's, which `delivery_tests` has. */
  id: string;
  /** The `restaurant_id` or `brand_id` that it is sent to. */
  recipient: string;
  /** Gets a confirmation. Undefined: nobody does. */
  guest: string | undefined;
  /** "2026-12-24": of the event, for a form that has one. */
  day: string;
}

/** A form as a page of a site sends it. */
interface TestForm {
  lead: LeadForm;
  table: string;
  path: string;
  body: (content: TestContent) => Record<string, unknown> | FormData;
}

const NAME = 'Delivery test';
const MESSAGE = 'This is a test of the delivery. No guest has sent it, and nobody has to answer.';
/** Of the numbers that nobody has. */
const PHONE = '+1 416 555 0100';
/** No name ends so (RFC 2606), so nobody is written to. */
const NOBODY = 'nobody@delivery-test.invalid';
const VIEWPORT = '390x844';

const feedback = ({ recipient, guest }: TestContent): Record<string, unknown> => ({
  restaurant_id: recipient,
  message: MESSAGE,
  page_url: '',
  user_agent: '',
  contact_name: NAME,
  contact_phone: PHONE,
  contact_email: guest ?? null,
});

export const TEST_FORMS: Record<NotifyForm, TestForm> = {
  feedback: {
    lead: 'feedback',
    table: 'restaurant_feedback',
    path: '/functions/v1/website-submissions/feedback',
    body: (content) => ({
      ...feedback(content),
      type: 'restaurant',
      rating: 5,
      sub_type: null,
      nature: 'other',
      meta: { viewport: VIEWPORT },
    }),
  },
  callback: {
    lead: 'feedback',
    table: 'restaurant_feedback',
    path: '/rest/v1/restaurant_feedback',
    body: (content) => ({
      ...feedback(content),
      id: content.id,
      type: 'callback',
      rating: null,
      sub_type: null,
      nature: null,
      contact_ok: true,
      meta: { viewport: VIEWPORT, user_agent: '' },
    }),
  },
  catering: {
    lead: 'catering',
    table: 'catering_requests',
    path: '/functions/v1/catering-request',
    body: ({ recipient, guest, day }) => ({
      restaurant_id: recipient,
      full_name: NAME,
      email: guest ?? null,
      phone: PHONE,
      event_type: 'Corporate',
      custom_event_type: null,
      event_location: 'Nowhere',
      event_date: day,
      event_timings: '18:00',
      number_of_guests: 1,
      delivery_method: 'Pickup',
      requirements: MESSAGE,
      source: 'website',
    }),
  },
  careers: {
    lead: 'careers',
    table: 'career_applications',
    path: '/functions/v1/website-submissions/careers',
    body: ({ recipient, guest }) => {
      const data = new FormData();
      const texts = { restaurant_id: recipient, name: NAME, email: guest ?? NOBODY, phone: PHONE };
      for (const [name, text] of Object.entries({ ...texts, position: NAME, experience: MESSAGE }))
        data.append(name, text);
      data.append('resume', new File(['%PDF-1.4\n%%EOF\n'], 'resume.pdf', { type: 'application/pdf' }));
      return data;
    },
  },
  media: {
    lead: 'media',
    table: 'media_inquiries',
    path: '/functions/v1/website-submissions/media-inquiries',
    body: ({ recipient, guest }) => ({
      brand_id: recipient,
      inquiry_type: 'Other',
      outlet_name: NAME,
      contact_name: NAME,
      phone: PHONE,
      email: guest ?? NOBODY,
      message: MESSAGE,
      consent_contact: true,
      consent_marketing: false,
    }),
  },
  franchise: {
    lead: 'franchise',
    table: 'franchise_inquiries',
    path: '/functions/v1/website-submissions/franchise',
    body: ({ recipient, guest }) => ({
      brand_id: recipient,
      enquiry_data: [
        { question: 'Message', response: MESSAGE },
        { question: 'E-mail', response: guest ?? '' },
      ],
    }),
  },
};
