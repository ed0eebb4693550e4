import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../src/builder/report/report.ts';
import { copyBrand, copyManyTimes } from './brands.ts';
import { median, runNodeForPeak } from './measure.ts';
import { makePlainAstro, readySite } from './plain-astro.ts';
import { inMegabytes, inSeconds, printTable, printTarget, times } from './table.ts';
import { buildArgs, type Workspace } from './workspace.ts';

const FEW = 50;
const MANY = 500;
const ASTRO_BUILDS = 3;
const SPEED_TARGET = 10;
const MEMORY_TARGET = 1.2;

/** Many brands in one go, against an `astro build` for each. */
export async function benchFleet(workspace: Workspace): Promise<void> {
  const astro = await buildWithAstro(workspace);
  buildCopies(workspace, 1); // compiles the pages, if that is still to be done
  const few = buildCopies(workspace, FEW);
  const many = buildCopies(workspace, MANY);

  console.log(`\nMany brands in one go: copies of ${workspace.slug}, ${many.pages / MANY} pages each.\n`);
  printTable([
    ['', 'pages', 'time', 'pages/s', 'peak memory'],
    rowOf('one astro build a brand', astro),
    rowOf(`npm run build, ${FEW} brands`, few),
    rowOf(`npm run build, ${MANY} brands`, many),
  ]);
  const speed = speedOf(many) / speedOf(astro);
  const memory = many.peak / few.peak;
  console.log();
  printTarget(
    `${MANY} brands: ${times(speed)} the pages a second of astro build`,
    `at least ${SPEED_TARGET}×`,
    speed >= SPEED_TARGET,
  );
  printTarget(
    `${MANY} brands: ${memory.toFixed(2)}× the peak memory of ${FEW}`,
    `at most ${MEMORY_TARGET}×`,
    memory <= MEMORY_TARGET,
  );
}

interface Run {
  pages: number;
  milliseconds: number;
  /** Bytes; unknown where another program's processes would have to be watched. */
  peak: number;
}

const speedOf = ({ pages, milliseconds }: Run): number => (pages / milliseconds) * 1000;

const rowOf = (name: string, run: Run): string[] => [
  name,
  String(run.pages),
  inSeconds(run.milliseconds),
  speedOf(run).toFixed(speedOf(run) < 10 ? 1 : 0),
  Number.isNaN(run.peak) ? '' : inMegabytes(run.peak),
];

async function buildWithAstro({ root, folder, slug }: Workspace): Promise<Run> {
  const brandsDir = join(folder, 'brands');
  copyBrand(root, slug, brandsDir);
  const astro = makePlainAstro(root, join(folder, 'astro'));
  const ready = await readySite(root, brandsDir, slug);
  astro.prepare(ready);
  astro.build();
  const milliseconds = median(Array.from({ length: ASTRO_BUILDS }, () => astro.build()));
  return { pages: ready.routes.size, milliseconds, peak: Number.NaN };
}

function buildCopies(workspace: Workspace, count: number): Run {
  const { root, folder, slug } = workspace;
  const [brandsDir, outDir] = [join(folder, `brands-${count}`), join(folder, `out-${count}`)];
  copyManyTimes(root, slug, brandsDir, count);
  const forget = noteSeenPictures(root);
  try {
    const args = buildArgs(workspace, brandsDir, outDir);
    const { milliseconds, peak } = runNodeForPeak(args, join(folder, 'peak'), { cwd: root });
    const report = JSON.parse(readFileSync(join(outDir, 'report.json'), 'utf8')) as Report;
    return { pages: report.brands.reduce((sum, { pages }) => sum + pages, 0), milliseconds, peak };
  } finally {
    forget();
    rmSync(brandsDir, { recursive: true, force: true });
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Deletes the copies' entries from the cache, which remembers the pictures of every folder it has seen. */
function noteSeenPictures(root: string): () => void {
  const folder = join(root, '.cache/pictures/seen');
  const before = new Set(readdirSync(folder));
  return () => {
    for (const name of readdirSync(folder)) if (!before.has(name)) rmSync(join(folder, name));
  };
}
