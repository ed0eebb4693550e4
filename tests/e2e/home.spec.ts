import type { Locator, Page } from '@playwright/test';
import { SAMPLES } from '../support/browser/page-choice.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

/** Of nonna-pia. That every look has them all: tests/unit/content/pages/home.test.ts. */
const SECTIONS = [
  'Sunday dough, every day of the week',
  'A corner, an oven, a grandmother',
  'Our Most Popular Items',
  'Ninety seconds at 480 degrees',
  'Tomatoes first, everything else after',
  'Nonna’s tiramisù, unchanged since 1961',
  'What guests say',
  'Our Specialties',
  'Special Offers',
  'Why Choose Nonna Pia',
  'Frequently Asked Questions',
  'Ready to Order?',
];

/** On a phone: a quarter more than the longest sample has. A home that grows beyond it is not scrolled to its end. */
const MAX_HOME_PX = 11_250;

for (const brand of SAMPLES) {
  test.describe(`home of ${brand}`, () => {
    test.use({ brand, ...DESKTOP });

    test('has its sections in order, and an end on a phone', async ({ page }) => {
      await page.goto('/');
      if (brand === 'nonna-pia') await expect(page.getByRole('main').locator('h1, h2')).toHaveText(SECTIONS);
      // What is swiped on a phone is no stop of the Tab key on a desktop.
      const swiped = page.getByRole('group', { name: /^(Reviews|Offers)$/ });
      await expect(swiped.locator('visible=true').and(page.locator('[tabindex]'))).toHaveCount(0);
      await page.setViewportSize(PHONE.viewport);
      await expect(swiped.and(page.locator('[tabindex="0"]'))).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_HOME_PX);
    });
  });
}

test.describe('the carousel', () => {
  test.use({ brand: 'night-owl-burgers', ...DESKTOP });

  test('leafs through the items with its buttons, stops at both ends, and obeys arrows, End and Home', async ({
    page,
  }) => {
    await page.goto('/');
    const previous = page.getByRole('button', { name: 'Previous items' });
    const more = page.getByRole('button', { name: 'More items' });
    await expect(previous).toBeDisabled();
    await more.click();
    await expect(previous).toBeEnabled();
    await pressToTheEnd(more);
    await expect(item(page, 'Owl Eyes')).toBeInViewport({ ratio: 0.5 });
    await pressToTheEnd(previous);
    await expect(item(page, 'The Owl')).toBeInViewport({ ratio: 0.5 });
    await expect.poll(() => scrolled(page)).toBe(0);
    await carousel(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await page.keyboard.press('End');
    await expect(item(page, 'Owl Eyes')).toBeInViewport({ ratio: 0.5 });
    const room = await carousel(page).evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(() => scrolled(page)).toBe(room);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(page)).toBeLessThan(room - 100);
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(page)).toBe(0);

    await test.step('has items of 60, 50, 33 or 25 per cent of its width', async () => {
      const share = () =>
        carousel(page).evaluate((list) =>
          Math.round(((list.firstElementChild?.clientWidth ?? 0) / list.clientWidth) * 100),
        );
      for (const [width, percent] of [
        [360, 60],
        [390, 60],
        [740, 50],
        [1000, 33],
        [1400, 25],
        [1800, 25],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await share(), `at ${width}`).toBe(percent);
      }
      await page.setViewportSize(DESKTOP.viewport);
    });

    await test.step('still works after the visitor has been on another page', async () => {
      const links = page.getByRole('navigation', { name: 'Main' });
      await links.getByRole('link', { name: 'Menu' }).click();
      await expect(page).toHaveTitle('Menu – Night Owl Burgers');
      await links.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveTitle(/^Night Owl Burgers/);
      await more.click();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    });
  });

  test('moves one and a half times as far as the mouse that drags it, goes on to an item, and follows its link only when that is clicked', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'More items' })).toBeEnabled();
    await page.clock.pauseAt('2030-01-01');
    const step = await stepOf(page);
    await drag(page, -200);
    expect(await scrolled(page)).toBeCloseTo(300, -1);
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toBe(step);
    await drag(page, 100);
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toBe(0);
    await drag(page, 100);
    await page.mouse.up();
    await drag(page, -100);
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toBe(step);

    const list = carousel(page);
    await page.mouse.move(5, 5);
    await expect.poll(() => barOf(list)).toEqual(['rgba(0, 0, 0, 0)', '0.6s']);
    await list.hover();
    expect(await barOf(list)).toEqual([expect.stringMatching(/^(?!rgba\(0, 0, 0, 0\))/), '0s']);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Our Most Popular Items' })).toBeVisible();
    await item(page, 'Talon Fries').getByRole('link').click();
    await expect(page).toHaveURL('/menu/');
  });
});

test.describe('the first screen of a phone', () => {
  test.use(PHONE);

  test('says whether the only restaurant is open, and nothing moves for it; the bar stays in reach', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-24T18:00:00-05:00');
    await page.goto('/');
    const status = page.getByRole('main').getByText('open until 9:30 PM');
    await expect(status).toBeInViewport({ ratio: 1 });
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await status.evaluate((element) => (element.textContent = ''));
    expect(await title.boundingBox()).toEqual(before);
    await test.step('the bar is on home only, and covers nothing at its end', async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      const credit = await page.getByRole('link', { name: 'Site by Front of House' }).boundingBox();
      const cover = await bar(page).boundingBox();
      expect((credit?.y ?? Infinity) + (credit?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
      await expect(bar(page).getByRole('link')).toHaveText(['Order', 'Call', 'Menu', 'Directions']);
      await bar(page).getByRole('link', { name: 'Menu' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });
  });
});

test('the bar is there below 1000 pixels, not at 1000; a question opens by mouse and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 999, height: 900 });
  await page.goto('/');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(bar(page)).toBeHidden();
  const answer = page.getByText('On Wednesdays, with no corkage.');
  await expect(answer).toBeHidden();
  await page.getByText('Can I bring my own wine?').click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test.describe('offers that have all passed', () => {
  test.use({ brand: 'kitchen-sink' });

  test('take their section with them', async ({ page }) => {
    const offers = page.getByRole('heading', { name: 'Special Offers' });
    await page.clock.setFixedTime('2026-12-31T12:00:00-04:00');
    await page.goto('/');
    await expect(offers).toBeVisible();
    await page.clock.setFixedTime('2027-01-01T12:00:00-04:00');
    await page.reload();
    await expect(offers).toBeHidden();
  });
});

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Quick actions' });
const carousel = (page: Page): Locator => page.getByRole('list', { name: 'Our most popular items' });
const item = (page: Page, name: string): Locator => carousel(page).getByRole('listitem').filter({ hasText: name });
const scrolled = (page: Page): Promise<number> => carousel(page).evaluate((list) => Math.round(list.scrollLeft));

/** From one item to the next. */
const stepOf = (page: Page): Promise<number> =>
  carousel(page).evaluate(({ children: [first, second] }) =>
    Math.round((second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0)),
  );

/** Presses the mouse on the carousel and moves it sideways; the button stays down. Returns where it is. */
async function drag(page: Page, distance: number): Promise<[x: number, y: number]> {
  await carousel(page).scrollIntoViewIfNeeded();
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error('There is no carousel.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  return [x + distance, y];
}

/** The colour of its scroll bar, and how long that stays. */
const barOf = (list: Locator): Promise<string[]> =>
  list.evaluate((element) => {
    const { scrollbarColor, transitionDelay } = getComputedStyle(element);
    return [scrollbarColor.replace(/(?<=\)).*/, ''), transitionDelay];
  });

/** Clicks a button that scrolls, again and again, until there is no more. It may become disabled on the way to a click. */
async function pressToTheEnd(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 500 });
    await expect(button).toBeDisabled({ timeout: 1000 });
  }).toPass();
}
