import type { DocumentContent } from '#content/pages/document.ts';
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
  isStampTurning: boolean;
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
  isStampTurning: false,
  isTickerMoving: false,
  popularItem: () => NO_MOTION,
  highlightWords: () => NO_MOTION,
  reviews: { score: NO_MOTION, quote: NO_MOTION },
  specialties: NO_MOTION,
  aboutKicker: NO_MOTION,
  aboutTitle: NO_MOTION,
};

/**
 * What moves on home: the same few things for all brands, and what belongs to the brand's type style. Nothing that is read for a fact moves (prices,
 * hours, addresses, buttons), nor does the picture that a page begins with, and no section moves only because one gets to it.
 */
export function movesOf({
  isAnimated,
  typeStyle,
  hero,
}: Pick<DocumentContent, 'isAnimated' | 'typeStyle' | 'hero'>): Moves {
  if (!isAnimated) return STILL;
  return {
    ...STILL,
    heroText: { 'data-enter': '' },
    // Over a picture that fills the hero.
    hasParticles: hero === 'poster' || hero === 'window',
    isStampTurning: true,
    isTickerMoving: true,
    popularItem: card,
    ...BY_TYPE_STYLE[typeStyle],
  };
}

const COUNTING = { score: animatedText('countUp'), quote: NO_MOTION };

const BY_TYPE_STYLE: Record<DocumentContent['typeStyle'], Partial<Moves>> = {
  /** Quiet: what a guest says, word for word. */
  serif: { reviews: { score: NO_MOTION, quote: animatedText('wordReveal') } },
  geometric: {
    reviews: COUNTING,
    specialties: stagger({ offset: 24 }),
    aboutTitle: animatedText('wordReveal'),
  },
  /** Loud: bands whose words come in from the side of their picture. */
  grotesk: {
    reviews: COUNTING,
    highlightWords: (index) => reveal({ direction: index % 2 === 0 ? 'left' : 'right' }),
    aboutKicker: animatedText('typewriter'),
  },
};
