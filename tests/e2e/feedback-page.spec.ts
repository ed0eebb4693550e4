import type { Page } from '@playwright/test';
import { violationsOn } from '../support/browser/axe.ts';
import { fakeBackend } from '../support/browser/fake-backend.ts';
import { status } from '../support/browser/faults.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;
const KUMO_KITSILANO = '7db4e915-fa26-4589-9082-13da6ebf904c';

/** What the brand's analytics were told of the form. */
async function listen(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    window.told = [];
    window.gtag = (...told: unknown[]) => window.told?.push(told);
  });
  return async () => (await page.evaluate(() => window.told)) ?? [];
}

async function answer(page: Page, ...answers: string[]) {
  for (const text of answers) await page.getByText(text, { exact: true }).click();
}

test.describe('a QR code at one of several locations', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

  test('opens the form of that location; what it says arrives, and analytics hear of it', async ({ page }) => {
    const told = await listen(page);
    const calls = await fakeBackend(page);
    await page.goto(`/feedback/?id=${KUMO_KITSILANO}`);
    await expect(page).toHaveTitle(/^Feedback/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How was your visit?');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Kumo Kitsilano').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Email/ })).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
    await answer(page, 'Very Satisfied', 'Food', 'Leave a compliment');
    await page.getByLabel('What went well? (optional)').fill('The broth!');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send Feedback' }).tap();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    expect(calls[0]?.path).toBe('/functions/v1/website-submissions/feedback');
    expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls[0]?.body).toEqual({
      restaurant_id: KUMO_KITSILANO,
      type: 'restaurant',
      rating: 5,
      sub_type: 'Food',
      nature: 'compliment',
      message: 'The broth!',
      contact_name: null,
      contact_phone: null,
      contact_email: null,
      page_url: page.url(),
      meta: { viewport: '390x844', location_name: 'Kumo Kitsilano', source: 'qr_code_feedback' },
      user_agent: await page.evaluate(() => navigator.userAgent),
    });
    const step = (step_id: string, value: string | number) => [
      'event',
      'feedback.step_advanced',
      { step_id, value, restaurant_id: KUMO_KITSILANO },
    ];
    expect(await told()).toEqual([
      step('rating_selected', 5),
      step('subtype_selected', 'Food'),
      step('nature_selected', 'compliment'),
      [
        'event',
        'feedback.submitted',
        {
          type: 'restaurant',
          rating: 5,
          sub_type: 'Food',
          nature: 'compliment',
          restaurant_id: KUMO_KITSILANO,
          source: 'qr_code',
        },
      ],
    ]);
    await page.getByRole('button', { name: 'Leave Another Review' }).tap();
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('a code nobody knows asks for the location', async ({ page }) => {
    await page.goto('/feedback/?id=nowhere');
    const location = page.getByLabel('Select Your Location');
    await expect(page.getByText('Please select a location to continue with your feedback.')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await location.selectOption({ label: 'Kumo Annex, 526 Bloor Street West, Toronto' });
    await expect(page.getByRole('group', { name: 'How satisfied were you?' })).toBeFocused();
    await page.getByRole('button', { name: 'Change location' }).tap();
    await expect(location).toBeFocused();
  });

  test('where the code of the form is gone, the other ways are there', async ({ page, faults }) => {
    faults.expect(status(404));
    await page.route('**/FeedbackPage.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`/feedback/?id=${KUMO_KITSILANO}`);
    await expect(page.getByRole('link', { name: /^Email kitsilano@/ })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

test.describe('the page of one location', () => {
  test.use({ ...DESKTOP, ...REDUCED });

  test('waits, then asks at once; what could not be sent is there after a reload', async ({ page, faults }) => {
    faults.expect(
      status(500),
      'The form could not be sent to "functions/v1/website-submissions/feedback". {state: answered, status: 500',
    );
    const told = await listen(page);
    await fakeBackend(page, [{ status: 500, json: { success: false, error: 'Out of paper' } }]);
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/FeedbackPage.*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/feedback/', { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Loading...');
    release();
    await answer(page, 'Neutral', 'Wait time', 'Raise a complaint');
    const message = page.getByLabel('Please describe the problem (optional)');
    await message.fill('We waited long.');
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(page.getByRole('alert')).toHaveText("We couldn't send your feedback. Please try again.");
    expect((await told()).at(-1)?.slice(1)).toEqual([
      'feedback.failed',
      { type: 'restaurant', restaurant_id: '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083' },
    ]);
    await page.reload();
    await expect(message).toHaveValue('We waited long.');
    await expect(page.getByRole('radio', { name: 'Neutral' })).toBeChecked();
    await page.getByRole('link', { name: 'Nonna Pia', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(message).toHaveValue('We waited long.');
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
