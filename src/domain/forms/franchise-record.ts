import { FRANCHISE_LIMITS, TOO_LONG_ANSWERS } from '../../model/forms/franchise.ts';
import { franchiseInquirySchema } from '../../model/forms/franchise-schema.ts';
import { NOT_CHOSEN, REQUIRED } from '../../model/forms/texts.ts';
import { cleanText, type Problems, problemsIn } from './form.ts';
import type { FranchiseStart, FranchiseValues } from './franchise-form.ts';

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
