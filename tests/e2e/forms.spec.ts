import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtBrand } from '../support/build/built.ts';
import { status } from '../support/browser/faults.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const FORMS = {
  '/catering/': 'Catering request',
  '/careers/': 'Application',
  '/media-inquiries/': 'Media inquiry',
  '/franchise/': 'Franchise inquiry',
};
/** Whom each page says to call or write to where there is no form. */
const WAYS = {
  '/catering/': 'catering@kumoramen.example',
  '/careers/': 'hello@kumoramen.example',
  '/media-inquiries/': 'hello@kumoramen.example',
  '/franchise/': 'hello@kumoramen.example',
};
const INQUIRIES = '**/functions/v1/website-submissions/media-inquiries';
declare global {
  interface Window {
    /** How much of what was in sight has moved by itself, and how far, as browsers count it. */
    shift?: number;
  }
}

const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;

async function fillInquiry(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Media inquiry' });
  await form.getByLabel('Inquiry type').selectOption('Story or review');
  await form.getByLabel('Outlet').fill('The Daily Noodle');
  await form.getByLabel('Contact name').fill(name);
  await form.getByLabel('Email').fill('ada@mail.example');
  await form.getByLabel(/^You may contact me/).check();
}

const sendInquiry = (page: Page) => page.getByRole('button', { name: 'Send Inquiry' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You' });

test.describe('on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('the code of a form comes when the form is seen, and nothing moves when it is there', async ({
    page,
    brand,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [path, name] of Object.entries(FORMS)) {
      await page.goto(path);
      const form = page.getByRole('form', { name });
      // The letters of the page itself are not the island's.
      await page.evaluate(() => document.fonts.ready.then(() => (window.shift = 0)));
      const box = await form.boundingBox();
      const isSeen = (box?.y ?? 0) < PHONE.viewport.height;
      expect([path, [...scripts].some((script) => isReact(brand, script))]).toEqual([path, isSeen]);
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole('button', { name: /^Send/ })).toBeEnabled();
      expect((await form.boundingBox())?.height).toBe(box?.height);
      expect([path, await page.evaluate(() => window.shift)]).toEqual([path, expect.closeTo(0, 2)]);
      scripts.clear();
    }
  });
});

test.describe('what a function refuses, on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('as a conflict or as content it does not take, failed: that is said, and everything stays', async ({
    page,
    faults,
  }) => {
    faults.expect('could not be sent to "functions/v1/website-submissions/media-inquiries"', status(409), status(422));
    const form = page.getByRole('form', { name: 'Media inquiry' });
    await page.goto('/media-inquiries/');
    await fillInquiry(page, 'Ada');
    for (const [code, body, words] of [
      [422, '{"success":false,"error":"We answer in English."}', 'Submission Failed. We answer in English.'],
      [409, '{"code":"23505"}', 'Submission Failed. Please try again in some time.'],
    ] as const) {
      await page.route(INQUIRIES, (route) => route.fulfill({ status: code, body }), { times: 1 });
      await sendInquiry(page);
      await expect(form.getByRole('alert')).toHaveText(words);
      await page.reload();
      await expect(form.getByLabel('Contact name')).toHaveValue('Ada');
    }
    await page.route(INQUIRIES, (route) => route.fulfill({ status: 409, json: { success: true } }), { times: 1 });
    await sendInquiry(page);
    await expect(thanks(page)).toBeFocused();
    await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without scripts', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, javaScriptEnabled: false });

  test('each page says whom to write to, and shows no form', async ({ page }) => {
    for (const [path, address] of Object.entries(WAYS)) {
      await page.goto(path);
      await expect(page.getByRole('form')).toHaveCount(0);
      await expect(page.getByRole('main').locator(`a[href^="mailto:${address}"]:visible`).first()).toBeVisible();
    }
  });
});

test.describe('an inquiry', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('that was begun before its code came goes on, over a reload, another page and the way back', async ({
    page,
  }) => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/MediaForm.*.js', async (route) => {
      await wait;
      await route.continue();
    });
    const name = `Ada ${randomUUID()}`;
    await page.goto('/media-inquiries/', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Media inquiry' });
    const send = form.getByRole('button', { name: 'Send Inquiry' });
    await fillInquiry(page, name);
    await expect(send).toBeDisabled();
    release();
    await expect(send).toBeEnabled();
    const expectAll = async () => {
      await expect(form.getByLabel('Inquiry type')).toHaveValue('Story or review');
      await expect(form.getByLabel('Contact name')).toHaveValue(name);
      await expect(form.getByLabel(/^You may contact me/)).toBeChecked();
      await expect(form.getByLabel(/^You may also send me news/)).not.toBeChecked();
    };
    await expectAll();
    await page.reload();
    await expectAll();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
    await expect(page).toHaveURL('/feedback/');
    await page.goBack();
    await form.scrollIntoViewIfNeeded();
    await expectAll();
    await sendInquiry(page);
    await expect(thanks(page)).toBeVisible();
    expect(await rowsOf('media_inquiries', { contact_name: name })).toHaveLength(1);
    await page.reload();
    await expect(form.getByLabel('Contact name')).toHaveValue('');
    await expect(form.getByLabel(/^You may contact me/)).not.toBeChecked();
  });

  test('that a program fills in to the last field is thanked for, and stored nowhere', async ({ page }) => {
    const name = `Robot ${randomUUID()}`;
    await page.goto('/media-inquiries/');
    await fillInquiry(page, name);
    await page.locator('input[name=leave_empty]').fill('https://spam.example', { force: true });
    await sendInquiry(page);
    await expect(thanks(page)).toBeVisible();
    expect(await rowsOf('media_inquiries', { contact_name: name })).toEqual([]);
  });

  test('for which Enter is pressed twice goes once, and again after its answer was lost it is one row', async ({
    page,
    faults,
  }) => {
    faults.expect('website-submissions/media-inquiries". {state: unreachable}', 'net::ERR_FAILED', '/functions/v1/');
    faults.allow(status(409));
    const name = `Ada ${randomUUID()}`;
    let sent = 0;
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(INQUIRIES, async (route) => {
      sent++;
      const answer = await route.fetch();
      await pressed;
      await (sent === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await page.goto('/media-inquiries/');
    await fillInquiry(page, name);
    await expect(page.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();
    const outlet = page.getByLabel('Outlet');
    await outlet.press('Enter');
    await outlet.press('Enter');
    release();
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(
      'Submission Failed. Please try again in some time.',
    );
    expect(sent).toBe(1);
    await page.reload();
    await sendInquiry(page);
    await expect(thanks(page)).toBeVisible();
    expect(sent).toBe(2);
    expect(await rowsOf('media_inquiries', { contact_name: name })).toHaveLength(1);
  });
});

/** React's own mark survives minification. */
function isReact(brand: string, script: string): boolean {
  const file = join(builtBrand(brand), script);
  return (
    script.endsWith('.js') && existsSync(file) && readFileSync(file, 'utf8').includes('react.transitional.element')
  );
}
