import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { cacheEntry } from '../../builder/pictures/cache-entry.ts';
import { loadSharp } from '../../builder/pictures/sharp.ts';
import { browserPlaces, onPath, SHELL } from './find-browser.ts';
import { endBrowser, takePicture } from './run-browser.ts';
import { FRAMES, openSheetServer } from './sheet-server.ts';

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
// The preview has been closed or killed.
process.on('disconnect', () => {
  endBrowser();
  process.exit();
});
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
    const server = await openSheetServer(site);
    try {
      const png = await takePicture({ ...server, browser, width: WIDTH, height: HEIGHT });
      return { facts: null, files: Object.fromEntries(await Promise.all(FRAMES.map((frame) => cut(png, frame)))) };
    } finally {
      server.close();
    }
  });
  return { kind: 'taken' };
}

/** The named one, else the lightest. Whether it starts shows when it is used. */
function browsers(): string[] {
  const named = [process.env['HEADLESS_SHELL_PATH'], process.env['CHROMIUM_PATH']].flatMap((file) => file || []);
  return [...named, ...onPath([SHELL]), ...browserPlaces()].filter((file) => existsSync(file));
}

const WIDTH = FRAMES.reduce((most, { left, width }) => Math.max(most, left + width), 0);
/** Some browsers count the frame of the window in its size, and the page gets up to 140 pixels less. */
const HEIGHT = FRAMES.reduce((most, { height }) => Math.max(most, height), 0) + 160;

async function cut(png: Buffer, { name, left, width, height }: (typeof FRAMES)[number]): Promise<[string, Uint8Array]> {
  const shown = SHOWN_WIDTHS[name];
  const sharp = await loadSharp();
  const picture = sharp(png).extract({ left, top: 0, width, height }).resize({ width: shown }).webp({ quality: 78 });
  return [`${name}.webp`, new Uint8Array(await picture.toBuffer())];
}

/** Twice of what the first page shows them at. */
const SHOWN_WIDTHS = { desktop: 1200, phone: 320 };
