import { expect, test } from 'vitest';
import { projectFiles, textOf } from '../support/project.ts';

/** Below this, capitals of some typeface touch the line above. */
const SAFE = 0.95;

/** The families differ in the height of their capitals: 0.66 em in Work Sans, 0.81 em in Oswald. */
test('a line that is lower than capitals may be has their height as its least', () => {
  const paths = projectFiles(/^src\/site\/.*\.(?:css|astro|tsx|ts)$/);
  expect(paths.flatMap((path) => tightIn(textOf(path)).map((leading) => `${path}: ${leading}`))).toEqual([]);
});

test('a tight line is found', () => {
  expect(tightIn('.a { @apply leading-[0.8] md:leading-[.9]; line-height: 0.84; }')).toHaveLength(3);
  expect(tightIn('.a { @apply leading-[max(0.8,1px)]; }')).toHaveLength(1);
  expect(tightIn('.a { @apply leading-[0] leading-[1.1] leading-[max(0.8,var(--accent-leading))]; }')).toEqual([]);
});

function tightIn(text: string): string[] {
  const found = text.matchAll(/leading-\[([^\]]*)\]|line-height: *([^;}]*)/g);
  return Array.from(found, ([, utility, value]) => utility ?? value ?? '').filter(isTight);
}

function isTight(leading: string): boolean {
  if (/--(?:accent|brand|display)-leading/.test(leading)) return false;
  const [least = 1] = [...leading.matchAll(/\d*\.?\d+/g)].map(Number).filter((number) => number > 0);
  return least < SAFE;
}
