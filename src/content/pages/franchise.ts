import { type Texts, textsOf } from '#i18n/texts.ts';
import type { FranchiseQuestion } from '#schema/content.ts';
import type { Site } from '#schema/site.ts';
import { languageOf } from '#core/languages/language.ts';
import { langOfTexts } from './lang-of.ts';
import { formQuestionsOf, type FranchiseStart } from '../forms/franchise-form.ts';
import { type Inquiry, inquiryOf, mailHref, subjectOf } from '#core/links/contact.ts';

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
  const { franchisePage: texts } = textsOf(site);
  const questions = site.franchiseQuestions.map(toQuestion);
  const subject = subjectOf(texts.subject, site.name);
  const asked = inquiryOf(site, subject).email;
  const count = asked ? questionsThatFit(questions, asked.label, subject, texts) : 0;
  const body = count > 0 ? bodyOf(questions.slice(0, count), texts) : undefined;
  return {
    lede: texts.lede(questions.length),
    questions,
    inquiry: inquiryOf(site, subject, body),
    start: startOf(site),
    mailNote: count > 0 ? texts.mailNote(count, questions.length) : undefined,
  };
}

function startOf(site: Site): FranchiseStart | undefined {
  const { supabaseUrl: url, supabaseAnonKey: key } = site.services;
  const brandId = site.brandId ?? site.restaurantId;
  if (brandId === undefined) return undefined;
  const langOf = langOfTexts({ lang: languageOf(site), untranslated: site.untranslated });
  return { backend: { url, key }, brandId, questions: formQuestionsOf(site.franchiseQuestions, langOf) };
}

function toQuestion({ question, required, type, options }: FranchiseQuestion): FranchisePageQuestion {
  const isChoice = type === 'radio' || type === 'select';
  return { question, isOptional: !required, options: isChoice ? options : [] };
}

/** Whole questions only, and never one past a gap: the numbers are those of the page. */
function questionsThatFit(
  questions: FranchisePageQuestion[],
  email: string,
  subject: string,
  texts: Texts['franchisePage'],
): number {
  let count = 0;
  while (count < questions.length) {
    const href = mailHref(email, subject, bodyOf(questions.slice(0, count + 1), texts));
    if (href.length > MAIL_LENGTH) break;
    count += 1;
  }
  return count;
}

/** Each question with room for its answer under it. Lines end as RFC 6068 wants them. */
function bodyOf(questions: FranchisePageQuestion[], { optionalMark }: Texts['franchisePage']): string {
  return questions
    .map(({ question, isOptional, options }, index) => {
      const mark = isOptional ? optionalMark : '';
      const choice = options.length > 0 ? `\r\n${options.join(' / ')}` : '';
      return `${index + 1}. ${question}${mark}${choice}\r\n\r\n\r\n`;
    })
    .join('');
}
