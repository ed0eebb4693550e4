import { brotliCompressSync } from 'node:zlib';
import { ALLERGEN_KINDS } from '#core/menu/allergens/allergen-statements.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { tabTo } from '../support/browser/by-keyboard.ts';
import { expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

test.describe('the filter of a menu', () => {
  test.use({ brand: 'kumo-ramen', ...REDUCED });

  test('hides what contains or may contain it, keeps what does not state it, and holds in the tab', async ({
    page,
  }) => {
    await page.goto('/menu/toronto-kumo-annex/');
    const items = page.locator('.menu-category .menu-items > li');
    const stating = page.locator('.menu-category .menu-items > li[data-allergens~="eggs"]');
    const [all, eggs] = [await items.count(), await stating.count()];
    expect(eggs).toBeGreaterThan(0);
    await page.getByText('Hide what contains').first().click();
    await page.getByRole('checkbox', { name: 'Eggs' }).press('Space');
    const status = page.locator('allergen-filter').getByRole('status');
    await expect(status).toContainText(`${eggs} item`);
    await expect(status).toContainText(`${all - eggs} items do not state it: ask us.`);
    await expect(items.filter({ visible: true })).toHaveCount(all - eggs);
    await page.reload();
    await expect(items.filter({ visible: true })).toHaveCount(all - eggs);
    await page.emulateMedia({ media: 'print' });
    await expect(items.filter({ visible: true })).toHaveCount(all);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(items.filter({ visible: true })).toHaveCount(all);
    await expect(status).toBeEmpty();
    await page.getByRole('link', { name: 'Allergen table' }).click();
    await expect(page).toHaveURL(/\/allergens\/toronto-kumo-annex\/$/);
  });
});

test.describe('a table of 400 items and 14 allergens on a phone', () => {
  test.use({ ...PHONE, ...REDUCED });

  test('is small, whole for the keyboard and a screen reader, and says what its CSV says', async ({
    page,
    request,
    serveSite,
  }) => {
    const kinds = ALLERGEN_KINDS.filter((kind) => kind !== 'shellfish');
    const stated = (index: number, every: number) => kinds.filter((_, at) => (index * 7 + at * 3) % every === 0);
    const items = Array.from({ length: 400 }, (_, index) => ({
      name: `Item number ${index}`,
      price: 10,
      ...(index % 9 > 0 && { allergens: stated(index, 5), mayContain: stated(index + 2, 7) }),
    }));
    const origin = await serveSite({ name: 'Big Table', menu: { categories: [{ name: 'Dishes', items }] } });
    const html = await (await request.get(`${origin}/allergens/`)).body();
    expect(brotliCompressSync(html).length).toBeLessThan(60 * 1024);

    await page.goto(`${origin}/allergens/`);
    const window = page.getByRole('region', { name: 'Allergens in the menu of Big Table' });
    await tabTo(page, window);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => window.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const last = page.getByRole('rowheader', { name: 'Item number 399' });
    // A key that comes while the browser still scrolls for the one before may be lost.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('columnheader', { name: 'Item', exact: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);

    const rows = await page
      .getByRole('row')
      .evaluateAll((all) =>
        all.flatMap((row) =>
          row instanceof HTMLTableRowElement && row.cells.length > 2
            ? [[...row.cells].map(({ textContent }) => textContent?.trim() ?? '')]
            : [],
        ),
      );
    const csv = await (await request.get(`${origin}/allergens/allergens.csv`)).text();
    const lines = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(1, -1));
    expect(lines).toHaveLength(401);
    expect(rows).toEqual(lines);

    await page.getByRole('checkbox', { name: 'Milk' }).press('Space');
    await expect(page.getByRole('columnheader')).toHaveText(['Item', 'Milk']);
    expect(await violationsOn(page, '#main')).toEqual([]);
  });
});
