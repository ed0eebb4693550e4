import { violationsOn } from '../../support/browser/axe.ts';
import { fakeBackend } from '../../support/browser/fake-backend.ts';
import { status } from '../../support/browser/faults.ts';
import { openCard, REDUCED } from '../../support/browser/feedback-dialog.ts';
import { expect, PHONE, test } from '../../support/browser/stories.ts';

const KUMO_OSSINGTON = '1c9d27e8-4a50-4f6b-8d33-b6e1f0a9c752';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

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
    await page.route('**/_data/form-locations.*', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
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
    const locations = Array.from({ length: 5000 }, (_, index) => ({
      id: `place-${index}`,
      name: `Kumo ${index}`,
      address: index % 2 ? `${index} Rue de l’Été, Montréal` : `${index} King Street, Toronto`,
    }));
    await page.route('**/_data/form-locations.*', (route) => route.fulfill({ json: locations }));
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
