import { violationsOn } from '../support/browser/axe.ts';
import { status } from '../support/browser/faults.ts';
import { DESKTOP, expect, REDUCED, test } from '../support/browser/stories.ts';

const CALLS = '**/functions/v1/influencer-portal';

test.use({ ...DESKTOP, ...REDUCED });

test('campaigns are asked for once, when the page is opened, and those that expire within a week say so', async ({
  page,
  faults,
}) => {
  // What the policy of the pages does not let through is no error of the console in every browser.
  faults.expect(status(404), 'https://elsewhere.example/banner.jpg');
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const asked: unknown[] = [];
  await page.clock.setFixedTime('2026-12-24T15:30:00-05:00');
  const expiry = (day: number) => `2026-12-${day}T23:59:00-05:00`;
  const json = [
    { id: 'a b', title: 'Tomorrow', subtitle: 'For two.', expiry: expiry(25), num_needed: 4, min_followers: 2000 },
    { id: '2', title: 'In a week', expiry: '2026-12-31', city: 'Hamilton', restaurant: { name: 'Nonna Pia' } },
    { id: '3', title: 'Today', expiry: expiry(24) },
    { id: '4', title: 'Later', expiry: '2027-01-01T12:00:00-05:00', banner_image: '/gone.png' },
    { id: '5', title: 'Without an end', banner_image: 'https://elsewhere.example/banner.jpg' },
    { id: '6', title: 'Over', expiry: expiry(23) },
    { title: 'Without an id' },
  ];
  await page.route(CALLS, async (route) => {
    asked.push(route.request().postDataJSON());
    await released;
    await route.fulfill({ json });
  });
  await page.goto('/media-inquiries/');
  const call = { action: 'getCampaignsByBrandId', brandId: '2f4b9a71-6c58-4e03-b1d6-7a90c3e5f812' };
  await expect.poll(() => asked).toEqual([call]);
  const heading = page.getByRole('heading', { name: 'Campaigns' });
  await expect(heading).not.toBeInViewport();
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').filter({ hasText: 'Loading campaigns...' })).toBeVisible();
  release(undefined);
  const campaigns = page.getByRole('article');
  const titles = ['Tomorrow', 'In a week', 'Today', 'Later', 'Without an end'];
  await expect(campaigns.getByRole('heading')).toHaveText(titles);
  await expect(campaigns.filter({ hasText: 'Expires Soon' }).getByRole('heading')).toHaveText(titles.slice(0, 2));
  await expect(campaigns.first()).toContainText('4 creators wanted');
  await expect(campaigns.first()).toContainText('From 2,000 followers');
  await expect(campaigns.nth(1)).toContainText('Until December 31, 2026');
  // A banner that can't be had, or that no policy lets through, leaves its place to the sign for a missing picture.
  await expect(campaigns.getByRole('presentation')).toHaveCount(2);
  for (const campaign of [campaigns.nth(3), campaigns.nth(4)]) {
    await campaign.getByRole('heading').scrollIntoViewIfNeeded();
    await expect(campaign.getByRole('presentation')).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    await expect(campaign.getByRole('presentation')).toBeVisible();
  }
  expect(await violationsOn(page)).toEqual([]);
  expect(asked).toEqual([call]);
});

test('where the backend has no campaigns the list says so, and the press reads whom to write to', async ({ page }) => {
  await page.goto('/media-inquiries/');
  await page.getByRole('heading', { name: 'Campaigns' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('There are no campaigns right now. Please look in again.')).toBeVisible();
  const contact = page.getByRole('complementary', { name: 'Press contact' });
  await expect(contact.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
    'href',
    'mailto:ciao@nonnapia.example?subject=Media%20inquiry%3A%20Nonna%20Pia',
  );
});
