import { expect, test } from 'vitest';
import { type MediaValues } from '../../../../src/domain/forms/media-form.ts';
import { mediaProblemsOf, mediaRecordOf } from '../../../../src/domain/forms/media-record.ts';
import { mediaInquirySchema } from '../../../../src/model/forms/media-schema.ts';

const FILLED: MediaValues = {
  inquiry_type: 'Photo or filming',
  outlet_name: 'The Annex Post',
  contact_name: 'Ana',
  phone: '',
  email: 'ana@post.example',
  message: '',
  consent_contact: true,
  consent_marketing: false,
};

test('the record is what the function stores', () => {
  const record = mediaRecordOf(FILLED, 'kumo');
  expect(record).toEqual({ ...FILLED, brand_id: 'kumo', phone: null, message: null });
  expect(mediaInquirySchema.parse(record)).toEqual(record);
});

test.each<[Partial<MediaValues>, object]>([
  [{}, {}],
  [{ inquiry_type: '' }, { inquiry_type: 'Please choose one.' }],
  [{ outlet_name: ' ' }, { outlet_name: 'Please fill in this field.' }],
  [{ contact_name: '' }, { contact_name: 'Please fill in this field.' }],
  [{ email: '' }, { email: 'Please fill in this field.' }],
  [{ email: 'ana' }, { email: 'Please enter a valid email address.' }],
  [{ phone: 'x' }, { phone: 'Please enter a valid phone number.' }],
  [{ consent_contact: false }, { consent_contact: 'Please tick this box, so that we may answer you.' }],
  [{ consent_marketing: true }, {}],
])('what is wrong with %j is %j', (part, problems) => {
  expect(mediaProblemsOf({ ...FILLED, ...part }, 'kumo')).toEqual(problems);
});
