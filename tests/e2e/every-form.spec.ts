import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { fillByKeyboard, tabTo } from '../support/browser/by-keyboard.ts';
import { status } from '../support/browser/faults.ts';
import { entriesOf, makeName, openForm, sendButton, thanks } from '../support/browser/forms.ts';
import { rowsOf, storedFile } from '../support/backend/running-backend.ts';
import { CAREERS, PHOTO, RESUME } from '../support/forms/careers.ts';
import type { FormStory } from '../support/forms/form-story.ts';
import { EACH_STORY } from '../support/forms/form-stories.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const TIRED = 'Too many submissions from this address.';

for (const [index, [name, story]] of EACH_STORY.entries()) {
  const device =
    index % 2 ? ({ ...DESKTOP, colorScheme: 'dark' } as const) : ({ ...PHONE, colorScheme: 'light' } as const);
  test.describe(name, () => {
    test.use({ brand: story.brand, ...device, ...REDUCED });

    // One story, because most of its time goes into filling the form.
    test('sent empty says what is missing; filled in by keyboard alone it loses nothing when it is refused, loaded again or not answered, and is one row in the end', async ({
      page,
      faults,
    }) => {
      faults.expect('could not be sent', '/v1/', 'net::ERR_FAILED', status(429));
      // What the table says to a row that is there already.
      faults.allow(status(409));
      const entered = makeName();
      const entries = entriesOf(story, entered);
      let form = await openForm(page, story);
      if (story.form !== undefined) {
        await sendEmpty(page, form, story);
        await page.keyboard.press('Shift+Tab');
      }
      await fillByKeyboard(page, form, entries);
      const typed = await textsIn(form);
      const expectAllThere = async (reason?: string) => {
        await expect(form.getByRole('alert')).toHaveText(story.failed(reason));
        await expect(sendButton(form, story)).toBeFocused();
        expect(await textsIn(form)).toEqual(typed);
      };
      const refusal = { status: 429, json: { success: false, error: TIRED } };
      await page.route(story.calls, (route) => route.fulfill(refusal), { times: 1 });
      await tabTo(page, sendButton(form, story));
      await page.keyboard.press('Enter');
      await expectAllThere(TIRED);

      await page.reload();
      form = await openForm(page, story);
      await expect.poll(() => textsIn(form)).toEqual(typed);
      const files = Object.entries(entries).filter(([, entry]) => typeof entry === 'object' && 'file' in entry);
      await fillByKeyboard(page, form, Object.fromEntries(files));

      // The answer is lost, the request is not.
      await page.route(story.calls, async (route) => void (await route.fetch(), await route.abort()), { times: 1 });
      await tabTo(page, sendButton(form, story));
      await page.keyboard.press('Enter');
      await expectAllThere();
      await page.keyboard.press('Enter');
      await expect(page.getByText(story.thanks, { exact: true }).first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await expectRow(story, entered);
      if (story.form !== undefined) await expectAnother(page, form);
    });
  });
}

/** What is in the form, but for its files, which no browser keeps. */
function textsIn(form: Locator): Promise<unknown> {
  return form
    .locator('input:not([type=file]), select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ type, value, checked }) =>
        ['radio', 'checkbox'].includes(type) ? checked : value,
      ),
    );
}

/** A sentence stands by every field, and the first of these has the focus, which is seen. */
async function sendEmpty(page: Page, form: Locator, story: FormStory): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  await sendButton(form, story).focus();
  await page.keyboard.press('Enter');
  const required = Object.keys(story.labels).filter((field) => story.fields[field]?.endsWith('!'));
  const fields = required.map((field) => {
    const [name, exact] = [story.labels[field], true] as const;
    return form.getByLabel(name ?? '', { exact }).or(form.getByRole('radiogroup', { name, exact }));
  });
  await expect(fields[0] ?? form).toBeFocused();
  await expect(fields[0] ?? form).not.toHaveCSS('outline-style', 'none');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(fields.length);
  for (const field of fields) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Please [^.]+\.$/);
  }
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  if (story.toast === undefined) await expect(toast).toHaveCount(0);
  else await expect(toast).toHaveText(story.toast);
  expect(await violationsOn(page)).toEqual([]);
}

/** The form is there again, empty, and the focus in its first field. */
async function expectAnother(page: Page, form: Locator): Promise<void> {
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Another' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.locator('input, select, textarea').first()).toBeFocused();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  const typed = await form.evaluate((element) => [...new FormData(element as HTMLFormElement).values()]);
  expect(typed.filter((value) => (typeof value === 'string' ? value !== '' : value.size > 0))).toEqual([]);
}

async function expectRow(story: FormStory, name: string): Promise<void> {
  const { table, recipient, recipientId, marked, row } = story;
  // These depend on the browser.
  const { page_url: _page, user_agent: _browser, meta: _meta, ...record } = story.record;
  const rows = (await rowsOf(table, { [recipient]: recipientId })).filter((each) =>
    JSON.stringify(each).includes(name),
  );
  expect(rows).toHaveLength(1);
  const marks = marked in record && { [marked]: name };
  expect(rows[0]).toMatchObject({ ...record, [recipient]: recipientId, ...marks, ...row?.(name) });
  if (story !== CAREERS) return;
  expect(await storedFile('applications', String(rows[0]?.['resume_path']))).toEqual(RESUME);
  expect(await storedFile('applications', String(rows[0]?.['photo_path']))).toEqual(PHOTO);
}
