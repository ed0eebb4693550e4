import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const count = (page: Page): Locator => page.locator('main h2[aria-live=polite]');
const filter = (page: Page, label: 'Location' | 'Type'): Locator => page.getByLabel(label, { exact: true });
const titles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const clear = (page: Page): Locator => page.getByRole('button', { name: 'Clear filters' });

test.describe('careers at a chain', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE });

  test('unfold an opening, which leads to its place, and to the form with its position chosen', async ({ page }) => {
    await page.goto('/careers/');
    await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
    await expect(count(page)).toHaveText('4 openings');
    await page.getByRole('heading', { name: 'Line Cook' }).click();
    await expect(page.getByText('One year on a line')).toBeVisible();
    await page.getByRole('link', { name: 'Apply: Line Cook, Kumo Gastown' }).click();
    await expect(page).toHaveURL('/careers/#apply');
    await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport();
    await expect(page.getByLabel('Position')).toHaveValue('line-cook-kumo-gastown');
    await page.getByRole('main').getByRole('link', { name: 'Kumo Gastown', exact: true }).click();
    await expect(page).toHaveURL('/location/kumo-gastown/');
  });
});

test.describe('the filters', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('come from the address and go into it, work by keyboard, and have a way out', async ({ page }) => {
    await test.step('what they do not know counts for nothing', async () => {
      await page.goto('/careers/?type=part-time&location=atlantis');
      await expect(titles(page)).toHaveText(['Gyoza Cook']);
      await expect(filter(page, 'Location')).toHaveValue('');
    });
    await test.step('have a way out where nothing is left, and it keeps the keyboard on the page', async () => {
      await page.goto('/careers/?type=part-time&location=kumo-gastown');
      await expect(count(page)).toHaveText('No openings');
      await page.getByRole('button', { name: 'Show all openings' }).click();
      await expect(count(page)).toHaveText('4 openings');
      await expect(page.getByText('No openings match these filters.')).toBeHidden();
      await expect(filter(page, 'Location')).toBeFocused();
      await expect(page).toHaveURL('/careers/');
    });
    await test.step('work by keyboard alone', async () => {
      await expect(clear(page)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(filter(page, 'Type')).toBeFocused();
      await page.keyboard.type('Part');
      await expect(titles(page)).toHaveText(['Gyoza Cook']);
      await page.keyboard.press('Tab');
      await expect(clear(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(titles(page)).toHaveCount(4);
    });
    await test.step('are in the address, also after a way back', async () => {
      await filter(page, 'Type').selectOption('Full-time');
      await filter(page, 'Location').selectOption('Kumo Gastown');
      await expect(titles(page)).toHaveText(['Line Cook']);
      await expect(page).toHaveURL('/careers/?location=kumo-gastown&type=full-time');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
      await expect(page).toHaveURL('/feedback/');
      await page.goBack();
      await expect(titles(page)).toHaveText(['Line Cook']);
      await expect(filter(page, 'Location')).toHaveValue('kumo-gastown');
    });
  });

  test('give way to a link to an opening, and leave an open one its address', async ({ page }) => {
    await page.goto('/careers/?type=part-time#line-cook-kumo-gastown');
    await expect(page.getByText('One year on a line')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Line Cook' })).toBeInViewport();
    await expect(filter(page, 'Type')).toHaveValue('');
    await expect(page).toHaveURL('/careers/#line-cook-kumo-gastown');
    await page.goto('/careers/?type=full-time');
    await page.getByRole('heading', { name: 'Floor Lead' }).click();
    await expect(page).toHaveURL('/careers/?type=full-time#floor-lead-kumo-yonge-eg');
    await page.getByRole('heading', { name: 'Floor Lead' }).click();
    await expect(page).toHaveURL('/careers/?type=full-time');
  });
});

test.describe('an opening that is over since the site was built', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('is neither listed nor offered, from its midnight on', async ({ page, serveSite }) => {
    const about = { description: 'Come and cook.', location_name: 'Annex' };
    const jobs = [
      { ...about, title: 'Line Cook', validThrough: '2026-12-01' },
      { ...about, title: 'Floor Lead', validThrough: '2027-12-01' },
      { ...about, title: 'Driver' },
    ];
    const origin = await serveSite({ name: 'Story', timezone: 'America/Vancouver', jobs });
    const position = page.getByLabel('Position');
    const send = page.getByRole('button', { name: 'Send Application' });

    // British Columbia keeps summer time since 2026.
    await page.clock.setFixedTime('2026-12-01T23:59:00-07:00');
    await page.goto(`${origin}/careers/`);
    await expect(count(page)).toHaveText('3 openings');
    await page.getByRole('heading', { name: 'Line Cook' }).click();
    await page.getByRole('link', { name: 'Apply: Line Cook', exact: true }).click();
    await expect(position).toHaveValue('line-cook-annex');

    await page.clock.setFixedTime('2026-12-02T00:00:00-07:00');
    await page.goto(`${origin}/careers/`);
    await expect(titles(page)).toHaveText(['Floor Lead', 'Driver']);
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeEnabled();
    await expect(position.getByRole('option')).toHaveText([
      'Choose a position',
      'Floor Lead, Annex',
      'Driver, Annex',
      'Apply openly: no position in particular',
    ]);
    // What was chosen before it was over has to be chosen anew.
    await expect(position).toHaveValue('');
    await send.click();
    await expect(position).toBeFocused();

    await page.clock.setFixedTime('2027-12-02T00:00:00-07:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(titles(page)).toHaveText(['Driver']);
    await expect(count(page)).toHaveText('1 opening');
  });
});

test.describe('careers at one restaurant', () => {
  test.use(DESKTOP);

  test('have a filter only where there is a choice, and print every opening whole', async ({ page }) => {
    await page.goto('/careers/');
    await expect(count(page)).toHaveText('2 openings');
    await expect(filter(page, 'Type')).toBeVisible();
    await expect(filter(page, 'Location')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Able to lift a 25 kg bag of flour, repeatedly')).toBeVisible();
    await expect(filter(page, 'Type')).toBeHidden();
  });
});

test.describe('careers without openings', () => {
  test.use({ brand: 'empty', ...DESKTOP });

  test('say so, and take an application for none in particular', async ({ page }) => {
    await page.goto('/careers/');
    await expect(page.getByText('There are no openings right now.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Join Our Team', 'Apply']);
    await expect(page.getByRole('form', { name: 'Application' }).getByRole('combobox')).toHaveCount(0);
  });
});

test.describe('careers without scripts', () => {
  test.use({ brand: 'kumo-ramen', javaScriptEnabled: false, ...DESKTOP });

  test('show every opening and no filter, and take applications by e-mail', async ({ page }) => {
    await page.goto('/careers/?type=part-time');
    await expect(titles(page)).toHaveCount(4);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Line Cook' }).click();
    await expect(page.getByRole('link', { name: 'Apply: Line Cook, Kumo Gastown' })).toHaveAttribute(
      'href',
      'mailto:gastown@kumoramen.example?subject=Application%3A%20Line%20Cook%2C%20Kumo%20Gastown',
    );
  });
});
