import type { Page } from '@playwright/test';
import { ask, logOf } from '../support/browser/ask-assistant.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';

const cardOf = (page: Page, name: string) => logOf(page).getByRole('link', { name: new RegExp(`^${name}`) });

test.use({ brand: 'kumo-ramen', ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a guest with an allergy reads of an item what the menu says of that item, and whom to ask', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'is the tantanmen gluten free');
  await expect(logOf(page)).toContainText('Tantanmen is not marked gluten-free on our menu.');
  await expect(logOf(page)).toContainText('please don’t rely on it if you are coeliac');
  await expect(logOf(page)).not.toContainText('Yes,');

  await ask(page, 'does the gyoza contain shellfish');
  await expect(logOf(page)).toContainText('Our menu states that Gyoza may contain “shellfish”.');
  await expect(logOf(page)).toContainText('Our menu says of Gyoza: Six, pleated by hand, crisp underneath.');
  await expect(logOf(page)).toContainText('wheat, soy, egg, sesame and shellfish are all in our kitchens');
  await expect(logOf(page)).toContainText('we can’t promise that a dish is free of traces');
  await expect(
    logOf(page)
      .getByRole('link', { name: /555-0188/ })
      .first(),
  ).toBeVisible();
});

/** In a conversation of its own: what was said before counts for nothing. */
async function askAnew(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(logOf(page)).toHaveText('Ask me anything about the restaurant!');
  await ask(page, question);
}

test('a guest is shown what was asked for, and told what is so', async ({ page }) => {
  await page.goto('/');
  await test.step('who leaves out pork is shown none', async () => {
    await ask(page, 'No pork please');
    await expect(cardOf(page, 'Chicken paitan')).toBeVisible();
    for (const name of ['Tonkotsu', 'Spicy miso', 'Tantanmen', 'Chashu don'])
      await expect(cardOf(page, name)).toHaveCount(0);
  });
  await test.step('who does not like it hot is shown nothing spicy', async () => {
    await askAnew(page, 'vegan and not spicy');
    await expect(cardOf(page, 'Kombu shoyu')).toBeVisible();
    for (const name of ['Vegan tantanmen', 'Chilli bomb']) await expect(cardOf(page, name)).toHaveCount(0);
  });
  await test.step('a holiday has its date, and usual hours are not confirmed for it', async () => {
    await askAnew(page, 'is gastown open on good friday?');
    await expect(logOf(page)).toContainText(
      'Our usual Friday hours at Kumo Gastown are 11:30 AM – 1:30 AM; they are not confirmed for Good Friday. Please call (604) 555-0161.',
    );
    // On the card, too: the status of that day, and not of now.
    await expect(logOf(page)).toContainText('Not confirmed for Good Friday');
    await expect(logOf(page)).not.toContainText(/Open until|Closed now/);
  });
  await test.step('an order has a sum, and each of several questions its answer', async () => {
    await askAnew(page, '2 shoyu and a gyoza');
    await expect(logOf(page)).toContainText('$47.00 in all, before tax.');
    await ask(page, 'phone of gastown? and do you have a dress code?');
    await expect(logOf(page)).toContainText('Call Kumo Gastown at (604) 555-0161.');
    await expect(logOf(page)).toContainText('I don’t know about “do you have a dress code”.');
  });
  await test.step('a question in French, Spanish or Chinese is answered in it', async () => {
    await askAnew(page, 'Combien coûte le tonkotsu ?');
    await expect(logOf(page)).toContainText('Tonkotsu : $19.00.');
    await ask(page, '¿El gyoza es vegano?');
    await expect(logOf(page)).toContainText(/Gyoza no lleva|no lleva .* Gyoza/);
    await ask(page, '你们Gastown店的电话是多少？');
    await expect(logOf(page)).toContainText(/电话.*\(604\) 555-0161/);
  });
});
