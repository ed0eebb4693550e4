import { lookPartsOf } from '#core/looks/choose-look.ts';
import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
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

const partsOf = (look: LookName) => lookPartsOf(look, { name: 'Test Kitchen', theme: {} }, true);

test('without the flag of the brand nothing moves, in no look', () => {
  for (const look of LOOK_NAMES) {
    const moves = movesOf({ isAnimated: false, parts: partsOf(look) });
    const marks = [moves.popularItem(0), moves.highlightWords(0), moves.reviews, ...Object.values(moves)];
    expect(JSON.stringify(marks)).not.toMatch(/data-|true/);
  }
});

test('a look without motion stands still whatever the brand says', () => {
  expect(movesOf({ isAnimated: true, parts: partsOf('almanac') }).heroText).toEqual({});
  expect(movesOf({ isAnimated: true, parts: partsOf('carte') }).heroText).toEqual({ 'data-enter': '' });
});

test('particles rise only over a picture that fills the hero', () => {
  const parts = partsOf('marquee');
  const rising = (['poster', 'screen', 'words'] as const).filter(
    (hero) => movesOf({ isAnimated: true, parts: { ...parts, hero } }).hasParticles,
  );
  expect(rising).toEqual(['screen']);
});
