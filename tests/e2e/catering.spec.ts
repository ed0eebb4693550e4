import type { Locator } from '@playwright/test';
import type { Entry } from '../support/browser/by-keyboard.ts';
import { chain } from '../support/build/brands.ts';
import { fillIn, openForm, sendButton } from '../support/browser/forms.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { CATERING } from '../support/forms/catering.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

const KUMO_QUEEN_WEST = '0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41';
const KUMO_GASTOWN = '5b92c7f3-d804-4367-9e60-f1b84c9d7e2a';

/** By the name its row is found. */
const fill = (form: Locator, changes: Record<string, Entry> = {}) =>
  fillIn(form, CATERING, { 'Email (optional)': '', ...changes });
const send = (form: Locator) => sendButton(form, CATERING);
const kitchen = (form: Locator) => form.getByLabel('Which location should cook?');

test('a brand that caters says how, and whom to ask', async ({ page }) => {
  await page.goto('/catering/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catering');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Office trays',
    'The back room',
    'The truck',
    'Pickup',
    'Delivery',
    'Live Catering',
    'Party Hall',
    'Food Truck',
    'Tell us about the day',
    'We plan the menu',
    'You enjoy the day',
  ]);
  await test.step('what it offers stands before the form', async () => {
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'What We Offer',
      'Services',
      'How It Works',
      'Request Catering',
      'Tell us about your event',
    ]);
    await main.getByRole('link', { name: 'Request Catering' }).click();
    await expect(main.getByRole('heading', { name: 'Request Catering' })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  for (const [name, href] of [
    ['(905) 555-0142', 'tel:+19055550142'],
    ['catering@nonnapia.example', 'mailto:catering@nonnapia.example'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeInViewport();
  }
  await expect(main.getByRole('heading', { name: 'Our Locations' })).toHaveCount(0);
});

test.describe('a chain', () => {
  test.use({ brand: 'kumo-ramen' });

  test('cooks where the address or the visitor says, and offers what the kitchen does', async ({ page }) => {
    const form = await openForm(page, CATERING, `/catering/?id=${KUMO_GASTOWN}`);
    const methods = form.getByRole('radiogroup', { name: 'Delivery method' }).getByRole('radio');
    await expect(kitchen(form)).toHaveValue(KUMO_GASTOWN);
    await expect(methods).toHaveCount(3);
    await expect(methods.nth(2)).toHaveAccessibleName('Live Catering');
    const name = await fill(form, { 'Event type': { option: 'Other' } });
    await send(form).click();
    const words = form.getByLabel('What kind of event?');
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription('Please fill in this field.');
    await words.fill('A housewarming');
    await send(form).click();
    await expect(page.getByText(CATERING.thanks)).toBeInViewport();
    expect(await rowsOf('catering_requests', { full_name: name })).toMatchObject([
      { restaurant_id: KUMO_GASTOWN, event_type: 'A housewarming', custom_event_type: 'A housewarming', email: null },
    ]);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Our Locations' })).toBeVisible();
  });

  test('keeps the kitchen that was chosen, and not one that only an address has named', async ({ page }) => {
    const form = await openForm(page, CATERING, `/catering/?id=${KUMO_GASTOWN}`);
    await form.getByLabel('Full name').fill('Ada');
    await openForm(page, CATERING, '/catering/?id=nowhere');
    await expect(form.getByLabel('Full name')).toHaveValue('Ada');
    await expect(kitchen(form)).toHaveValue('');
    await kitchen(form).selectOption(KUMO_QUEEN_WEST);
    await openForm(page, CATERING, `/catering/?id=${KUMO_GASTOWN}`);
    await expect(kitchen(form)).toHaveValue(KUMO_QUEEN_WEST);
  });
});

test.describe('today', () => {
  // A quarter past midnight in Toronto, the evening before in Vancouver, and past five in the morning where the visitor is.
  test.use({ brand: 'kumo-ramen', timezoneId: 'Europe/London' });

  test('is the day it is where the food is cooked', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-25T05:15:00Z');
    const form = await openForm(page, CATERING);
    const date = form.getByLabel('Event date');
    await kitchen(form).selectOption(KUMO_QUEEN_WEST);
    await expect(date).toHaveAttribute('min', '2026-12-25');
    await date.fill('2026-12-24');
    await send(form).click();
    await expect(date).toHaveAccessibleDescription('Please choose today or a later day.');
    await kitchen(form).selectOption(KUMO_GASTOWN);
    await expect(date).toHaveAttribute('min', '2026-12-24');
    await expect(date).toHaveAccessibleDescription('');
  });
});

test.describe('a chain of thirty', () => {
  test.use(DESKTOP);

  test('is searched for the kitchen; a list that did not come can be asked for again', async ({
    page,
    faults,
    serveSite,
  }) => {
    const origin = await serveSite(chain(30));
    const form = await openForm(page, CATERING, `${origin}/catering/`);
    const name = await fill(form);
    const field = form.getByRole('combobox', { name: 'Which location should cook?' });
    await send(form).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please choose one.');
    await page.keyboard.type('23 main');
    await expect(form.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(form.getByText('23 Main St, Hamilton')).toBeVisible();
    await send(form).click();
    await expect(page.getByText(CATERING.thanks)).toBeInViewport();
    expect(await rowsOf('catering_requests', { full_name: name })).toMatchObject([{ restaurant_id: 'saffron-22' }]);

    faults.expect('/_data/', 'net::ERR_FAILED');
    await page.clock.install();
    await page.route('**/_data/*.json', (route) => route.abort());
    await page.goto(`${origin}/catering/?id=saffron-7`);
    await form.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(form.getByText('The list of locations could not be loaded.')).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.unroute('**/_data/*.json');
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form.getByText('8 Main St, Hamilton')).toBeVisible();
  });
});

test.describe('where nobody could take a request', () => {
  test.use({ brand: 'minimal' });

  test('the page says so and nothing else', async ({ page }) => {
    await page.goto('/catering/');
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Catering Not Available']);
  });
});
