import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { status } from '../support/browser/faults.ts';
import { listenForScripts } from '../support/browser/loaded-scripts.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';
import { weightOfFiles, weightOfScripts } from '../support/browser/weight.ts';

const BRAND = 'kumo-ramen';
const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;
/** The file that checks and sends an inquiry. */
const WORK = /\/_astro\/records\.[^/]*\.js$/;
const FAILED = 'Submission Failed. Please try again in some time.';

const form = (page: Page) => page.getByRole('form', { name: 'Media inquiry' });
const send = (page: Page) => form(page).getByRole('button');
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You' });

/** The form is alive, and the campaigns of the page, which have code of their own, have come. */
async function openPage(page: Page): Promise<void> {
  const campaigns = page.waitForResponse('**/functions/v1/influencer-portal');
  await page.goto('/media-inquiries/');
  await campaigns;
  await expect(send(page)).toBeEnabled();
}

/** An inquiry of which nothing was touched yet, and what checks and sends it waits to be released. */
async function openInquiry(page: Page, answer: 'continue' | 'gone'): Promise<() => void> {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  const answered = async (route: Route) => {
    await wait;
    await (answer === 'continue' ? route.continue() : route.fulfill({ status: 404 }));
  };
  await page.route(WORK, answered, { times: 1 });
  await openPage(page);
  return release;
}

async function fill(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Inquiry type').selectOption('Story or review');
  await form(page).getByLabel('Outlet').fill('The Daily Noodle');
  await form(page).getByLabel('Contact name').fill(name);
  await form(page).getByLabel('Email').fill('ada@mail.example');
  await form(page)
    .getByLabel(/^You may contact me/)
    .check();
}

async function expectFilled(page: Page, name: string): Promise<void> {
  await expect(form(page).getByLabel('Inquiry type')).toHaveValue('Story or review');
  await expect(form(page).getByLabel('Contact name')).toHaveValue(name);
  await expect(form(page).getByLabel(/^You may contact me/)).toBeChecked();
}

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

test.describe('what a form loads', () => {
  test.use({ brand: BRAND, ...PHONE, ...REDUCED });

  for (const path of ['catering', 'careers', 'media-inquiries', 'franchise', 'feedback'] as const) {
    test(`/${path}/ is within its budget until it is awake, and the rest comes with the first touch`, async ({
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
      await (isFeedback ? place.selectOption({ index: 1 }) : fields.getByRole('textbox').first().focus());
      if (isFeedback) await page.getByRole('radio', { name: 'Satisfied', exact: true }).check();
      await expect.poll(() => files.size).toBeGreaterThan(before.size);
      await settle();
      const brought = [...files].filter((file) => !before.has(file));
      expect(weightOfFiles(brought, folder) / 1024).toBeLessThanOrEqual(budgets[path].touch);
    });
  }
});

test.describe('what checks and sends a form', () => {
  test.use({ brand: BRAND, ...PHONE, ...REDUCED });

  test('comes late: the button that was pressed before waits for it, and nothing is lost', async ({ page }) => {
    const name = `Ada ${randomUUID()}`;
    const release = await openInquiry(page, 'continue');
    await fill(page, name);
    await send(page).click();
    await expect(send(page)).toHaveText('Sending...');
    await expect(send(page)).toBeFocused();
    await expect(form(page).getByLabel('Outlet')).not.toBeEditable();
    release();
    await expect(thanks(page)).toBeFocused();
    expect(await rowsOf('media_inquiries', { contact_name: name })).toHaveLength(1);
  });

  test('comes late: what is wrong is said then, with the focus in the first wrong field', async ({ page }) => {
    const release = await openInquiry(page, 'continue');
    await form(page).getByLabel('Inquiry type').selectOption('Other');
    await form(page).getByLabel('Email').fill('ada');
    await form(page).getByLabel('Email').press('Enter');
    await expect(send(page)).toHaveText('Sending...');
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    release();
    await expect(form(page).getByLabel('Outlet')).toBeFocused();
    await expect(form(page).getByLabel('Outlet')).toHaveAccessibleDescription('Please fill in this field.');
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(send(page)).toHaveText('Send Inquiry');
  });

  test('is not had without a connection: that is said, everything stays, and the next try is sent', async ({
    page,
    context,
  }) => {
    const name = `Ada ${randomUUID()}`;
    await openPage(page);
    await context.setOffline(true);
    await fill(page, name);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(FAILED);
    await expect(send(page)).toBeFocused();
    await expectFilled(page, name);
    await context.setOffline(false);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await rowsOf('media_inquiries', { contact_name: name })).toHaveLength(1);
  });

  test('is gone since another publish: the page comes again as it is now, with what was typed', async ({
    page,
    faults,
  }) => {
    faults.expect(status(404));
    const name = `Ada ${randomUUID()}`;
    const release = await openInquiry(page, 'gone');
    await fill(page, name);
    const again = page.waitForEvent('load');
    release();
    await again;
    await expectFilled(page, name);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
  });

  test('is gone while it is waited for: that is said, and the page stays', async ({ page, faults }) => {
    faults.expect(status(404));
    const name = `Ada ${randomUUID()}`;
    const release = await openInquiry(page, 'gone');
    await fill(page, name);
    await send(page).click();
    await page.evaluate(() => (document.title = 'The same page'));
    release();
    await expect(form(page).getByRole('alert')).toHaveText(FAILED);
    await expect(page).toHaveTitle('The same page');
    await expectFilled(page, name);
  });
});
