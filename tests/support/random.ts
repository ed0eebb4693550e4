import fc from 'fast-check';

/**
 * The same cases in every run, so that a run fails for what was changed and for nothing else. `npm run fuzz` draws others, again and again: `FUZZ_SEED`.
 */
const SEED = 20_261_101;
const { FUZZ_SEED } = process.env;
/** It draws this many times more. */
const MORE_TO_FUZZ = 5;

/** How many cases a test draws where a hundred would take too long: `runs(20)` */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: FUZZ_SEED === undefined ? count : count * MORE_TO_FUZZ,
});

fc.configureGlobal({ seed: Number(FUZZ_SEED ?? SEED), ...runs(100) });

export { default as fc } from 'fast-check';
