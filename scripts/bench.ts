import { resolve } from 'node:path';
import { benchAssistant } from '../bench/assistant.ts';
import { benchChain } from '../bench/chain.ts';
import { benchFinder } from '../bench/finder.ts';
import { benchFleet } from '../bench/fleet.ts';
import { benchLive } from '../bench/live.ts';
import { type FleetOptions, parseBenchArguments } from '../bench/options.ts';
import { benchRebuild } from '../bench/rebuild.ts';
import { benchSubmissions } from '../bench/submissions.ts';
import { benchWorkflow } from '../bench/workflow.ts';
import { inWorkspace, type Workspace } from '../bench/workspace.ts';
import { fail } from '../src/builder/cli/fail.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BENCHMARKS: Record<string, (workspace: Workspace, options: FleetOptions) => Promise<void>> = {
  rebuild: benchRebuild,
  fleet: benchFleet,
  live: benchLive,
  chain: benchChain,
  finder: benchFinder,
  workflow: benchWorkflow,
  submissions: benchSubmissions,
  assistant: benchAssistant,
};

/** `npm run bench`, or one of them: `npm run bench -- rebuild`. A missed target is not a failure. */
async function main(args: string[]): Promise<void> {
  const { names, fleet } = parseBenchArguments(args, Object.keys(BENCHMARKS));
  for (const [name, bench] of Object.entries(BENCHMARKS)) {
    if (names.length === 0 || names.includes(name)) await inWorkspace(ROOT, (workspace) => bench(workspace, fleet));
  }
}

main(process.argv.slice(2)).catch(fail);
