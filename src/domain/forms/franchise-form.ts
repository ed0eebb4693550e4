import type { FranchiseQuestion } from '../../model/content.ts';
import { FRANCHISE_LIMITS } from '../../model/forms/franchise.ts';
import type { FormBackend } from './form.ts';

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
