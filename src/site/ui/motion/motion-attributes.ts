/** Attributes for `motion.client.ts`: `<li {...reveal({ direction: 'left' })}>`. Times are in seconds, distances in pixels. */
export type MotionAttributes = Readonly<Record<`data-${string}`, string>>;

/** What an element has that does not move. */
export const NO_MOTION: MotionAttributes = {};

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface RevealOptions {
  /** Where it moves to: `left` comes in from the right, and in a page from right to left it is the other way round. Any other word is `up`. */
  direction?: string;
  duration?: number;
  delay?: number;
  /** How far away it begins. */
  offset?: number;
}

/** Fades and slides in. */
export const reveal = ({ direction = 'up', ...timing }: RevealOptions = {}): MotionAttributes => ({
  'data-reveal': direction,
  ...motionOf(timing),
});

/** Fades, rises and grows in, one card after the other, and lifts while its link is under the pointer. `index`: its place in the row. */
export const card = (index: number): MotionAttributes => ({ 'data-card': String(index) });

/** Its children come in one after the other, each as if it were marked by `reveal`. */
export const stagger = ({ direction = 'up', ...timing }: RevealOptions = {}): MotionAttributes => ({
  'data-stagger': direction,
  ...motionOf(timing),
});

/** `wordReveal`: word after word. `typewriter`: letter after letter. `countUp`: a number from zero. Any other word is `wordReveal`. */
export type TextMove = 'wordReveal' | 'typewriter' | 'countUp';

/** For an element that contains only text. `duration` is that of all words, or of counting. */
export const animatedText = (
  type: TextMove = 'wordReveal',
  timing: Pick<RevealOptions, 'duration' | 'delay'> = {},
): MotionAttributes => ({ 'data-text': type, ...motionOf(timing) });

function motionOf(timing: Omit<RevealOptions, 'direction'>): MotionAttributes {
  const given = Object.entries(timing).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [`data-${name}`, String(value)]));
}
