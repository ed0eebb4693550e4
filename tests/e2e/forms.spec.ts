import type { Locator, Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { status } from '../support/browser/faults.ts';
import { fillIn, openForm, sendButton, thanks } from '../support/browser/forms.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { listenForScripts } from '../support/browser/loaded-scripts.ts';
import { CAREERS } from '../support/forms/careers.ts';
import { CATERING } from '../support/forms/catering.ts';
import { FRANCHISE } from '../support/forms/franchise.ts';
import { MEDIA } from '../support/forms/media.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';
import { weightOfScripts } from '../support/browser/weight.ts';

const BRAND = 'kumo-ramen';
/** The forms that are on a page of their own, and whom the page says to write to where there is none. */
const FORMS = {
  catering: { story: CATERING, write: 'catering@kumoramen.example' },
  careers: { story: CAREERS, write: 'hello@kumoramen.example' },
  'media-inquiries': { story: MEDIA, write: 'hello@kumoramen.example' },
  franchise: { story: FRANCHISE, write: 'hello@kumoramen.example' },
};

const inquiriesOf = (name: string) => rowsOf('media_inquiries', { contact_name: name });
const send = (form: Locator) => sendButton(form, MEDIA);

/** What is sent arrives; its answer waits until it is released. */
async function holdAnswer(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(MEDIA.calls, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => {}); // The page that asked may be gone.
  });
  return () => release(undefined);
}

test.use({ brand: BRAND, ...DESKTOP, ...REDUCED });

test.describe('a form as it wakes up on a phone', () => {
  test.use(PHONE);

  for (const [path, { story }] of Object.entries(FORMS)) {
    test(`of /${path}/ stays where it is, is within its budget, and needs no more code to be filled in`, async ({
      page,
    }) => {
      const folder = builtBrand(BRAND);
      const built = readPages(folder).find((each) => each.path === `/${path}/`);
      if (!built) throw new Error(`There is no /${path}/.`);
      const { files, settle } = listenForScripts(page);
      await page.goto(`/${path}/`);
      await page.evaluate(() => document.fonts.ready);
      const form = page.getByRole('form', { name: story.form });
      const asleep = await form.boundingBox();
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole('button', { name: /^Send/ })).toBeEnabled();
      expect((await form.boundingBox())?.height).toBe(asleep?.height);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settle();
      const { awake } = budgets[path as keyof typeof FORMS];
      expect(weightOfScripts(built, files, folder) / 1024, path).toBeLessThanOrEqual(awake);

      const before = new Set(files);
      await form.getByRole('textbox').first().fill('Ada');
      await settle();
      expect([...files].filter((file) => !before.has(file))).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page says whom to write to, and shows no form', async ({ page }) => {
    for (const [path, { write }] of Object.entries(FORMS)) {
      await page.goto(`/${path}/`);
      await expect(page.getByRole('form')).toHaveCount(0);
      await expect(page.getByRole('main').locator(`a[href^="mailto:${write}"]:visible`).first()).toBeVisible();
    }
  });
});

test('what a program fills in to the last field is thanked for, and stored nowhere', async ({ page }) => {
  const form = await openForm(page, MEDIA);
  const name = await fillIn(form, MEDIA);
  const trap = form.locator('input[name=leave_empty]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await trap.fill('https://spam.example', { force: true });
  await send(form).click();
  await expect(thanks(page)).toBeVisible();
  expect(await inquiriesOf(name)).toEqual([]);
});

test('an inquiry for which Enter is pressed twice goes once, and a toast says so for four seconds', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdAnswer(page);
  // Sent twice it would be one row all the same: both have the same id.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/website-submissions/')) sent.push(request.url());
  });
  const form = await openForm(page, MEDIA);
  await fillIn(form, MEDIA);
  await form.getByLabel('Outlet').press('Enter');
  await form.getByLabel('Outlet').press('Enter');
  await expect(form.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByLabel('Outlet')).toHaveAttribute('readonly');
  release();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toHaveText(/^\s*Success\s*Your media inquiry has been submitted successfully\.\s*$/);
  await page.clock.fastForward(4000);
  await expect(region).toBeEmpty();
});

test.describe('who leaves the page while an inquiry is being sent', () => {
  test('and comes back sees that it is on its way, then that it arrived, and only once', async ({ page }) => {
    const release = await holdAnswer(page);
    const form = await openForm(page, MEDIA);
    await fillIn(form, MEDIA);
    await send(form).click();
    const leaveAndComeBack = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page).toHaveURL('/privacy-policy/');
      await page.goBack();
      await expect(page).toHaveURL('/media-inquiries/');
      await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
      await page.locator('astro-island').first().scrollIntoViewIfNeeded();
    };
    await leaveAndComeBack();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
    release();
    await expect(thanks(page)).toBeFocused();
    await leaveAndComeBack();
    await expect(form.getByLabel('Outlet')).toHaveValue('');
  });

  test('by a reload reads that nobody knows, and sends it again as the same row', async ({ page, faults }) => {
    faults.allow('The form could not be sent', 'net::ERR_ABORTED', '/functions/v1/', status(409));
    const release = await holdAnswer(page);
    const form = await openForm(page, MEDIA);
    const name = await fillIn(form, MEDIA);
    await send(form).click();
    await expect.poll(() => inquiriesOf(name)).toHaveLength(1);
    await page.reload();
    release();
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('alert')).toHaveText(
      'You left this page while it was being sent, so we can’t tell whether it arrived. Please send it again.',
    );
    await send(form).click();
    await expect(thanks(page)).toBeFocused();
    expect(await inquiriesOf(name)).toHaveLength(1);
  });
});

for (const [device, settings] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`who leaves a wrong field on a ${device}`, () => {
    test.use(settings);

    test('presses what stands below it, and then reads what is wrong', async ({ page }) => {
      const form = await openForm(page, CATERING);
      const [phone, email] = [form.getByLabel('Phone'), form.getByLabel('Email (optional)')];
      await phone.fill('call me');
      await press(page, email);
      await expect(email).toBeFocused();
      await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
      await page.keyboard.type('ada@mail');
      await press(page, form.getByText('Corporate'));
      await expect(form.getByRole('radio', { name: 'Corporate' })).toBeChecked();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
      await form.getByLabel('Number of guests').fill('0');
      await press(page, form.getByRole('button', { name: 'Send Request' }));
      await expect(form.getByLabel('Full name')).toBeFocused();
    });
  });
}

/** As a hand does it: the place is not looked up again between down and up, and meanwhile the page draws what it wants to. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2] as const;
  if (page.viewportSize()?.width === PHONE.viewport.width) return page.touchscreen.tap(...middle);
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await target.boundingBox()).toMatchObject({ x, y });
  await page.mouse.up();
}
