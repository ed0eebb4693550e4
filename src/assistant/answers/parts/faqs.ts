import type { ContentPart } from '#content/chat/answer.ts';
import type { FoundFaq } from '../../question/found-faqs.ts';
import { ALLERGENS, kindOf, membersOf } from '../../foods/ingredients.ts';
import { contentStems } from '../../search/search-index.ts';
import { IS_MEANT } from '../../words/thresholds.ts';
import { stemOf } from '../../words/words.ts';
import type { AnswerContext } from './answer-context.ts';

/** The likeness that a configured question needs to be the whole answer. */
export const FAQ_STRONG = IS_MEANT;
/** The likeness that is enough where no other answer is found. */
export const FAQ_WEAK = 0.4;

/** The configured questions that are at least so much like the one that was asked. */
export function bestFaqs({ question }: AnswerContext, least: number): FoundFaq[] {
  return question.faqs.filter(({ score }) => score >= least);
}

export function faqPart({ faq, location }: FoundFaq): ContentPart {
  const question = location === undefined ? faq.question : `${faq.question} (${location})`;
  return { type: 'faqs', data: [{ question, answer: faq.answer }] };
}

/** Configured answers about the diet or the ingredient, the one that is most like the question first. */
export function faqsOn(context: AnswerContext): FoundFaq[] {
  const { question } = context;
  const about = new Set([
    ...question.diets.map(stemOf),
    ...question.ingredients.flatMap((stem) => [...membersOf(stem)]),
  ]);
  const [best] = bestFaqs(context, FAQ_WEAK);
  const foods = new Set(question.ingredients.filter((stem) => ALLERGENS.has(kindOf(stem))));
  const naming = bestFaqs(context, 0.01).filter(
    ({ faq }) =>
      [...contentStems(faq.question)].some((stem) => about.has(stem) || stem === 'allergy' || stem === 'allergen') ||
      [...contentStems(faq.answer)].some((stem) => foods.has(stem)),
  );
  const found = [...(best && isAboutFood(best, about) ? [best] : []), ...naming];
  return [...new Map(found.map((each) => [each.faq.question, each])).values()].slice(0, MAX_FAQS);
}

const MAX_FAQS = 2;

function isAboutFood({ faq, score }: FoundFaq, about: ReadonlySet<string>): boolean {
  return score >= IS_MEANT || [...contentStems(`${faq.question} ${faq.answer}`)].some((stem) => about.has(stem));
}
