import { inView } from 'framer-motion/dom';
import { inlineSign } from '../behaviour/direction.ts';
import { showText } from './animated-text.ts';
import { CARD, REVEAL, STAGGER_SECONDS, VISIBLE_SHARE } from './constants.ts';
import { raiseParticles } from './particles.ts';
import { completeAll, play } from './play.ts';

const WAITING = '[data-waiting]';

/**
 * Hides what `motion-attributes.ts` has marked and is below the screen at this moment, and shows it when the visitor gets there. What can be seen stays as it
 * is. `gone`: ends it with the page.
 */
export function start(gone: AbortSignal): void {
  if (isReduced() || gone.aborted) return;
  const marked = document.querySelectorAll<HTMLElement>('[data-reveal],[data-card],[data-stagger],[data-text]');
  // All are measured before the first is changed.
  for (const [element, height] of [...marked].filter(isBelowScreen).map((each) => [each, each.offsetHeight] as const)) {
    element.dataset['waiting'] = '';
    // Of an element that is much higher than the screen, so large a share is never visible.
    const threshold = Math.min(VISIBLE_SHARE, innerHeight / 2 / Math.max(1, height));
    gone.addEventListener(
      'abort',
      inView(element, () => show(element), { amount: threshold }),
    );
  }
  for (const picture of document.querySelectorAll<HTMLElement>('[data-particles]')) raiseParticles(picture);
  // The keyboard may get there before the page is scrolled.
  document.addEventListener('focusin', showFocused, { signal: gone });
  addEventListener('beforeprint', completeAll, { signal: gone });
}

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In a row that scrolls sideways, what is beyond its ends stays as it is. */
function isBelowScreen(element: HTMLElement): boolean {
  const { top, left, right } = element.getBoundingClientRect();
  return top >= innerHeight && left < innerWidth && right > 0;
}

function show(element: HTMLElement): void {
  const { waiting, reveal, card, stagger, text, duration, delay, offset } = element.dataset;
  if (waiting === undefined) return;
  delete element.dataset['waiting'];
  if (isReduced()) return;
  const timing = { duration: Number(duration ?? REVEAL.seconds), delay: Number(delay ?? REVEAL.delay) };
  const from = fromOf(reveal ?? stagger, Number(offset ?? REVEAL.offset));
  if (card !== undefined) {
    const smaller = `translateY(${CARD.offset}px) scale(${CARD.scale})`;
    comeIn(element, smaller, { duration: CARD.seconds, delay: Number(card) * STAGGER_SECONDS });
  } else if (text !== undefined) {
    showText(element, text, { duration: duration === undefined ? undefined : Number(duration), delay: timing.delay });
  } else if (stagger === undefined) comeIn(element, from, timing);
  else {
    for (const [index, child] of [...element.children].entries())
      comeIn(child as HTMLElement, from, { ...timing, delay: timing.delay + index * STAGGER_SECONDS });
  }
}

function comeIn(element: HTMLElement, from: string, timing: { duration: number; delay: number }): void {
  void play(element, { opacity: [0, 1], transform: [from, 'none'] }, timing);
}

function fromOf(direction: string | undefined, offset: number): string {
  switch (direction) {
    case 'down':
      return `translateY(${-offset}px)`;
    case 'left':
      return `translateX(${offset * inlineSign()}px)`;
    case 'right':
      return `translateX(${-offset * inlineSign()}px)`;
    default:
      return `translateY(${offset}px)`;
  }
}

function showFocused({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  // A link may stand beside the picture of its card.
  const inCard = target.closest('li')?.querySelector<HTMLElement>(WAITING);
  for (const waiting of [target.closest<HTMLElement>(WAITING), inCard]) delete waiting?.dataset['waiting'];
}
