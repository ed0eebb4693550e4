import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DevSite, makeDevSite } from '../src/builder/command/dev-site.ts';
import { tidyIslands } from '../src/astro/tidy-islands.ts';
import { linkVoiceStyles, type Voice } from '../src/astro/voice-styles.ts';
import { copyBrand } from './brands.ts';
import { median, runNode } from './measure.ts';
import { makePlainAstro } from './plain-astro.ts';
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
  const title = `One changed price: ${workspace.slug}, ${contest.describePages()}. ${ROUNDS} rounds, everybody in turn.`;
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
  describePages: () => string;
}

function makeContest(workspace: Workspace): Contest {
  const { root, folder, slug } = workspace;
  const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'out')];
  const brand = copyBrand(root, slug, brandsDir);
  const astro = makePlainAstro(root, join(folder, 'astro'));
  const rebuildArgs = buildArgs(workspace, brandsDir, outDir, '--brand', slug, '--changed');
  const stepsWords = [join(root, 'bench/steps.ts'), root, brandsDir, outDir, slug];
  const run = (args: string[]) => runNode(args, { cwd: root, env: { NODE_COMPILE_CACHE: join(root, '.cache/v8') } });

  let voice: Voice | undefined;

  async function round(): Promise<Record<string, number>> {
    brand.changePrice();
    const ready = await readySite(root, brandsDir, slug);
    voice = ready.site.look.voice;
    astro.prepare(ready);
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
    describePages: () => compare(join(outDir, slug), astro.outDir, voice),
  };
}

/** All that the build does but printing pages. */
export function readySite(root: string, brandsDir: string, slug: string): Promise<DevSite> {
  return makeDevSite({
    brandsDir,
    slug,
    environment: process.env,
    cacheDir: join(root, '.cache'),
    packagesDir: join(root, 'node_modules'),
    buildDate: new Date().toISOString().slice(0, 10),
  });
}

/** A static build has no step after the page: theirs link stylesheets of all voices. */
function compare(ours: string, theirs: string, voice: Voice | undefined): string {
  const pages = globSync('**/*.html', { cwd: ours }).sort();
  const differing = pages.filter((page) => {
    const html = tidyIslands(textOf(join(theirs, page)) ?? '');
    return readFileSync(join(ours, page), 'utf8') !== (voice ? linkVoiceStyles(html, voice) : html);
  });
  const verdict = differing.length === 0 ? 'the same in both, byte for byte' : `differing in ${differing.join(', ')}`;
  return `${pages.length} pages, ${verdict}`;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
