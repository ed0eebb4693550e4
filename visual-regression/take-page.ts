import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../tests/support/browser/stories.ts';
import { openContext } from './contexts.ts';
import { forcePseudoClasses } from './pseudo-classes.ts';
import { countRequests, settle, wake } from './settle.ts';
import { Recorder } from './snapshot.ts';
import { isWantedState } from './states.ts';
import { type Device, STORIES } from './stories.ts';
import { type Look, type Selection, writePage } from './taken.ts';
import { heightOf, isColour, PLAIN, resize, viewsAt, WAKING, WIDTHS } from './views.ts';

export interface PageTask {
  browser: Browser;
  /** Which the browser knows. */
  properties: string[];
  origin: string;
  brand: string;
  path: string;
  folder: string;
  selection: Selection;
}

const DEVICES = { phone: PHONE, desktop: DESKTOP };
const NARROW = PHONE.viewport.width;
const WIDE = DESKTOP.viewport.width;
/** The brands whose every page is looked at pointed at, focused and without scripts. */
const IDLE_BRANDS = ['minimal', 'empty', 'hostile'];

/** Looks at one page in all its states. Returns how many looks it took, and what could not be brought about. */
export async function takePage(task: PageTask): Promise<{ count: number; problems: string[] }> {
  const taker = new PageTaker(task);
  const problems: string[] = [];
  for (const part of taker.parts())
    await part.take().catch((error: unknown) => {
      problems.push(
        `${task.brand} ${task.path} ${part.name}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  taker.write();
  return { count: taker.looks.length, problems };
}

interface Part {
  name: string;
  take: () => Promise<void>;
}

interface Opened {
  page: Page;
  session: CDPSession;
  rest: () => Promise<void>;
}

class PageTaker {
  readonly looks: Look[] = [];
  readonly #task: PageTask;
  readonly #recorder: Recorder;

  constructor(task: PageTask) {
    this.#task = task;
    this.#recorder = new Recorder(task.origin, task.properties);
  }

  parts(): Part[] {
    const { brand, path } = this.#task;
    const isIdle = IDLE_BRANDS.includes(brand);
    const parts: (Part & { isLeftOut?: boolean })[] = [
      { name: 'plain', take: () => this.#takePlain() },
      { name: 'unfolded', take: () => this.#takeUnfolded(), isLeftOut: isIdle },
      { name: 'without scripts', take: () => this.#takeWithoutScripts(), isLeftOut: isIdle },
      ...STORIES.filter((story) => story.brands.includes(brand) && story.path.test(path)).flatMap((story) =>
        story.devices.map((device) => ({ name: story.name, take: () => this.#takeStory(story, device) })),
      ),
    ];
    return parts.filter(({ name, isLeftOut }) => isLeftOut !== true && isWantedState(name, this.#task.selection));
  }

  write(): void {
    const { brand, path, folder, properties } = this.#task;
    writePage(folder, { brand, path, properties, ...this.#recorder.tables, looks: this.looks });
  }

  async #takePlain(): Promise<void> {
    await this.#open({ viewport: WAKING }, async ({ page, session, rest }) => {
      for (const { name, width, media, isColoursOnly } of viewsAt(this.#widths())) {
        await page.emulateMedia(media);
        await resize(session, { width, height: heightOf(width) });
        await rest();
        await this.#look({ name, state: 'plain', width, session, isColoursOnly });
      }
    });
  }

  /** All that can be opened in place, then all that can be pointed at, pressed or reached by keyboard as if it were. */
  async #takeUnfolded(): Promise<void> {
    const widths = [NARROW, WIDE].filter((width) => this.#widths().includes(width));
    const state = 'unfolded';
    await this.#open({ viewport: WAKING }, async ({ page, session, rest }) => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        for (const toggle of document.querySelectorAll<HTMLElement>('main button[aria-expanded=false]')) toggle.click();
      });
      for (const width of widths) {
        await resize(session, { width, height: heightOf(width) });
        await rest();
        await this.#look({ name: `${width} unfolded`, state, width, session });
      }
      const width = widths.at(-1);
      if (width === undefined) return;
      for (const classes of ['hover', 'focus', 'active'] as const) {
        await forcePseudoClasses(session, classes);
        await rest();
        await this.#look({ name: `${width} unfolded, ${classes}`, state, width, session });
      }
      await page.emulateMedia({ ...PLAIN, colorScheme: 'dark' });
      await forcePseudoClasses(session, 'hover');
      await rest();
      await this.#look({ name: `${width} dark, unfolded, hover`, state, width, session, isColoursOnly: true });
    });
  }

  async #takeWithoutScripts(): Promise<void> {
    const { browser, origin, path } = this.#task;
    const context = await openContext(browser, { viewport: WAKING, javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(`${origin}${path}`);
      for (const width of [NARROW, WIDE].filter((width) => this.#widths().includes(width))) {
        await resize(session, { width, height: heightOf(width) });
        await this.#look({
          name: `${width} without scripts`,
          state: 'without scripts',
          width,
          session,
          isPictureless: true,
        });
      }
    } finally {
      await context.close();
    }
  }

  async #takeStory(story: (typeof STORIES)[number], device: Device): Promise<void> {
    const { width } = DEVICES[device].viewport;
    if (!this.#widths().includes(width)) return;
    await this.#open(
      DEVICES[device],
      async ({ page, session, rest }) => {
        page.setDefaultTimeout(60_000);
        await story.act(page, async (step) => {
          const name = step === undefined ? story.name : `${story.name}, ${step}`;
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ ...PLAIN, colorScheme });
            await rest();
            const isColoursOnly = colorScheme === 'dark';
            const look = { name: `${width} ${colorScheme}, ${name}`, state: story.name, width, session, isColoursOnly };
            await this.#look({ ...look, isScreen: story.isScreen });
          }
          await page.emulateMedia(PLAIN);
        });
      },
      story,
    );
  }

  async #open(
    options: BrowserContextOptions,
    use: (opened: Opened) => Promise<void>,
    { prepare, search = '' }: Partial<(typeof STORIES)[number]> = {},
  ): Promise<void> {
    const { browser, origin, path } = this.#task;
    const context = await openContext(browser, options);
    try {
      const page = await context.newPage();
      const requests = countRequests(page);
      const session = await context.newCDPSession(page);
      await prepare?.(page);
      await page.goto(`${origin}${path}${search}`);
      await wake(page, requests);
      await use({ page, session, rest: () => settle(page, requests) });
    } finally {
      await context.close();
    }
  }

  async #look({ name, state, width, session, isColoursOnly, isPictureless, isScreen }: LookTask): Promise<void> {
    const elements = await this.#recorder.elementsOf(session, isColoursOnly ? isColour : undefined);
    const { isStylesOnly } = this.#task.selection;
    const picture = isStylesOnly || isPictureless ? undefined : await this.#takePicture(session, isScreen);
    this.looks.push({ name, state, width, elements, picture });
  }

  /** Equal pictures are one file. */
  async #takePicture(session: CDPSession, isScreen = false): Promise<string> {
    const { cssContentSize } = await session.send('Page.getLayoutMetrics');
    const { width, height } = cssContentSize;
    const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST), scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(!isScreen && { captureBeyondViewport: true, clip }),
    });
    const bytes = Buffer.from(data, 'base64');
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.png`;
    const file = join(this.#task.folder, 'pictures', name);
    if (!existsSync(file)) writeFileSync(file, bytes);
    return name;
  }

  #widths(): number[] {
    const { widths } = this.#task.selection;
    return widths.length === 0 ? WIDTHS : widths;
  }
}

/** What the browser draws at once. */
const TALLEST = 16_000;

interface LookTask {
  name: string;
  state: string;
  width: number;
  session: CDPSession;
  isColoursOnly?: boolean;
  /** Where it can't be known when all pictures are there. */
  isPictureless?: boolean;
  isScreen?: boolean;
}
