import { describe, expect, test } from 'vitest';
import { assistantQuestionSchema } from '../../../../src/model/forms/assistant.ts';
import { idSchema, recipientSchema, requiredText } from '../../../../src/model/forms/text-schemas.ts';

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
