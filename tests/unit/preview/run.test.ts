import { expect, test } from 'vitest';
import { describeModel } from '#preview/run.ts';

test('a preview says where questions to the assistant are sent, and nothing where they stay', () => {
  expect(describeModel({ OPENROUTER_API_KEY: 'a-key', OPENROUTER_URL: '' })).toBe(
    'A model reads the questions to the assistant: they are sent to openrouter.ai (OPENROUTER_API_KEY).',
  );
  expect(describeModel({ OPENROUTER_API_KEY: 'a-key', OPENROUTER_URL: 'http://localhost:1' })).toContain(
    'sent to http://localhost:1 ',
  );
  expect(describeModel({ OPENROUTER_API_KEY: '', OPENROUTER_URL: 'http://localhost:1' })).toBeUndefined();
  expect(describeModel({})).toBeUndefined();
});
