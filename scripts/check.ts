import { CHECKS } from './checks.ts';
import { runParts } from './parts.ts';

const { passed, failed } = await runParts(CHECKS);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
