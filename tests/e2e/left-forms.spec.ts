import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openCard, REDUCED } from '../support/browser/feedback-dialog.ts';
import { status } from '../support/browser/faults.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { expect, PHONE, test } from '../support/browser/stories.ts';

const QUEEN_WEST = '0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41';
const GASTOWN = '5b92c7f3-d804-4367-9e60-f1b84c9d7e2a';
const INTERRUPTED =
  'You left this page while it was being sent, so we can’t tell whether it arrived. Please send it again.';

test.use({ brand: 'kumo-ramen', ...PHONE, ...REDUCED });

const where = (page: Page) => page.getByLabel('Which location should cook?');
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You' });
const inquiry = (page: Page) => page.getByRole('form', { name: 'Media inquiry' });

async function openCatering(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const form = page.getByRole('form', { name: 'Catering request' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  return form;
}

/** Fills an inquiry in and sends it; its answer waits until it is released. */
async function sendInquiry(page: Page, answer: 'let through' | { status: number; body: string }): Promise<() => void> {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/functions/v1/website-submissions/media-inquiries', async (route) => {
    const response = answer === 'let through' ? { response: await route.fetch() } : answer;
    await wait;
    await route.fulfill(response).catch(() => {}); // The page that asked may be gone.
  });
  await page.goto('/media-inquiries/');
  const form = inquiry(page);
  await form.getByLabel('Inquiry type').selectOption('Story or review');
  await form.getByLabel('Outlet').fill('The Daily Noodle');
  await form.getByLabel('Contact name').fill(`Ada ${randomUUID()}`);
  await form.getByLabel('Email').fill('ada@mail.example');
  await form.getByLabel(/^You may contact me/).check();
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  return release;
}

async function leaveAndComeBack(page: Page, meanwhile: () => void): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy/');
  meanwhile();
  await page.goBack();
  await expect(page).toHaveURL('/media-inquiries/');
  await inquiry(page).scrollIntoViewIfNeeded();
}

test.describe('the location of a catering request', () => {
  test('that was chosen stays over a reload, whatever the address says', async ({ page }) => {
    const form = await openCatering(page, `/catering/?id=${GASTOWN}`);
    await expect(where(page)).toHaveValue(GASTOWN);
    await where(page).selectOption(QUEEN_WEST);
    await form.getByLabel('Full name').fill('Ada');
    await page.reload();
    await expect(form.getByLabel('Full name')).toHaveValue('Ada');
    await expect(where(page)).toHaveValue(QUEEN_WEST);
    await openCatering(page, `/catering/?id=${GASTOWN}`);
    await expect(where(page)).toHaveValue(QUEEN_WEST);
  });

  test('that only an address has named is gone with that address, and what was typed is not', async ({ page }) => {
    const form = await openCatering(page, `/catering/?id=${GASTOWN}`);
    await form.getByLabel('Full name').fill('Ada');
    await openCatering(page, '/catering/');
    await expect(form.getByLabel('Full name')).toHaveValue('Ada');
    await expect(where(page)).toHaveValue('');
    await openCatering(page, `/catering/?id=${QUEEN_WEST}`);
    await expect(where(page)).toHaveValue(QUEEN_WEST);
  });
});

test('the location that was chosen on the feedback page stays over a reload, with the message', async ({ page }) => {
  await page.goto(`/feedback/?id=${GASTOWN}`);
  await page.getByRole('button', { name: 'Change location' }).click();
  const choice = page.getByLabel('Select Your Location');
  const queenWest = await choice.getByRole('option', { name: /Queen West/ }).textContent();
  await choice.selectOption(queenWest);
  for (const answer of ['Neutral', 'Service', 'Make a suggestion'])
    await page.getByText(answer, { exact: true }).click();
  await page.getByLabel('What would you like to suggest? (optional)').fill('A bell.');
  await page.reload();
  await expect(page.getByLabel('What would you like to suggest? (optional)')).toHaveValue('A bell.');
  await expect(page).toHaveURL(`/feedback/?id=${QUEEN_WEST}`);
  await test.step('and whatever the address says: the message is about that location', async () => {
    await page.goto(`/feedback/?id=${GASTOWN}`);
    await expect(page.getByLabel('What would you like to suggest? (optional)')).toHaveValue('A bell.');
    await expect(page.getByText('Kumo Queen West').first()).toBeVisible();
    await expect(page).toHaveURL(`/feedback/?id=${QUEEN_WEST}`);
  });
});

test.describe('who leaves the page while it is being sent', () => {
  test('and comes back sees that it is still on its way, or reads that it arrived, and only once', async ({ page }) => {
    const release = await sendInquiry(page, 'let through');
    await leaveAndComeBack(page, () => {});
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    release();
    await expect(thanks(page)).toBeFocused();
    await page.getByRole('button', { name: 'Send Another' }).click();
    await expect(inquiry(page).getByLabel('Outlet')).toHaveValue('');
    await test.step('and comes back later reads that it arrived, and only once', async () => {
      const releaseLater = await sendInquiry(page, 'let through');
      await leaveAndComeBack(page, releaseLater);
      await expect(thanks(page)).toBeFocused();
      await leaveAndComeBack(page, () => {});
      await expect(inquiry(page).getByLabel('Outlet')).toHaveValue('');
    });
  });

  test('and comes back later reads that it failed, with all that was typed', async ({ page, faults }) => {
    faults.expect('The form could not be sent', status(500));
    const release = await sendInquiry(page, { status: 500, body: '' });
    await leaveAndComeBack(page, release);
    await expect(inquiry(page).getByRole('alert')).toHaveText('Submission Failed. Please try again in some time.');
    await expect(inquiry(page).getByLabel('Outlet')).toHaveValue('The Daily Noodle');
  });

  test('by a reload reads that nobody knows, and sends it again as the same row', async ({ page, faults }) => {
    faults.allow('The form could not be sent', 'net::ERR_ABORTED', '/functions/v1/');
    const release = await sendInquiry(page, 'let through');
    const name = await inquiry(page).getByLabel('Contact name').inputValue();
    await expect.poll(() => rowsOf('media_inquiries', { contact_name: name })).toHaveLength(1);
    await page.reload();
    release();
    await expect(inquiry(page).getByRole('alert')).toHaveText(INTERRUPTED);
    await inquiry(page).getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(thanks(page)).toBeFocused();
    expect(await rowsOf('media_inquiries', { contact_name: name })).toHaveLength(1);
  });

  test('and the feedback dialog with it, reads in the dialog that it arrived', async ({ page }) => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/rest/v1/restaurant_feedback', async (route) => {
      const response = await route.fetch();
      await wait;
      await route.fulfill({ response });
    });
    const dialog = await openCard(page, 'Request Callback');
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await dialog.getByLabel('Phone').fill('416 555 0188');
    await dialog.getByRole('button', { name: 'Request Callback' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    const answered = page.waitForResponse('**/rest/v1/restaurant_feedback');
    await dialog.getByRole('button', { name: 'Close' }).click();
    release();
    await answered;
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(thanks(page)).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect(page.getByRole('dialog', { name: 'Share Your Feedback' })).toBeVisible();
  });
});
