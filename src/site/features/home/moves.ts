import type { DocumentContent } from '#content/pages/document.ts';
import type { HeroName } from '#schema/looks.ts';
import {
  animatedText,
  card,
  type MotionAttributes,
  NO_MOTION,
  reveal,
  stagger,
} from '../../ui/motion/motion-attributes.ts';

/** What moves on home, by the name of the part. */
export interface Moves {
  heroText: MotionAttributes;
  hasParticles: boolean;
  isTickerMoving: boolean;
  popularItem: (index: number) => MotionAttributes;
  highlightWords: (index: number) => MotionAttributes;
  reviews: { score: MotionAttributes; quote: MotionAttributes };
  specialties: MotionAttributes;
  aboutKicker: MotionAttributes;
  aboutTitle: MotionAttributes;
}

const STILL: Moves = {
  heroText: NO_MOTION,
  hasParticles: false,
  isTickerMoving: false,
  popularItem: () => NO_MOTION,
  highlightWords: () => NO_MOTION,
  reviews: { score: NO_MOTION, quote: NO_MOTION },
  specialties: NO_MOTION,
  aboutKicker: NO_MOTION,
  aboutTitle: NO_MOTION,
};

/**
 * What moves on home: the same few things for all brands, and what belongs to the look. Nothing that is read for a fact moves (prices,
 * hours, addresses, buttons), nor does the picture that a page begins with, and no section moves only because one gets to it.
 */
export function movesOf({ isAnimated, parts }: Pick<DocumentContent, 'isAnimated' | 'parts'>): Moves {
  if (!isAnimated || parts.motion === 'none') return STILL;
  return { ...STILL, heroText: { 'data-enter': '' }, popularItem: card, ...BY_MOTION[parts.motion](parts.hero) };
}

const BY_MOTION: Record<'quiet' | 'lively', (hero: HeroName) => Partial<Moves>> = {
  /** What a guest says, word for word. */
  quiet: () => ({ reviews: { score: NO_MOTION, quote: animatedText('wordReveal') } }),
  /** The tape runs, numbers count, and words come in from the side of their picture. */
  lively: (hero) => ({
    // Over a picture that fills the hero.
    hasParticles: hero === 'screen',
    isTickerMoving: true,
    reviews: { score: animatedText('countUp'), quote: NO_MOTION },
    highlightWords: (index) => reveal({ direction: index % 2 === 0 ? 'left' : 'right' }),
    specialties: stagger({ offset: 24 }),
    aboutKicker: animatedText('typewriter'),
  }),
};
