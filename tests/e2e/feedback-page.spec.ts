import type { Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { fakeBackend } from '../support/browser/fake-backend.ts';
import { status } from '../support/browser/faults.ts';
import { thanks } from '../support/browser/forms.ts';
import { expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const KITSILANO = '7db4e915-fa26-4589-9082-13da6ebf904c';
const QUEEN_WEST = '0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41';

async function answer(page: Page, ...answers: string[]) {
  for (const text of answers) await page.getByText(text, { exact: true }).click();
}

test.describe('a QR code at one of several locations', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('opens the form of that location; what it says arrives, and analytics hear of it', async ({ page, faults }) => {
    faults.expect(status(500), 'The form could not be sent to "functions/v1/website-submissions/feedback".');
    await page.addInitScript(() => {
      window.told = [];
      window.gtag = (...told: unknown[]) => window.told?.push(told);
    });
    const calls = await fakeBackend(page, [{ status: 500, json: { success: false, error: 'Out of paper' } }, {}]);
    await page.goto(`/feedback/?id=${KITSILANO}`);
    await expect(page).toHaveTitle(/^Feedback/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How was your visit?');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Kumo Kitsilano').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Email/ })).toHaveCount(0);
    await answer(page, 'Very Satisfied', 'Food', 'Leave a compliment');
    await page.getByLabel('What went well? (optional)').fill('The broth!');
    expect(await violationsOn(page)).toEqual([]);
    const send = page.getByRole('button', { name: 'Send Feedback' });
    await send.tap();
    await expect(page.getByRole('alert')).toHaveText("We couldn't send your feedback. Please try again.");
    await send.tap();
    await expect(thanks(page)).toBeFocused();
    expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    const said = { rating: 5, sub_type: 'Food', nature: 'compliment', restaurant_id: KITSILANO };
    expect(calls[0]?.body).toMatchObject({
      ...said,
      message: 'The broth!',
      page_url: page.url(),
      meta: { viewport: '390x844', location_name: 'Kumo Kitsilano', source: 'qr_code_feedback' },
    });
    const step = (step_id: string, value: string | number) => [
      'event',
      'feedback.step_advanced',
      { step_id, value, restaurant_id: KITSILANO },
    ];
    expect(await page.evaluate(() => window.told)).toEqual([
      step('rating_selected', 5),
      step('subtype_selected', 'Food'),
      step('nature_selected', 'compliment'),
      ['event', 'feedback.failed', { type: 'restaurant', restaurant_id: KITSILANO }],
      ['event', 'feedback.submitted', { type: 'restaurant', ...said, source: 'qr_code' }],
    ]);
    await page.getByRole('button', { name: 'Leave Another Review' }).tap();
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('that nobody knows asks for the location, which stays with the message whatever the address says', async ({
    page,
  }) => {
    await page.goto('/feedback/?id=nowhere');
    const location = page.getByLabel('Select Your Location');
    await expect(page.getByText('Please select a location to continue with your feedback.')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await location.selectOption({ label: 'Kumo Annex, 526 Bloor Street West, Toronto' });
    await expect(page.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();
    await page.getByRole('button', { name: 'Change location' }).tap();
    await expect(location).toBeFocused();
    await location.selectOption(await location.getByRole('option', { name: /Queen West/ }).textContent());
    await answer(page, 'Neutral', 'Service', 'Make a suggestion');
    const message = page.getByLabel('What would you like to suggest? (optional)');
    await message.fill('A bell.');
    await page.reload();
    await expect(message).toHaveValue('A bell.');
    await expect(page).toHaveURL(`/feedback/?id=${QUEEN_WEST}`);
    await page.goto(`/feedback/?id=${KITSILANO}`);
    await expect(message).toHaveValue('A bell.');
    await expect(page.getByText('Kumo Queen West').first()).toBeVisible();
    await expect(page).toHaveURL(`/feedback/?id=${QUEEN_WEST}`);
  });

  test('leads to the other ways where the code of the form is gone', async ({ page, faults }) => {
    faults.expect(status(404));
    await page.route('**/FeedbackPage.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/feedback/?id=${KITSILANO}`);
    await expect(page.getByRole('link', { name: /^Email kitsilano@/ })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('one location can be written or called at once', async ({ page }) => {
    await page.goto('/feedback/');
    const email = page.getByRole('link', { name: /^Email/ });
    await expect(email).toHaveAttribute('href', /\?subject=Feedback%20for%20/);
    await expect(email).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Loading...')).toBeHidden();
    await page.getByRole('link', { name: 'Nonna Pia', exact: true }).tap();
    await expect(page).toHaveURL('/');
  });

  test.describe('of several locations', () => {
    test.use({ brand: 'kumo-ramen' });

    test('one is chosen first', async ({ page }) => {
      await page.goto('/feedback/');
      const email = page.getByRole('link', { name: /^Email annex@/ });
      await expect(email).toBeHidden();
      await page.getByRole('heading', { name: 'Kumo Annex' }).tap();
      await expect(email).toHaveAttribute(
        'href',
        'mailto:annex@kumoramen.example?subject=Feedback%20for%20Kumo%20Annex',
      );
      await page.getByRole('heading', { name: 'Kumo Gastown' }).tap();
      await expect(email).toBeHidden();
    });
  });
});
