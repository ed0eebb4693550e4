/**
 * Cuts and measures the families we host: writes src/builder/look/fonts.data.ts, and the files in src/builder/look/fonts. Run it when a
 * font package changed: `node scripts/fonts.ts`. A test says when that is due.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { FontData, FontFile } from '../src/builder/look/font-data.ts';
import { FAMILIES, type FamilyId } from '../src/domain/look/font-families.ts';
import { cutFont } from './font-cuts.ts';
import { measureFamily } from './font-metrics.ts';

const ROOM = 'src/builder/look';
const DATA_FILE = `${ROOM}/fonts.data.ts`;

/** Which of a package's files we ship. `standard` holds weight and optical size, and never Fraunces' wonky letters. */
const AXES: Partial<Record<FamilyId, string>> = { archivo: 'wdth', fraunces: 'standard' };
const DEFAULT_AXES = 'wght';
/** Only the serif voice sets words in italics; elsewhere a browser slants the rare one itself. */
const UPRIGHT = ['normal'] as const;
const STYLES = ['normal', 'italic'] as const;

if (import.meta.main) {
  const files = await makeFonts('node_modules');
  rmSync(join(ROOM, 'fonts'), { recursive: true, force: true });
  mkdirSync(join(ROOM, 'fonts'));
  for (const [path, content] of files) writeFileSync(path, content);
}

/** The files to write, by path. */
export async function makeFonts(packagesDir: string): Promise<Map<string, Uint8Array | string>> {
  const written = new Map<string, Uint8Array | string>();
  const data: Record<string, FontData> = {};
  for (const id of Object.keys(FAMILIES) as FamilyId[]) {
    const folder = join(packagesDir, '@fontsource-variable', id, 'files');
    const files: FontFile[] = [];
    for (const style of FAMILIES[id].voice === 'serif' ? STYLES : UPRIGHT) {
      const read = (subset: FontFile['subset']) => {
        const name = `${id}-${subset}-${AXES[id] ?? DEFAULT_AXES}-${style}`;
        const path = join(folder, `${name}.woff2`);
        return existsSync(path) ? { name, style, subset, bytes: readFileSync(path) } : undefined;
      };
      const latin = read('latin');
      if (latin === undefined) continue;
      const cut = await cutFont(id, latin.bytes);
      const own = cut && { name: `${id}-core-${style}`, bytes: cut };
      if (own) written.set(`${ROOM}/fonts/${own.name}.woff2`, own.bytes);
      const core = { ...latin, ...own, subset: 'core' as const };
      for (const { bytes, ...file } of [core, latin, read('latin-ext')].filter((found) => found !== undefined))
        files.push({ ...file, hash: hash('sha256', bytes).slice(0, 8) });
    }
    const upright = readFileSync(join(folder, `${id}-latin-${AXES[id] ?? DEFAULT_AXES}-normal.woff2`));
    data[id] = { ...(await measureFamily(id, upright)), files };
  }
  return written.set(DATA_FILE, await dataSource(data));
}

async function dataSource(data: Record<string, FontData>): Promise<string> {
  const source = `import type { FamilyId } from '../../domain/look/font-families.ts';
    import type { FontData } from './font-data.ts';

    /** Measured by scripts/fonts.ts, which writes this file. */
    export const FONTS: Record<FamilyId, FontData> = ${JSON.stringify(data)};`;
  return format(source, { ...(await resolveConfig(DATA_FILE)), parser: 'typescript' });
}
