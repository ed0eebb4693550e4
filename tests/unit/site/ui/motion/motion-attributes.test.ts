import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EASE } from '#site/ui/motion/constants.ts';
import { animatedText, card, reveal, stagger } from '#site/ui/motion/motion-attributes.ts';
import { movesOf } from '#site/features/home/moves.ts';
import { ROOT } from '../../../../support/project.ts';

test('marks say only what differs from the numbers of the script', () => {
  expect(reveal()).toEqual({ 'data-reveal': 'up' });
  expect(reveal({ direction: 'left', delay: 0.3, offset: 20 })).toEqual({
    'data-reveal': 'left',
    'data-delay': '0.3',
    'data-offset': '20',
  });
  expect(card(2)).toEqual({ 'data-card': '2' });
  expect(stagger({ duration: 1 })).toEqual({ 'data-stagger': 'up', 'data-duration': '1' });
  expect(animatedText()).toEqual({ 'data-text': 'wordReveal' });
});

test('the curve is that of the stylesheets', () => {
  const tokens = readFileSync(join(ROOT, 'src/site/styles/tokens.css'), 'utf8');
  expect(tokens).toContain(`--ease: cubic-bezier(${EASE.join(', ')});`);
});

test('without the flag of the brand nothing moves, in no typeStyle', () => {
  for (const typeStyle of ['serif', 'geometric', 'grotesk'] as const) {
    const moves = movesOf({ isAnimated: false, typeStyle, hero: 'poster' });
    const marks = [moves.popularItem(0), moves.highlightWords(0), moves.reviews, ...Object.values(moves)];
    expect(JSON.stringify(marks)).not.toMatch(/data-|true/);
  }
});

test('particles rise only over a picture that fills the hero', () => {
  const rising = (['poster', 'window', 'margin', 'type'] as const).filter(
    (hero) => movesOf({ isAnimated: true, typeStyle: 'serif', hero }).hasParticles,
  );
  expect(rising).toEqual(['poster', 'window']);
});
