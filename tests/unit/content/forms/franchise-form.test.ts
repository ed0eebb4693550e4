import { describe, expect, test } from 'vitest';
import { formQuestionsOf, franchiseRules, type FranchiseStart } from '#content/forms/franchise-form.ts';
import type { FranchiseQuestion } from '#schema/content.ts';

const ask = (part: Partial<FranchiseQuestion> = {}): FranchiseQuestion => ({
  id: 'q',
  question: 'Why us?',
  type: 'input',
  required: false,
  options: [],
  ...part,
});

const startOf = (...questions: FranchiseQuestion[]): FranchiseStart => ({
  backend: { url: '', key: '' },
  brandId: 'kumo',
  questions: formQuestionsOf(questions),
});

describe('questions', () => {
  test('have fields of their own, whatever ids they share', () => {
    const start = startOf(ask(), ask({ question: 'Where?' }));
    expect(start.questions.map(({ name }) => name)).toEqual(['answer-1', 'answer-2']);
    expect(franchiseRules(start).empty).toEqual({ 'answer-1': '', 'answer-2': '' });
  });

  test.each([
    ['Your email address', 'email'],
    ['Email or phone?', 'email'],
    ['Correo electrónico', 'email'],
    ['您的邮箱', 'email'],
    ['Your telephone number', 'tel'],
    ['Best contact number', 'tel'],
    ['联系电话', 'tel'],
    ['Date of birth', 'bday'],
    ['Preferred opening date', 'date'],
    ['On what date could you sign?', 'date'],
    ['Your full name', 'name'],
    ['How many restaurants have you opened to date?', undefined],
    ['What is the name of your company?', undefined],
    ['What do you phonetically hear?', undefined],
    ['Have you updated your candidate list?', undefined],
  ])('%j is about %j', (question, about) => {
    expect(formQuestionsOf([ask({ question })])[0]?.about).toBe(about);
    expect(formQuestionsOf([ask({ question, type: 'textarea' })])).toMatchObject([{ question, about: undefined }]);
  });

  test('of text have no options', () => {
    expect(startOf(ask({ options: ['Yes'] })).questions[0]?.options).toEqual([]);
  });
});

test('what is wrong is the longest answer where forty of them are too long together', () => {
  const many = startOf(...Array.from({ length: 40 }, () => ask()));
  const values = Object.fromEntries(many.questions.map(({ name }) => [name, 'a'.repeat(4900)]));
  values['answer-7'] = 'a'.repeat(5000);
  expect(franchiseRules(many).errorsOf(values)).toEqual({
    'answer-7': 'Please shorten your answers: together they are too long to be sent.',
  });
  for (const name of Object.keys(values)) values[name] = 'a'.repeat(4000);
  expect(franchiseRules(many).errorsOf(values)).toEqual({});
});
