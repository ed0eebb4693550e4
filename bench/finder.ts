import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readyBrowser } from '../scripts/browser.ts';
import { chain } from '../tests/support/build/brands.ts';
import { serve } from '../tests/support/browser/serve.ts';
import { measureNode, median } from './measure.ts';
import { inMilliseconds, printTable, printTarget } from './table.ts';
import { commandArgs, type Workspace } from './workspace.ts';

const LOCATIONS = 5000;
const SLOWDOWN = 4;
const ROUNDS = 10;
const TARGET_MS = 100;
const SLUG = `finder-${LOCATIONS}`;

/** What a visitor does, each from an unfiltered list, after something that is not timed. */
const ACTS: Record<string, Act> = {
  'first letter of a search': { before: focusSearch, act: (page) => page.keyboard.press('t') },
  'last letter of a search': {
    before: async (page) => {
      await focusSearch(page);
      await settled(page, () => page.keyboard.insertText('ha'));
    },
    act: (page) => page.keyboard.press('r'),
  },
  'a feature chosen': {
    before: async (page) => {
      await page.locator('summary', { hasText: 'Features' }).press('Enter');
      await page.getByRole('checkbox', { name: 'Patio' }).focus();
    },
    act: (page) => page.keyboard.press('Space'),
  },
  'open now': {
    before: (page) => page.getByRole('button', { name: 'Open now' }).focus(),
    act: (page) => page.keyboard.press('Space'),
  },
  'another order': {
    before: (page) => page.getByLabel('Sort').focus(),
    act: (page) => page.getByLabel('Sort').selectOption('name'),
  },
};

interface Act {
  before: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<unknown>;
}

function focusSearch(page: Page): Promise<void> {
  return page.getByRole('searchbox').focus();
}

/** From a key to the painted result, in the list of a chain, on a slow phone's processor. */
export async function benchFinder(workspace: Workspace): Promise<void> {
  const folder = await buildChain(workspace);
  const site = await serve(folder);
  const browser = await chromium.launch({
    executablePath: await readyBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const figures = new Map<string, number[]>(Object.keys(ACTS).map((name) => [name, []]));
    const loads: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      loads.push(await openFinder(page, site.origin));
      for (const [name, { before, act }] of Object.entries(ACTS)) {
        await before(page);
        figures.get(name)?.push(await settled(page, () => act(page)));
        await startOver(page);
      }
    }
    print(figures, loads);
  } finally {
    await browser.close();
    await site.close();
  }
}

function print(figures: Map<string, number[]>, loads: number[]): void {
  console.log(
    `\nThe finder on ${LOCATIONS} locations, processor slowed down ${SLOWDOWN}×. Medians of ${ROUNDS} rounds.\n`,
  );
  printTable([
    ['from the key to the painted result', 'median', 'slowest'],
    ...Array.from(figures, ([name, values]) => [
      name,
      inMilliseconds(median(values)),
      inMilliseconds(Math.max(...values)),
    ]),
    ['from the page to the finder', inMilliseconds(median(loads)), inMilliseconds(Math.max(...loads))],
  ]);
  const slowest = Math.max(...Array.from(figures.values(), median));
  console.log();
  printTarget(
    `The slowest takes ${inMilliseconds(slowest)}`,
    `at most ${inMilliseconds(TARGET_MS)}`,
    slowest <= TARGET_MS,
  );
}

/** Returns how long it took from the start of the navigation until the finder had replaced the static list. */
async function openFinder(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/locations/`);
  await page.locator('.finder-list').waitFor();
  const taken = await page.evaluate(() => performance.now());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return taken;
}

/** Milliseconds from the browser's time stamp of the key until a list with another content is on the screen. */
async function settled(page: Page, act: () => Promise<unknown>): Promise<number> {
  // It listens before the key comes.
  const painted = await page.evaluateHandle(() => {
    let pressed = 0;
    const note = ({ timeStamp }: Event) => (pressed ||= timeStamp);
    for (const type of ['keydown', 'beforeinput', 'input']) addEventListener(type, note, { capture: true, once: true });
    const { promise, resolve } = Promise.withResolvers<number>();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      // A frame is painted after its callbacks; the next task comes after it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    const list = document.querySelector('.finder-list');
    if (list) watch.observe(list, { childList: true, subtree: true, characterData: true });
    return { promise };
  });
  await act();
  return painted.evaluate(({ promise }) => promise);
}

async function startOver(page: Page): Promise<void> {
  await page.getByLabel('Sort').selectOption('listed');
  const clear = page.getByRole('button', { name: 'Clear filters' });
  if (await clear.isVisible()) await clear.click();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function buildChain({ root, folder }: Workspace): Promise<string> {
  const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'out')];
  const brand = join(brandsDir, SLUG);
  mkdirSync(brand, { recursive: true });
  const identity = { brandId: 'chain', siteUrl: 'https://chain.example', source: 'file' };
  writeFileSync(join(brand, 'brand.json'), JSON.stringify(identity));
  writeFileSync(join(brand, 'website.json'), JSON.stringify(unequalChain()));
  await measureNode(commandArgs(root, 'build', brandsDir, outDir), { cwd: root });
  return join(outDir, SLUG);
}

/** Whatever is asked for, at any time of day, some locations have it and others do not. */
function unequalChain() {
  const configuration = chain(LOCATIONS);
  const locations = configuration.locations.map((location, index) => ({
    ...location,
    features: FEATURES.filter((_, feature) => index % (feature + 2) === 0),
    openingHours: index % 3 === 0 ? [{ day: DAYS, h24: true }] : [],
  }));
  return { ...configuration, locations };
}

const FEATURES = ['Patio', 'Parking', 'Private room', 'High chairs', 'Live music'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
