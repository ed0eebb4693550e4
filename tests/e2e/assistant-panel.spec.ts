import type { Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { type Answer, fakeBackend } from '../support/browser/fake-backend.ts';
import { status } from '../support/browser/faults.ts';
import { ask, logOf } from '../support/browser/ask-assistant.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;
const SORRY = "I'm sorry, I couldn't process your request right now. Please try again.";
/** Not as this project's backend names sessions. */
const SESSION = 'sess_01J9ZK/é';
const SAMPLES = ['What are your hours today?', 'Do you cater for events?'];

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Restaurant Assistant' });
const repliesOf = (page: Page) => page.getByRole('list', { name: 'Quick replies' }).getByRole('button');

function answering(...content_types: { type: string; data: unknown }[]): Answer {
  return { status: 200, json: { session_id: SESSION, content_types } };
}

const location = (name: string, city: string, is_open: boolean, distance?: string) => ({
  name,
  city,
  is_open,
  status: is_open ? 'Open until 10:00 PM' : 'Closed now',
  distance,
  url: '/offers/',
});
const LOCATIONS = [
  location('Annex', 'Toronto', false, '200 m'),
  location('Midtown', 'Toronto', true, '4.0 km'),
  location('Gastown', 'Vancouver', true),
  location('Leslieville', 'Toronto', true, '900 m'),
  location('Ossington', 'Toronto', true, '1.5 km'),
  location('Kitsilano', 'Vancouver', false),
];

for (const [device, options] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ brand: 'kumo-ramen', ...options, ...REDUCED });
    const isPhone = device === 'a phone';

    test('of many locations the open and nearest of a city are seen, the rest is folded', async ({ page }) => {
      await fakeBackend(page, [answering({ type: 'location_info', data: LOCATIONS })]);
      await page.goto('/offers/');
      await ask(page, 'Where are you?');
      const log = logOf(page);
      await expect(log.getByRole('heading')).toHaveText(['Toronto']);
      await expect(log.getByRole('link')).toHaveText(['Leslieville', 'Ossington', 'Midtown']);
      await expect(log.getByText('Open until 10:00 PM').first()).toBeVisible();
      expect(await violationsOn(page, 'dialog')).toEqual([]);
      for (const title of ['1 more in Toronto', 'Vancouver: 2 locations']) {
        const summary = log.getByText(title, { exact: true });
        await (isPhone ? summary.tap() : summary.click());
      }
      await expect(log.getByRole('link')).toHaveText([
        'Leslieville',
        'Ossington',
        'Midtown',
        'Annex',
        'Gastown',
        'Kitsilano',
      ]);
      expect(await violationsOn(page, 'dialog')).toEqual([]);
    });

    test('an empty chat offers questions, and one that is tapped is asked', async ({ page }) => {
      const calls = await fakeBackend(page, [
        answering({ type: 'text', data: ['At nine.'] }),
        answering({ type: 'text', data: ['At ten.'] }),
        answering({ type: 'text', data: ['We do.'] }),
      ]);
      await page.goto('/offers/');
      await ask(page, 'Hours?');
      await expect(logOf(page)).toContainText('At nine.');
      await ask(page, 'And on Sunday?');
      await expect(logOf(page)).toContainText('At ten.');
      const samples = page.getByRole('list', { name: 'Sample questions' }).getByRole('button');
      await expect(samples).toHaveCount(0);
      await panelOf(page).getByRole('button', { name: 'New chat' }).click();
      await expect(logOf(page)).toHaveText('Ask me anything about the restaurant!');
      await expect(logOf(page)).toBeInViewport({ ratio: 1 });
      await expect(samples).toHaveCount(8);
      for (const name of SAMPLES) await expect(samples.filter({ hasText: name })).toBeInViewport({ ratio: 1 });
      expect(await violationsOn(page, 'dialog')).toEqual([]);
      const cater = samples.filter({ hasText: 'Do you cater for events?' });
      await (isPhone ? cater.tap() : cater.click());
      await expect(logOf(page)).toContainText('We do.');
      await expect(samples).toHaveCount(0);
      expect(calls.map(({ body }) => body)).toMatchObject([
        { query: 'Hours?', session_id: null },
        { query: 'And on Sunday?', session_id: SESSION },
        { query: 'Do you cater for events?', session_id: null },
      ]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('of the hours of many locations three are seen, as they were answered, and words do not list what the cards show', async ({
    page,
  }) => {
    const data = ['A', 'B', 'C', 'D', 'E'].map((name) => ({
      name,
      status: `Status of ${name}`,
      days: [{ day: 'Christmas Day', hours: 'Closed' }],
    }));
    const items = [{ name: 'Kombu shoyu' }, { name: 'Onigiri' }];
    await fakeBackend(page, [
      answering({ type: 'hours', data }),
      answering({ type: 'hours', data: data.slice(0, 3) }),
      answering(
        { type: 'text', data: ['Marked vegan: Kombu shoyu and Onigiri. And 3 more.'] },
        { type: 'menu_items', data: items },
      ),
    ]);
    await page.goto('/offers/');
    await ask(page, 'Open at Christmas?');
    const seen = logOf(page).getByText(/^Status of/);
    await expect(seen.filter({ visible: true })).toHaveText(['Status of A', 'Status of B', 'Status of C']);
    await logOf(page).getByText('2 more', { exact: true }).click();
    await expect(seen.filter({ visible: true })).toHaveCount(5);
    await ask(page, 'And of three?');
    await expect(seen).toHaveCount(5 + 3);
    await expect(logOf(page).getByRole('group')).toHaveCount(1);
    await ask(page, 'vegan?');
    await expect(logOf(page).getByText('Marked vegan:', { exact: true })).toBeVisible();
    await expect(logOf(page).getByText('And 3 more.', { exact: true })).toBeVisible();
    await expect(logOf(page).getByText('Onigiri')).toHaveCount(1);
  });

  test('where there is no answer stands whom to call', async ({ page, faults }) => {
    faults.expect(status(500), 'The assistant could not answer.');
    await fakeBackend(page, [{ status: 500, json: {} }]);
    await page.goto('/offers/');
    await ask(page, 'Where are you?');
    await expect(logOf(page).getByText(SORRY)).toBeVisible();
    await expect(logOf(page).getByRole('link', { name: '(416) 555-0188' })).toHaveAttribute('href', 'tel:+14165550188');
  });
});

for (const brand of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers']) {
  test.describe(`quick replies of ${brand}`, () => {
    test.use({ brand, ...REDUCED });

    test('are whole at any width', async ({ page }) => {
      await fakeBackend(page, [answering({ type: 'text', data: ['At nine.'] })]);
      await page.goto('/offers/');
      await ask(page, 'Hours?');
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(repliesOf(page)).not.toHaveCount(0);
        await expect.poll(() => repliesOf(page).evaluateAll(findNotWhole), `at ${width}`).toEqual([]);
        await expect(page.getByRole('textbox', { name: 'Your question' })).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

/** Runs in the page: the buttons of which a part is beyond the screen, cut or covered. */
function findNotWhole(buttons: Element[]): string[] {
  const isWhole = (button: Element): boolean => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const atCentre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && button.contains(atCentre) && button.scrollWidth === button.clientWidth;
  };
  return buttons.filter((button) => !isWhole(button)).map(({ textContent }) => textContent);
}
