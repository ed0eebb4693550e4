/** `--ease` of `tokens.css`: everything that moves has this one curve. */
export const EASE = [0.2, 0.7, 0.2, 1] as const;

/** An element is shown the first time that so much of it is visible. */
export const VISIBLE_SHARE = 0.2;

export const REVEAL = { seconds: 0.6, delay: 0, offset: 50 } as const;

/** From one card to the next, and from one child of a container to the next. */
export const STAGGER_SECONDS = 0.1;

/** How a card comes in. How it answers the pointer is in `motion.css`. */
export const CARD = { seconds: 0.5, offset: 30, scale: 0.95 } as const;

/** All words of a text, and a number that counts up. */
export const TEXT = { seconds: 2, delay: 0 } as const;
export const LETTER_SECONDS = 0.05;

/** Of a hero. All have gone in less than five seconds, so they need no button that stops them. */
export const PARTICLES = 30;
