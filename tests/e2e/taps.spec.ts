import type { Locator, Page } from '@playwright/test';
import { chain } from '../support/build/brands.ts';
import { openCard, REDUCED } from '../support/browser/feedback-dialog.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const PHONE_SENTENCE = 'Please enter a valid phone number.';
const EMAIL_SENTENCE = 'Please enter a valid email address.';

/** The form once it is alive, and what checks it has come. */
async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const form = page.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: /^Send/ })).toBeEnabled();
  return form;
}

/** Where a finger or the mouse goes down: the place is not looked up again before it goes up. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Leaves a field that is wrong for what stands below it, as a hand does it. */
async function press(page: Page, { below }: { below: Locator }): Promise<void> {
  const { x, y } = await middleOf(below);
  if (page.viewportSize()?.width === PHONE.viewport.width) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A hand takes its time: whatever the page wants to draw is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await middleOf(below)).toEqual({ x, y });
  await page.mouse.up();
}

for (const [device, settings] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`leaving a wrong field on a ${device}`, () => {
    test.use({ brand: 'kumo-ramen', ...settings, ...REDUCED });

    test('for the next choice, field or button of a form takes the press, and then says what is wrong', async ({
      page,
    }) => {
      const form = await openForm(page, '/catering/', 'Catering request');
      const [phone, email] = [form.getByLabel('Phone'), form.getByLabel('Email (optional)')];
      await phone.fill('call me');
      await phone.focus();
      await press(page, { below: email });
      await expect(email).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(PHONE_SENTENCE);
      await page.keyboard.type('ada@mail');
      await press(page, { below: form.getByText('Corporate') });
      await expect(form.getByRole('radio', { name: 'Corporate' })).toBeChecked();
      await expect(email).toHaveAccessibleDescription(EMAIL_SENTENCE);
      const guests = form.getByLabel('Number of guests');
      await guests.fill('none');
      await press(page, { below: form.getByText('Pickup', { exact: true }) });
      await expect(form.getByRole('radio', { name: 'Pickup' })).toBeChecked();
      await guests.fill('0');
      await press(page, { below: form.getByRole('button', { name: 'Send Request' }) });
      await expect(form.getByLabel('Full name')).toBeFocused();
      await test.step('for what stands below it in the other forms does, too', async () => {
        for (const [path, name, label, wrong, next, sentence] of [
          ['/careers/', 'Application', 'Email', 'ada@mail', 'Cover letter (optional)', EMAIL_SENTENCE],
          ['/media-inquiries/', 'Media inquiry', 'Phone (optional)', 'call me', /^You may contact me/, PHONE_SENTENCE],
        ] as const) {
          const form = await openForm(page, path, name);
          const [field, below] = [form.getByLabel(label), form.getByLabel(next)];
          await field.fill(wrong);
          await press(page, { below });
          await expect(below).toBeFocused();
          await expect(field).toHaveAccessibleDescription(sentence);
        }
      });
    });

    test('for the next field or button of the feedback dialog does, too', async ({ page }) => {
      const dialog = await openCard(page, 'Request Callback');
      const [phone, email] = [dialog.getByLabel('Phone'), dialog.getByLabel('Email (optional)')];
      await dialog.getByRole('combobox').selectOption({ index: 1 });
      await phone.fill('call me');
      await press(page, { below: email });
      await expect(email).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(PHONE_SENTENCE);
      await phone.fill('416 555 0188');
      await email.fill('ada@mail');
      await press(page, { below: dialog.getByLabel('What is it about? (optional)') });
      await expect(dialog.getByLabel('What is it about? (optional)')).toBeFocused();
      await expect(email).toHaveAccessibleDescription(EMAIL_SENTENCE);
    });

    test('for what stands below an open list of locations does, too', async ({ page, serveSite }) => {
      const origin = await serveSite(chain(30));
      const form = await openForm(page, `${origin}/catering/`, 'Catering request');
      const field = form.getByRole('combobox', { name: 'Which location should cook?' });
      await field.click();
      await expect(form.getByRole('option').first()).toBeVisible();
      await press(page, { below: form.getByText('Delivery', { exact: true }) });
      await expect(form.getByRole('radio', { name: 'Delivery' })).toBeChecked();
      await expect(form.getByRole('option')).toHaveCount(0);
    });
  });
}
