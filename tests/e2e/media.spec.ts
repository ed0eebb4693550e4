import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { status } from '../support/browser/faults.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const CALLS = '**/functions/v1/influencer-portal';
const NONE = 'There are no campaigns right now. Please look in again.';

test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

const campaigns = (page: Page): Locator => page.getByRole('article');

/** The list is asked for when the page is opened, and drawn when it is seen. */
async function openCampaigns(page: Page): Promise<void> {
  await page.goto('/media-inquiries/');
  await page.getByRole('heading', { name: 'Campaigns' }).scrollIntoViewIfNeeded();
}

test('campaigns are asked for once, when the page is opened, and those that expire within a week say so', async ({
  page,
  faults,
}) => {
  // What the policy of the pages does not let through is no error of the console in every browser.
  faults.expect(status(404), 'https://elsewhere.example/banner.jpg');
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  const asked: unknown[] = [];
  await page.clock.setFixedTime('2026-12-24T15:30:00-05:00');
  await page.route(CALLS, async (route) => {
    asked.push(route.request().postDataJSON());
    await wait;
    const expiry = (day: number) => `2026-12-${day}T23:59:00-05:00`;
    await route.fulfill({
      json: [
        { id: 'a b', title: 'Tomorrow', subtitle: 'For two.', expiry: expiry(25), num_needed: 4, min_followers: 2000 },
        { id: '2', title: 'In a week', expiry: '2026-12-31', city: 'Hamilton', restaurant: { name: 'Nonna Pia' } },
        { id: '3', title: 'Today', expiry: expiry(24) },
        { id: '4', title: 'Later', expiry: '2027-01-01T12:00:00-05:00', banner_image: '/gone.png' },
        { id: '5', title: 'Without an end', banner_image: 'https://elsewhere.example/banner.jpg' },
        { id: '6', title: 'Over', expiry: expiry(23) },
        { title: 'Without an id' },
      ],
    });
  });
  await page.goto('/media-inquiries/');
  await expect(page.getByRole('heading', { name: 'Media Inquiries' })).toBeVisible();
  const call = { action: 'getCampaignsByBrandId', brandId: '2f4b9a71-6c58-4e03-b1d6-7a90c3e5f812' };
  await expect.poll(() => asked).toEqual([call]);
  await expect(page.getByRole('heading', { name: 'Campaigns' })).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Campaigns' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').filter({ hasText: 'Loading campaigns...' })).toBeVisible();
  release();
  await expect(campaigns(page).getByRole('heading')).toHaveText([
    'Tomorrow',
    'In a week',
    'Today',
    'Later',
    'Without an end',
  ]);
  await expect(campaigns(page).filter({ hasText: 'Expires Soon' }).getByRole('heading')).toHaveText([
    'Tomorrow',
    'In a week',
  ]);
  await expect(campaigns(page).first()).toContainText('4 creators wanted');
  await expect(campaigns(page).first()).toContainText('From 2,000 followers');
  await expect(campaigns(page).nth(1)).toContainText('Until December 31, 2026');
  // A banner that can't be had, or that no policy lets through, leaves its place to the sign for a missing picture.
  await expect(campaigns(page).getByRole('presentation')).toHaveCount(2);
  for (const { banner, seen } of [
    { banner: campaigns(page).nth(3).getByRole('presentation'), seen: 'Later' },
    { banner: campaigns(page).nth(4).getByRole('presentation'), seen: 'Without an end' },
  ]) {
    await page.getByRole('heading', { name: seen }).scrollIntoViewIfNeeded();
    await expect(banner).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    await expect(banner).toBeVisible();
  }
  expect(await violationsOn(page)).toEqual([]);
  expect(asked).toEqual([call]);
});

test('campaigns of the backend are those of the brand; where there are none the list says so', async ({ page }) => {
  await openCampaigns(page);
  await expect(page.getByText(NONE)).toBeVisible();
  await test.step('the press is told whom to write to, and that campaigns have their place', async () => {
    const contact = page.getByRole('complementary', { name: 'Press contact' });
    await expect(contact.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
      'href',
      'mailto:ciao@nonnapia.example?subject=Media%20inquiry%3A%20Nonna%20Pia',
    );
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  });
});

test('campaigns that do not come are asked for three times more, ever later, and then there are none', async ({
  page,
  faults,
}) => {
  faults.expect(status(500), 'The campaigns could not be loaded. {state: answered, status: 500');
  await page.clock.install();
  let asked = 0;
  await page.route(CALLS, async (route) => {
    asked++;
    await route.fulfill({ status: 500, json: { success: false, error: 'Broken' } });
  });
  await openCampaigns(page);
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => asked).toBe(tries);
    await expect(page.getByText('Loading campaigns...')).toBeVisible();
    // Until the answer has come in, the wait for the next try has not begun.
    await expect(async () => {
      await page.clock.fastForward(wait);
      expect(asked).toBe(tries + 1);
    }).toPass();
  }
  await expect(page.getByText(NONE)).toBeVisible();
  expect(asked).toBe(4);
});

test.describe('who asks for the press', () => {
  test.use(PHONE);

  test('is answered only with leave, and reads what came of it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/media-inquiries/');
    const form = page.getByRole('form', { name: 'Media inquiry' });
    const send = form.getByRole('button', { name: 'Send Inquiry' });
    await expect(send).toBeEnabled();
    await form.getByLabel('Inquiry type').selectOption('Other');
    await form.getByLabel('Outlet').fill('The Daily Noodle');
    await form.getByLabel('Contact name').fill('Ada');
    await form.getByLabel('Email').fill('ada@mail.example');
    const [contact, marketing] = [
      form.getByLabel(/^You may contact me/),
      form.getByLabel(/^You may also send me news/),
    ];
    await marketing.check();
    await send.tap();
    await expect(contact).toBeFocused();
    await expect(contact).toHaveAccessibleDescription('Please tick this box, so that we may answer you.');
    await contact.check();
    await expect(contact).not.toHaveAttribute('aria-invalid');

    // What was said before goes first, and each has its time.
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveText(/^\s*Required Fields Missing\s*Please fill in all required fields\.\s*$/);
    await page.route('**/functions/v1/website-submissions/media-inquiries', (route) =>
      route.fulfill({ status: 201, json: { success: true } }),
    );
    await send.tap();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    await expect(region.getByRole('alert')).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(region.getByRole('alert')).toHaveCount(0);
    await expect(region).toHaveText(/^\s*Success\s*Your media inquiry has been submitted successfully\.\s*$/);
    await page.clock.fastForward(4000);
    await expect(region).toBeEmpty();
  });
});
