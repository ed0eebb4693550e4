import { modulesOf, readQrCode } from '../support/browser/qr-code.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

const MILLIMETER = 96 / 25.4;

test.use(DESKTOP);

test('a button prints the menu, and is not on the paper', async ({ page }) => {
  await page.goto('/menu/');
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.getByRole('button', { name: 'Print menu' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print menu' })).toBeHidden();
  await expect(page.getByRole('banner').getByText('Français')).toBeHidden();
});

test('a printed menu ends with where, when, the day of the print and a code', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-04T18:00:00Z');
  await page.goto('/menu/');
  const end = page.locator('.menu-colophon');
  await expect(end).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(end).toContainText('214 Locke Street South');
  await expect(end).toContainText('As of March 4, 2027');
  const code = end.getByRole('img');
  const { width = 0 } = (await code.boundingBox()) ?? {};
  expect(width / MILLIMETER).toBeGreaterThan(20);
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await code.locator('path').last().getAttribute('d')) ?? '';
  expect(readQrCode(modulesOf({ size, path })).text).toBe('https://nonnapia.example/menu/');
});

test.describe('a menu that others serve', () => {
  test.use({ brand: 'kumo-ramen' });

  test('is no blank sheet', async ({ page }) => {
    await page.goto('/menu/vancouver-kumo-gastown/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.menu-colophon')).toContainText('Kumo Gastown');
    await expect(page.locator('iframe')).toBeHidden();
  });
});

test.describe('the card for the tables', () => {
  test.use({ brand: 'night-owl-burgers' });

  test('prints on one sheet, at its size, and leads to the menu of its location', async ({ page }) => {
    await page.goto('/menu/qr/montreal-the-yard/');
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format, printBackground: false })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    const { width = 0, height = 0 } = (await page.locator('.menu-card').boundingBox()) ?? {};
    expect([width, height].map((pixels) => Math.round(pixels / MILLIMETER))).toEqual([105, 148]);
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: '.example/menu/' }).click();
    await expect(page).toHaveURL('/menu/montreal-the-yard/');
  });
});
