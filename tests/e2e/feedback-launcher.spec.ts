import { readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { inEnglish } from '../support/build/languages.ts';
import { status } from '../support/browser/faults.ts';
import { DESKTOP, expect, hold, PHONE, REDUCED, test } from '../support/browser/stories.ts';

/** Pages without the tab, but for the cards of QR codes; with one location or a menu in a frame there is nothing to choose on `/menu/`. */
const NOWHERE = ['/404.html', '/careers/', '/contact/', '/feedback/', '/locations/', '/media-inquiries/'];
const WITHOUT = {
  'nonna-pia': [...NOWHERE, '/menu/'],
  'kumo-ramen': [...NOWHERE, '/franchise/'],
  'night-owl-burgers': [...NOWHERE, '/franchise/'],
  minimal: [...NOWHERE, '/menu/'],
};
/** The dialog's code, by the name of its file. */
const DIALOG = /\/open-feedback\.[^/]+\.js$/;

test('a brand has the tab, and the bar of the assistant, on every page but those with a form of their own', () => {
  for (const [brand, paths] of Object.entries(WITHOUT)) {
    const pages = readPages(builtBrand(brand)).filter(
      ({ path }) =>
        !/^\/(?:(?:feedback|fr\/avis)\/qr|(?:fr\/)?menu\/(?:board|qr)|allergens\/qr|fr\/allergenes\/qr)\//.test(path),
    );
    for (const part of ['class="launcher"', 'role="search"']) {
      const without = pages.filter(({ html }) => !html.includes(part));
      expect([...new Set(without.map(({ path }) => inEnglish(path)))].sort(), brand).toEqual(paths.sort());
    }
  }
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('the dialog is fetched when the tab is pointed at, once; Enter opens it', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (DIALOG.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/');
    const tab = page.getByRole('button', { name: 'FEEDBACK' });
    await page.getByRole('link', { name: 'View Full Menu' }).click();
    await expect(page).toHaveURL('/menu/');
    await expect(tab).toHaveCount(0);
    await page.goBack();
    await expect(tab).toBeVisible();
    expect(fetched).toEqual([]);
    const loaded = page.waitForResponse(DIALOG);
    await tab.hover();
    await loaded;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tab.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Share Your Feedback' })).toBeVisible();
    expect(fetched).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, ...REDUCED });

  test('the tab is narrow and easily pressed, and a tap that comes before the dialog is not lost', async ({ page }) => {
    const release = await hold(page, DIALOG);
    await page.goto('/');
    const tab = page.getByRole('button', { name: 'FEEDBACK' });
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    expect((await tab.boundingBox())?.y).toBeLessThan((await bar.boundingBox())?.y ?? 0);
    // In the margin beside the text, and as wide as a thumb to the touch.
    expect((await tab.boundingBox())?.width).toBeLessThanOrEqual(20);
    const reach = (x: number) => tab.evaluate((button, at) => button.contains(document.elementFromPoint(at, 400)), x);
    expect([await reach(1), await reach(43), await reach(48)]).toEqual([true, true, false]);
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    await tab.tap();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('without a connection it says so and the page stays; with one it opens', async ({ page, context }) => {
    await page.goto('/offers/');
    const tab = page.getByRole('button', { name: 'FEEDBACK' });
    await expect(tab).toBeVisible();
    await context.setOffline(true);
    await tab.tap();
    await expect(page.getByRole('region', { name: 'Feedback' }).getByRole('status')).toHaveText(
      'You are offline. Please try again.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await tab.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('where its code is gone it leads to the page with the form', async ({ page, faults }) => {
    faults.expect(status(404));
    await page.route(DIALOG, (route) => route.fulfill({ status: 404 }));
    await page.goto('/offers/');
    await page.getByRole('button', { name: 'FEEDBACK' }).tap();
    await expect(page).toHaveURL('/feedback/');
    await expect(page.getByRole('group', { name: /How satisfied were you/ })).toBeVisible();
  });

  test('it is before and after a form, and never on it', async ({ page }) => {
    await page.goto('/catering/');
    const tab = page.getByRole('button', { name: 'FEEDBACK' });
    await expect(tab).toBeVisible();
    for (const label of ['Event date', 'Requirements']) {
      await page.getByLabel(label).evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await expect(tab).toBeHidden();
    }
    await page.getByRole('heading', { name: 'How It Works' }).evaluate((title) => title.scrollIntoView());
    await expect(tab).toBeVisible();
  });
});
