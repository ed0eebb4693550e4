import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { cacheEntry } from '#builder/pictures/cache-entry.ts';
import { loadSharp } from '#brand/pictures/sharp.ts';
import { browserPlaces, onPath, SHELL } from './find-browser.ts';
import { type Screen, takeHome } from './take-home.ts';

/** What to take a picture of, and where to put it. */
export interface PictureJob {
  /** A published site. */
  site: string;
  /** Of the cache. */
  folder: string;
}

export type PictureAnswer = { kind: 'taken' } | { kind: 'no-browser' } | { kind: 'failed'; message: string };

// The browser it starts inherits this: whatever else wants the processor goes first.
setPriority(19);
process.on('message', (job: PictureJob) => void work(job));
// The preview has been closed or killed. The browser ends with this process.
process.on('disconnect', () => process.exit());
// A terminal's Ctrl+C reaches every process; the preview ends this one itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

async function work(job: PictureJob): Promise<void> {
  const answer = await take(job).catch((error: unknown): PictureAnswer => {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  });
  process.send?.(answer, () => process.exit());
}

async function take({ site, folder }: PictureJob): Promise<PictureAnswer> {
  const [browser] = browsers();
  if (browser === undefined) return { kind: 'no-browser' };
  await cacheEntry(folder, async () => {
    const { desktop, phone } = await takeHome(site, browser);
    const files = [await shrink('desktop', desktop), await shrink('phone', phone)];
    return { facts: null, files: Object.fromEntries(files) };
  });
  return { kind: 'taken' };
}

/** The named one, else the lightest. Whether it starts shows when it is used. */
function browsers(): string[] {
  const named = [process.env['HEADLESS_SHELL_PATH'], process.env['CHROMIUM_PATH']].flatMap((file) => file || []);
  return [...named, ...onPath([SHELL]), ...browserPlaces()].filter((file) => existsSync(file));
}

async function shrink(screen: Screen, png: Buffer): Promise<[string, Uint8Array]> {
  const sharp = await loadSharp();
  const picture = sharp(png).resize({ width: SHOWN_WIDTHS[screen] }).webp({ quality: 78 });
  return [`${screen}.webp`, new Uint8Array(await picture.toBuffer())];
}

/** Twice of what the first page shows them at. */
const SHOWN_WIDTHS: Record<Screen, number> = { desktop: 1200, phone: 320 };
