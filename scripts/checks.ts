import { checkFunctions } from './deno.ts';
import { passOrFail, type Part } from './parts.ts';

/** What must hold of the code without running it. */
export const CHECKS: Part[] = [
  { heading: 'Format', run: () => passOrFail('prettier', ['--check', '--log-level=warn', '.']) },
  { heading: 'Lint', run: () => passOrFail('eslint', ['--max-warnings=0', '.']) },
  { heading: 'Lint that asks for types', run: () => passOrFail('oxlint', ['--type-aware', '--deny-warnings']) },
  { heading: 'Files and packages nobody uses', run: () => passOrFail('knip', []) },
  { heading: 'Types', run: () => passOrFail('astro', ['check', '--minimumFailingSeverity', 'warning']) },
  { heading: 'Types of the functions, by Deno', run: checkFunctions },
];
