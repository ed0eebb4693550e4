import { violationsOn } from '../../support/browser/axe.ts';
import { fakeBackend } from '../../support/browser/fake-backend.ts';
import { status } from '../../support/browser/faults.ts';
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

  test('what could not be sent stays, and goes again as the same', async ({ page, faults }) => {
    faults.expect(
      status(400),
      status(500),
      'The form could not be sent to "functions/v1/website-submissions/feedback".',
    );
    const calls = await fakeBackend(page, [
      { status: 400, json: { success: false, error: 'The website is closed today.' } },
      { status: 500, json: {} },
      {},
    ]);
    const dialog = await openCard(page, 'Website Feedback');
    await dialog.getByText('Excellent').click();
    const nature = dialog.getByRole('group', { name: 'What would you like to do?' });
    await expect(nature.getByRole('radio')).toHaveCount(5);
    await nature.getByText('Report a bug').click();
    const message = dialog.getByLabel('Tell us more (optional)');
    await message.fill('The map is upside down.');
    const send = dialog.getByRole('button', { name: 'Send Feedback' });
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText('The website is closed today.');
    await expect(send).toBeFocused();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to submit feedback');
    await expect(message).toHaveValue('The map is upside down.');
    await send.click();
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    expect(calls.map(({ path }) => path)).toEqual(Array(3).fill('/functions/v1/website-submissions/feedback'));
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(calls[2]?.body).toEqual({
      restaurant_id: NONNA_PIA,
      type: 'website',
      rating: 5,
      sub_type: null,
      nature: 'bug',
      message: 'The map is upside down.',
      contact_name: null,
      contact_phone: null,
      contact_email: null,
      page_url: page.url(),
      meta: { viewport: '1440x900' },
      user_agent: await page.evaluate(() => navigator.userAgent),
    });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'FEEDBACK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Share Your Feedback' })).toBeVisible();
  });

  test('a callback needs a phone; while it is sent nothing can be changed, and closing loses nothing', async ({
    page,
    faults,
  }) => {
    faults.expect('The callback form could not be sent. {state: unreachable}', '/rest/v1/', 'net::ERR_FAILED');
    let answer = () => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    const calls = await fakeBackend(page, [{ abort: true }, { wait }]);
    const dialog = await openCard(page, 'Request Callback');
    const send = dialog.getByRole('button', { name: 'Request Callback' });
    const phone = dialog.getByLabel('Phone');
    await expect(dialog.getByText('within 24 hours, during business hours')).toBeVisible();
    await expect(send).toBeDisabled();
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
    await expect(dialog.getByRole('alert')).toHaveText("We couldn't send your request. Please try again.");
    await send.click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(phone).toHaveAttribute('readonly');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    answer();
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(calls[1]?.path).toBe('/rest/v1/restaurant_feedback');
    expect(calls[1]?.body).toEqual({ ...calls[0]?.body });
    expect(calls[1]?.body).toMatchObject({
      type: 'callback',
      contact_ok: true,
      contact_phone: '905 555 0142',
      message: 'A table for twelve.',
      rating: null,
      sub_type: null,
      nature: null,
      meta: { viewport: '1440x900', user_agent: calls[1]?.body['user_agent'] },
    });
    await dialog.getByRole('button', { name: 'Request Another' }).click();
    await expect(phone).toHaveValue('');
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
