import { takeNoOptions } from '#brand/cli/cli.ts';
import { CHECKS } from './checks.ts';
import { runSideBySide } from './parts.ts';

takeNoOptions('check', 'Checks the code without running it: types, lint, format, what nobody uses.');

const { passed, failed } = await runSideBySide(CHECKS);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
