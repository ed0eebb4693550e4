import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

test.describe('the locations', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP, javaScriptEnabled: false });

  test('are all there without scripts, by city, with what is known of each', async ({ page }) => {
    await page.goto('/locations/');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations');
    await expect(main.getByText('8 locations in Toronto and Vancouver')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Toronto', 'Vancouver']);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(8);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kumo Annex' }) });
    await expect(card.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    await expect(card.getByText('(389 reviews)')).toBeVisible();
    await expect(card.getByText('526 Bloor Street West')).toBeVisible();
    await expect(card.getByText('Mon – Thu')).toBeVisible();
    await expect(card.getByText('5:00 PM – 9:30 PM')).toBeVisible();
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText([
      'Dine-in',
      'Takeout',
      'Counter seating',
      'Student nights',
    ]);
    await expect(card.getByRole('link', { name: 'Call Kumo Annex' })).toHaveAttribute('href', 'tel:+14165550193');
    const order = card.getByRole('link', { name: 'Order Online from Kumo Annex' });
    await expect(order).toHaveAttribute('href', 'https://order.kumoramen.example/annex');
    await expect(order).toHaveAttribute('target', '_blank');
  });
});

test.describe('on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE });

  test('a tap anywhere on a card opens its location', async ({ page }) => {
    await page.goto('/locations/');
    await expect(page.getByRole('link', { name: /^Order Online from/ })).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kumo Annex' }) });
    await card.tap({ position: { x: 300, y: 130 } });
    await expect(page).toHaveURL('/location/kumo-annex/');
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
