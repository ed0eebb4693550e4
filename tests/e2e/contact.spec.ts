import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

test.describe('the contact page of one location', () => {
  test.use(PHONE);

  test('has every way to reach it, its hours, and who else to write to', async ({ page }) => {
    await page.goto('/contact/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(main.getByRole('link', { name: '(905) 555-0142' })).toHaveAttribute('href', 'tel:+19055550142');
    await expect(main.getByRole('link', { name: 'ciao@nonnapia.example' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('heading', { name: 'Hours' })).toBeVisible();
    await expect(main.getByText('Our Locations')).toHaveCount(0);
    await main.getByRole('link', { name: 'Media Inquiries' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Inquiries');
  });
});

test.describe('the contact page of a chain', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('has the head office and all locations, and a whole row leads to its topic', async ({ page }) => {
    await page.goto('/contact/');
    const main = page.getByRole('main');
    await expect(main.getByText('Head Office')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Hours' })).toHaveCount(0);
    // Playwright would wait for the text to lie above its link.
    await page.getByText('Come and work with us.').click({ force: true });
    await expect(page).toHaveURL('/careers/');
  });
});
