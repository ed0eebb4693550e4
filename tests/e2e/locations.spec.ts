import { expect, test } from '../support/browser/stories.ts';

test.describe('the locations', () => {
  test.use({ brand: 'kumo-ramen', javaScriptEnabled: false });

  test('are all there without scripts, by city, with what is known of each, and nothing of the finder', async ({
    page,
  }) => {
    await page.goto('/locations/');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations');
    await expect(main.getByText('8 locations in Toronto and Vancouver')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Toronto', 'Vancouver']);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Map' })).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kumo Annex' }) });
    await expect(card.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    await expect(card.getByText('(389 reviews)')).toBeVisible();
    await expect(card.getByText('526 Bloor Street West')).toBeVisible();
    await expect(card.getByText('Mon – Thu')).toBeVisible();
    await expect(card.getByText('5:00 PM – 9:30 PM')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Call Kumo Annex' })).toHaveAttribute('href', 'tel:+14165550193');
    const order = card.getByRole('link', { name: 'Order Online from Kumo Annex' });
    await expect(order).toHaveAttribute('href', 'https://order.kumoramen.example/annex');
    await expect(order).toHaveAttribute('target', '_blank');
  });
});

test.describe('where there are none', () => {
  test.use({ brand: 'minimal' });

  test('the page says so and leads on', async ({ page }) => {
    await page.goto('/locations/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Locations Available');
    await expect(page.getByText('No locations are configured yet.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact/');
  });
});
