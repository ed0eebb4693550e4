import { animate } from 'framer-motion/dom/mini';
import { EASE } from './constants.ts';

interface Playing {
  complete: () => void;
}

const playing = new Set<Playing>();

/** Keyframes of an element, in pixels and seconds. Afterwards the element has the styles that it had before. */
export function play(
  element: HTMLElement,
  keyframes: { opacity: number[]; transform?: string[] },
  timing: { duration: number; delay: number; ease?: 'linear' },
): Promise<void> {
  const animation = animate(element, keyframes, { ease: EASE, ...timing });
  return track(animation, animation.finished).then(() => {
    element.style.opacity = element.style.transform = '';
  });
}

export async function track(animation: Playing, finished: Promise<unknown>): Promise<void> {
  playing.add(animation);
  await finished;
  playing.delete(animation);
}

/** For the printer: what is on its way arrives at once. */
export function completeAll(): void {
  for (const animation of playing) animation.complete();
}
