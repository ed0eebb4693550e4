import type {
  About,
  FranchiseQuestion,
  FranchiseQuestionInput,
  Hero,
  Highlight,
  HighlightInput,
  Job,
  JobInput,
  Review,
  ReviewInput,
} from '#schema/content.ts';
import type { Configuration } from '#schema/configuration.ts';
import { makeIds } from '#core/text/ids.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

export function readHero(input: NonNullable<Configuration['heroSection']>, context: ReadContext): Hero {
  const { backgroundImage, badge, ...texts } = input;
  return {
    image: backgroundImage && context.picture(backgroundImage, ''),
    ...texts,
    ...(badge !== undefined && { badge: badge || '' }),
  };
}

export function readHighlights(inputs: HighlightInput[], context: ReadContext): Highlight[] {
  const toId = makeIds();
  return inputs.map(({ id, image, ...texts }) => ({
    ...texts,
    id: toId('highlight', texts.title, id),
    image: image && context.picture(image, texts.title),
  }));
}

export function readReviews(inputs: ReviewInput[]): Review[] {
  const toId = makeIds();
  return inputs.map(({ id, ...review }) => ({ ...review, id: toId('review', id) }));
}

/** A backend writes 0 where nobody has rated. */
export function readRating({ rating, reviewCount }: Pick<Configuration, 'rating' | 'reviewCount'>) {
  return { rating: rating || undefined, reviewCount: reviewCount || undefined };
}

/** Undefined where no field has a value. */
export function readAbout(input: NonNullable<Configuration['about']>, context: ReadContext): About | undefined {
  const { image, features = [], ...texts } = input;
  if (image === undefined && features.length === 0 && Object.keys(texts).length === 0) return undefined;
  return { ...texts, image: image && context.picture(image, ''), features };
}

export function readJob({ restaurant_id, location_name, requirements = [], benefits = [], ...job }: JobInput): Job {
  return {
    ...job,
    requirements,
    benefits,
    restaurantId: restaurant_id,
    locationName: location_name,
  };
}

/** Sorted by `order`. Questions without one come last, as they were written. */
export function readFranchiseQuestions(inputs: FranchiseQuestionInput[], context: ReadContext): FranchiseQuestion[] {
  const toId = makeIds();
  return [...inputs]
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map((input) => ({
      id: toId('question', input.id),
      question: input.question,
      type: readQuestionType(input, context),
      required: input.required === true,
      options: input.options ?? [],
    }));
}

// Not Infinity: Infinity - Infinity is NaN.
function orderOf({ order = Number.MAX_SAFE_INTEGER }: FranchiseQuestionInput): number {
  return order;
}

/** A choice without options becomes a text field. */
function readQuestionType(input: FranchiseQuestionInput, context: ReadContext): FranchiseQuestion['type'] {
  const { type = 'input', options = [] } = input;
  if ((type !== 'radio' && type !== 'select') || options.length > 0) return type;
  context.note(
    input,
    { value: type, problem: 'has no "options"', outcome: 'The question is asked as one line of text.' },
    'options',
  );
  return 'input';
}
