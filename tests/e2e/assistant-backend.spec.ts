import type { Page } from '@playwright/test';
import { status } from '../support/browser/faults.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { ask, logOf } from '../support/browser/ask-assistant.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;

const KUMO = '4e8a2c70-1f5d-4b39-a6c8-93d07e5b2f16';

const barOf = (page: Page) => page.getByRole('textbox', { name: 'Ask about the restaurant' });

for (const [device, options] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ brand: 'kumo-ramen', ...options, ...REDUCED });

    test('a visitor asks, follows up, goes to another page and goes on', async ({ page }) => {
      await page.goto('/');
      const answered = page.waitForResponse('**/functions/v1/ai-search-openrouter');
      await barOf(page).fill('how much is the tonkotsu?');
      await barOf(page).press('Enter');
      const { session_id: session } = (await (await answered).json()) as { session_id: string };
      await expect(logOf(page)).toContainText('Tonkotsu: $19.00.');
      await expect(logOf(page).getByRole('link', { name: /Tonkotsu/ })).toHaveAttribute('href', /^\/menu\//);

      await ask(page, 'when is gastown open on saturday?');
      // Special hours come and go.
      await expect(logOf(page)).toContainText(/Saturday(, \w+ \d+)?: (\d|closed)/);
      await ask(page, 'and on sunday?');
      await expect(logOf(page)).toContainText(/Sunday(, \w+ \d+)?: (\d|closed)/);

      // A phone's panel covers the page, so it closes; the conversation is there still.
      await logOf(page)
        .getByRole('link', { name: /Tonkotsu/ })
        .click();
      await expect(page).toHaveURL(/\/menu\//);
      const chat = page.getByRole('button', { name: 'Chat', exact: true });
      if (device === 'a phone') await chat.click();
      await ask(page, 'what is their phone number?');
      await expect(logOf(page)).toContainText('(604) 555-0161');

      const turns = await rowsOf('assistant_turns', { session_id: session });
      expect(turns).toHaveLength(4);
      for (const turn of turns) expect(turn).toMatchObject({ restaurant_id: KUMO, response: expect.any(String) });
    });
  });
}

test.describe('where it is not known, or not answered', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('the visitor reads whom to call, and keeps his question', async ({ page, faults }) => {
    await page.goto('/offers/');
    await barOf(page).fill('how many calories are in the diavola?');
    await barOf(page).press('Enter');
    await expect(logOf(page)).toContainText('I’m sorry, I don’t know that. Please call (905) 555-0142.');
    await expect(logOf(page).getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', 'tel:+19055550142');
    faults.expect(status(404), 'The assistant could not answer.');
    await page.route('**/ai-search-openrouter', (route) =>
      route.continue({ postData: JSON.stringify({ restaurant_id: 'nobody', query: 'hi', session_id: null }) }),
    );
    await ask(page, 'and the margherita?');
    await expect(logOf(page)).toContainText("I'm sorry, I couldn't process your request right now. Please try again.");
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('and the margherita?');
  });
});
