import type { About, Feature, Highlight, Review } from '#schema/content.ts';
import type { Site } from '#schema/site.ts';
import { pictureOf } from '#core/theme/pictures.ts';
import { foldText } from '#core/text/fold.ts';
import { readingLength } from '#core/text/words.ts';

/*
 * What a section needs to be worth its heading. Below that it is left out, and its content joins another part where one says the same:
 * a cuisine is in the badge, a score in the line under the hero, a feature in the text about the brand, a short text under the title.
 */

/** One feature is no list of reasons. */
const MIN_FEATURES = 2;
const MIN_SPECIALTIES = 2;
/** Of all reviews together, in letters: more than "Yum!" and "Great food, great people". */
const MIN_REVIEWS_LENGTH = 30;
/** Of text and features together, in letters: more than "Family owned since 1990." */
const MIN_ABOUT_LENGTH = 30;

/** A single one joins the text about the brand. */
export function listedFeatures({ features }: Pick<Site, 'features'>): Feature[] {
  return features.length < MIN_FEATURES ? [] : features;
}

/** A single one is in the hero's badge; of several, those that the badge does not say. */
export function listedSpecialties({ cuisines }: Pick<Site, 'cuisines'>, badge = ''): string[] {
  const said = wordsOf(badge);
  return cuisines.length < MIN_SPECIALTIES ? [] : cuisines.filter((cuisine) => !said.includes(wordsOf(cuisine)));
}

/** `wordsOf('Crêpes & cider') // " crepes cider "` */
const wordsOf = (text: string): string => ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

export function listedReviews(reviews: Review[]): Review[] {
  return lengthOf(reviews.map(({ content }) => content)) < MIN_REVIEWS_LENGTH ? [] : reviews;
}

/** Those with a description or a picture that can be shown: a title alone says nothing. */
export function listedHighlights({ highlights, pictures }: Pick<Site, 'highlights' | 'pictures'>): Highlight[] {
  return highlights.filter(
    ({ description, image }) => description !== undefined || pictureOf({ pictures }, image) !== undefined,
  );
}

/** The text about the brand, with a feature that has no list. Undefined where it is too short, whatever its title and picture. */
export function aboutWithFeature({ about, features }: Pick<Site, 'about' | 'features'>): About | undefined {
  if (!about) return undefined;
  const alone = features.length < MIN_FEATURES ? features.map(sentenceOf) : [];
  const all = { ...about, features: [...about.features, ...alone.filter((text) => !about.features.includes(text))] };
  return lengthOf([all.bio ?? '', ...all.features]) < MIN_ABOUT_LENGTH ? undefined : all;
}

const sentenceOf = ({ title, description }: Feature): string =>
  description === undefined ? title : `${title}: ${description}`;

const lengthOf = (texts: string[]): number => texts.reduce((sum, text) => sum + readingLength(text), 0);
