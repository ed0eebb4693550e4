import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { status } from '../support/browser/faults.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

const KUMO_KITSILANO = '7db4e915-fa26-4589-9082-13da6ebf904c';
const NONNA_PIA = '8d0c6f5e-3b7a-4c19-9e52-41f7a6d2b083';
const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;

test.use({ ...DESKTOP, ...REDUCED });

/** A message that no other story writes: by it the row is found. */
const unique = (text: string) => `${text} <b>“${randomUUID()}”</b>`;

async function openCard(page: Page, card: string) {
  await page.goto('/offers/');
  await page.getByRole('button', { name: 'FEEDBACK' }).click();
  await page.getByRole('button', { name: new RegExp(card) }).click();
  return page.getByRole('dialog', { name: card });
}

async function answer(page: Page, ...answers: string[]) {
  for (const text of answers) await page.getByText(text, { exact: true }).click();
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You' });

/** The only row with that message, as the service key reads it. */
async function rowWith(message: string): Promise<Record<string, unknown> | undefined> {
  const rows = await rowsOf('restaurant_feedback', { message });
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('feedback on a visit and on the website, and a request to be called, are in the database', async ({ page }) => {
  await test.step('feedback on a visit', async () => {
    const message = unique('The ragù.');
    const dialog = await openCard(page, 'Restaurant Feedback');
    await answer(page, 'Satisfied', 'Portion size', 'Leave a compliment');
    await dialog.getByLabel('What went well? (optional)').fill(message);
    await dialog.getByLabel('Email (optional)').fill('ana@mail.example');
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await rowWith(message)).toMatchObject({
      restaurant_id: NONNA_PIA,
      type: 'restaurant',
      rating: 4,
      sub_type: 'Portion size',
      nature: 'compliment',
      contact_name: null,
      contact_phone: null,
      contact_email: 'ana@mail.example',
      contact_ok: null,
      page_url: page.url(),
      meta: { viewport: '1440x900' },
    });
  });
  await test.step('feedback on the website', async () => {
    const message = unique('Letters are small.');
    const dialog = await openCard(page, 'Website Feedback');
    await answer(page, 'Average', 'Report a bug');
    await dialog.getByLabel('Tell us more (optional)').fill(message);
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await rowWith(message)).toMatchObject({ type: 'website', rating: 3, sub_type: null, nature: 'bug' });
  });
  await test.step('a request to be called', async () => {
    const message = unique('A table for twelve.');
    const dialog = await openCard(page, 'Request Callback');
    await dialog.getByLabel('Phone').fill('(905) 555-0142');
    await dialog.getByLabel('What is it about? (optional)').fill(message);
    await dialog.getByRole('button', { name: 'Request Callback' }).click();
    await expect(thanks(page)).toBeVisible();
    const row = await rowWith(message);
    expect(row).toMatchObject({ type: 'callback', rating: null, contact_phone: '(905) 555-0142', contact_ok: true });
    expect(row?.['meta']).toEqual({ viewport: '1440x900', user_agent: row?.['user_agent'] });
  });
});

test.describe('at one of several locations', () => {
  test.use({ brand: 'kumo-ramen' });

  test('what a guest says on the page of a QR code is in the database', async ({ page }) => {
    const message = unique('The broth!');
    await page.goto(`/feedback/?id=${KUMO_KITSILANO}`);
    await answer(page, 'Very Satisfied', 'Food', 'Leave a compliment');
    await page.getByLabel('What went well? (optional)').fill(message);
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(await rowWith(message)).toMatchObject({
      restaurant_id: KUMO_KITSILANO,
      type: 'restaurant',
      meta: { viewport: '1440x900', location_name: 'Kumo Kitsilano', source: 'qr_code_feedback' },
    });
  });
});

const LABEL = 'What would you like to suggest? (optional)';
for (const [card, choices, sentence] of [
  ['Restaurant Feedback', ['Neutral', 'Service', 'Make a suggestion'], 'The restaurant form could not be sent.'],
  [
    'Website Feedback',
    ['Poor', 'Make a suggestion'],
    'The form could not be sent to "functions/v1/website-submissions/feedback".',
  ],
] as const) {
  test(`${card} whose answer is lost, sent again, is one row`, async ({ page, faults }) => {
    // The answer that was lost, in its place the form's own words, and of the table that the row is there.
    faults.expect(`${sentence} {state: unreachable}`, '/v1/', 'net::ERR_FAILED');
    faults.allow(status(409));
    const message = unique('A bell.');
    let isLost = true;
    await page.route(/\/(rest|functions)\/v1\//, async (route) => {
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    const dialog = await openCard(page, card);
    await answer(page, ...choices);
    await dialog.getByLabel(LABEL).fill(message);
    const send = dialog.getByRole('button', { name: 'Send Feedback' });
    await send.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await send.click();
    await expect(thanks(page)).toBeVisible();
    await rowWith(message);
  });
}

test('with a backend that is silent, out of reach or tired, the visitor reads so and loses nothing', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('form could not be sent.', '/rest/v1/', 'net::ERR_INTERNET_DISCONNECTED', status(429));
  const message = unique('The olives.');
  await page.clock.install();
  const dialog = await openCard(page, 'Restaurant Feedback');
  await answer(page, 'Satisfied', 'Food', 'Leave a compliment');
  const field = dialog.getByLabel('What went well? (optional)');
  await field.fill(message);
  const send = dialog.getByRole('button', { name: 'Send Feedback' });
  const alert = dialog.getByRole('alert');
  const sorry = "We couldn't send your feedback. Please try again.";

  await page.route('**/rest/v1/**', () => {}, { times: 1 });
  await send.click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(alert).toHaveText(sorry);

  await context.setOffline(true);
  await send.click();
  await expect(alert).toHaveText(sorry);
  await context.setOffline(false);

  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 429, json: { message: 'Too many' } }), {
    times: 1,
  });
  await send.click();
  await expect(alert).toHaveText(sorry);
  await expect(field).toHaveValue(message);
  await expect(dialog.getByRole('radio', { name: 'Satisfied', exact: true })).toBeChecked();

  await send.click();
  await expect(thanks(page)).toBeVisible();
  await rowWith(message);
});
