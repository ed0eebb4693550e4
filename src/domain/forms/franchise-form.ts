import { FRANCHISE_LIMITS, franchiseInquirySchema, TOO_LONG_ANSWERS } from '../../model/forms/franchise.ts';
import { NOT_CHOSEN, REQUIRED } from '../../model/forms/texts.ts';
import type { FranchiseQuestion } from '../../model/content.ts';
import { cleanText, type FormBackend, type Problems, problemsIn } from './form.ts';

/** What the form of `/franchise/` begins with. */
export interface FranchiseStart {
  backend: FormBackend;
  brandId: string;
  /** In the brand's order. */
  questions: FormQuestion[];
}

export interface FormQuestion extends Pick<FranchiseQuestion, 'question' | 'type' | 'required' | 'options'> {
  /** `answer-1`: two questions may share an id of the brand's own, but never a field. */
  name: string;
}

/** The answers, by the names of the questions. */
export type FranchiseValues = Record<string, string>;

export function formQuestionsOf(questions: readonly FranchiseQuestion[]): FormQuestion[] {
  return questions.slice(0, FRANCHISE_LIMITS.questions).map(({ question, type, required, options }, index) => {
    const isChoice = type === 'radio' || type === 'select';
    return { name: `answer-${index + 1}`, question, type, required, options: isChoice ? options : [] };
  });
}

export function emptyAnswersOf(questions: readonly FormQuestion[]): FranchiseValues {
  return Object.fromEntries(questions.map(({ name }) => [name, '']));
}

/** The record to send, field by field as in docs/behaviour.md#calls-a-page-makes. */
export function franchiseRecordOf(values: FranchiseValues, { brandId, questions }: FranchiseStart) {
  return {
    brand_id: brandId,
    enquiry_data: questions.map(({ name, question }) => ({
      question: cleanText(question, FRANCHISE_LIMITS.question),
      response: cleanText(values[name] ?? '', FRANCHISE_LIMITS.response),
    })),
  };
}

export function franchiseProblemsOf(values: FranchiseValues, start: FranchiseStart): Problems<FranchiseValues> {
  const problems: Problems<FranchiseValues> = {};
  for (const { name, required, options } of start.questions) {
    const response = values[name]?.trim() ?? '';
    if (required && response === '') problems[name] = options.length > 0 ? NOT_CHOSEN : REQUIRED;
  }
  // All of them together may be too long: said under the longest.
  const { enquiry_data: sentence } = problemsIn(franchiseInquirySchema, franchiseRecordOf(values, start));
  if (sentence === TOO_LONG_ANSWERS) {
    const lengthOf = (name: string) => values[name]?.length ?? 0;
    const [longest] = start.questions.toSorted((one, other) => lengthOf(other.name) - lengthOf(one.name));
    if (longest) problems[longest.name] = sentence;
  }
  return problems;
}
