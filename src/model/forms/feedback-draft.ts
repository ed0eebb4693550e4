import { type Category, FEEDBACK_CATEGORIES, type Nature, WEBSITE_NATURES } from './feedback.ts';

/** What a visitor has put into a feedback form. */
export interface FeedbackForm {
  /** 1 to 5 */
  rating?: number;
  subType?: Category;
  nature?: Nature;
  message: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

/** The same as the browser keeps it for the session: with the last step that was visible. */
export interface FeedbackValues extends FeedbackForm {
  step: 1 | 2 | 3 | 4;
}

/** The values of a kept form; undefined where the value is not one. Not a schema: forms read their drafts before the schemas are loaded. */
export function feedbackValuesIn(kept: unknown): FeedbackValues | undefined {
  const { rating, subType, nature, message, contactName, contactPhone, contactEmail, step } = Object(
    kept,
  ) as FeedbackValues;
  const isOne =
    isOneOf(step, [1, 2, 3, 4]) &&
    isOneOf(rating, [undefined, 1, 2, 3, 4, 5]) &&
    isOneOf(subType, [undefined, ...FEEDBACK_CATEGORIES]) &&
    isOneOf(nature, [undefined, ...WEBSITE_NATURES]) &&
    [message, contactName, contactPhone, contactEmail].every((text) => typeof text === 'string');
  if (!isOne) return undefined;
  const choices = { ...(rating && { rating }), ...(subType && { subType }), ...(nature && { nature }) };
  return { step, ...choices, message, contactName, contactPhone, contactEmail };
}

function isOneOf(value: unknown, known: readonly unknown[]): boolean {
  return known.includes(value);
}
