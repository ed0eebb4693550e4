import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../src/builder/report/report.ts';
import { type Brand, linkFolder } from './copy-brand.ts';
import type { Run } from './fleet-figures.ts';
import { measure, measureNode, measureNodeAndPeak } from './measure.ts';
import { measureRunningPreview } from './running-preview.ts';
import { buildArgs, type Workspace } from './workspace.ts';

/** The commands of one commit. Nothing that they wrote is deleted before the benchmark ends: the file system would still be at it. */
export interface Builder {
  /** One brand of those that stand there already, in a process of its own. */
  rebuild: (slug: string) => Promise<Run>;
  /** The same in a running preview; one run a change. */
  rebuildInPreview: (brand: Brand) => Promise<Run[]>;
  /** All the brands of a folder, copied to where no build has seen them, into a new folder. */
  firstBuild: (brandsDir: string, slugs: string[], ...options: string[]) => Promise<Built>;
}

export interface Built {
  run: Run;
  /** Throws if anything was changed. */
  buildAgain: () => Promise<Run>;
  copy: () => Promise<Run>;
}

export interface Standing {
  brandsDir: string;
  /** Below it are all brands that will be built, for the first build, which is not measured. */
  allDir: string;
}

export async function makeBuilder(
  workspace: Workspace,
  root: string,
  name: string,
  { brandsDir, allDir }: Standing,
): Promise<Builder> {
  const results = join(workspace.folder, `out-${name}`);
  mkdirSync(results, { recursive: true });
  const [standingOut, previewOut] = [join(results, 'standing'), join(results, 'preview')];
  const settings = { cwd: root };
  // Compiles the pages and makes pictures, icons and share images, if that is still to be done.
  await measureNode(buildArgs({ root }, brandsDir, standingOut), settings);
  await measureNode(buildArgs({ root }, allDir, join(results, 'warm-up')), settings);
  let builds = 0;

  return {
    rebuild: async (slug) => {
      const args = buildArgs({ root }, brandsDir, standingOut, '--brand', slug, '--changed');
      settle();
      return { ...(await measureNode(args, settings)), pages: Number.NaN };
    },
    rebuildInPreview: async (brand) => {
      const times = await measureRunningPreview(workspace, root, { brand, brandsDir, outDir: previewOut });
      return times.map((milliseconds) => ({ milliseconds, cpu: Number.NaN, peak: Number.NaN, pages: Number.NaN }));
    },
    firstBuild: async (from, slugs, ...options) => {
      builds += 1;
      const [ownBrands, outDir] = [join(results, `brands-${builds}`), join(results, `${builds}`)];
      for (const slug of slugs) linkFolder(join(from, slug), join(ownBrands, slug));
      const args = buildArgs({ root }, ownBrands, outDir);
      settle();
      const cost = await measureNodeAndPeak([...args, ...options], join(results, 'peak'), settings);
      const pages = readReport(outDir).brands.reduce((sum, brand) => sum + brand.pages, 0);
      const buildAgain = async (): Promise<Run> => {
        settle();
        const again = await measureNode([...args, '--changed'], settings);
        const changed = readReport(outDir).brands.find(({ status }) => status !== 'unchanged');
        if (changed) throw new Error(`${changed.slug} was ${changed.status}, though nothing had changed.`);
        return { ...again, pages: Number.NaN };
      };
      const copy = async (): Promise<Run> => {
        settle();
        return { ...(await measure('cp', ['-r', outDir, `${outDir}-copy`], settings)), pages };
      };
      return { run: { ...cost, pages }, buildAgain, copy };
    },
  };
}

/** How many files the site of a brand has. */
export async function countFiles(workspace: Workspace, brandsDir: string, slug: string): Promise<number> {
  const { root, folder } = workspace;
  const outDir = join(folder, 'out-files');
  await measureNode(buildArgs({ root }, brandsDir, outDir, '--brand', slug), { cwd: root });
  return globSync('**', { cwd: join(outDir, slug), withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

/** Has the disk take what others have written, so that nobody is measured with the work of those before. */
export function settle(): void {
  if (process.platform !== 'win32') spawnSync('sync');
}

const readReport = (outDir: string): Report => JSON.parse(readFileSync(join(outDir, 'report.json'), 'utf8')) as Report;
