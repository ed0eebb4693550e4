import type { Faq } from '#schema/content.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { DAY_WORDS } from '../words/days.ts';
import { DIET_STEMS, dietsIn } from '../foods/diets.ts';
import { membersOf } from '../foods/ingredients.ts';
import type { Question } from './question.ts';
import { contentStems, indexFaq, type SearchIndex, searchIndexOf } from '../search/search-index.ts';
import { isPlain } from '../search/telling-words.ts';
import { stemOf, wordsOf } from '../words/words.ts';

/** One that is less like the question is not looked at. */
const LEAST = 0.01;

/** Words of days say when, not what, so they do not count for the likeness. */
const DAYS = new Set(DAY_WORDS.map(stemOf));

export interface FoundFaq {
  faq: Faq;
  /** The name of the location whose page has the question. */
  location?: string;
  score: number;
}

/** The configured questions that are most like the one that was asked: those of the brand, and of the locations it is about. */
export function faqsLike(knowledge: Knowledge, question: Question): FoundFaq[] {
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
    .filter(({ score, faq }) => score >= LEAST && !namesOtherDiet(faq, question))
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
function likeness(all: string[], asks: Set<string>, answer: Set<string>, weightOf: (stem: string) => number): number {
  const telling = all.filter((stem) => !isPlain({ stem }));
  // "Can I bring my dog" is not like "Can I bring my own wine".
  if (telling.length > 0 && !telling.some((stem) => asks.has(stem) || answer.has(stem))) return 0;
  const stems = all.filter((stem) => asks.has(stem) || answer.has(stem) || telling.includes(stem));
  const sum = (list: string[]) => list.reduce((total, stem) => total + weightOf(stem), 0);
  const shared = sum(stems.filter((stem) => asks.has(stem)));
  const inAnswer = sum(stems.filter((stem) => !asks.has(stem) && answer.has(stem)));
  if (shared === 0) return 0.45 * (inAnswer / sum(stems));
  const covered = (shared + 0.4 * inAnswer) / sum(stems);
  const coversIt = shared / sum([...asks]);
  return 0.7 * covered + 0.3 * coversIt;
}
