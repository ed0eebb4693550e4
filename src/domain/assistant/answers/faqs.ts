import type { Faq } from '../../../model/content.ts';
import type { ContentPart } from '../answer.ts';
import { DAY_WORDS } from '../question/days.ts';
import { contentStems, indexFaq, type SearchIndex, searchIndexOf } from '../question/search-index.ts';
import { DIET_STEMS, dietsIn } from '../question/diets.ts';
import { membersOf } from '../question/ingredients.ts';
import type { Question } from '../question/question.ts';
import { stemOf, wordsOf } from '../question/words.ts';
import type { Asked } from './asked.ts';

/** The likeness that a configured question needs to be the whole answer. */
export const FAQ_STRONG = 0.62;
/** The likeness that is enough where no other answer is found. */
export const FAQ_WEAK = 0.4;

/** Words of days say when, not what, so they do not count for the likeness. */
const DAYS = new Set(DAY_WORDS.map(stemOf));

export interface FoundFaq {
  faq: Faq;
  /** The name of the location whose page has the question. */
  location?: string;
  score: number;
}

/** The configured questions that are most like the one that was asked: those of the brand, and of the locations it is about. */
export function bestFaqs(asked: Asked, least: number): FoundFaq[] {
  const { knowledge, question } = asked;
  const index = searchIndexOf(knowledge);
  const stems = [...new Set(question.stems)].filter((stem) => !/^\d/.test(stem) && !DAYS.has(stem));
  if (stems.length === 0) return [];
  const ofLocations = (question.locations.length > 0 ? question.locations : knowledge.listed).flatMap((location) =>
    location.page().faqs.map((faq) => ({ ...indexFaq(faq), location: location.name })),
  );
  const own = new Set(index.faqs.map(({ faq }) => faq.question));
  const all: (SearchIndex['faqs'][number] & { location?: string })[] = [
    ...index.faqs,
    ...ofLocations.filter(({ faq }) => !own.has(faq.question)),
  ];
  return all
    .map(({ faq, question: asks, answer, location }) => ({
      faq,
      ...(location !== undefined && { location }),
      score: likeness(stems, asks, answer, index.weightOf),
    }))
    .filter(({ score, faq }) => score >= least && !namesOtherDiet(faq, question))
    .sort((one, other) => other.score - one.score);
}

/** "Can I eat gluten-free here?" is not the answer to "Can I eat here?", nor to "Is there soy-free food?". */
function namesOtherDiet({ question: asks, answer }: Faq, { diets, ingredients, stems }: Question): boolean {
  const named = dietsIn(wordsOf(asks).join(' '));
  if (named.length === 0 || named.some((diet) => diets.includes(diet))) return false;
  const [asking, answering] = [contentStems(asks), contentStems(answer)];
  const isOfFood = ingredients.some(
    (stem) => answering.has(stem) || [...membersOf(stem)].some((member) => asking.has(member)),
  );
  return !isOfFood && !stems.some((stem) => DIET_STEMS.has(stem) && asking.has(stem) && stem !== FREE);
}

const FREE = stemOf('free');

/** How much of either question is in the other, by the weight of the words. Words that only the configured answer has count a little. */
function likeness(stems: string[], asks: Set<string>, answer: Set<string>, weightOf: (stem: string) => number): number {
  const sum = (list: string[]) => list.reduce((total, stem) => total + weightOf(stem), 0);
  const shared = sum(stems.filter((stem) => asks.has(stem)));
  const inAnswer = sum(stems.filter((stem) => !asks.has(stem) && answer.has(stem)));
  if (shared === 0) return 0.45 * (inAnswer / sum(stems));
  const covered = (shared + 0.4 * inAnswer) / sum(stems);
  const coversIt = shared / sum([...asks]);
  return 0.7 * covered + 0.3 * coversIt;
}

export function faqPart({ faq, location }: FoundFaq): ContentPart {
  const question = location === undefined ? faq.question : `${faq.question} (${location})`;
  return { type: 'faqs', data: [{ question, answer: faq.answer }] };
}

/** Configured answers about the diet or the ingredient, the one that is most like the question first. */
export function faqsOn(asked: Asked): FoundFaq[] {
  const { question } = asked;
  const about = new Set([
    ...question.diets.map(stemOf),
    ...question.ingredients.flatMap((stem) => [...membersOf(stem)]),
  ]);
  const [best] = bestFaqs(asked, FAQ_WEAK);
  const naming = bestFaqs(asked, 0.01).filter(({ faq }) =>
    [...contentStems(faq.question)].some((stem) => about.has(stem) || stem === 'allergy' || stem === 'allergen'),
  );
  const found = [...(best && isAboutFood(best, about) ? [best] : []), ...naming];
  return [...new Map(found.map((each) => [each.faq.question, each])).values()].slice(0, MAX_FAQS);
}

const MAX_FAQS = 2;

function isAboutFood({ faq, score }: FoundFaq, about: ReadonlySet<string>): boolean {
  return score > 0.55 || [...contentStems(`${faq.question} ${faq.answer}`)].some((stem) => about.has(stem));
}
