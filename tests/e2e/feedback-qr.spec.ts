import type { Page } from '@playwright/test';
import { modulesOf, readQrCode } from '../support/browser/qr-code.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const CARDS = [
  { brand: 'kumo-ramen', path: '/feedback/qr/kumo-queen-west/', id: '0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41' },
  { brand: 'hostile', path: '/feedback/qr/constructor/', id: 'constructor' },
  { brand: 'other-scripts', path: '/feedback/qr/scripts-2/', id: 'scripts-2' },
];
const MILLIMETER = 96 / 25.4;

const code = (page: Page) => page.getByRole('img', { name: /^QR code/ });
const card = (page: Page) => page.locator('.feedback-card');

for (const { brand, path, id } of CARDS) {
  test.describe(`the card of ${brand}`, () => {
    test.use({ brand, ...DESKTOP });

    test('prints on one sheet, at the size of a frame, and leads where its code says', async ({ page }) => {
      await page.goto(path);
      await test.step('nothing else is printed with it', async () => {
        for (const format of ['A4', 'Letter']) {
          const pdf = (await page.pdf({ format, printBackground: false })).toString('latin1');
          expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        }
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: 'How was your visit?' })).toBeVisible();
        await expect(page.getByRole('button')).toHaveCount(0);
        const { width = 0, height = 0 } = (await card(page).boundingBox()) ?? {};
        expect([width, height].map((pixels) => Math.round(pixels / MILLIMETER))).toEqual([127, 178]);
        const { width: ofCode = 0 } = (await code(page).boundingBox()) ?? {};
        expect(ofCode / MILLIMETER).toBeGreaterThan(50);
        await page.emulateMedia({ media: null });
      });
      await test.step('a button prints the card', async () => {
        await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
        await page.getByRole('button', { name: 'Print this card' }).click();
        await expect(page.locator('body')).toHaveAttribute('data-printed');
      });
      await test.step('the code and the link below it lead to the same page', async () => {
        const viewBox = (await code(page).getAttribute('viewBox')) ?? '';
        const dark = (await code(page).locator('path').last().getAttribute('d')) ?? '';
        const { text } = readQrCode(modulesOf({ size: Number(viewBox.split(' ')[2]), path: dark }));
        expect(new URL(text).searchParams.get('id')).toBe(id);
        await page.getByRole('link', { name: '.example/feedback' }).click();
        await expect(page).toHaveURL(text.replace(/^https:\/\/[^/]+/, ''));
      });
    });
  });
}

test.describe('on a phone at night and without scripts', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, javaScriptEnabled: false });

  test('the card is whole, has the colours of the print, and no button that does nothing', async ({ page }) => {
    await page.goto('/feedback/qr/kumo-gastown/');
    await expect(code(page)).toBeVisible();
    await expect(page.getByText('Kumo Gastown')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const ground = () => card(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const byDay = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe(byDay);
    await expect(code(page).locator('path').first()).toHaveAttribute('fill', 'white');
  });
});
