import { TOO_LONG_ANSWERS } from '#schema/forms/texts.ts';
import type { FranchiseQuestion } from '#schema/content.ts';
import { cleanText } from '#schema/forms/fields.ts';
import { answersSchema, FRANCHISE_LIMITS, franchiseInquirySchema } from '#schema/forms/franchise.ts';
import { type FormRules, type InquiryStart, errorsIn, rulesOf } from './form.ts';

/** The data that the form of `/franchise/` starts with. */
export interface FranchiseStart extends InquiryStart {
  /** In the brand's order. */
  questions: FormQuestion[];
}

export interface FormQuestion extends Pick<FranchiseQuestion, 'question' | 'type' | 'required' | 'options'> {
  /** `answer-1`: unique, while two questions may share the id that the brand gave them. */
  name: string;
  /** Of a question that is not in the language of the page. */
  lang?: string | undefined;
  /** What a line of text is about, where that helps to fill it in. */
  about?: AnswerKind;
}

/** By its name in `autocomplete`, where it has one. */
type AnswerKind = 'email' | 'tel' | 'name' | 'bday' | 'date';

/** The answers, by the names of the questions. */
export type FranchiseValues = Record<string, string>;

export function formQuestionsOf(
  questions: readonly FranchiseQuestion[],
  langOf: (text: string) => string | undefined = () => undefined,
): FormQuestion[] {
  return questions.slice(0, FRANCHISE_LIMITS.questions).map(({ question, type, required, options }, index) => {
    const isChoice = type === 'radio' || type === 'select';
    const about = type === 'input' ? answerKindOf(question) : undefined;
    const name = `answer-${index + 1}`;
    return { name, question, lang: langOf(question), type, required, options: isChoice ? options : [], about };
  });
}

/** In the languages that brands write in. The first match counts: "e-mail or phone" gets the keyboard for e-mails, which has all letters. */
const ABOUT: [kind: AnswerKind, pattern: RegExp][] = [
  ['email', /\be-?mail\b|\bcourriel\b|correo electr[óo]nico|邮箱|郵箱|电子邮件|電子郵件/i],
  ['tel', /\b(tele)?phone\b|\b(mobile|cell|contact) (phone|number)\b|t[ée]l[ée]phone|tel[ée]fono|电话|電話|手机/i],
  ['bday', /\bdate of birth\b|\bbirth ?(day|date)\b|date de naissance|fecha de nacimiento|生日|出生日期/i],
  ['date', /(?<!\b(up[ -])?to[ -])\bdate\b|\bfecha\b|日期/i],
  ['name', /^(your )?(full )?name\b|^(votre )?nom( complet)?\b|^(su )?nombre( completo)?\b|^您?的?姓名/i],
];

/** `answerKindOf('Your email address') // 'email'` */
function answerKindOf(question: string): AnswerKind | undefined {
  return ABOUT.find(([, pattern]) => pattern.test(question.trim()))?.[0];
}

export function franchiseRules({ brandId, questions }: FranchiseStart): FormRules<FranchiseValues> {
  const answers = rulesOf(answersSchema(questions));
  const recordOf = (values: FranchiseValues) => ({
    brand_id: brandId,
    enquiry_data: questions.map(({ name, question }) => ({
      question: cleanText(question, FRANCHISE_LIMITS.question),
      response: cleanText(values[name] ?? ''),
    })),
  });
  const errorsOf = (values: FranchiseValues) => {
    const errors = answers.errorsOf(values);
    const isTooLong = errorsIn(franchiseInquirySchema, recordOf(values))['enquiry_data'] === TOO_LONG_ANSWERS;
    return isTooLong ? { ...errors, [longestOf(values)]: TOO_LONG_ANSWERS } : errors;
  };
  return { ...answers, recordOf, errorsOf };
}

function longestOf(values: FranchiseValues): string {
  const [[name] = ['']] = Object.entries(values).toSorted(([, one], [, other]) => other.length - one.length);
  return name;
}
