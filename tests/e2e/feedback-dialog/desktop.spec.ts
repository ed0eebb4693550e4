import { violationsOn } from '../../support/browser/axe.ts';
import { fakeBackend } from '../../support/browser/fake-backend.ts';
import { openCard, REDUCED } from '../../support/browser/feedback-dialog.ts';
import { DESKTOP, expect, test } from '../../support/browser/stories.ts';

/** How browsers and password managers are told to fill nothing in. */
const LEFT_ALONE = {
  tabindex: '-1',
  autocomplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

const NONNA_PIA = '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083';

test.describe('on a desktop, of one location', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('a callback needs a phone; while it is sent nothing can be changed, and closing loses nothing', async ({
    page,
  }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await fakeBackend(page, [{ wait }]);
    const dialog = await openCard(page, 'Request Callback');
    const send = dialog.getByRole('button', { name: 'Request Callback' });
    const phone = dialog.getByLabel('Phone');
    await expect(dialog.getByText('within 24 hours, during business hours')).toBeVisible();
    await expect(send).toBeDisabled();
    expect((await send.boundingBox())?.width).toBe((await phone.boundingBox())?.width);
    await phone.focus();
    await page.keyboard.press('Tab');
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
    await phone.fill('905 555 0142');
    const message = dialog.getByLabel('What is it about? (optional)');
    await message.fill('a'.repeat(4990));
    await expect(message).toHaveAccessibleDescription('10 characters left');
    await message.fill('A table for twelve.');
    await expect(message).not.toHaveAccessibleDescription(/./);
    await send.click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(phone).toHaveAttribute('readonly');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    answer();
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Request Another' }).click();
    await expect(phone).toHaveValue('');
    await phone.fill('905 555 0142');
    await send.click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'FEEDBACK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Share Your Feedback' })).toBeVisible();
  });

  test('it closes in every way there is, and only then; the keyboard never leaves it', async ({ page }) => {
    await page.goto('/offers/');
    const tab = page.getByRole('button', { name: 'FEEDBACK' });
    const dialog = page.getByRole('dialog');
    await tab.click();
    await expect(dialog).toBeVisible();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tab).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await tab.click();
    const title = dialog.getByRole('heading', { name: 'Share Your Feedback' });
    await expect(title).toBeFocused();
    await title.hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);

    await tab.click();
    await dialog.getByRole('button', { name: /Website Feedback/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Website Feedback' })).toBeFocused();
    await dialog.getByText('Good', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await tab.click();
    await expect(dialog.getByRole('radio', { name: 'Good' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(dialog.getByRole('button', { name: /Website Feedback/ })).toBeFocused();
    await test.step('the keyboard never leaves it', async () => {
      await page.keyboard.press('Escape');
      await expect(tab).toBeFocused();
      await page.keyboard.press('Enter');
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(dialog.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('button', { name: /Request Callback/ })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: /Restaurant Feedback/ })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(dialog.getByRole('heading', { name: 'Restaurant Feedback' })).toBeFocused();

      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
    });
  });

  test('a message is kept over a reload and another page, and given up by going back; the dialog goes with its page', async ({
    page,
  }) => {
    const message = page.getByLabel('What went well? (optional)');
    const dialog = await openCard(page, 'Restaurant Feedback');
    await dialog.getByText('Neutral').click();
    await dialog.getByText('Beverages').click();
    await dialog.getByText('Leave a compliment').click();
    await message.fill('The lemonade.');
    await page.reload();
    await openCard(page, 'Restaurant Feedback', '');
    await expect(message).toHaveValue('The lemonade.');
    await expect(dialog.getByRole('radio', { name: 'Beverages' })).toBeChecked();
    await page.goto('/catering/');
    await openCard(page, 'Restaurant Feedback', '');
    await expect(message).toHaveValue('The lemonade.');
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await page.evaluate((key) => (sessionStorage[key] = '{"form":1}'), `feedback-draft:${NONNA_PIA}`);
    const warned = page.waitForEvent('console', (entry) => entry.type() === 'warning');
    await page.getByRole('button', { name: /Restaurant Feedback/ }).click();
    expect((await warned).text()).toContain('is malformed and was ignored');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);

    await test.step('it goes with the page, and what was entered is there on the next one', async () => {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
      await expect(page).toHaveURL('/offers/');
      const website = await openCard(page, 'Website Feedback', '');
      await website.getByText('Poor', { exact: true }).click();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(website).toHaveCount(0);
      await page.getByRole('button', { name: 'FEEDBACK' }).click();
      await expect(website.getByRole('radio', { name: 'Poor', exact: true })).toBeChecked();
    });
  });

  test('what a program that fills in everything sends is marked as such, and nobody else meets the field', async ({
    page,
  }) => {
    const calls = await fakeBackend(page);
    const dialog = await openCard(page, 'Request Callback');
    const honeypot = dialog.locator('input[name=leave_empty]');
    for (const [name, value] of Object.entries(LEFT_ALONE)) await expect(honeypot).toHaveAttribute(name, value);
    await expect(honeypot).not.toBeInViewport();
    await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await dialog.getByLabel('Phone').fill('905 555 0142');
    await dialog.getByRole('button', { name: 'Request Callback' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(calls).toMatchObject([
      { path: '/functions/v1/website-submissions/feedback', body: { _leave_empty: 'https://spam.example' } },
    ]);
  });
});
