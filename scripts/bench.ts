import { resolve } from 'node:path';
import { benchChain } from '../bench/chain.ts';
import { benchFinder } from '../bench/finder.ts';
import { benchFleet } from '../bench/fleet.ts';
import { benchRebuild } from '../bench/rebuild.ts';
import { benchSubmissions } from '../bench/submissions.ts';
import { inWorkspace } from '../bench/workspace.ts';
import { fail } from './fail.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BENCHMARKS = {
  rebuild: benchRebuild,
  fleet: benchFleet,
  chain: benchChain,
  finder: benchFinder,
  submissions: benchSubmissions,
};

/** `npm run bench`, or one of them: `npm run bench -- rebuild`. A missed target is not a failure. */
async function main(wanted: string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in BENCHMARKS));
  if (unknown !== undefined)
    throw new Error(`There is no benchmark "${unknown}", only ${Object.keys(BENCHMARKS).join(', ')}.`);
  for (const [name, bench] of Object.entries(BENCHMARKS)) {
    if (wanted.length === 0 || wanted.includes(name)) await inWorkspace(ROOT, bench);
  }
}

main(process.argv.slice(2)).catch(fail);
