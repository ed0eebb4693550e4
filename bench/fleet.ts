import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Report } from '../src/builder/report/report.ts';
import { checkOut, findCommit } from './before.ts';
import { copyBrand, copyManyTimes, slugsOfCopies } from './brands.ts';
import { FleetFigures, namesOf, type Run } from './fleet-figures.ts';
import { measure, measureNode, measureNodeAndPeak } from './measure.ts';
import type { FleetOptions } from './options.ts';
import { makePlainAstroOfMany, readySite } from './plain-astro.ts';
import { buildArgs, type Workspace } from './workspace.ts';

/** A brand of eight locations. */
const SLUG = 'kumo-ramen';
const ROUNDS = 10;
const LARGE_ROUNDS = 3;

/** Many brands in one go, against the build of another commit, one `astro build` of the same pages, and copying the result. */
export async function benchFleet(workspace: Workspace, { brands: many, against }: FleetOptions): Promise<void> {
  const commit = against === undefined ? undefined : findCommit(workspace.root, against);
  const sizes = { few: Math.max(2, Math.round(many / 10)), many, most: 2 * many };
  const figures = new FleetFigures(sizes);
  const fleet = await makeFleet(workspace, sizes, commit);
  for (let round = 0; round < ROUNDS; round++) {
    process.stderr.write(`Round ${round + 1} of ${ROUNDS}\n`);
    await fleet.smallRound(figures);
    if (round < LARGE_ROUNDS) await fleet.largeRound(figures);
  }
  const turns = `Everybody in turn, medians of ${ROUNDS} rounds, of ${LARGE_ROUNDS} from ${many} brands on.`;
  const title = `Copies of ${SLUG}, ${fleet.pagesOfBrand} pages each. ${turns}`;
  figures.print(commit === undefined ? title : `${title} Before is ${commit.slice(0, 7)}.`);
}

interface Fleet {
  pagesOfBrand: number;
  smallRound: (figures: FleetFigures) => Promise<void>;
  largeRound: (figures: FleetFigures) => Promise<void>;
}

async function makeFleet(workspace: Workspace, sizes: FleetFigures['sizes'], commit?: string): Promise<Fleet> {
  const { root, folder } = workspace;
  const { few, many, most } = sizes;
  const names = namesOf(sizes);
  const dirOf = (count: number): string => join(folder, `brands-${count}`);
  for (const count of [few, many, most]) copyManyTimes(root, SLUG, dirOf(count), count);
  const standing = join(folder, 'brands-standing');
  copyManyTimes(root, SLUG, standing, few);
  const brand = copyBrand(root, SLUG, standing);

  const ours = await makeBuilder(workspace, root, standing);
  const before = commit === undefined ? [] : [await makeBuilder(workspace, checkOut(workspace, commit), standing)];
  const builders = [
    { builder: ours, as: (name: string) => name },
    ...before.map((builder) => ({ builder, as: names.before })),
  ];

  const withoutSync = makeIdleSync(join(folder, 'bin'));
  const ready = await readySite(root, standing, SLUG);
  const astro = makePlainAstroOfMany(root, join(folder, 'astro'));
  const buildWithAstro = async (count: number): Promise<Run> => {
    const pages = astro.prepare(slugsOfCopies(SLUG, count), ready);
    return { ...(await astro.build(join(folder, 'peak'))), pages };
  };
  await buildWithAstro(1); // whatever the first build does for the others

  return {
    pagesOfBrand: ready.routes.size,
    smallRound: async (figures) => {
      brand.changePrice();
      for (const { builder, as } of builders) figures.add(as(names.change), await builder.rebuild(SLUG));
      for (const { builder, as } of builders) {
        await builder.firstBuild(dirOf(few), (built) => figures.add(as(names.few), built.run));
      }
      figures.add(names.fewWithAstro, await buildWithAstro(few));
    },
    largeRound: async (figures) => {
      for (const { builder, as } of builders) {
        await builder.firstBuild(dirOf(many), async ({ run, buildAgain, copy }) => {
          figures.add(as(names.many), run);
          figures.add(as(names.unchanged), await buildAgain());
          if (builder === ours) figures.add(names.copy, await copy());
        });
      }
      const onOneThread = { options: ['--jobs', '1'] };
      await ours.firstBuild(dirOf(many), ({ run }) => figures.add(names.manyOnOneThread, run), onOneThread);
      const unflushed = { env: { PATH: `${withoutSync}${delimiter}${process.env['PATH'] ?? ''}` } };
      await ours.firstBuild(dirOf(many), ({ run }) => figures.add(names.manyUnflushed, run), unflushed);
      figures.add(names.manyWithAstro, await buildWithAstro(many));
      for (const { builder, as } of builders) {
        await builder.firstBuild(dirOf(most), ({ run }) => figures.add(as(names.most), run));
      }
    },
  };
}

/** `npm run build` of one commit. */
interface Builder {
  /** One brand of those that stand there already. */
  rebuild: (slug: string) => Promise<Run>;
  /** Into an empty folder, which is there for as long as `then` takes. */
  firstBuild: (brandsDir: string, then: (built: Built) => void | Promise<void>, how?: How) => Promise<void>;
}

interface How {
  options?: string[];
  env?: Record<string, string>;
}

interface Built {
  run: Run;
  /** Throws if anything was changed. */
  buildAgain: () => Promise<Run>;
  copy: () => Promise<Run>;
}

async function makeBuilder({ folder, atEnd }: Workspace, root: string, standing: string): Promise<Builder> {
  const results = mkdtempSync(join(folder, 'out-'));
  const [standingOut, outDir, copyDir] = [join(results, 'standing'), join(results, 'new'), join(results, 'copy')];
  const settings = { cwd: root };
  atEnd(noteSeenPictures(root));
  // Compiles the pages and makes their pictures, if that is still to be done.
  await measureNode(buildArgs({ root }, standing, standingOut), settings);
  const forgetCopies = noteSeenPictures(root);

  return {
    rebuild: async (slug) => {
      const args = buildArgs({ root }, standing, standingOut, '--brand', slug, '--changed');
      return { ...(await measureNode(args, settings)), pages: Number.NaN };
    },
    firstBuild: async (brandsDir, then, { options = [], env = {} } = {}) => {
      forgetCopies();
      const args = buildArgs({ root }, brandsDir, outDir);
      const cost = await measureNodeAndPeak([...args, ...options], join(folder, 'peak'), { ...settings, env });
      const pages = readReport(outDir).brands.reduce((sum, brand) => sum + brand.pages, 0);
      const buildAgain = async (): Promise<Run> => {
        const again = await measureNode([...args, '--changed'], settings);
        const changed = readReport(outDir).brands.find(({ status }) => status !== 'unchanged');
        if (changed) throw new Error(`${changed.slug} was ${changed.status}, though nothing had changed.`);
        return { ...again, pages: Number.NaN };
      };
      const copy = async (): Promise<Run> => {
        const copying = await measure('cp', ['-r', outDir, copyDir], settings);
        remove(copyDir);
        return { ...copying, pages };
      };
      await then({ run: { ...cost, pages }, buildAgain, copy });
      remove(outDir);
    },
  };
}

/** A folder for the PATH, with a `sync` that does nothing. */
function makeIdleSync(folder: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'sync'), '#!/bin/sh\n', { mode: 0o755 });
  return folder;
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const readReport = (outDir: string): Report => JSON.parse(readFileSync(join(outDir, 'report.json'), 'utf8'));

/** Returns what makes the cache forget the folders it has seen since, whose pictures it would know by their stamps. */
function noteSeenPictures(root: string): () => void {
  const folder = join(root, '.cache/pictures/seen');
  const list = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const before = new Set(list());
  return () => {
    for (const name of list()) if (!before.has(name)) rmSync(join(folder, name), { force: true });
  };
}
