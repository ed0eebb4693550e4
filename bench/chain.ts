import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../src/builder/report/report.ts';
import { chain } from '../tests/support/build/brands.ts';
import { median, measureNodeAndPeak } from './measure.ts';
import { inMegabytes, inMilliseconds, inSeconds, printTable, printTarget } from './table.ts';
import { buildArgs, type Workspace } from './workspace.ts';

const FEW = 500;
const MANY = 5000;
const SIZES = [FEW, 1000, MANY];
const ROUNDS = 3;
const GROWTH_TARGET = 1.3;

/** One brand of ever more locations, each with its page and its menu page. */
export async function benchChain(workspace: Workspace): Promise<void> {
  for (const locations of SIZES) writeChain(workspace, locations);
  await buildChain(workspace, FEW); // compiles the pages, if that is still to be done
  const runs = new Map<number, Run[]>(SIZES.map((locations) => [locations, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [locations, known] of runs) known.push(await buildChain(workspace, locations));
  }

  console.log(`\nOne brand of many locations, medians of ${ROUNDS} first builds.\n`);
  printTable([
    ['', 'pages', 'time', 'a location', 'peak memory'],
    ...Array.from(runs, ([locations, known]) => [
      `${locations} locations`,
      String(known[0]?.pages),
      inSeconds(timeOf(known)),
      inMilliseconds(timeOf(known) / locations, 2),
      inMegabytes(median(known.map(({ peak }) => peak))),
    ]),
  ]);
  const timeAt = (locations: number) => timeOf(runs.get(locations) ?? []) / locations;
  const growth = timeAt(MANY) / timeAt(FEW);
  console.log();
  printTarget(
    `One location of ${MANY} takes ${growth.toFixed(2)}× the time of one of ${FEW}`,
    `at most ${GROWTH_TARGET}×`,
    growth <= GROWTH_TARGET,
  );
}

interface Run {
  pages: number;
  milliseconds: number;
  /** Bytes. */
  peak: number;
}

const timeOf = (runs: Run[]): number => median(runs.map(({ milliseconds }) => milliseconds));

function writeChain(workspace: Workspace, locations: number): void {
  const folder = join(brandsDirOf(workspace, locations), `chain-${locations}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'website.json'), JSON.stringify(chain(locations)));
  const brand = { brandId: 'chain', siteUrl: 'https://chain.example', source: 'file' };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
}

async function buildChain(workspace: Workspace, locations: number): Promise<Run> {
  const { root, folder } = workspace;
  const outDir = join(folder, 'out');
  try {
    const args = buildArgs(workspace, brandsDirOf(workspace, locations), outDir);
    const { milliseconds, peak } = await measureNodeAndPeak(args, join(folder, 'peak'), { cwd: root });
    const { brands } = JSON.parse(readFileSync(join(outDir, 'report.json'), 'utf8')) as Report;
    return { pages: brands[0]?.pages ?? 0, milliseconds, peak };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

const brandsDirOf = ({ folder }: Workspace, locations: number): string => join(folder, `chain-${locations}`);
