import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Brand } from './copy-brand.ts';
import { startNode } from './measure.ts';
import { commandArgs, type Workspace } from './workspace.ts';

const CHANGES = 10;
/** The first may wait for a whole build, the second for what runs for the first time. */
const WARM_UP = 3;
const TOO_LONG_MS = 300_000;

/**
 * Milliseconds from the start of writing a changed configuration until the page with the new price lies where it is published, in a
 * running `npm run preview`; one figure a change.
 */
export async function measureRunningPreview(
  { folder }: Pick<Workspace, 'folder'>,
  root: string,
  { brand, brandsDir, outDir }: { brand: Brand; brandsDir: string; outDir: string },
): Promise<number[]> {
  const env = { FRONT_OF_HOUSE_DATA: join(folder, 'preview-backend') };
  const { stop, output } = startNode(commandArgs({ root }, 'preview', brandsDir, outDir, '--port', '0'), {
    cwd: root,
    env,
  });
  const site = join(outDir, brand.slug);
  const times: number[] = [];
  try {
    for (let change = 0; change < WARM_UP + CHANGES; change++) {
      const start = performance.now();
      const price = brand.changePrice();
      await waitForPrice(site, price, output);
      if (change >= WARM_UP) times.push(performance.now() - start);
    }
  } finally {
    await stop();
  }
  return times;
}

/** A page is read when it is another one: a site is published as a new folder, so looking at it every millisecond costs little. */
async function waitForPrice(site: string, price: string, output: () => string): Promise<void> {
  const end = performance.now() + TOO_LONG_MS;
  let page = findMenuPage(site);
  let seen = '';
  while (performance.now() < end) {
    page ??= findMenuPage(site);
    const stamp = page === undefined ? '' : stampOf(page);
    if (page !== undefined && stamp !== seen && textOf(page).includes(price)) return;
    seen = stamp;
    await wait(1);
  }
  throw new Error(`The preview did not publish "${price}" in ${site}.\n${output()}`);
}

/** The menu of a location: with several locations `/menu/` only leads to theirs. */
function findMenuPage(site: string): string | undefined {
  const [page] = globSync('menu/*/index.html', { cwd: site }).sort();
  return page === undefined ? undefined : join(site, page);
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

/** Empty in the instant between the old folder and the new one. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
