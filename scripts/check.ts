import { CHECKS } from './checks.ts';
import { runSideBySide } from './parts.ts';

const { passed, failed } = await runSideBySide(CHECKS);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
