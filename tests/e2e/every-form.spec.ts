import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { fillByKeyboard, tabTo } from '../support/browser/by-keyboard.ts';
import { status } from '../support/browser/faults.ts';
import { FEEDBACK_STORIES } from '../support/browser/feedback-stories.ts';
import { FORM_STORIES, type FormStory, PHOTO, RESUME } from '../support/browser/form-stories.ts';
import { rowsOf, storedFile } from '../support/backend/running-backend.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

/** By it a story finds its row. */
const makeName = () => `Ada ${randomUUID()}`;
const TIRED = 'Too many submissions from this address.';

async function openForm(page: Page, { path, open, form, send }: FormStory): Promise<{ form: Locator; send: Locator }> {
  await page.goto(path);
  await open?.(page);
  const opened = form(page);
  const button = opened.getByRole('button', { name: send, exact: true });
  if (!open) {
    await opened.scrollIntoViewIfNeeded();
    await expect(button).toBeEnabled();
  }
  return { form: opened, send: button };
}

/** What is in the form, but for its files. */
function valuesIn(form: Locator): Promise<unknown> {
  return form
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ type, value, checked }) =>
        ['radio', 'checkbox'].includes(type) ? checked : value,
      ),
    );
}

for (const [index, [name, story]] of Object.entries({ ...FORM_STORIES, ...FEEDBACK_STORIES }).entries()) {
  const device =
    index % 2 ? ({ ...DESKTOP, colorScheme: 'dark' } as const) : ({ ...PHONE, colorScheme: 'light' } as const);
  test.describe(name, () => {
    test.use({ brand: story.brand, ...device, contextOptions: { reducedMotion: 'reduce' } });

    test('sent empty says what is missing, and filled in by keyboard alone is in the database', async ({ page }) => {
      const entered = makeName();
      const { form, send } = await openForm(page, story);
      if (story.problems) {
        await sendEmpty(page, form, send, story);
        await page.keyboard.press('Shift+Tab');
      }
      await fillByKeyboard(page, form, story.entries(entered));
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expect(page.getByText(story.sent, { exact: true }).first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await expectRow(story, entered);
      if (story.problems) await expectAnother(page, form);
    });

    test('with a backend that is silent, out of reach, broken or tired loses nothing, and is one row in the end', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(
        'could not be sent',
        '/v1/',
        'net::ERR_INTERNET_DISCONNECTED',
        'net::ERR_FAILED',
        status(500),
        status(429),
      );
      // What the table says to a row that is there already.
      faults.allow(status(409));
      const entered = makeName();
      await page.clock.install();
      const { form, send } = await openForm(page, story);
      await fillByKeyboard(page, form, story.entries(entered));
      const typed = await valuesIn(form);
      const alert = form.getByRole('alert');
      const expectAllThere = async (reason?: string) => {
        await expect(alert).toHaveText(story.failed(reason));
        await expect(send).toBeFocused();
        expect(await valuesIn(form)).toEqual(typed);
      };

      await page.route(story.calls, () => {}, { times: 1 });
      await send.click();
      const sending = form.getByRole('button', { name: 'Sending...' });
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await expect(sending).toBeFocused();
      await page.clock.fastForward(10_000);
      await expect(alert).toHaveCount(0);
      await page.clock.fastForward(10_000);
      await expectAllThere();

      await context.setOffline(true);
      await send.click();
      await expectAllThere();
      await context.setOffline(false);

      await page.route(story.calls, (route) => route.fulfill({ status: 500, body: 'Bad gateway' }), { times: 1 });
      await send.click();
      await expectAllThere();
      const tired = { status: 429, json: { success: false, error: TIRED } };
      await page.route(story.calls, (route) => route.fulfill(tired), { times: 1 });
      await send.click();
      await expectAllThere(TIRED);

      // The answer is lost, the request is not.
      await page.route(story.calls, async (route) => void (await route.fetch(), await route.abort()), { times: 1 });
      await send.click();
      await expectAllThere();
      await send.click();
      await expect(page.getByText(story.sent, { exact: true }).first()).toBeVisible();
      await expectRow(story, entered);
    });
  });
}

/** The form is there again, empty, and the focus in its first field. */
async function expectAnother(page: Page, form: Locator): Promise<void> {
  const thanks = page.getByRole('heading', { name: 'Thank You' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Another' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.locator('input, select, textarea').first()).toBeFocused();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  const typed = await form.evaluate((element) => [...new FormData(element as HTMLFormElement).values()]);
  expect(typed.filter((value) => (typeof value === 'string' ? value !== '' : value.size > 0))).toEqual([]);
}

/** Every sentence stands by its field, and the first of these has the focus. */
async function sendEmpty(page: Page, form: Locator, send: Locator, story: FormStory): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  await send.focus();
  await page.keyboard.press('Enter');
  const { problems = {} } = story;
  const [first = ''] = Object.keys(problems);
  await expect(fieldOf(form, first)).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(Object.keys(problems).length);
  for (const [name, sentence] of Object.entries(problems)) {
    await expect(fieldOf(form, name)).toHaveAccessibleDescription(new RegExp(`${escaped(sentence)}$`));
    await expect(fieldOf(form, name)).toHaveAttribute('aria-invalid', 'true');
  }
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  if (story.toast === undefined) await expect(toast).toHaveCount(0);
  else await expect(toast).toHaveText(story.toast);
  expect(await violationsOn(page)).toEqual([]);
}

function fieldOf(form: Locator, name: string): Locator {
  return form.getByLabel(name, { exact: true }).or(form.getByRole('radiogroup', { name, exact: true }));
}

const escaped = (text: string) => text.replaceAll(/[.?]/g, '\\$&');

async function expectRow({ table, column, row }: FormStory, name: string): Promise<void> {
  const rows = await rowsOf(table, { [column]: name });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(row(name));
  if (table !== 'career_applications') return;
  expect(await storedFile('applications', String(rows[0]?.['resume_path']))).toEqual(RESUME);
  expect(await storedFile('applications', String(rows[0]?.['photo_path']))).toEqual(PHOTO);
}
