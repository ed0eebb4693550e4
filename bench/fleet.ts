import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '#brand/report/report.ts';
import { checkOut, findCommit } from './before.ts';
import { writeBrands } from './brands.ts';
import { type Cost, measureNode, median, startNode } from './measure.ts';
import { changePrice, priceOf, untilShown } from './price.ts';
import { inMegabytes, inSeconds, printTable } from './table.ts';
import { type BenchOptions, commandArgs, type Workspace } from './workspace.ts';

/** Of changes in a running preview; those before are not counted, since the first waits for whole builds. */
const CHANGES = 10;
const WARM_UP = 3;
const TOO_LONG_MS = 300_000;

/** Many different brands in one go, and one price of one of them, in turns with another commit if one is named. */
export async function benchFleet(workspace: Workspace, { brands: many, against, rounds }: BenchOptions): Promise<void> {
  const { root, folder } = workspace;
  const commit = against === undefined ? undefined : findCommit(root, against);
  mkdirSync(folder, { recursive: true });
  const few = Math.max(2, Math.round(many / 10));
  const brandsDir = join(folder, 'brands');
  const slugs = writeBrands(root, brandsDir, many, join(folder, 'pictures'));
  const contestants = [await makeContestant(workspace, root, 'now', { brandsDir, slugs, few })];
  if (commit !== undefined) {
    const before = checkOut(workspace, commit);
    contestants.push(await makeContestant(workspace, before, 'before', { brandsDir, slugs, few }));
  }
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    for (const step of ['change', 'changeInPreview', 'few', 'many', 'manyByTwo'] as const) {
      for (const contestant of contestants) await contestant[step](round);
    }
  }
  console.log(`\n${many} different brands, medians of ${rounds} rounds. Before: ${commit?.slice(0, 7) ?? 'none'}.\n`);
  print(contestants.map(({ runs }) => runs));
}

type Runs = Map<string, Partial<Cost>[]>;

/** The commands of one commit. Nothing that they wrote is deleted before the benchmark ends: the file system would still be at it. */
async function makeContestant(
  { folder }: Workspace,
  root: string,
  name: string,
  { brandsDir, slugs, few }: { brandsDir: string; slugs: string[]; few: number },
) {
  const results = join(folder, name);
  const [standing, standingOut] = [join(results, 'standing'), join(results, 'standing-out')];
  const runs: Runs = new Map();
  const add = (row: string, run: Partial<Cost>): void => void runs.set(row, [...(runs.get(row) ?? []), run]);
  const [slug = ''] = slugs;
  for (const one of slugs.slice(0, few)) cpSync(join(brandsDir, one), join(standing, one), { recursive: true });
  // Compiles the pages and makes pictures, icons and share images, if that is still to be done.
  await measureNode(commandArgs(root, 'build', standing, standingOut), { cwd: root });
  await measureNode(commandArgs(root, 'build', brandsDir, join(results, 'warm-up')), { cwd: root });
  let folders = 0;
  let changes = 0;

  /** Brands that lie where no build has seen them, into a new folder. */
  async function firstBuild(chosen: string[], jobs: string): Promise<string[]> {
    const own = join(results, `${(folders += 1)}`);
    for (const one of chosen) linkFolder(join(brandsDir, one), join(own, 'brands', one));
    const args = commandArgs(root, 'build', join(own, 'brands'), join(own, 'out'), '--jobs', jobs);
    settle();
    add(`${chosen.length} brands, --jobs ${jobs}`, await measureNode(args, { cwd: root }));
    return args;
  }

  return {
    runs,
    change: async (): Promise<void> => {
      changePrice(standing, slug, priceOf((changes += 1)));
      settle();
      const args = commandArgs(root, 'build', standing, standingOut, '--brand', slug, '--changed');
      add('one price, cold process', await measureNode(args, { cwd: root }));
    },
    changeInPreview: async (): Promise<void> => {
      const out = join(results, 'preview-out');
      const args = commandArgs(root, 'preview', standing, out, '--port', '0');
      const env = { FRONT_OF_HOUSE_DATA: join(results, 'backend') };
      const preview = startNode(args, { cwd: root, env });
      for (let change = 0; change < WARM_UP + CHANGES; change++) {
        const [start, price] = [performance.now(), priceOf((changes += 1))];
        changePrice(standing, slug, price);
        if (!(await untilShown(join(out, slug), price, TOO_LONG_MS))) throw new Error(preview.output());
        const milliseconds = performance.now() - start;
        if (change >= WARM_UP) add('one price, in a process that is up', { milliseconds });
      }
      await preview.stop();
    },
    few: async (): Promise<void> => void (await firstBuild(slugs.slice(0, few), '1')),
    many: async (round: number): Promise<void> => {
      const args = await firstBuild(slugs, '1');
      if (round > 0) return;
      settle();
      add(`${slugs.length} brands, nothing changed`, await measureNode([...args, '--changed'], { cwd: root }));
      const report = JSON.parse(readFileSync(join(args[5] ?? '', 'report.json'), 'utf8')) as Report;
      const changed = report.brands.find(({ status }) => status !== 'unchanged');
      if (changed) throw new Error(`${changed.slug} was ${changed.status}, though nothing had changed.`);
    },
    manyByTwo: async (): Promise<void> => void (await firstBuild(slugs, '2')),
  };
}

/** The same folder with links to its files: what is measured is the building of pages. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/** Has the disk take what others have written, so that nobody is measured with the work of those before. */
function settle(): void {
  if (process.platform !== 'win32') spawnSync('sync');
}

function print([now = new Map(), before]: Runs[]): void {
  const of = (runs: Runs | undefined, row: string, figure: keyof Cost): number =>
    median((runs?.get(row) ?? []).map((run) => run[figure] ?? Number.NaN));
  const cell = (value: number, show: (value: number) => string): string => (Number.isNaN(value) ? '' : show(value));
  const inTime = (value: number): string => (value < 1000 ? `${value.toFixed(0)} ms` : inSeconds(value));
  const inHundredths = (value: number): string => value.toFixed(2);
  const ratio = (row: string, figure: keyof Cost): number => of(now, row, figure) / of(before, row, figure);
  printTable([
    ['from the start of a program to its end', 'time', 'CPU', 'peak', 'time of before', 'CPU of before'],
    ...Array.from(now.keys(), (row) => [
      row,
      cell(of(now, row, 'milliseconds'), inTime),
      cell(of(now, row, 'cpu'), inTime),
      cell(of(now, row, 'peak'), inMegabytes),
      cell(ratio(row, 'milliseconds'), inHundredths),
      cell(ratio(row, 'cpu'), inHundredths),
    ]),
  ]);
}
