import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const main = (page: Page): Locator => page.getByRole('main');
const offer = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const headings = (page: Page): Locator => main(page).locator('h1, h2');

test.describe('the offers of a chain', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('say what there is to say of them', async ({ page }) => {
    await page.goto('/offers/');
    await test.step('they stand in their order, above the locations', async () => {
      await expect(headings(page)).toHaveText([
        'Special Offers',
        'Featured Deals',
        'Ongoing Discounts',
        'Kumo Card',
        'Offer Terms',
        'Our Locations',
      ]);
      await expect(page.getByText('There are no special offers right now')).toHaveCount(0);
    });
    await test.step('they say what a deal costs and saves', async () => {
      const deal = offer(page, 'Two bowls, one plate');
      await expect(deal.getByText('$44.00')).toBeVisible();
      await expect(deal.locator('s')).toHaveText('$49.50');
      await expect(deal.getByText('Save $5.50')).toBeVisible();
      await expect(offer(page, 'Lunch set').getByText('Save')).toHaveCount(0);
    });
    await test.step('they list the conditions of a discount', async () => {
      const discount = offer(page, 'First bowl');
      await expect(discount.getByText('20% off')).toBeVisible();
      await expect(discount.getByRole('listitem')).toHaveText(['New guests', 'Pickup only', 'Once per guest']);
    });
    await test.step('they lead to the loyalty program, to ordering and to the telephone', async () => {
      const join = page.getByRole('link', { name: 'Join Kumo Card' });
      await expect(join).toHaveAttribute('href', 'https://card.kumoramen.example/');
      await expect(join).toHaveAttribute('target', '_blank');
      await expect(main(page).getByRole('link', { name: 'Order Online' }).first()).toBeInViewport();
      await expect(main(page).getByRole('link', { name: '(416) 555-0188' }).first()).toHaveAttribute('href', /^tel:/);
    });
  });
});

test.describe('a coupon code', () => {
  test.use({ brand: 'kumo-ramen', permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied by its button, which says so each time and takes the word back from the one before', async ({
    page,
  }) => {
    // By the router, as most visitors come.
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
    const coupon = offer(page, 'First bowl');
    const spoken = await listenTo(coupon.locator('[aria-live=polite]'));
    const copy = coupon.getByRole('button', { name: 'Copy code KUMO20' });
    await copy.click();
    await expect(coupon.getByText('Code KUMO20 copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KUMO20');
    await copy.press('Enter');
    await expect.poll(spoken).toEqual(['Code KUMO20 copied', 'Code KUMO20 copied']);
    await expect(copy).toBeFocused();
    await page.getByRole('button', { name: 'Copy code NIBOSHI' }).click();
    await expect(page.getByText('Code NIBOSHI copied')).toBeVisible();
    await expect(page.getByText('Code KUMO20 copied')).toHaveCount(0);
  });

  test('is selected where the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await page.goto('/offers/');
    await page.getByRole('button', { name: 'Copy code KUMO20' }).click();
    await expect(page.getByText(/^Press (Ctrl|Command)\+C to copy$/)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('KUMO20');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is held where there is no clipboard: there is no Ctrl', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.goto('/offers/');
      await page.getByRole('button', { name: 'Copy code KUMO20' }).tap();
      await expect(page.getByText('Hold the code to copy it')).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('stands there to be read, with no button that would do nothing', async ({ page }) => {
      await page.goto('/offers/');
      await expect(offer(page, 'First bowl').getByText('KUMO20')).toBeVisible();
      await expect(main(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByText('There are no special offers right now')).toHaveCount(0);
    });
  });
});

test.describe('an offer with a last day', () => {
  test.use({ brand: 'kumo-ramen', timezoneId: 'America/Vancouver' });

  test('shows through it in the zone of the restaurant, and is gone with the next', async ({ page }) => {
    await page.clock.setFixedTime('2027-12-31T23:59:00-05:00');
    await page.goto('/offers/');
    await expect(offer(page, 'Ramen at home')).toContainText('Valid until December 31, 2027');
    await page.clock.setFixedTime('2028-01-01T00:01:00-05:00');
    await test.step('from a page that was left open too, when somebody looks at it again', async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect(offer(page, 'Ramen at home')).toHaveCount(0);
      await expect(offer(page, 'Lunch set')).toBeVisible();
    });
  });
});

test.describe('the last offer of a section', () => {
  test.use({ brand: 'kitchen-sink' });

  test('takes its heading with it, and a loyalty program stays', async ({ page }) => {
    await page.clock.setFixedTime('2027-01-02T12:00:00-04:00');
    await page.goto('/offers/');
    await expect(headings(page)).toHaveText(['Special Offers', 'The Drain', 'Offer Terms', 'Our Locations']);
  });
});

test('once every offer is over, the page says that nothing runs, and leads to the menu', async ({
  page,
  serveSite,
}) => {
  const origin = await serveSite({ name: 'Last Orders', deals: [{ title: 'Oyster hour', validUntil: '2030-06-30' }] });
  const notice = page.getByText('There are no special offers right now');
  await page.clock.setFixedTime('2030-06-30T12:00:00-04:00');
  await page.goto(`${origin}/offers/`);
  await expect(headings(page)).toHaveText(['Special Offers', 'Featured Deals', 'Offer Terms']);
  await expect(notice).toBeHidden();
  await page.clock.setFixedTime('2030-07-01T12:00:00-04:00');
  await page.reload();
  await expect(headings(page)).toHaveText(['Special Offers', 'Offer Terms']);
  await expect(notice).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See the menu' })).toHaveCount(1);
});

test('on paper the codes are legible, and nothing is left that only a screen can do', async ({ page }) => {
  await page.goto('/offers/');
  await page.emulateMedia({ media: 'print' });
  await expect(offer(page, 'Two for Tuesday').getByText('MARTEDI')).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
  await expect(main(page).getByRole('link')).toHaveCount(0);
});

/** What a live region has said so far; its silences are left out. */
async function listenTo(region: Locator): Promise<() => Promise<string[]>> {
  const heard = await region.evaluateHandle((element) => {
    const words: string[] = [];
    new MutationObserver(() => {
      if (element.textContent !== '') words.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return words;
  });
  return () => heard.jsonValue();
}
