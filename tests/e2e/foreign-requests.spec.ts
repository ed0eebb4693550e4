import type { Page } from '@playwright/test';
import { kindsOf, SAMPLES } from '../support/browser/page-choice.ts';
import { noPage } from '../support/browser/faults.ts';
import { expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

/** Of each brand so many pages are read at a time. */
const READERS = 3;

for (const brand of SAMPLES) {
  test.describe(`the pages of ${brand}`, () => {
    test.use({ brand, ...PHONE, ...REDUCED });

    test('ask no other host for anything before a tap, down to their end', async ({ context, baseURL, faults }) => {
      faults.allow(noPage('/404.html'));
      const foreign = new Set<string>();
      let own = 0;
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (origin === baseURL) own++;
        else if (/^(?:https?|wss?):$/.test(protocol)) foreign.add(request.url());
      });
      const paths = [...kindsOf(brand)];
      expect(paths.length).toBeGreaterThan(10);
      const read = async (): Promise<void> => {
        const page = await context.newPage();
        for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
          await page.goto(path);
          await readToTheEnd(page);
        }
        await page.close();
      };
      await Promise.all(Array.from({ length: READERS }, read));
      expect([...foreign]).toEqual([]);
      // So that a test which hears of nothing fails.
      expect(own).toBeGreaterThan(50);
    });
  });
}

/** By screens, as a guest scrolls: what waits until it is seen is seen. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await nextFrame();
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}
