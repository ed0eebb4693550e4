import type { Page } from '@playwright/test';
import { status } from '../support/browser/faults.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { ask, logOf } from '../support/browser/ask-assistant.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const KUMO = '4e8a2c70-1f5d-4b39-a6c8-93d07e5b2f16';

/** In a conversation of its own: what was said before counts for nothing. */
async function askAnew(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(logOf(page)).toHaveText('Ask me anything about the restaurant!');
  await ask(page, question);
}

// What the answers say is tests/unit/assistant/knowledge's.
test.describe('the assistant of a chain, on a phone', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('answers, follows up, goes to another page and goes on', async ({ page }) => {
    await page.goto('/');
    const answered = page.waitForResponse('**/functions/v1/ai-search-openrouter');
    await ask(page, 'how much is the tonkotsu?');
    const { session_id: session } = (await (await answered).json()) as { session_id: string };
    await expect(logOf(page)).toContainText('Tonkotsu 豚骨: $19.00.');
    await ask(page, 'when is gastown open on saturday?');
    // Special hours come and go.
    await expect(logOf(page)).toContainText(/Saturday(, \w+ \d+)?: (\d|closed)/);
    await ask(page, 'and on sunday?');
    await expect(logOf(page)).toContainText(/Sunday(, \w+ \d+)?: (\d|closed)/);
    await logOf(page)
      .getByRole('link', { name: /Tonkotsu/ })
      .click();
    await expect(page).toHaveURL(/\/menu\//);
    // The panel covers the page, so it closes; the conversation is there still.
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await ask(page, 'what is their phone number?');
    await expect(logOf(page)).toContainText('(604) 555-0161');

    const turns = await rowsOf('assistant_turns', { session_id: session });
    expect(turns).toHaveLength(4);
    for (const turn of turns) expect(turn).toMatchObject({ restaurant_id: KUMO, response: expect.any(String) });
  });

  test('says to a guest with an allergy what the menu says, and whom to ask; and answers in their language', async ({
    page,
  }) => {
    await page.goto('/');
    await ask(page, 'is the tantanmen gluten free');
    await expect(logOf(page)).toContainText('Tantanmen 担々麺 is not marked gluten-free on our menu.');
    await expect(logOf(page)).toContainText('please don’t rely on it if you are coeliac');
    await expect(logOf(page)).not.toContainText('Yes,');
    await askAnew(page, 'does the gyoza contain shellfish');
    await expect(logOf(page)).toContainText('Our menu states that Gyoza 餃子 may contain “shellfish”.');
    await expect(logOf(page)).toContainText('we can’t promise that a dish is free of traces');
    const call = logOf(page).getByRole('link', { name: /555-0188/ });
    await expect(call.first()).toBeVisible();
    await askAnew(page, 'Combien coûte le tonkotsu ?');
    await expect(logOf(page)).toContainText(/Tonkotsu 豚骨 : 19,00\s\$/);
  });
});

test.describe('where it is not known, or not answered', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('the visitor reads whom to call, and keeps his question', async ({ page, faults }) => {
    await page.goto('/offers/');
    await ask(page, 'how many calories are in the diavola?');
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
