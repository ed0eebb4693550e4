import { globSync } from 'node:fs';
import { join } from 'node:path';
import { copyBrand } from './copy-brand.ts';
import { median, runNode } from './measure.ts';
import { makePlainAstro, readySite } from './plain-astro.ts';
import { readStyledCode } from '../src/astro/styles/page-styles.ts';
import { findDifferences } from './same-pages.ts';
import { inMilliseconds, printTable, printTarget, times } from './table.ts';
import { buildArgs, type Workspace } from './workspace.ts';

const ROUNDS = 10;
const TARGET = 8;
/** What Hugo takes for a plain site of this size: not to beat, but to come near. */
const MARK_MS = 150;

const ASTRO = 'astro build';
const REBUILD = 'npm run build -- --changed';
const UNCHANGED = 'the same, nothing changed';
const NODE = 'node -e 0';

/** One brand again after a changed price, against `astro build` of the same pages. */
export async function benchRebuild(workspace: Workspace): Promise<void> {
  const contest = makeContest(workspace);
  await contest.warmUp();
  const figures = new Figures();
  const steps = new Figures();
  // In turns, so that other work of the machine slows down everybody alike.
  for (let round = 0; round < ROUNDS; round++) {
    steps.addAll(contest.steps());
    figures.addAll(await contest.round());
  }
  const title = `One changed price: ${workspace.slug}, ${await contest.describePages()}. ${ROUNDS} rounds, everybody in turn.`;
  print(title, figures, steps);
}

function print(title: string, figures: Figures, steps: Figures): void {
  console.log(`\n${title}\n`);
  const rows = figures.rows(inMilliseconds);
  printTable([['from the start of node to its end', 'median', 'fastest'], ...rows]);
  console.log();
  printTable([['where a rebuild spends its time', 'median', 'fastest'], ...steps.rows(inMilliseconds)]);

  const rebuild = figures.median(REBUILD);
  const ratio = figures.median(ASTRO) / rebuild;
  console.log();
  printTarget(`A rebuild is ${times(ratio)} as fast as astro build`, `at least ${TARGET}×`, ratio >= TARGET);
  printTarget(`A rebuild takes ${inMilliseconds(rebuild)}`, inMilliseconds(MARK_MS), rebuild <= MARK_MS);
}

/** Milliseconds by name, in the order of their first. */
class Figures {
  readonly #values = new Map<string, number[]>();

  addAll(figures: Record<string, number>): void {
    for (const [name, value] of Object.entries(figures)) {
      this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
    }
  }

  median(name: string): number {
    return median(this.#values.get(name) ?? []);
  }

  rows(show: (value: number) => string): string[][] {
    return Array.from(this.#values, ([name, values]) => [name, show(median(values)), show(Math.min(...values))]);
  }
}

interface Contest {
  warmUp: () => Promise<void>;
  /** Milliseconds of everybody, after a new price. */
  round: () => Promise<Record<string, number>>;
  /** Milliseconds of each step of a rebuild, after a new price. */
  steps: () => Record<string, number>;
  /** Whether both printed the same in the last round. */
  describePages: () => Promise<string>;
}

function makeContest(workspace: Workspace): Contest {
  const { root, folder, slug } = workspace;
  const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'out')];
  const brand = copyBrand(root, slug, brandsDir);
  const astro = makePlainAstro(root, join(folder, 'astro'));
  const rebuildArgs = buildArgs(workspace, brandsDir, outDir, '--brand', slug, '--changed');
  const stepsWords = [join(root, 'bench/steps.ts'), root, brandsDir, outDir, slug];
  const run = (args: string[]) => runNode(args, { cwd: root, env: { NODE_COMPILE_CACHE: join(root, '.cache/v8') } });

  async function round(): Promise<Record<string, number>> {
    brand.changePrice();
    astro.prepare(await readySite(root, brandsDir, slug));
    return {
      [ASTRO]: astro.build(),
      [REBUILD]: run(rebuildArgs).milliseconds,
      [UNCHANGED]: run(rebuildArgs).milliseconds,
      [NODE]: run(['-e', '0']).milliseconds,
    };
  }

  function steps(): Record<string, number> {
    brand.changePrice();
    return JSON.parse(run(stepsWords).stdout);
  }

  return {
    warmUp: async () => {
      await round();
      steps();
    },
    round,
    steps,
    describePages: () => describePages(root, join(outDir, slug), astro.outDir),
  };
}

async function describePages(root: string, ours: string, plain: string): Promise<string> {
  const { nameOf } = await readStyledCode(root);
  const differences = findDifferences(ours, plain, nameOf);
  const verdict = differences.length === 0 ? 'the same in both, byte for byte' : `differing: ${differences.join('; ')}`;
  return `${globSync('**/*.html', { cwd: ours }).length} pages, ${verdict}`;
}
