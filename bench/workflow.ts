import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tests/support/build/clone.ts';
import { makeMachine } from '../tests/support/workflows/machine.ts';
import { type RanJob, runJob } from '../tests/support/workflows/run-job.ts';
import { brandIn } from './copy-brand.ts';
import { median, runNode } from './measure.ts';
import { inSeconds, printTable, printTarget } from './table.ts';
import { buildArgs, type Workspace } from './workspace.ts';

const ROUNDS = 5;
const TARGET_MS = 25_000;

/** The steps of rebuild.yml on this machine, from the first one to the published change of a price, with all that they restore. */
export async function benchWorkflow({ root, folder, slug, atEnd }: Workspace): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // So that the pages are compiled.
  runNode(buildArgs({ root }, join(root, 'brands'), join(folder, 'dist'), '--brand', slug), { cwd: root });
  const { root: workspace, remove } = copyProject();
  atEnd(remove);
  const machine = makeMachine(workspace, folder, { keepsPackages: true });
  const { brandId } = JSON.parse(readFileSync(join(root, 'brands', slug, 'brand.json'), 'utf8')) as { brandId: string };
  const brand = brandIn(join(workspace, 'brands'), slug);
  copyPackagesOfSites(root, workspace);

  const run = (): Promise<RanJob> =>
    runJob({
      workflow: 'rebuild.yml',
      job: 'rebuild',
      workspace,
      contexts: {
        github: { run_id: Date.now(), run_attempt: 1, event_name: 'repository_dispatch' },
        vars: { PUBLISH_TO: `dir:${join(folder, 'www')}` },
        needs: { which: { result: 'skipped', outputs: {} } },
      },
      matrix: { values: { brand: brandId } },
      standIns: machine.standIns,
      environment: {},
    });
  const change = async (): Promise<RanJob> => {
    brand.changePrice();
    const ran = await run();
    if (ran.status !== 'success') throw new Error(ran.steps.map(({ log }) => log).join(''));
    for (const made of ['node_modules', '.cache', 'dist'])
      rmSync(join(workspace, made), { recursive: true, force: true });
    return ran;
  };
  rmSync(join(workspace, '.cache'), { recursive: true });
  const first = await change();
  const rounds: RanJob[] = [];
  while (rounds.length < ROUNDS) rounds.push(await change());
  print(slug, first, rounds);
}

/** As files, where the copy of a project has links. */
function copyPackagesOfSites(root: string, workspace: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const needed = Object.entries(packages).filter(
    ([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev,
  );
  rmSync(join(workspace, 'node_modules'), { recursive: true });
  for (const path of [...needed.map(([name]) => name), 'node_modules/.package-lock.json']) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(workspace, path), { recursive: true });
  }
}

function print(slug: string, first: RanJob, rounds: RanJob[]): void {
  const until = ({ steps }: RanJob) => steps.slice(0, steps.findIndex(({ name }) => name === 'Publish') + 1);
  const totalOf = (ran: RanJob): number => until(ran).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const total = median(rounds.map(totalOf));
  console.log(`\nOne changed price of ${slug}, by the steps of rebuild.yml. ${rounds.length} rounds.\n`);
  const rows = until(first).map(({ name, milliseconds }, at) => {
    const times = rounds.map((ran) => until(ran)[at]?.milliseconds ?? 0);
    return [name, inSeconds(median(times)), inSeconds(Math.min(...times)), inSeconds(milliseconds)];
  });
  const head = ['from its first step to the published change', 'median', 'fastest', 'with empty caches'];
  printTable([
    head,
    ...rows,
    ['all', inSeconds(total), inSeconds(Math.min(...rounds.map(totalOf))), inSeconds(totalOf(first))],
  ]);
  console.log();
  printTarget(`It takes ${inSeconds(total)}`, inSeconds(TARGET_MS), total <= TARGET_MS);
}
