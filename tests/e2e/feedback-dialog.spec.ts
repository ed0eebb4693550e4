import type { Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { status } from '../support/faults.ts';
import { DESKTOP, expect, PHONE, test } from '../support/stories.ts';

const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;
const KUMO_OSSINGTON = '1c9d27e8-4a50-4f6b-8d33-b6e1f0a9c752';
const NONNA_PIA = '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function openCard(page: Page, card: string, path = '/offers/') {
  if (path !== '') await page.goto(path);
  await page.getByRole('button', { name: 'FEEDBACK' }).click();
  await page.getByRole('button', { name: new RegExp(card) }).click();
  const dialog = page.getByRole('dialog', { name: card });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('on a phone, of several locations', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('feedback on a visit goes from the location to the thanks, and again', async ({ page }) => {
    const calls = await fakeBackend(page);
    const dialog = await openCard(page, 'Restaurant Feedback');
    await expect(dialog.getByText('Please select a location to continue with your feedback.')).toBeVisible();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    const location = dialog.getByLabel('Select Your Location');
    await expect(location.getByRole('option')).toHaveCount(9);
    await location.selectOption('Kumo Ossington, 91 Ossington Avenue, Toronto');
    await expect(dialog.getByText('91 Ossington Avenue, Toronto')).toBeVisible();

    const category = dialog.getByRole('group', { name: 'What is it about?' });
    const nature = dialog.getByRole('group', { name: 'What would you like to do?' });
    await expect(category).toHaveCount(0);
    await dialog.getByText('Dissatisfied', { exact: true }).tap();
    await expect(category).toBeInViewport({ ratio: 1 });
    await expect(category.getByRole('radio')).toHaveCount(13);
    await category.getByText('Wait time').tap();
    await expect(nature).toBeInViewport({ ratio: 1 });
    await expect(nature.getByRole('radio')).toHaveCount(4);
    await nature.getByText('Raise a complaint').tap();
    await expect(dialog.getByLabel('Please describe the problem (optional)')).toBeInViewport({ ratio: 1 });
    await nature.getByText('Leave a compliment').tap();
    await expect(dialog.getByLabel('What went well? (optional)')).toBeVisible();
    await nature.getByText('Make a suggestion').tap();
    const message = dialog.getByLabel('What would you like to suggest? (optional)');
    await message.fill('  A stool by the door.  ');

    const send = dialog.getByRole('button', { name: 'Send Feedback' });
    const email = dialog.getByLabel('Email (optional)');
    const phone = dialog.getByLabel('Phone (optional)');
    await expect(send).toBeEnabled();
    await email.fill('hana@kumo');
    await expect(send).toBeDisabled();
    await expect(email).not.toHaveAccessibleDescription(/./);
    await phone.fill('call me');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await email.focus();
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await email.fill('hana@kumo.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(send).toBeDisabled();
    await phone.fill('+1 (416) 555-0100');
    await dialog.getByLabel('Name (optional)').fill('Hana');
    await send.tap();

    const thanks = dialog.getByRole('heading', { name: 'Thank You' });
    await expect(thanks).toBeFocused();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe('/rest/v1/restaurant_feedback');
    expect(calls[0]?.headers['prefer']).toBe('return=minimal');
    expect(calls[0]?.body).toEqual({
      id: expect.stringMatching(UUID) as unknown,
      restaurant_id: KUMO_OSSINGTON,
      type: 'restaurant',
      rating: 2,
      sub_type: 'Wait time',
      nature: 'suggestion',
      message: 'A stool by the door.',
      contact_name: 'Hana',
      contact_phone: '+1 (416) 555-0100',
      contact_email: 'hana@kumo.example',
      page_url: page.url(),
      meta: { viewport: '390x844' },
      user_agent: await page.evaluate(() => navigator.userAgent),
    });

    await dialog.getByRole('button', { name: 'Leave Another' }).tap();
    await expect(dialog.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(category).toHaveCount(0);
    await expect(dialog.getByText('Kumo Ossington')).toBeVisible();
  });

  test('a list that does not come can be asked for again, and a location can be changed', async ({ page, faults }) => {
    faults.expect(status(404));
    let isGone = true;
    await page.route('**/_data/places.*', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    const dialog = await openCard(page, 'Request Callback');
    await expect(dialog.getByRole('alert')).toHaveText('The list of locations could not be loaded.');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    isGone = false;
    await dialog.getByRole('button', { name: 'Try again' }).tap();
    const location = dialog.getByLabel('Select Your Location');
    await expect(location).toBeFocused();
    await location.selectOption({ index: 2 });
    await dialog.getByLabel('Phone').fill('416 555 0100');
    await dialog.getByRole('button', { name: 'Change location' }).tap();
    await expect(location).toBeFocused();
    await location.selectOption({ index: 3 });
    await expect(dialog.getByText('Kumo Annex')).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toHaveValue('416 555 0100');
  });

  test('more than 24 locations are searched, by keyboard or by finger', async ({ page }) => {
    const places = Array.from({ length: 5000 }, (_, index) => ({
      id: `place-${index}`,
      name: `Kumo ${index}`,
      address: index % 2 ? `${index} Rue de l’Été, Montréal` : `${index} King Street, Toronto`,
    }));
    await page.route('**/_data/places.*', (route) => route.fulfill({ json: places }));
    const dialog = await openCard(page, 'Restaurant Feedback');
    const field = dialog.getByRole('combobox', { name: 'Select Your Location' });
    const options = dialog.getByRole('option');
    await expect(field).toHaveAccessibleDescription('Please select a location to continue with your feedback.');
    await field.tap();
    await expect(dialog.getByRole('status')).toHaveText('5,000 locations found');
    expect(await options.count()).toBeLessThan(200);
    await field.pressSequentially('montreal 49');
    await expect(options.first()).toHaveText('Kumo 49 49 Rue de l’Été, Montréal');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toHaveAttribute('aria-setsize', '56');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
    await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '20');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();

    await dialog.getByRole('button', { name: 'Change location' }).tap();
    await expect(field).toBeFocused();
    await field.fill('atlantis');
    await expect(dialog.getByRole('status')).toHaveText('No locations found');
    await field.fill('kumo 4998');
    await dialog.getByRole('option', { name: 'Kumo 4998' }).tap();
    await expect(dialog.getByText('4998 King Street, Toronto')).toBeVisible();
  });

  test('the keys step through the locations; Enter chooses', async ({ page }) => {
    const dialog = await openCard(page, 'Restaurant Feedback');
    const location = dialog.getByLabel('Select Your Location');
    await location.focus();
    await page.keyboard.type('Kumo O');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('91 Ossington Avenue, Toronto')).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();
  });
});

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

  test('it closes in every way there is, and only then', async ({ page }) => {
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
  });

  test('the keyboard is enough, and never leaves it', async ({ page }) => {
    const calls = await fakeBackend(page);
    await page.goto('/offers/');
    await page.getByRole('button', { name: 'FEEDBACK' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
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
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    for (const [question, key, answer] of [
      ['What is it about?', 'ArrowDown', 'Service'],
      ['What would you like to do?', 'ArrowRight', 'Make a suggestion'],
    ] as const) {
      await expect(dialog.getByRole('group', { name: question })).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveAttribute('type', 'radio');
      await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      await expect(dialog.getByRole('radio', { name: answer })).toBeChecked();
    }
    await expect(dialog.getByLabel(/^What would you like to suggest/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ring a bell.');
    for (const value of ['Hana', '', 'hana@kumo.example']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    expect(calls[0]?.body).toMatchObject({ sub_type: 'Service', nature: 'suggestion', message: 'Ring a bell.' });
  });

  test('a message is kept over a reload and another page, and given up by going back', async ({ page }) => {
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
  });

  test('it goes with the page, and what was entered is there on the next one', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL('/offers/');
    const dialog = await openCard(page, 'Website Feedback', '');
    await dialog.getByText('Poor', { exact: true }).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(dialog.getByRole('radio', { name: 'Poor', exact: true })).toBeChecked();
  });

  test('a program that fills in everything is sent nowhere', async ({ page }) => {
    const calls = await fakeBackend(page);
    const dialog = await openCard(page, 'Request Callback');
    const honeypot = dialog.locator('input[name=website]');
    await expect(honeypot).not.toBeInViewport();
    await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await dialog.getByLabel('Phone').fill('905 555 0142');
    await dialog.getByRole('button', { name: 'Request Callback' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
