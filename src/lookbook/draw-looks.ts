import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSharedFiles } from '#brand/folder/public-files.ts';
import { loadWritten } from '#brand/folder/load.ts';
import type { Compiled } from '#builder/compile/source-key.ts';
import { openPool, type Pool } from '#builder/run/pool.ts';
import { type HomePictures, takeHome } from '#deploy/inspect/browse.ts';
import { startBrowser } from '#deploy/browser/in-site.ts';
import { readBuiltSite } from '#deploy/site/built-site.ts';
import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import type { Brand, LookReport } from '#schema/warning.ts';

export interface DrawOptions {
  brand: Brand;
  /** The repository's folder. */
  root: string;
  cacheDir: string;
  compiled: Compiled;
  /** The minute of the build, `2026-11-28T15:30Z`, or its date alone. */
  builtAt: string;
  allowPrivatePictures?: boolean;
  timeLimitMs?: number;
  /** The program of a browser. */
  program: string;
}

export interface DrawnLook extends HomePictures {
  look: LookName;
}

/** The look that the brand has: `reason` says why, where its configuration does not name one. */
export type OwnLook = Pick<LookReport, 'name' | 'reason'>;

/**
 * Builds the home of a brand in each look and hands on its pictures, the brand's own look first. What it builds lies in a folder for the time being, and its
 * own output stays as it is. Throws an Error where the brand can't be built, or a page can't be opened.
 */
export async function drawLooks(
  options: DrawOptions,
  onDrawn: (drawn: DrawnLook, own: OwnLook) => void,
): Promise<OwnLook> {
  const { cacheDir, timeLimitMs, program } = options;
  const outDir = mkdtempSync(join(tmpdir(), 'looks-'));
  const discard = (): void => rmSync(outDir, { recursive: true, force: true });
  process.once('exit', discard);
  const pool = openPool({ processes: 1, cacheDir, ...(timeLimitMs !== undefined && { timeLimitMs }) });
  const starting = startBrowser(program);
  try {
    const build = await builderOf(options, pool, outDir);
    const own = await build('own');
    const browser = await starting;
    const draw = async (look: LookName, name: string): Promise<void> => {
      const site = join(outDir, name);
      onDrawn({ look, ...(await takeHome(browser, readBuiltSite(name, site))) }, own);
      rmSync(site, { recursive: true, force: true });
    };
    let built = { look: own.name, name: 'own' };
    for (const look of LOOK_NAMES.filter((each) => each !== own.name)) {
      // One process builds the next one while the browser draws this one.
      await Promise.all([build(look, look), draw(built.look, built.name)]);
      built = { look, name: look };
    }
    await draw(built.look, built.name);
    return own;
  } finally {
    await starting.then((browser) => browser.close()).catch(() => {});
    await pool.close();
    process.off('exit', discard);
    discard();
  }
}

/** Builds the brand into the folder of that name, in its own look or in another one. Throws the sentence of a build that failed. */
async function builderOf(
  { brand, root, cacheDir, compiled, builtAt, allowPrivatePictures = false }: DrawOptions,
  pool: Pool,
  outDir: string,
): Promise<(name: string, look?: LookName) => Promise<OwnLook>> {
  const shared = findSharedFiles(root);
  // A backend is asked once.
  const loaded = brand.source === 'file' ? undefined : JSON.stringify(await loadWritten(brand));
  const always = { outDir, root, cacheDir, compiled, shared, builtAt, allowPrivatePictures, changedOnly: false };
  return async (name, look) => {
    const context = { ...always, pictureEffort: 'preview' as const, ...(look !== undefined && { look }) };
    const { error, look: set } = await pool.build({
      brand: { ...brand, slug: name },
      context,
      ...(loaded !== undefined && { loaded }),
    });
    if (set === undefined) throw new Error(error ?? `${brand.slug} could not be built.`);
    return set;
  };
}
