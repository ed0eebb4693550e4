import { expect, test } from 'vitest';
import { readLanguage } from '#assistant/languages/language.ts';
import { CHINESE_SIMPLIFIED } from '#i18n/chinese-simplified/chinese-simplified.ts';
import { CHINESE_TRADITIONAL } from '#i18n/chinese-traditional/chinese-traditional.ts';

const asked = [
  { language: 'zh', texts: CHINESE_SIMPLIFIED } as const,
  { language: 'zh-hant', texts: CHINESE_TRADITIONAL } as const,
].flatMap(({ language, texts: { samples, assistant } }) =>
  [...Object.values(samples), ...Object.values(assistant.quick)].map((question) => [language, question] as const),
);

test.each(asked)('the assistant knows every word of what a page in %s suggests to ask: %s', (page, question) => {
  const { language, english } = readLanguage(question, () => false, page);
  expect(language).toBe(page);
  expect(english).not.toMatch(/\p{Script=Han}/u);
});
