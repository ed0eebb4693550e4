import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readState, type SiteState } from '#builder/output/state.ts';
import { lockSite, type NewSite, writeSite } from '#builder/output/write-site.ts';
import type { OutputFile } from '#schema/warning.ts';

/** A site whose every file says which generation it is of, but one that never changes and one that only this one has. */
export function filesOf(generation: number): OutputFile[] {
  const pages = ['index.html', 'menu/index.html', 'location/a/index.html', 'location/b/index.html', '404.html'];
  return [
    ...[...pages, ...Array.from({ length: 15 }, (_, index) => `feedback/qr/${index}/index.html`)].map((path) => ({
      path,
      bytes: `${path} of generation ${generation}`,
    })),
    { path: 'robots.txt', bytes: 'User-agent: *' },
    { path: `_astro/only.${generation}.js`, bytes: '' },
  ];
}

export function stateOf(generation: number): Omit<SiteState, 'files'> {
  return {
    inputs: { hash: `inputs of ${generation}`, files: {} },
    pages: {
      'index.html': { digest: `page of ${generation}`, changed: '2026-11-20' },
    },
    assets: [`_astro/only.${generation}.js`],
    recipients: [],
    card: { name: 'Sample', colors: {} },
    nextChange: '2027-01-01',
    warnings: [],
  };
}

/** What a build does with the files of a brand. */
export async function writeAlone(outDir: string, slug: string, site: Omit<NewSite, 'known'>): Promise<void> {
  const lock = await lockSite(outDir, slug);
  try {
    await writeSite(outDir, slug, { ...site, known: readState(outDir, slug)?.files });
  } finally {
    lock.release();
  }
}

export async function writeGeneration(outDir: string, slug: string, generation: number): Promise<void> {
  await writeAlone(outDir, slug, { files: filesOf(generation), describe: () => stateOf(generation) });
}

/** Every file of a folder with its text. */
export function readSite(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}

/** The generation whose complete site is in the folder, or what is wrong with it: a mixture, or the state of another one. */
export function generationIn(outDir: string, slug: string): number | string {
  const site = readSite(join(outDir, slug));
  const generation = Number(/\d+$/.exec(site['index.html'] ?? '')?.[0]);
  const whole = Object.fromEntries(filesOf(generation).map((file) => [file.path, 'bytes' in file ? file.bytes : '']));
  const differing = [...new Set([...Object.keys(site), ...Object.keys(whole)])].filter(
    (path) => site[path] !== whole[path],
  );
  if (differing.length > 0) return `a mixture: ${differing.join(', ')} are not of generation ${generation}`;
  const stated = readState(outDir, slug)?.inputs.hash;
  // Without a state the brand is built in full.
  return stated === undefined || stated === `inputs of ${generation}`
    ? generation
    : `the state says ${stated}, the site is of ${generation}`;
}
