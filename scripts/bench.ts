import { resolve } from 'node:path';
import { benchAssistant } from '../bench/assistant.ts';
import { benchFinder } from '../bench/finder.ts';
import { benchFleet } from '../bench/fleet.ts';
import { benchLive } from '../bench/live.ts';
import { benchLeads } from '../bench/leads.ts';
import { benchSubmissions } from '../bench/submissions.ts';
import { type BenchOptions, inWorkspace, type Workspace } from '../bench/workspace.ts';
import { makeCommand, parseOptions, text, valueOption } from '#brand/cli/cli.ts';
import { fail } from '#brand/errors/fail.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BENCHMARKS: Record<string, (workspace: Workspace, options: BenchOptions) => Promise<void>> = {
  fleet: benchFleet,
  live: benchLive,
  finder: benchFinder,
  submissions: benchSubmissions,
  leads: benchLeads,
  assistant: benchAssistant,
};
const NAMES = Object.keys(BENCHMARKS);

/** `npm run bench`, or one of them: `npm run bench -- fleet`. A missed target is not a failure. */
async function main(args: string[]): Promise<void> {
  const description = `Measures; names the benchmarks to run: ${NAMES.join(', ')}. Left out: all.`;
  const command = makeCommand('bench', description, [
    '',
    'fleet --brands 50 --against main',
    'live --builders 2 --seconds 10',
  ])
    .usage('[names] [options]')
    .addOption(valueOption('--brands <n>', 'how many brands (fleet, live)', readCount).default(500))
    .addOption(valueOption('--against <commit>', 'another commit that runs the same commands (fleet)', text))
    .addOption(valueOption('--rounds <n>', 'how often all take their turn (fleet)', readCount).default(3))
    .addOption(valueOption('--seconds <n>', 'how long prices change (live)', readCount).default(60))
    .addOption(valueOption('--rate <n>', 'how many change each second (live)', readCount).default(20))
    .addOption(
      valueOption('--builders <n>', 'how many builders share a queue; left out: one without (live)', readCount),
    )
    .option('--key', 'have the model of OPENROUTER_API_KEY read the questions (assistant); costs money');
  const options = parseOptions<BenchOptions>(command, args, { takesWords: true });
  const unknown = command.args.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no benchmark "${unknown}", only ${NAMES.join(', ')}.`);
  for (const [name, bench] of Object.entries(BENCHMARKS)) {
    const isWanted = command.args.length === 0 || command.args.includes(name);
    if (isWanted) await inWorkspace(ROOT, (workspace) => bench(workspace, options));
  }
}

function readCount(written: string): number {
  if (/^[1-9]\d{0,3}$/.test(written)) return Number(written);
  throw new UsageError(`"${written}" is no count. Write a whole number from 1 to 9999, like 20.`);
}

main(process.argv.slice(2)).catch(fail);
