import type { Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { ask, logOf } from '../support/browser/ask-assistant.ts';
import { tabTo } from '../support/browser/by-keyboard.ts';
import { type Answer, fakeBackend } from '../support/browser/fake-backend.ts';
import { status } from '../support/browser/faults.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const SORRY = "I'm sorry, I couldn't process your request right now. Please try again.";
/** Not as this project's backend names sessions. */
const SESSION = 'sess_01J9ZK/é';

const formOf = (page: Page) => page.getByRole('search', { name: 'Restaurant Assistant' });
const barOf = (page: Page) => page.getByRole('textbox', { name: 'Ask about the restaurant' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Restaurant Assistant' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

const saying = (text: string): Answer => answering({ type: 'text', data: [text] });
function answering(...content_types: { type: string; data: unknown }[]): Answer {
  return { status: 200, json: { response: 'Hm.', session_id: SESSION, content_types } };
}

test.describe('the bar', () => {
  test('suggests questions while nobody writes, sends none that is empty, and keeps what is typed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/offers/');
    const [bar, button] = [barOf(page), formOf(page).getByRole('button', { name: 'Ask' })];
    await expect(bar).toHaveAttribute('placeholder', 'What are your hours today?');
    const suggested = new Set<string | null>();
    for (let count = 0; count < 8; count++) {
      await page.clock.runFor(3500);
      suggested.add(await bar.getAttribute('placeholder'));
    }
    expect(suggested.size).toBe(8);
    const stays = async () => {
      const before = await bar.getAttribute('placeholder');
      await page.clock.runFor(8000);
      await expect(bar).toHaveAttribute('placeholder', before ?? '');
    };
    await bar.focus();
    await stays();
    await bar.fill('   ');
    await expect(button).toBeDisabled();
    await bar.fill('Do you cater?');
    await expect(button).toBeEnabled();
    await bar.blur();
    await stays();
    await page.getByRole('link', { name: 'Catering' }).first().click();
    await expect(page).toHaveURL('/catering/');
    await expect(bar).toHaveValue('Do you cater?');
    await page.reload();
    await expect(bar).toHaveValue('Do you cater?');
    await bar.fill('');
    await bar.blur();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stays();
  });

  test('says so without a connection, and keeps the question', async ({ page, context }) => {
    await page.goto('/offers/');
    await expect(page.getByRole('button', { name: 'FEEDBACK' })).toBeVisible();
    await context.setOffline(true);
    await barOf(page).fill('Hours?');
    await barOf(page).press('Enter');
    await expect(formOf(page).getByRole('status')).toHaveText('You are offline. Please try again.');
    await expect(barOf(page)).toHaveValue('Hours?');
    await fakeBackend(page, [saying('At nine.')]);
    await context.setOffline(false);
    await barOf(page).press('Enter');
    await expect(logOf(page)).toContainText('At nine.');
  });
});

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('an answer is a message for each of its parts, beside a page that goes on, and is there after a reload', async ({
    page,
  }) => {
    const { promise: wait, resolve: release } = Promise.withResolvers<undefined>();
    const calls = await fakeBackend(page, [
      answering(
        { type: 'text', data: ['Two of them.'] },
        { type: 'menu_items', data: [{ name: 'Marinara', price: '$14.50', dietary: ['ve', 'v'], url: '/menu/' }] },
        { type: 'deals', data: [{ title: 'Tuesday', price: '$49.00', original_price: '$62.00', coupon_code: 'DUE' }] },
        {
          type: 'location_info',
          data: [{ name: 'Locke Street', phone: '905 555 0142', directions_url: 'https://a.example' }],
        },
        { type: 'hours', data: [{ name: 'Locke Street', days: [{ day: 'Monday', hours: 'Closed' }] }] },
        { type: 'contact_info', data: [{ label: 'Email', value: 'a@b.example', url: 'mailto:a@b.example' }] },
        { type: 'faqs', data: [{ question: 'Dogs?', answer: 'Outside.' }] },
      ),
      { ...saying('From nine to five.'), wait },
      saying('We do.'),
    ]);
    await page.goto('/offers/');
    const [panel, log, box] = [panelOf(page), logOf(page), boxOf(page)];
    await tabTo(page, barOf(page));
    await page.keyboard.type('Anything vegan?');
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(log).toContainText('You: Anything vegan?');
    await expect(log.getByText('Restaurant Assistant:')).toHaveCount(7);
    await expect(log.getByRole('link', { name: 'Marinara' })).toHaveAttribute('href', '/menu/');
    await expect(log.getByText('Vegan', { exact: true })).toBeVisible();
    await expect(log).toContainText('Regular price $62.00');
    await expect(log.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
    await expect(log.getByText('Outside.')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOn(page, 'dialog')).toEqual([]);

    await test.step('the menu asks nobody, and its link leaves the panel open', async () => {
      await panel.getByRole('button', { name: 'Menu', exact: true }).click();
      await log.getByRole('link', { name: 'View Full Menu' }).click();
      await expect(page).toHaveURL('/menu/');
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
      await expect(log.getByText('Two of them.')).toBeAttached();
      expect(calls).toHaveLength(1);
    });
    await test.step('one question at a time, whose answer finds the conversation on whatever page', async () => {
      await panel.getByRole('button', { name: 'Hours' }).click();
      await expect(log.getByText('Typing…')).toBeVisible();
      await box.fill('And on Mondays?');
      await expect(panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
      await box.press('Enter');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      release(undefined);
      await expect(log.getByText('From nine to five.')).toBeVisible();
      await expect(log.getByText('Typing…')).toHaveCount(0);
    });
    await box.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(barOf(page)).toBeFocused();
    await page.reload();
    await expect(barOf(page)).toHaveValue('And on Mondays?');
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await expect(log.getByText('Two of them.')).toBeAttached();
    await expect(log.getByText('From nine to five.')).toBeInViewport();
    await test.step('a new chat offers questions, and one that is clicked is asked', async () => {
      const samples = page.getByRole('list', { name: 'Sample questions' }).getByRole('button');
      await expect(samples).toHaveCount(0);
      await panel.getByRole('button', { name: 'New chat' }).click();
      await expect(log).toHaveText('Ask me anything about the restaurant!');
      await expect(box).toBeFocused();
      await expect(samples).toHaveCount(8);
      await samples.filter({ hasText: 'Do you cater for events?' }).click();
      await expect(log).toContainText('We do.');
      await expect(samples).toHaveCount(0);
    });
    expect(calls.map(({ body }) => body)).toMatchObject([
      { query: 'Anything vegan?', session_id: null },
      { query: 'Hours', session_id: SESSION },
      { query: 'Do you cater for events?', session_id: null },
    ]);
  });

  test('an answer can run nothing, and leads nowhere but where it is safe', async ({ page }) => {
    const html = '<img src=x onerror=alert(1)><b>bold</b>';
    await fakeBackend(page, [
      answering(
        { type: 'text', data: [html] },
        { type: '__proto__', data: [{ text: 'Odd.' }, null, 7] },
        { type: 'menu_items', data: [null, { name: html, url: 'javascript:alert(1)' }, { name: 'W'.repeat(5000) }] },
        { type: 'contact_info', data: [{ label: 'Web', value: 'Here', url: '//evil.example' }] },
      ),
    ]);
    await page.goto('/offers/');
    await ask(page, 'Hm?');
    await expect(logOf(page).getByText(html)).toHaveCount(2);
    await expect(logOf(page).getByText('Odd.')).toBeVisible();
    await expect(logOf(page).getByText('Here')).toBeVisible();
    await expect(logOf(page).locator('a, img')).toHaveCount(0);
    expect(await logOf(page).evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('the panel covers the page until a link leads to another, and a question that failed is not lost', async ({
    page,
    faults,
  }) => {
    faults.expect(status(500), 'The assistant could not answer.');
    await fakeBackend(page, [
      { status: 500, json: {} },
      answering({ type: 'location_info', data: [{ name: 'Kumo Annex', url: '/offers/' }] }),
    ]);
    await page.goto('/');
    await barOf(page).fill('Where are you?');
    await formOf(page).getByRole('button', { name: 'Ask' }).tap();
    const [panel, log, box] = [panelOf(page), logOf(page), boxOf(page)];
    await expect(log.getByText(SORRY)).toBeVisible();
    await expect(log.getByRole('link', { name: '(416) 555-0188' })).toHaveAttribute('href', 'tel:+14165550188');
    await expect(box).toHaveValue('Where are you?');
    await expect(box).toBeInViewport({ ratio: 1 });
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    for (const button of await panel.getByRole('button').all()) {
      const { height = 0 } = (await button.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await test.step('the focus goes around in it', async () => {
      await box.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('button', { name: 'New chat' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(panel.getByRole('button', { name: 'Send' })).toBeFocused();
      await page.keyboard.press('Enter');
    });
    await log.getByRole('link', { name: 'Kumo Annex' }).tap();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL('/offers/');
    await page.getByRole('button', { name: 'Chat', exact: true }).tap();
    await expect(log.getByText('Kumo Annex')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(barOf(page)).toBeFocused();
  });

  test('of many locations the open and nearest of a city are seen, the rest is folded', async ({ page }) => {
    const location = (name: string, city: string, is_open: boolean, distance?: string) => {
      const is = is_open ? 'Open until 10:00 PM' : 'Closed now';
      return { name, city, is_open, status: is, distance, url: '/offers/' };
    };
    const data = [
      location('Annex', 'Toronto', false, '200 m'),
      location('Midtown', 'Toronto', true, '4.0 km'),
      location('Gastown', 'Vancouver', true),
      location('Leslieville', 'Toronto', true, '900 m'),
      location('Ossington', 'Toronto', true, '1.5 km'),
      location('Kitsilano', 'Vancouver', false),
    ];
    await fakeBackend(page, [answering({ type: 'location_info', data })]);
    await page.goto('/offers/');
    await ask(page, 'Where are you?');
    const log = logOf(page);
    const seen = ['Leslieville', 'Ossington', 'Midtown'];
    await expect(log.getByRole('heading')).toHaveText(['Toronto']);
    await expect(log.getByRole('link')).toHaveText(seen);
    for (const title of ['1 more in Toronto', 'Vancouver: 2 locations'])
      await log.getByText(title, { exact: true }).tap();
    await expect(log.getByRole('link')).toHaveText([...seen, 'Annex', 'Gastown', 'Kitsilano']);
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const reply of await page.getByRole('list', { name: 'Quick replies' }).getByRole('button').all())
      await expect(reply).toBeInViewport({ ratio: 1 });
  });
});
