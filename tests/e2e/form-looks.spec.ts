import type { Locator, Page } from '@playwright/test';
import { REDUCED } from '../support/browser/feedback-dialog.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';

/** What tells that a field is wrong, and what tells that it has the focus. */
async function colorsOf(field: Locator): Promise<{ border: string; ring: string; ink: string; style: string }> {
  return field.evaluate((element) => {
    const { borderTopColor, outlineColor, outlineStyle } = getComputedStyle(element);
    const ink = getComputedStyle(document.body).color;
    return { border: borderTopColor, ring: outlineColor, ink, style: outlineStyle };
  });
}

async function sendEmpty(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const form = page.getByRole('form', { name });
  const send = form.getByRole('button', { name: /^Send/ });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeEnabled();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('[aria-invalid]').first()).toBeVisible();
  return form;
}

for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${brand}, ${colorScheme}`, () => {
      test.use({ brand, colorScheme, ...PHONE, ...REDUCED });

      test('shows in a wrong field, too, that it has the focus', async ({ page }) => {
        const careers = await sendEmpty(page, '/careers/', 'Application');
        for (const field of [
          careers.getByLabel('Position'),
          careers.getByLabel('Name'),
          careers.getByLabel('Resume'),
        ]) {
          await field.focus();
          // The focus came by the keyboard.
          await page.keyboard.press('Shift');
          const { border, ring, ink, style } = await colorsOf(field);
          expect([ring, style]).toEqual([ink, 'solid']);
          expect(border).not.toBe(ring);
        }
        const media = await sendEmpty(page, '/media-inquiries/', 'Media inquiry');
        const box = media.getByLabel(/^You may contact me/);
        const resting = await colorsOf(box);
        await box.focus();
        const { ring, ink } = await colorsOf(box);
        expect(ring).toBe(ink);
        expect(resting.ring).not.toBe(ring);
      });
    });
  }
}

test.describe('the feedback tab', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('is there before and after a form, and never on it or on its thanks', async ({ page }) => {
    await page.route('**/functions/v1/catering-request', (route) => route.fulfill({ status: 204 }));
    await page.goto('/catering/');
    const tab = page.getByRole('button', { name: 'FEEDBACK' });
    const form = page.getByRole('form', { name: 'Catering request' });
    await expect(tab).toBeVisible();
    await form.getByLabel('Full name').fill('Ada');
    for (const label of ['Event date', 'Number of guests', 'Requirements']) {
      await form.getByLabel(label).evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await expect(tab).toBeHidden();
    }
    await page.getByRole('heading', { name: 'How It Works' }).evaluate((title) => title.scrollIntoView());
    await expect(tab).toBeVisible();

    await form.getByLabel('Phone').fill('416 555 0188');
    await form.getByText('Corporate').click();
    await form.getByLabel('Event date').fill('2035-12-24');
    await form.getByLabel('Event timings').fill('noon');
    await form.getByLabel('Event location').fill('The office');
    await form.getByLabel('Number of guests').fill('1,000');
    await form.getByLabel('Which location should cook?').selectOption({ index: 1 });
    await form.getByText('Delivery', { exact: true }).click();
    await form.getByLabel('Requirements').fill('Something light.');
    await form.getByRole('button', { name: 'Send Request' }).tap();
    const thanks = page.getByRole('heading', { name: 'Thank You' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await thanks.evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await expect(tab).toBeHidden();
    await page.getByRole('button', { name: 'Send Another' }).tap();
    await form.getByLabel('Requirements').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(tab).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(tab).toBeVisible();
  });
});
