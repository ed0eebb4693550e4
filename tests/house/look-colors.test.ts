import { expect, test } from 'vitest';
import { CONTRAST_PAIRS, PANEL_DARK_PAIRS } from '#core/theme/contrast.ts';
import { projectFiles, textOf } from '../support/project.ts';

/** Words and what they stand on, where a rule of a look sets both: `color: var(--on-ground)` and `background: var(--ground)`. */
interface Pair {
  file: string;
  front: string;
  ground: string;
}

const WORDS = /(?:^|[\s;])color:\s*var\(--([\w-]+)\)/;
const GROUND = /(?:^|[\s;])background(?:-color)?:\s*var\(--([\w-]+)\)/;
const APPLIED_WORDS = /@apply[^;]*(?<![\w:-])text-(foreground|muted|bg|on-[\w-]+|primary-text|accent-text)(?![\w/-])/;
const APPLIED_GROUND =
  /@apply[^;]*(?<![\w:-])bg-(bg|surface(?:-2|-raised)?|tint(?:-2)?|primary|accent-text|accent|order|foreground|panel-dark)(?![\w/-])/;

test('words of looks stand on what the theme keeps readable for every brand', () => {
  const pairsKept = [...CONTRAST_PAIRS, ...PANEL_DARK_PAIRS];
  // A contrast is the same the other way round.
  const kept = new Set(pairsKept.flatMap(({ front, ground }) => [`${front} on ${ground}`, `${ground} on ${front}`]));
  const tokens = new Set(pairsKept.flatMap(({ front, ground }): string[] => [front, ground]));
  const pairs = projectFiles(/^src\/site\/looks\/.*\.css$/).flatMap(pairsIn);
  expect(pairs.length).toBeGreaterThan(20);
  // Other names are a look's own: gradients and textures.
  const others = pairs.filter(({ front, ground }) => tokens.has(ground) && !kept.has(`${front} on ${ground}`));
  expect(others.map(({ file, front, ground }) => `${file}: ${front} on ${ground}`)).toEqual([]);
});

/** The declarations of each block, without those of the blocks in it. */
function pairsIn(file: string): Pair[] {
  const pairs: Pair[] = [];
  const open: string[] = [''];
  for (const part of textOf(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/([{}])/)) {
    if (part === '{') open.push('');
    else if (part === '}') {
      const own = open.pop() ?? '';
      const front = (WORDS.exec(own) ?? APPLIED_WORDS.exec(own))?.[1];
      const ground = (GROUND.exec(own) ?? APPLIED_GROUND.exec(own))?.[1];
      if (front !== undefined && ground !== undefined) pairs.push({ file, front, ground });
    } else {
      // What follows the last semicolon is the selector of the next block.
      open[open.length - 1] += part.slice(0, part.lastIndexOf(';') + 1);
    }
  }
  return pairs;
}
