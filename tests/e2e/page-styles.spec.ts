import { kindsOf, SAMPLES, shareOf } from '../support/browser/page-choice.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

/**
 * No page looks different for the way one came to it: the stylesheets of the pages before stay, and may not reach the next.
 */
const ALL_KINDS = 'kumo-ramen';

for (const brand of SAMPLES) {
  test.describe(`of ${brand}`, () => {
    // Low, so that little has to be drawn: boxes are compared, not pixels.
    test.use({ brand, contextOptions: { reducedMotion: 'reduce' }, viewport: { ...DESKTOP.viewport, height: 300 } });

    test('every page of a kind looks the same after all others as opened directly', async ({ page }) => {
      // Nobody goes to a 404 page; the legal pages are one kind, and so are those of feedback.
      const pages = brand === ALL_KINDS ? kindsOf(brand) : shareOf(brand);
      const paths = pages.filter((path) => !/^\/(?:404|feedback\/qr|terms|cookie|accessibility)/.test(path));
      test.setTimeout(180_000 + paths.length * 10_000);
      const direct: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        direct[path] = await page.evaluate(lookAtBoxes);
      }
      await page.goto(paths[0] ?? '/');
      const walk = JSON.stringify({ tour: tourOf(paths), direct });
      expect(await page.evaluate(`(${followTour.toString()})(${walk}, ${lookAtBoxes.toString()})`)).toEqual([]);
    });
  });
}

/**
 * There and back: on the way there each page brings its stylesheet, on the way back all are there, and each page stands under those of all
 * others.
 */
const tourOf = (paths: readonly string[]): string[] => [...paths, ...paths.toReversed()];

/** Runs in the page: tag, place and size of every element but what comes when the browser has time. */
function lookAtBoxes(): string[] {
  return Array.from(
    document.querySelectorAll('#page :not(.launcher, .launcher *, .assistant-bar, .assistant-bar *)'),
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName}.${element.className} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
    },
  );
}

/** Runs in the page too, all the way: asking for the boxes of each stop from outside takes longer than going there. */
async function followTour(
  { tour, direct }: { tour: string[]; direct: Record<string, string[]> },
  look: () => string[],
): Promise<string[]> {
  skipTransitions();
  for (const path of tour) {
    const from = location.pathname;
    await goTo(path);
    const problems = await untilSame(direct[path] ?? []);
    if (problems.length > 0) return [`at ${path} from ${from}`, ...problems];
  }
  return [];

  /** Nothing of what is drawn between two pages stays, and drawing it is a fifth of the work. */
  function skipTransitions(): void {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.catch(() => {});
      transition.skipTransition();
      return transition;
    };
  }

  async function goTo(path: string): Promise<void> {
    const loaded = new Promise((resolve) => document.addEventListener('astro:page-load', resolve, { once: true }));
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }));
    link.click();
    link.remove();
    await loaded;
    if (location.pathname !== path) throw new Error(`${path} led to ${location.pathname}.`);
  }

  /** The first few differences say enough. */
  async function untilSame(boxes: string[]): Promise<string[]> {
    for (let tries = 0; ; tries += 1) {
      const seen = look();
      const different = Array.from({ length: Math.max(seen.length, boxes.length) }, (_, index) => index)
        .filter((index) => seen[index] !== boxes[index])
        .slice(0, 3)
        .map((index) => `${seen[index]} instead of ${boxes[index]}`);
      if (different.length === 0 || tries === 100) return different;
      await new Promise((resolve) => setTimeout(resolve, Math.min(20 * tries, 100)));
    }
  }
}
