import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../../src/domain/forms/form.ts';
import { mediaInquirySchema } from '../../../../src/model/forms/media.ts';
import { FORM_TABLE } from '../../../support/form-table.ts';

const REQUIRED = 'Please fill in this field.';

/** What the schemas say of the fields that visitors fill in: a limit in characters, and `!` where it is required. */
const FIELDS: Record<string, Record<string, string>> = {
  catering: {
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
  careers: {
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
  media: {
    inquiry_type: '!',
    outlet_name: '200!',
    message: '5000',
    contact_name: '200!',
    email: '320!',
    phone: '50',
    consent_contact: '!',
    consent_marketing: '',
  },
  franchise: { 'answer-1': '5000!', 'answer-2': '5000' },
  'restaurant feedback': { rating: '', nature: '!', message: '5000', contact_name: '200', contact_phone: '50' },
  'website feedback': { rating: '', nature: '!', message: '5000', contact_email: '320' },
  callback: { message: '5000', contact_name: '200', contact_phone: '50!', contact_email: '320' },
};

test.each(Object.entries(FORM_TABLE))('the fields of %s are as its schema says', (name, { rules }) => {
  const said = Object.keys(FIELDS[name] ?? {}).map((field) => {
    const { maxLength = '', isRequired } = rules.fields[field] ?? {};
    return [field, `${maxLength}${isRequired ? '!' : ''}`];
  });
  expect(Object.fromEntries(said)).toEqual(FIELDS[name]);
});

describe('a media inquiry', () => {
  const rules = rulesOf(mediaInquirySchema, { known: { brand_id: 'kumo' } });
  const filled = {
    ...rules.empty,
    inquiry_type: 'Photo or filming',
    outlet_name: ' The Annex\0 Post ',
    contact_name: 'Ana\ud83d',
    email: 'ana@post.example',
    consent_contact: true,
  };

  test('is sent clean, with null for what was left empty', () => {
    expect(rules.recordOf(filled)).toEqual({
      brand_id: 'kumo',
      inquiry_type: 'Photo or filming',
      outlet_name: 'The Annex Post',
      contact_name: 'Ana',
      email: 'ana@post.example',
      phone: null,
      message: null,
      consent_contact: true,
      consent_marketing: false,
    });
  });

  test.each<[Partial<typeof filled>, object]>([
    [{}, {}],
    [{ inquiry_type: '' }, { inquiry_type: 'Please choose one.' }],
    [{ outlet_name: ' ' }, { outlet_name: REQUIRED }],
    [{ outlet_name: 'a'.repeat(201) }, { outlet_name: 'Please use at most 200 characters.' }],
    [{ contact_name: '' }, { contact_name: REQUIRED }],
    [{ email: '' }, { email: REQUIRED }],
    [{ email: 'ana' }, { email: 'Please enter a valid email address.' }],
    [{ phone: 'x' }, { phone: 'Please enter a valid phone number.' }],
    [{ consent_contact: false }, { consent_contact: 'Please tick this box, so that we may answer you.' }],
    [{ consent_marketing: true }, {}],
  ])('what is wrong with %j is %j', (part, problems) => {
    expect(rules.problemsOf({ ...filled, ...part })).toEqual(problems);
  });
});
