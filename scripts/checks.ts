import { checkFunctions } from './deno.ts';
import { passOrFail, type Part } from './parts.ts';

const OXLINT = ['--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives'];
const ASTRO_CHECK = ['check', '--minimumFailingSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'];

/** What must hold of the code without running it. */
export const CHECKS: Part[] = [
  { heading: 'Format', run: () => passOrFail('oxfmt', ['--check']) },
  {
    heading: "Format of Astro's files",
    run: () => passOrFail('prettier', ['--check', '--log-level=warn', '**/*.astro']),
  },
  { heading: 'Lint', run: () => passOrFail('eslint', ['--max-warnings=0', 'src', 'supabase']) },
  { heading: 'Types, and lint that asks for them', run: () => passOrFail('oxlint', OXLINT) },
  { heading: 'Files and packages nobody uses', run: () => passOrFail('knip', []) },
  { heading: "Types of Astro's files", run: () => passOrFail('astro', ASTRO_CHECK) },
  { heading: 'Types of the functions, by Deno', run: checkFunctions },
];
