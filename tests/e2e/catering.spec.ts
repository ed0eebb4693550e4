import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { chain } from '../support/build/brands.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

const KUMO_QUEEN_WEST = '0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41';
const KUMO_GASTOWN = '5b92c7f3-d804-4367-9e60-f1b84c9d7e2a';
const SENT = 'Thank you! Your catering request has been submitted successfully. We will contact you soon.';

/** The form once it is alive. */
async function openForm(page: Page, address = '/catering/'): Promise<Locator> {
  await page.goto(address);
  const form = page.getByRole('form', { name: 'Catering request' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  return form;
}

async function fill(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Phone').fill('905 555 0142');
  await form.getByText('Corporate').click();
  await form.getByLabel('Event date').fill('2035-12-24');
  await form.getByLabel('Event timings').fill('noon');
  await form.getByLabel('Event location').fill('The office');
  await form.getByLabel('Number of guests').fill('12');
  await form.getByText('Delivery', { exact: true }).click();
  await form.getByLabel('Requirements').fill('Something light.');
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send Request' });
const methods = (form: Locator) => form.getByRole('radiogroup', { name: 'Delivery method' }).getByRole('radio');

test('a brand that caters says how, and whom to ask, and what is wrong in a field that was left', async ({ page }) => {
  await page.goto('/catering/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catering');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Pickup',
    'Delivery',
    'Live Catering',
    'Party Hall',
    'Food Truck',
    'Tell us about the day',
    'We plan the menu',
    'You enjoy the day',
  ]);
  await expect(main.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  for (const [name, href] of [
    ['(905) 555-0142', 'tel:+19055550142'],
    ['catering@nonnapia.example', 'mailto:catering@nonnapia.example'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link.first()).toHaveAttribute('href', href);
    await expect(link.first()).toBeInViewport();
  }
  await expect(main.getByRole('heading', { name: 'Our Locations' })).toHaveCount(0);
  await test.step('what is wrong is said when a field was left, and goes when it is right', async () => {
    const form = await openForm(page);
    for (const [label, wrong, sentence, right] of [
      ['Phone', 'call me', 'Please enter a valid phone number.', '(905) 555-0142'],
      ['Email (optional)', 'ada@mail', 'Please enter a valid email address.', 'ada@mail.example'],
      ['Number of guests', 'a dozen', 'Please enter a whole number of guests, 1 or more.', '１，０００'],
      ['Number of guests', '0', 'Please enter a whole number of guests, 1 or more.', '1'],
      ['Number of guests', '1000001', 'Please enter at most 1,000,000 guests.', '1000000'],
    ] as const) {
      const field = form.getByLabel(label);
      await field.fill(wrong);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(right);
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
  });
});

test.describe('a chain', () => {
  test.use({ brand: 'kumo-ramen' });

  test('cooks where the address or the visitor says, and offers what the kitchen does', async ({ page }) => {
    const name = `Ada ${randomUUID()}`;
    const form = await openForm(page, `/catering/?id=${KUMO_GASTOWN}`);
    const where = form.getByLabel('Which location should cook?');
    await expect(where).toHaveValue(KUMO_GASTOWN);
    await expect(methods(form)).toHaveCount(3);
    await expect(methods(form).nth(2)).toHaveAccessibleName('Live Catering');
    await fill(form, name);
    await form.getByText('Other', { exact: true }).click();
    await send(form).click();
    const words = form.getByLabel('What kind of event?');
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription('Please fill in this field.');
    await words.fill('A housewarming');
    await send(form).click();
    await expect(page.getByText(SENT)).toBeInViewport();
    expect(await rowsOf('catering_requests', { full_name: name })).toMatchObject([
      { restaurant_id: KUMO_GASTOWN, event_type: 'A housewarming', custom_event_type: 'A housewarming', email: null },
    ]);
    await page.goto('/catering/?id=nowhere');
    await expect(where).toHaveValue('');
    await test.step('lists its locations under the catering', async () => {
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Our Locations' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Food Truck' })).toHaveCount(0);
    });
  });
});

test.describe('today', () => {
  // A quarter past midnight in Toronto, the evening before in Vancouver, and past five in the morning where the visitor is.
  test.use({ brand: 'kumo-ramen', timezoneId: 'Europe/London' });

  test('is the day it is where the food is cooked', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-25T05:15:00Z');
    const form = await openForm(page);
    const [where, date] = [form.getByLabel('Which location should cook?'), form.getByLabel('Event date')];
    await where.selectOption(KUMO_QUEEN_WEST);
    await expect(date).toHaveAttribute('min', '2026-12-25');
    await date.fill('2026-12-24');
    await send(form).click();
    await expect(date).toHaveAccessibleDescription('Please choose today or a later day.');
    await where.selectOption(KUMO_GASTOWN);
    await expect(date).toHaveAttribute('min', '2026-12-24');
    await expect(date).toHaveAccessibleDescription('');
    await date.fill('2026-12-23');
    await expect(date).toHaveAccessibleDescription('Please choose today or a later day.');
  });
});

test.describe('a chain of thirty', () => {
  test.use(DESKTOP);

  test('is searched for the kitchen; a list that did not come can be asked for again', async ({
    page,
    faults,
    serveSite,
  }) => {
    const name = `Ada ${randomUUID()}`;
    const origin = await serveSite(chain(30));
    const form = await openForm(page, `${origin}/catering/`);
    await fill(form, name);
    const field = form.getByRole('combobox', { name: 'Which location should cook?' });
    await send(form).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please choose one.');
    await page.keyboard.type('23 main');
    await expect(form.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(form.getByText('23 Main St, Hamilton')).toBeVisible();
    await send(form).click();
    await expect(page.getByText(SENT)).toBeInViewport();
    expect(await rowsOf('catering_requests', { full_name: name })).toMatchObject([{ restaurant_id: 'saffron-22' }]);

    faults.expect('/_data/', 'net::ERR_FAILED');
    await page.clock.install();
    await page.route('**/_data/*.json', (route) => route.abort());
    await page.goto(`${origin}/catering/?id=saffron-7`);
    await form.scrollIntoViewIfNeeded();
    const alert = form.getByText('The list of locations could not be loaded.');
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(alert).toBeVisible({ timeout: 100 });
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
