import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const count = (page: Page): Locator => page.locator('main h2[aria-live=polite]');
const filter = (page: Page, label: 'Location' | 'Type'): Locator => page.getByLabel(label, { exact: true });
const titles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const clear = (page: Page): Locator => page.getByRole('button', { name: 'Clear filters' });

for (const [device, settings] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`careers at a chain, on a ${device}`, () => {
    test.use({ brand: 'kumo-ramen', ...settings });

    test('an opening unfolds and leads to its place, and to the form with its position chosen', async ({ page }) => {
      await page.goto('/careers/');
      await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
      await expect(count(page)).toHaveText('4 openings');
      await page.getByRole('heading', { name: 'Line Cook' }).click();
      await expect(page.getByText('One year on a line')).toBeVisible();
      await expect(page.getByText('Transit pass')).toBeVisible();
      await page.getByRole('link', { name: 'Apply: Line Cook, Kumo Gastown' }).click();
      await expect(page).toHaveURL('/careers/#apply');
      await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport();
      await expect(page.getByLabel('Position')).toHaveValue('line-cook-kumo-gastown');
      await page.getByRole('main').getByRole('link', { name: 'Kumo Gastown', exact: true }).click();
      await expect(page).toHaveURL('/location/kumo-gastown/');
    });
  });
}

test.describe('the filters', () => {
  test.use({ brand: 'kumo-ramen', ...DESKTOP });

  test('come from the address, have a way out, work by keyboard alone, and go into the address', async ({ page }) => {
    await test.step('come from the address; what they do not know counts for nothing', async () => {
      await page.goto('/careers/?type=part-time&location=atlantis');
      await expect(titles(page)).toHaveText(['Gyoza Cook']);
      await expect(filter(page, 'Location')).toHaveValue('');
    });
    await test.step('have a way out where nothing is left, and it keeps the keyboard on the page', async () => {
      await page.goto('/careers/?type=part-time&location=kumo-gastown');
      await expect(count(page)).toHaveText('No openings');
      await expect(page.getByText('No openings match these filters.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all openings' }).click();
      await expect(count(page)).toHaveText('4 openings');
      await expect(page.getByText('No openings match these filters.')).toBeHidden();
      await expect(filter(page, 'Location')).toBeFocused();
      await expect(page).toHaveURL('/careers/');
    });
    await test.step('work by keyboard alone', async () => {
      await expect(clear(page)).toBeHidden();
      await filter(page, 'Location').focus();
      await page.keyboard.press('Tab');
      await expect(filter(page, 'Type')).toBeFocused();
      await page.keyboard.type('Part');
      await expect(titles(page)).toHaveText(['Gyoza Cook']);
      await page.keyboard.press('Tab');
      await expect(clear(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(titles(page)).toHaveCount(4);
      await expect(clear(page)).toBeHidden();
    });
    await test.step('the address says what is filtered, also after a way back', async () => {
      await filter(page, 'Type').selectOption('Full-time');
      await expect(count(page)).toHaveText('3 openings');
      await filter(page, 'Location').selectOption('Kumo Gastown');
      await expect(count(page)).toHaveText('1 opening');
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
    await test.step('a link to an opening opens it', async () => {
      await page.goto('/careers/#gyoza-cook-kumo-leslieville');
      await expect(page.getByText('Four hundred gyoza, then home by two.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Gyoza Cook' })).toBeInViewport();
      await expect(page.getByText('One year on a line')).toBeHidden();
    });
    await test.step('give way to a link to an opening that they would hide', async () => {
      await page.goto('/careers/?type=part-time#line-cook-kumo-gastown');
      await expect(page.getByText('One year on a line')).toBeVisible();
      await expect(filter(page, 'Type')).toHaveValue('');
      await expect(page).toHaveURL('/careers/#line-cook-kumo-gastown');
    });
    await test.step('leave an open opening its address', async () => {
      await page.goto('/careers/?type=full-time');
      await page.getByRole('heading', { name: 'Floor Lead' }).click();
      await expect(page).toHaveURL('/careers/?type=full-time#floor-lead-kumo-yonge-eg');
      await page.getByRole('heading', { name: 'Floor Lead' }).click();
      await expect(page).toHaveURL('/careers/?type=full-time');
    });
  });
});

test('more than 24 locations are searched', async ({ page, serveSite }) => {
  const jobs = Array.from({ length: 40 }, (_, n) => ({
    title: 'Cook',
    location_name: `${n % 2 ? 'Été' : 'Hiver'} ${n}`,
  }));
  const origin = await serveSite({ name: 'Many', jobs });

  await page.goto(`${origin}/careers/`);
  const field = page.getByRole('combobox', { name: 'Location' });
  await field.pressSequentially('ete');
  await expect(count(page)).toHaveText('20 openings');
  await field.fill('Hiver 4');
  await expect(count(page)).toHaveText('1 opening');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?location=hiver-4$/);
  await page.reload();
  await expect(field).toHaveValue('Hiver 4');
  await expect(count(page)).toHaveText('1 opening');
  await clear(page).click();
  await expect(field).toBeFocused();
  await expect(count(page)).toHaveText('40 openings');
  await page.goto(`${origin}/careers/?location=atlantis`);
  await expect(field).toHaveValue('');
  await expect(count(page)).toHaveText('40 openings');
});

test.describe('an opening that is over since the site was built', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('is neither listed nor offered, from its midnight on, and nothing moves', async ({
    page,
    serveSite,
    faults,
  }) => {
    // Letters that come late move lines, too.
    faults.allow('.woff2', 'net::ERR_FAILED');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const about = { description: 'Come and cook.', location_name: 'Annex' };
    const jobs = [
      { ...about, title: 'Line Cook', validThrough: '2026-12-01' },
      { ...about, title: 'Floor Lead', validThrough: '2027-12-01' },
      { ...about, title: 'Driver' },
    ];
    const origin = await serveSite({ name: 'Story', timezone: 'America/Vancouver', jobs });
    const position = page.getByLabel('Position').getByRole('option');
    const form = page.getByRole('form', { name: 'Application' });

    // British Columbia keeps summer time since 2026.
    await page.clock.setFixedTime('2026-12-01T23:59:00-07:00');
    await page.goto(`${origin}/careers/`);
    await expect(count(page)).toHaveText('3 openings');
    await page.getByRole('heading', { name: 'Line Cook' }).click();
    await page.getByRole('link', { name: 'Apply: Line Cook', exact: true }).click();
    await expect(page.getByLabel('Position')).toHaveValue('line-cook-annex');

    await page.clock.setFixedTime('2026-12-02T00:00:00-07:00');
    await page.goto(`${origin}/careers/`);
    await expect(count(page)).toHaveText('2 openings');
    await expect(titles(page)).toHaveText(['Floor Lead', 'Driver']);
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('button', { name: 'Send Application' })).toBeEnabled();
    await expect(position).toHaveText([
      'Choose a position',
      'Floor Lead, Annex',
      'Driver, Annex',
      'Apply openly: no position in particular',
    ]);
    expect(await page.evaluate(() => window.shift)).toBeCloseTo(0, 2);
    // What was chosen before it was over has to be chosen anew.
    await expect(page.getByLabel('Position')).toHaveValue('');
    await form.getByRole('button', { name: 'Send Application' }).click();
    await expect(page.getByLabel('Position')).toBeFocused();

    await page.clock.setFixedTime('2027-12-02T00:00:00-07:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(count(page)).toHaveText('1 opening');
    await expect(titles(page)).toHaveText(['Driver']);
  });
});

test.describe('careers at one restaurant', () => {
  test.use(PHONE);

  test('have a filter only where there is a choice, welcome an introduction, and print every opening', async ({
    page,
  }) => {
    await page.goto('/careers/');
    await expect(count(page)).toHaveText('2 openings');
    await expect(filter(page, 'Type')).toBeVisible();
    await expect(filter(page, 'Location')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Don’t see your role?' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'ciao@nonnapia.example' })).toHaveAttribute(
      'href',
      'mailto:ciao@nonnapia.example?subject=Application',
    );
    await test.step('show every opening whole on paper', async () => {
      await page.setViewportSize(DESKTOP.viewport);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Able to lift a 25 kg bag of flour, repeatedly')).toBeVisible();
      await expect(filter(page, 'Type')).toBeHidden();
    });
  });
});

test.describe('careers with a single opening', () => {
  test.use({ brand: 'kitchen-sink', ...DESKTOP });

  test('show it unfolded, with nothing to filter', async ({ page }) => {
    await page.goto('/careers/');
    await expect(count(page)).toHaveText('1 opening');
    await expect(page.getByText('Sharp knives')).toBeVisible();
    await expect(filter(page, 'Location')).toHaveCount(0);
    await expect(filter(page, 'Type')).toHaveCount(0);
  });
});

test.describe('careers without openings', () => {
  test.use({ brand: 'empty', ...DESKTOP });

  test('say so, take an application for none in particular, and ask nobody to write to nowhere', async ({ page }) => {
    await page.goto('/careers/');
    await expect(page.getByText('There are no openings right now.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Join Our Team', 'Apply']);
    await expect(page.getByRole('form', { name: 'Application' }).getByRole('combobox')).toHaveCount(0);
    // The footer has nothing but links, which stand in one line.
    const links = page.getByRole('contentinfo').getByRole('listitem');
    const tops = await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
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
