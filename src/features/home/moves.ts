import type { DocumentContent } from '../../domain/pages/document.ts';
import { animatedText, card, type Marks, NO_MARKS, reveal, stagger } from '../../ui/motion/marks.ts';

/** What moves on home, by the name of the part. */
export interface Moves {
  heroText: Marks;
  hasParticles: boolean;
  isStampTurning: boolean;
  isTickerMoving: boolean;
  popularItem: (index: number) => Marks;
  highlightWords: (index: number) => Marks;
  reviews: { score: Marks; quote: Marks };
  specialties: Marks;
  aboutKicker: Marks;
  aboutTitle: Marks;
}

const STILL: Moves = {
  heroText: NO_MARKS,
  hasParticles: false,
  isStampTurning: false,
  isTickerMoving: false,
  popularItem: () => NO_MARKS,
  highlightWords: () => NO_MARKS,
  reviews: { score: NO_MARKS, quote: NO_MARKS },
  specialties: NO_MARKS,
  aboutKicker: NO_MARKS,
  aboutTitle: NO_MARKS,
};

/**
 * What moves on home: the same few things for all brands, and what belongs to the brand's voice. Nothing that is read for a fact moves (prices,
 * hours, addresses, buttons), nor does the picture that a page begins with, and no section moves only because one gets to it.
 */
export function movesOf({ isAnimated, voice, hero }: Pick<DocumentContent, 'isAnimated' | 'voice' | 'hero'>): Moves {
  if (!isAnimated) return STILL;
  return {
    ...STILL,
    heroText: { 'data-enter': '' },
    // Over a picture that fills the hero.
    hasParticles: hero === 'poster' || hero === 'window',
    isStampTurning: true,
    isTickerMoving: true,
    popularItem: card,
    ...OF_VOICE[voice],
  };
}

const COUNTING = { score: animatedText('countUp'), quote: NO_MARKS };

const OF_VOICE: Record<DocumentContent['voice'], Partial<Moves>> = {
  /** Quiet: what a guest says, word for word. */
  serif: { reviews: { score: NO_MARKS, quote: animatedText('wordReveal') } },
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
