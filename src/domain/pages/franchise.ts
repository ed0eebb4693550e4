import type { FranchiseQuestion } from '../../model/content.ts';
import type { Site } from '../../model/site.ts';
import { formQuestionsOf, type FranchiseStart } from '../forms/franchise-form.ts';
import { type Inquiry, inquiryOf, mailHref, subjectOf } from '../links/contact.ts';

/** Mail programs and browsers pass on about 2,000 characters of a link; some of them count the address too. */
const MAIL_LENGTH = 1800;

/** What `/franchise/` shows. */
export interface FranchisePageContent {
  lede: string;
  questions: FranchisePageQuestion[];
  inquiry: Inquiry;
  /** The data that the form starts with; missing where the answers would have no recipient. */
  start?: FranchiseStart;
  /** How many of the questions, from the first on, the email carries. */
  mailNote?: string;
}

export interface FranchisePageQuestion {
  question: string;
  isOptional: boolean;
  /** The choices; empty where the answer is free text. */
  options: string[];
}

export function franchisePageOf(site: Site): FranchisePageContent {
  const questions = site.franchiseQuestions.map(toQuestion);
  const subject = subjectOf('Franchise inquiry:', site.name);
  const asked = inquiryOf(site, subject).email;
  const count = asked ? questionsThatFit(questions, asked.label, subject) : 0;
  const body = count > 0 ? bodyOf(questions.slice(0, count)) : undefined;
  return {
    lede:
      questions.length === 1
        ? 'Thinking of opening one of your own? This is the question we start with.'
        : 'Thinking of opening one of your own? These are the questions we start with.',
    questions,
    inquiry: inquiryOf(site, subject, body),
    start: startOf(site),
    mailNote: count > 0 ? noteOf(count, questions.length) : undefined,
  };
}

function startOf(site: Site): FranchiseStart | undefined {
  const { supabaseUrl: url, supabaseAnonKey: key } = site.services;
  const brandId = site.brandId ?? site.restaurantId;
  if (brandId === undefined) return undefined;
  return { backend: { url, key }, brandId, questions: formQuestionsOf(site.franchiseQuestions) };
}

function toQuestion({ question, required, type, options }: FranchiseQuestion): FranchisePageQuestion {
  const isChoice = type === 'radio' || type === 'select';
  return { question, isOptional: !required, options: isChoice ? options : [] };
}

/** Whole questions only, and never one past a gap: the numbers are those of the page. */
function questionsThatFit(questions: FranchisePageQuestion[], email: string, subject: string): number {
  let count = 0;
  while (count < questions.length) {
    const href = mailHref(email, subject, bodyOf(questions.slice(0, count + 1)));
    if (href.length > MAIL_LENGTH) break;
    count += 1;
  }
  return count;
}

/** Each question with room for its answer under it. Lines end as RFC 6068 wants them. */
function bodyOf(questions: FranchisePageQuestion[]): string {
  return questions
    .map(({ question, isOptional, options }, index) => {
      const mark = isOptional ? ' (optional)' : '';
      const choice = options.length > 0 ? `\r\n${options.join(' / ')}` : '';
      return `${index + 1}. ${question}${mark}${choice}\r\n\r\n\r\n`;
    })
    .join('');
}

function noteOf(count: number, all: number): string {
  const first = count === 1 ? 'first question' : `first ${count} questions`;
  if (count < all) return `The email opens with the ${first} in it. Add your answers to the others below.`;
  if (all === 1) return 'The email opens with the question in it. Just fill in your answer.';
  return `The email opens with the ${all} questions in it. Just fill in your answers.`;
}
