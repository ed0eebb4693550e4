import { execFileSync } from 'node:child_process';
import { ROOT, runTool } from './parts.ts';

const MAX_SEED = 2 ** 31;

// What is tested with random cases gets new ones until a test fails or the minutes are over: npm run fuzz -- 30
const [minutes = '10'] = process.argv.slice(2);
const end = Date.now() + Number(minutes) * 60_000;
const files = execFileSync('git', ['grep', '-l', '--untracked', 'support/random.ts', 'tests'], {
  cwd: ROOT,
  encoding: 'utf8',
});
let isGreen = true;
for (let round = 1; isGreen && Date.now() < end; round += 1) {
  const seed = Math.floor(Math.random() * MAX_SEED);
  console.log(`\nRound ${round}: FUZZ_SEED=${seed}`);
  isGreen = await runTool('vitest', ['run', ...files.trim().split('\n')], {
    env: { FUZZ_SEED: `${seed}` },
  });
}
process.exitCode = isGreen ? 0 : 1;
