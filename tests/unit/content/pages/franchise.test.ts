import { describe, expect, test } from 'vitest';
import { franchisePageOf } from '#content/pages/franchise.ts';
import type { FranchiseQuestion } from '#schema/content.ts';
import { makeSite } from '../../../support/build/site.ts';

const ask = (question: string, overrides: Partial<FranchiseQuestion> = {}): FranchiseQuestion => ({
  id: question,
  question,
  type: 'input',
  required: true,
  options: [],
  ...overrides,
});
const pageOf = (...franchiseQuestions: FranchiseQuestion[]) =>
  franchisePageOf(makeSite({ name: 'Kumo', email: 'hi@kumo.example', franchiseQuestions }));
const bodyOf = (page: ReturnType<typeof pageOf>) =>
  new URL(page.inquiry.email?.href ?? '').searchParams.get('body')?.split('\r\n').filter(Boolean);

test('the questions stand in order, with their mark and what there is to choose from', () => {
  const options = ['Yes', 'No'];
  const { questions } = pageOf(
    ask('Name?'),
    ask('Why?', { required: false }),
    ask('Own?', { type: 'radio', options }),
    ask('Loose?', { type: 'textarea', options }),
  );
  expect(questions).toEqual([
    { question: 'Name?', isOptional: false, options: [] },
    { question: 'Why?', isOptional: true, options: [] },
    { question: 'Own?', isOptional: false, options },
    { question: 'Loose?', isOptional: false, options: [] },
  ]);
});

test('one question is spoken of as one', () => {
  expect(pageOf(ask('Why?'))).toMatchObject({
    lede: expect.stringContaining('This is the question'),
    mailNote: 'The email opens with the question in it. Just fill in your answer.',
  });
  expect(pageOf(ask('Why?'), ask('Where?')).lede).toContain('These are the questions');
});

describe('the email', () => {
  test('carries the numbered questions', () => {
    const page = pageOf(ask('Name?'), ask('Own & run?', { type: 'select', required: false, options: ['Yes', 'No'] }));
    expect(page.inquiry.email?.href).toMatch(/^mailto:hi@kumo\.example\?subject=Franchise%20inquiry%3A%20Kumo&body=/);
    expect(bodyOf(page)).toEqual(['1. Name?', '2. Own & run? (optional)', 'Yes / No']);
    expect(page.mailNote).toBe('The email opens with the 2 questions in it. Just fill in your answers.');
  });

  test('leaves out whole questions that would make its link too long', () => {
    const page = pageOf(...Array.from({ length: 40 }, (_, n) => ask(`Question number ${n + 1} about you?`)));
    const body = bodyOf(page) ?? [];
    expect(page.questions).toHaveLength(40);
    expect(page.inquiry.email?.href.length).toBeLessThanOrEqual(1800);
    expect(body.length).toBeGreaterThan(10);
    expect(body.at(-1)).toBe(`${body.length}. Question number ${body.length} about you?`);
    expect(page.mailNote).toContain(`the first ${body.length} questions in it. Add your answers to the others`);
  });

  test('ends before a question that does not fit, though later ones would', () => {
    expect(bodyOf(pageOf(ask('Name?'), ask('x'.repeat(3000)), ask('Why?')))).toEqual(['1. Name?']);
  });

  test('promises nothing where not even the first question fits', () => {
    const page = pageOf(ask('x'.repeat(3000)));
    expect(page.inquiry.email?.href).not.toContain('body');
    expect(page.mailNote).toBeUndefined();
  });
});

test('without an email address there is no note about one', () => {
  expect(franchisePageOf(makeSite({ franchiseQuestions: [ask('Why?')] })).mailNote).toBeUndefined();
});
