import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { assistantQuestionSchema } from '#schema/forms/assistant.ts';
import {
  anyLine,
  emailSchema,
  idSchema,
  optionalLine,
  phoneSchema,
  phoneText,
  recipientSchema,
  requiredLine,
  requiredText,
} from '#schema/forms/text-schemas.ts';
import { effortOf } from '../../../support/effort.ts';

describe.each([
  ['an id', idSchema],
  ['whom a submission is for', recipientSchema],
])('%s', (_name, schema) => {
  test.each(['kumo', 'b7c1e0d4-95a2', '寿司 🍜', "x' or true --", 'r'.repeat(200)])('may be %j', (id) =>
    expect(schema.safeParse(id).success).toBe(true),
  );

  test.each(['', '\0', 'kumo\0', '\0kumo', 'a\ud83d', '\udf5ca', 'r'.repeat(201), 1, null, ['kumo']])(
    'is never %j',
    (id) => expect(schema.safeParse(id).success).toBe(false),
  );
});

test.each(['', ' ', '\u200b\u200d', '\u3164', '\u{e0041}', '\u2800\u00ad', '\ufe0f\ufeff', '\0\u0007'])(
  'nothing is said by %j',
  (text) => {
    expect(requiredText(10).safeParse(text).success).toBe(false);
    const question = { restaurant_id: 'kumo', query: text, session_id: null };
    expect(assistantQuestionSchema.safeParse(question).success).toBe(false);
  },
);

test.each(['a', '.', '\u200ba', '👩‍🍳', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'é', '؁'])('something is said by %j', (text) =>
  expect(requiredText(20).safeParse(text).success).toBe(true),
);

describe('what nobody sees, and what turns the texts around it', () => {
  const WRITTEN = ' Ann\0\u202e Lee\r\n\u2066Best\u0007 table\u2028\u2069\u{feff}';

  test.each([requiredLine(99), optionalLine(99), anyLine(99)])('is not in a name, which is one line', (schema) => {
    expect(schema.parse(WRITTEN)).toBe('Ann Lee Best table');
  });

  test('is all there is of a name that is empty', () => {
    expect(requiredLine(99).safeParse('\u202e\0\n').success).toBe(false);
    expect(anyLine(99).parse('\u202e\0\n')).toBe('');
  });

  test('leaves the lines of a message, and the marks of writing from right to left', () => {
    expect(requiredText(99).parse('Hello.\n\nAnn')).toBe('Hello.\n\nAnn');
    expect(requiredLine(99).parse('\u200fعمر\u200e')).toBe('\u200fعمر\u200e');
  });
});

const EMPTY = 'Please fill in this field.';
const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
/** A required phone has one sentence for all that is wrong with it. */
const SCHEMAS = { email: emailSchema, phone: phoneSchema, 'required phone': phoneText(PHONE) };

describe.each<[keyof typeof SCHEMAS, string, string, string[], string[]]>([
  [
    'email',
    EMPTY,
    EMAIL,
    ['a@b.c', '  mia@kumo.example ', 'mia+x@mail.kumo.example', '美亜@例え.jp', `${'a'.repeat(314)}@b.com`],
    [
      'mia',
      'mia@kumo',
      '@kumo.example',
      'mia@.',
      'mia@kumo.',
      'm ia@kumo.example',
      'a@b@c.d',
      `${'a'.repeat(315)}@b.com`,
    ],
  ],
  ...(['phone', 'required phone'] as const).map((name): [typeof name, string, string, string[], string[]] => [
    name,
    name === 'phone' ? EMPTY : PHONE,
    PHONE,
    ['4165550188', '+1 (416) 555-0188', ' 416-555-0188 ', '1', '(1)', '1'.repeat(50)],
    ['+', '()-', '416.555.0188', '416 555 0188 ext 2', 'call me', '٤١٦', '1'.repeat(51)],
  ]),
])('a text of the kind %s', (name, missing, invalid, right, wrong) => {
  const schema = SCHEMAS[name];
  const errorOf = (text: string) => schema.safeParse(text).error?.issues[0]?.message;

  test.each(right)('may be %j', (text) => expect(schema.parse(text)).toBe(text.trim()));
  test.each(['', ' '])('is missing: %j', (text) => expect(errorOf(text)).toBe(missing));
  test.each(wrong)('is never %j', (text) => expect(errorOf(text)).toBe(invalid));
});

test('a phone is digits, spaces, hyphens, plus signs and parentheses, with a digit', () => {
  const phone = fc.string({ unit: fc.constantFrom(...'0189 -+()'), minLength: 1, maxLength: 50 });
  fc.assert(fc.property(phone, (text) => phoneSchema.safeParse(text).success === /\d/.test(text)));
});

test.each([
  ['phone', `${'1'.repeat(200_000)}x`],
  ['email', `a@${'.'.repeat(200_000)}@`],
] as const)('a %s of 200,000 characters is refused at once', (name, text) => {
  const refuse = () => expect(SCHEMAS[name].safeParse(text).success).toBe(false);
  expect(effortOf(refuse)).toBeLessThan(1);
});
