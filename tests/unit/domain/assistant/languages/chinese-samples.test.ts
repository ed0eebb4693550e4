import { expect, test } from 'vitest';
import { readLanguage } from '../../../../../src/domain/assistant/languages/language.ts';
import { CHINESE_SIMPLIFIED } from '../../../../../src/domain/texts/chinese-simplified/chinese-simplified.ts';
import { CHINESE_TRADITIONAL } from '../../../../../src/domain/texts/chinese-traditional/chinese-traditional.ts';

const asked = [CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL].flatMap(({ samples, assistant }) => [
  ...Object.values(samples),
  ...Object.values(assistant.quick),
]);

test.each(asked)('the assistant knows every word of what a page suggests to ask: %s', (question) => {
  const { language, english } = readLanguage(question, () => false);
  expect(language).toBe('zh');
  expect(english).not.toMatch(/\p{Script=Han}/u);
});
