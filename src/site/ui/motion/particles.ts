import { PARTICLES } from './constants.ts';
import { play } from './play.ts';

/** Multiples of the golden ratio spread evenly between 0 and 1. */
const evenly = (index: number) => (index * 0.618) % 1;

/** Lets particles rise in a box, once; then they are gone. Their look is the box's. */
export function raiseParticles(box: HTMLElement): void {
  const { top, bottom, height } = box.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return;
  const rising: Promise<unknown>[] = [];
  for (let index = 0; index < PARTICLES; index += 1) {
    const particle = document.createElement('i');
    // Towards the end of the line and above the middle, where a hero has no words.
    particle.style.insetInlineStart = `${40 + evenly(index) * 50}%`;
    particle.style.top = `${10 + ((index * 11) % 35)}%`;
    box.append(particle);
    const rise = `translateY(${-height * (0.1 + evenly(index) * 0.2)}px) scale(${0.6 + evenly(index)})`;
    const timing = { duration: 3 + (index % 5) * 0.2, delay: index * 0.035, ease: 'linear' as const };
    const risen = play(particle, { opacity: [0, 1, 0], transform: ['scale(0.5)', rise] }, timing);
    rising.push(risen.then(() => (particle.style.display = 'none')));
  }
  // At once: one change of the page in place of thirty.
  void Promise.all(rising).then(() => box.replaceChildren());
}
