import { execFileSync } from 'node:child_process';
import { makeCommand, parseOptions } from '#brand/cli/cli.ts';
import { fail } from '#brand/errors/fail.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { ROOT, runTool } from './parts.ts';

const MAX_SEED = 2 ** 31;

const end = Date.now() + readMinutes(process.argv.slice(2)) * 60_000;
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

function readMinutes(args: string[]): number {
  const command = makeCommand(
    'fuzz',
    'Gives new random cases to the tests that take some, until one fails or the minutes are over.',
    ['', '30'],
  ).usage('[MINUTES]');
  try {
    parseOptions(command, args, { takesWords: true });
    const [written = '10', ...more] = command.args;
    if (/^\d{1,4}$/.test(written) && more.length === 0) return Number(written);
    throw new UsageError(`"${command.args.join(' ')}" is no number of minutes. Write it like npm run fuzz -- 30.`);
  } catch (error) {
    return fail(error);
  }
}
