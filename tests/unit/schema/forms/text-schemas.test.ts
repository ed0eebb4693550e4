import { describe, expect, test } from 'vitest';
import { assistantQuestionSchema } from '#schema/forms/assistant.ts';
import {
  anyLine,
  idSchema,
  optionalLine,
  recipientSchema,
  requiredLine,
  requiredText,
} from '#schema/forms/text-schemas.ts';

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
