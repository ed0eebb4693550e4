import { expect, test } from 'vitest';
import { checkLanguages } from '#brand/translations/languages.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';

const QUESTIONS = Array.from({ length: 6 }, (_, index) => ({
  question: `Question ${index}`,
  answer: `Answer ${index}`,
}));
const TEXTS = QUESTIONS.flatMap(({ question, answer }) => [question, answer]);

/** A brand of twelve texts of which the last ones have no French. The name needs none. */
function inFrench(missing: number) {
  const known = TEXTS.slice(0, TEXTS.length - missing).map((text) => [text, `${text} en français`]);
  const website = {
    name: 'Nonna',
    languages: ['en', 'fr'],
    faqs: QUESTIONS,
    translations: { fr: Object.fromEntries(known) },
  };
  const read = readConfiguration(website);
  const { languages, warnings, untranslated } = checkLanguages(read.site, read.translations, {
    slug: 'nonna',
    source: 'file',
  });
  return {
    isLinked: languages?.[1]?.isLinked,
    warnings: warnings.map(({ message }) => message),
    untranslated,
  };
}

test('one new text takes no language off the web, and the build says how near the quarter is', () => {
  expect(inFrench(1)).toEqual({
    isLinked: true,
    untranslated: ['1 of 12 texts has no French: "Answer 5"; at 4 French leaves the search engines and all links.'],
    warnings: [
      '1 of 12 texts has no French: "Answer 5"; at 4 French leaves the search engines and all links. They stand in the site\'s own language. "npm run translate -- --brand nonna --lang fr" lists them.',
    ],
  });
});

test.each([
  [0, true],
  [3, true],
  [4, false],
  [12, false],
])('of twelve texts %i without French: linked %s', (missing, isLinked) => {
  expect(inFrench(missing).isLinked).toBe(isLinked);
});

test('a language that lacks more than a quarter says how many texts bring it back', () => {
  expect(inFrench(5).untranslated).toEqual([
    '5 of 12 texts have no French: "Answer 3", "Question 4", "Answer 4" …; that is more than a quarter, so no link and no search engine leads to French until 2 more are translated.',
  ]);
  expect(inFrench(0)).toEqual({ isLinked: true, untranslated: [], warnings: [] });
});
