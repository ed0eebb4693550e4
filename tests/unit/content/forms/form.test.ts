import { describe, expect, test } from 'vitest';
import { rulesOf } from '#content/forms/form.ts';
import { mediaInquirySchema } from '#schema/forms/media.ts';
import { hostileText } from '../../../support/build/hostile.ts';
import { fc, runs } from '../../../support/random.ts';
import { FORM_TABLE } from '../../../support/form-table.ts';

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

describe.each(Object.entries(FORM_TABLE))('the form of %s', (name, { rules, entered, text, schema }) => {
  const filled = { ...rules.empty, ...entered };

  test('has the fields that its schema says', () => {
    const said = Object.keys(FIELDS[name] ?? {}).map((field) => {
      const { maxLength = '', isRequired } = rules.fields[field] ?? {};
      return [field, `${maxLength}${isRequired ? '!' : ''}`];
    });
    expect(Object.fromEntries(said)).toEqual(FIELDS[name]);
  });

  test('can be sent as it is filled in, but not without what it requires, nor with a text that is too long', () => {
    expect(rules.errorsOf(filled)).toEqual({});
    for (const field of Object.keys(FIELDS[name] ?? {})) {
      const { maxLength, isRequired } = rules.fields[field] ?? {};
      const problemOf = (value: string | undefined) => rules.errorsOf({ ...filled, [field]: value })[field];
      if (isRequired && field in entered)
        expect(problemOf(typeof filled[field] === 'string' ? '' : undefined), field).toMatch(/^Please /);
      // The words for another event count only where the event is another one.
      if (maxLength !== undefined && field !== 'custom_event_type')
        expect(problemOf('1'.repeat(maxLength + 1)), field).toMatch(/^Please /);
    }
  });

  test('sends of any text what the backend takes, and no half characters', () => {
    fc.assert(
      fc.property(hostileText(), (written) => {
        const values = { ...filled, [text]: written };
        fc.pre(Object.keys(rules.errorsOf(values)).length === 0);
        const record = rules.recordOf(values);
        expect(schema.parse(record)).toEqual(record);
        expect(JSON.stringify(record)).not.toMatch(/\\ud[89a-f]|\\u0000/);
      }),
      runs(20),
    );
  });
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
    [{ inquiry_type: '' }, { inquiry_type: 'Please choose one.' }],
    [{ outlet_name: ' ' }, { outlet_name: 'Please fill in this field.' }],
    [{ outlet_name: 'a'.repeat(201) }, { outlet_name: 'Please use at most 200 characters.' }],
    [{ email: 'ana' }, { email: 'Please enter a valid email address.' }],
    [{ phone: 'x' }, { phone: 'Please enter a valid phone number.' }],
    [{ consent_contact: false }, { consent_contact: 'Please tick this box, so that we may answer you.' }],
  ])('what is wrong with %j is %j', (part, errors) => {
    expect(rules.errorsOf({ ...filled, ...part })).toEqual(errors);
  });
});
