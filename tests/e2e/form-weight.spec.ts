import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { listenForScripts } from '../support/browser/loaded-scripts.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';
import { weightOfScripts } from '../support/browser/weight.ts';

const BRAND = 'kumo-ramen';

test.use({ brand: BRAND, ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** Scrolls through the page, so that whatever waits to be seen is. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // What is seen is told in the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

for (const path of ['catering', 'careers', 'media-inquiries', 'franchise', 'feedback'] as const) {
  test(`/${path}/ is within its budget once its form is awake, and needs no more code to be filled in`, async ({
    page,
  }) => {
    const folder = builtBrand(BRAND);
    const built = readPages(folder).find((each) => each.path === `/${path}/`);
    if (!built) throw new Error(`There is no /${path}/.`);
    const { files, settle } = listenForScripts(page);

    await page.goto(`/${path}/`);
    const isFeedback = path === 'feedback';
    const place = page.getByLabel('Select Your Location');
    const fields = page.getByRole('form');
    const awake = isFeedback ? place : fields.getByRole('button', { name: /^Send/ });
    await awake.scrollIntoViewIfNeeded();
    await expect(awake).toBeEnabled();
    await seeAll(page);
    await settle();
    expect(weightOfScripts(built, files, folder) / 1024, path).toBeLessThanOrEqual(budgets[path].awake);

    const before = new Set(files);
    await (isFeedback ? place.selectOption({ index: 1 }) : fields.getByRole('textbox').first().fill('Ada'));
    if (isFeedback) await page.getByRole('radio', { name: 'Satisfied', exact: true }).check();
    await settle();
    expect([...files].filter((file) => !before.has(file))).toEqual([]);
  });
}
