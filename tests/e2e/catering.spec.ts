import { expect, test } from '../support/stories.ts';

test('a brand that caters says how, and whom to ask', async ({ page }) => {
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
    ['(905) 555-0142', 'tel:9055550142'],
    ['catering@nonnapia.example', 'mailto:catering@nonnapia.example'],
  ] as const) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link.first()).toHaveAttribute('href', href);
    await expect(link.first()).toBeInViewport();
  }
  await expect(main.getByRole('heading', { name: 'Our Locations' })).toHaveCount(0);
});

test.describe('a chain', () => {
  test.use({ brand: 'kumo-ramen' });

  test('lists its places under the catering', async ({ page }) => {
    await page.goto('/catering/');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Our Locations' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Food Truck' })).toHaveCount(0);
  });
});

test.describe('where nobody could take a request', () => {
  test.use({ brand: 'minimal' });

  test('the page says so and nothing else', async ({ page }) => {
    await page.goto('/catering/');
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Catering Not Available']);
  });
});
