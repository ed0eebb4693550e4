import { violationsOn } from '../support/browser/axe.ts';
import { fakeBackend } from '../support/browser/fake-backend.ts';
import { openCard, thanks } from '../support/browser/forms.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const KUMO_OSSINGTON = '1c9d27e8-4a50-4f6b-8d33-b6e1f0a9c752';

test.describe('on a desktop, of one location', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('a callback needs a phone, and closing while it is sent loses nothing', async ({ page }) => {
    const { promise: wait, resolve: release } = Promise.withResolvers<undefined>();
    await fakeBackend(page, [{ wait }]);
    await page.goto('/offers/');
    const dialog = await openCard(page, 'Request Callback');
    const send = dialog.getByRole('button', { name: 'Request Callback' });
    const phone = dialog.getByLabel('Phone');
    await expect(send).toBeDisabled();
    await phone.focus();
    await page.keyboard.press('Tab');
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
    await phone.fill('905 555 0142');
    const message = dialog.getByLabel('What is it about? (optional)');
    await message.fill('a'.repeat(4990));
    await expect(message).toHaveAccessibleDescription('10 characters left');
    await send.click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(phone).toHaveAttribute('readonly');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    release(undefined);
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(thanks(page)).toBeVisible();
    await dialog.getByRole('button', { name: 'Request Another' }).click();
    await expect(phone).toHaveValue('');
    await phone.fill('905 555 0142');
    await send.click();
    await expect(thanks(page)).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
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
      await expect(dialog.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('button', { name: /Request Callback/ })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(dialog.getByRole('heading', { name: 'Restaurant Feedback' })).toBeFocused();
    });
  });

  test('it goes with its page, a message is there on the next one, and is given up by going back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL('/offers/');
    const dialog = await openCard(page, 'Website Feedback');
    await dialog.getByText('Poor', { exact: true }).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(dialog.getByRole('radio', { name: 'Poor', exact: true })).toBeChecked();
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test.describe('on a phone, of several locations', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('feedback on a visit goes from the location to the thanks, and again', async ({ page }) => {
    const calls = await fakeBackend(page);
    await page.goto('/offers/');
    const dialog = await openCard(page, 'Restaurant Feedback');
    await expect(dialog.getByText('Please select a location to continue with your feedback.')).toBeVisible();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    const location = dialog.getByLabel('Select Your Location');
    await expect(location.getByRole('option')).toHaveCount(9);
    await location.focus();
    await page.keyboard.type('Kumo O');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('91 Ossington Avenue, Toronto')).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();

    const category = dialog.getByRole('group', { name: 'What is it about?' });
    const nature = dialog.getByRole('group', { name: 'What would you like to do?' });
    await expect(category).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Change location' }).tap();
    await expect(location).toBeFocused();
    await location.selectOption({ label: 'Kumo Ossington, 91 Ossington Avenue, Toronto' });
    await dialog.getByText('Dissatisfied', { exact: true }).tap();
    await expect(category).toBeInViewport({ ratio: 1 });
    await expect(category.getByRole('radio')).toHaveCount(13);
    await category.getByText('Wait time').tap();
    await expect(nature).toBeInViewport({ ratio: 1 });
    await expect(nature.getByRole('radio')).toHaveCount(4);
    await nature.getByText('Raise a complaint').tap();
    await expect(dialog.getByLabel('Please describe the problem (optional)')).toBeInViewport({ ratio: 1 });
    await nature.getByText('Make a suggestion').tap();
    await dialog.getByLabel('What would you like to suggest? (optional)').fill('  A stool by the door.  ');

    const send = dialog.getByRole('button', { name: 'Send Feedback' });
    const email = dialog.getByLabel('Email (optional)');
    await expect(send).toBeEnabled();
    await email.fill('hana@kumo');
    await expect(send).toBeDisabled();
    await expect(email).not.toHaveAccessibleDescription(/./);
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await email.fill('hana@kumo.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await send.tap();
    await expect(thanks(page)).toBeFocused();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    expect(calls.map(({ path, body }) => [path, body])).toMatchObject([
      [
        '/rest/v1/restaurant_feedback',
        {
          restaurant_id: KUMO_OSSINGTON,
          rating: 2,
          sub_type: 'Wait time',
          nature: 'suggestion',
          message: 'A stool by the door.',
          contact_email: 'hana@kumo.example',
        },
      ],
    ]);

    await dialog.getByRole('button', { name: 'Leave Another' }).tap();
    await expect(dialog.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(category).toHaveCount(0);
    await expect(dialog.getByText('Kumo Ossington')).toBeVisible();
  });

  test('more than 24 locations are searched, by keyboard or by finger', async ({ page }) => {
    const locations = Array.from({ length: 5000 }, (_, index) => ({
      id: `place-${index}`,
      name: `Kumo ${index}`,
      address: index % 2 ? `${index} Rue de l’Été, Montréal` : `${index} King Street, Toronto`,
    }));
    await page.route('**/_data/form-locations.*', (route) => route.fulfill({ json: locations }));
    await page.goto('/offers/');
    const dialog = await openCard(page, 'Restaurant Feedback');
    const field = dialog.getByRole('combobox', { name: 'Select Your Location' });
    const options = dialog.getByRole('option');
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
});
