import type { Locator, Page } from '@playwright/test';
import { bytesOf, pdf } from '../support/backend/application-files.ts';
import { status } from '../support/browser/faults.ts';
import { fillIn, openForm, sendButton, thanks } from '../support/browser/forms.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { CAREERS } from '../support/forms/careers.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

const KUMO_ANNEX = '2e5b80c4-96f1-4d7a-a218-c4d90b3e6f87';
const IN_VAIN = 'The form could not be sent to "functions/v1/website-submissions/careers".';
const MEGABYTE = 1024 * 1024;

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });
const RESUME = file('resume.pdf', pdf(2000));

test.use({ brand: 'kumo-ramen', ...DESKTOP, ...REDUCED });

/** By the name its row is found. */
const fill = (form: Locator) =>
  fillIn(form, {
    ...CAREERS,
    entered: { ...CAREERS.entered, cover_letter: undefined, experience: 'Two kitchens.' },
    chosen: { position: { option: 'Line Cook, Kumo Gastown' }, resume: { file: RESUME } },
  });

const applicationsOf = (name: string) => rowsOf('career_applications', { name });
const send = (form: Locator) => sendButton(form, CAREERS);
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

test('who applies openly says where, and only then', async ({ page }) => {
  const form = await openForm(page, CAREERS);
  const name = await fill(form);
  const location = form.getByLabel('Location');
  await expect(location).toHaveCount(0);
  await form.getByLabel('Position').selectOption('apply-openly');
  await send(form).click();
  await expect(location).toBeFocused();
  await expect(location).toHaveAccessibleDescription('Please choose one.');
  await expect(toast(page)).toHaveText(/Location Required\s*Please select a location to apply to\./);
  await location.selectOption(KUMO_ANNEX);
  await send(form).click();
  await expect(thanks(page)).toBeVisible();
  expect(await applicationsOf(name)).toMatchObject([
    { restaurant_id: KUMO_ANNEX, position: 'apply-openly', photo_path: null, cover_letter: null },
  ]);
});

test.describe('a file', () => {
  test.use(PHONE);

  test('that is of another kind, empty, too large, or refused by the backend is said so beside it', async ({
    page,
    faults,
  }) => {
    faults.expect(IN_VAIN, status(400));
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    const form = await openForm(page, CAREERS);
    const name = await fill(form);
    const [resume, photo] = [form.getByLabel('Resume'), form.getByLabel('Photo (optional)')];
    await photo.setInputFiles(file('me.png', Buffer.alloc(10 * MEGABYTE + 1)));
    await expect(photo).toHaveAccessibleDescription(/This photo has 10\.1 MB\. Please choose one of at most 10 MB\.$/);
    await form.getByRole('button', { name: 'Remove me.png' }).click();
    await expect(photo).toBeFocused();
    await expect(photo).not.toHaveAttribute('aria-invalid');
    for (const [refused, sentence] of [
      [file('resume.exe', bytesOf('MZ')), 'Please choose a PDF, DOC or DOCX file.'],
      [file('empty.pdf', bytesOf('')), 'This resume is empty. Please choose another file.'],
      [
        file('program.pdf', bytesOf('MZ\x90\0 a program')),
        'This file is not what its name says. Please choose a PDF, DOC or DOCX file.',
      ],
    ] as const) {
      await resume.setInputFiles(refused);
      await expect(resume).toHaveAccessibleDescription(new RegExp(sentence));
      await send(form).click();
      await expect(resume).toBeFocused();
      await expect(form.getByLabel('Experience')).toHaveValue('Two kitchens.');
    }
    expect(calls).toEqual([]);
    await test.step('in the words of the backend, and everything stays', async () => {
      await resume.setInputFiles(RESUME);
      const json = { success: false, error: 'resume holds a virus.' };
      await page.route(CAREERS.calls, (route) => route.fulfill({ status: 400, json }), { times: 1 });
      await send(form).click();
      await expect(form.getByRole('alert')).toHaveText('Submission Failed. Resume holds a virus.');
      await expect(send(form)).toBeFocused();
      await expect(form.getByText('resume.pdf').first()).toBeVisible();
    });
    await send(form).click();
    await expect(thanks(page)).toBeVisible();
    expect(await applicationsOf(name)).toHaveLength(1);
  });
});

test('a slow upload shows how much has been sent', async ({ page }) => {
  const form = await openForm(page, CAREERS);
  await fill(form);
  await form.getByLabel('Resume').setInputFiles(file('resume.pdf', pdf(MEGABYTE)));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: MEGABYTE / 2,
  });
  await send(form).click();
  const progress = form.getByRole('progressbar', { name: 'Sent so far' });
  await expect(progress).toBeVisible();
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  await expect(form.getByLabel('Resume')).toBeDisabled();
  await expect(thanks(page)).toBeVisible();
});

test('a job that is wished for while an application is sent is chosen when that has ended', async ({
  page,
  faults,
}) => {
  faults.expect(IN_VAIN, status(500));
  const form = await openForm(page, CAREERS);
  const position = form.getByLabel('Position');
  await fill(form);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(CAREERS.calls, async (route) => {
    await released;
    await route.fulfill({ status: 500, json: { success: false } });
  });
  await send(form).click();
  await page.getByRole('heading', { name: 'Gyoza Cook' }).click();
  await page.getByRole('link', { name: 'Apply: Gyoza Cook' }).click();
  await expect(position).toHaveValue('line-cook-kumo-gastown');
  release(undefined);
  await expect(position).toHaveValue('gyoza-cook-kumo-leslieville');
  await expect(toast(page)).toHaveText(/Submission Failed/);
});
