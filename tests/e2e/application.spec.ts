import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { bytesOf, pdf } from '../support/backend/application-files.ts';
import { status } from '../support/browser/faults.ts';
import { rowsOf } from '../support/backend/running-backend.ts';
import { DESKTOP, expect, PHONE, test } from '../support/browser/stories.ts';

const KUMO_ANNEX = '2e5b80c4-96f1-4d7a-a218-c4d90b3e6f87';
const CALLS = '**/functions/v1/website-submissions/careers';
const IN_VAIN = 'The form could not be sent to "functions/v1/website-submissions/careers".';
const MEGABYTE = 1024 * 1024;

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });
const RESUME = file('resume.pdf', pdf(2000));

test.use({ brand: 'kumo-ramen', ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/careers/');
  const form = page.getByRole('form', { name: 'Application' });
  await form.scrollIntoViewIfNeeded();
  await expect(send(form)).toBeEnabled();
  return form;
}

async function fill(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Position').selectOption({ label: 'Line Cook, Kumo Gastown' });
  await form.getByLabel('Experience').fill('Two kitchens.');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('ada@mail.example');
  await form.getByLabel('Phone').fill('604 555 0100');
  await form.getByLabel('Resume').setInputFiles(RESUME);
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send Application' });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You' });

test('who applies openly says where, and only then', async ({ page }) => {
  const name = `Ada ${randomUUID()}`;
  const form = await openForm(page);
  await fill(form, name);
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
  expect(await rowsOf('career_applications', { name })).toMatchObject([
    { restaurant_id: KUMO_ANNEX, position: 'apply-openly', photo_path: null, cover_letter: null },
  ]);
});

test('something missing is told by a toast, and what only the backend knows of a file in its words', async ({
  page,
  faults,
}) => {
  faults.expect(IN_VAIN, status(400));
  await page.setViewportSize(PHONE.viewport);
  const form = await openForm(page);
  await fill(form, 'Ada');
  await form.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await send(form).click();
  await expect(form.getByLabel('Resume')).toBeFocused();
  await expect(toast(page)).toHaveText(/Required Fields Missing\s*Please fill in all required fields\./);
  await toast(page).locator('..').getByRole('button', { name: 'Dismiss' }).click();
  await form.getByLabel('Resume').setInputFiles(RESUME);
  await form.getByLabel('Name').fill('');
  await send(form).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(toast(page)).toHaveText(/Required Fields Missing/);
  await toast(page).locator('..').getByRole('button', { name: 'Dismiss' }).click();
  await test.step('what only the backend knows of a file is said in its words, and everything stays', async () => {
    await form.getByLabel('Name').fill('Ada');
    const json = { success: false, error: 'resume holds a virus.' };
    await page.route(CALLS, (route) => route.fulfill({ status: 400, json }), { times: 1 });
    await send(form).click();
    await expect(form.getByRole('alert')).toHaveText('Submission Failed. Resume holds a virus.');
    await expect(toast(page)).toHaveText(/Submission Failed\s*Please try again in some time\./);
    await expect(send(form)).toBeFocused();
    await expect(form.getByLabel('Experience')).toHaveValue('Two kitchens.');
  });
});

test('files that are of another kind, empty or too large are refused beside them, and nothing is sent', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  const name = `Ada ${randomUUID()}`;
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  const form = await openForm(page);
  await fill(form, name);
  const [resume, photo] = [form.getByLabel('Resume'), form.getByLabel('Photo (optional)')];
  // Side by side, a hint of two lines would push one of the boxes down.
  await page.setViewportSize({ width: 740, height: 900 });
  const [one, other] = [await resume.boundingBox(), await photo.boundingBox()];
  expect(other?.x).toBe(one?.x);
  await page.setViewportSize(PHONE.viewport);
  await resume.setInputFiles(file('resume.exe', bytesOf('MZ')));
  await expect(resume).toHaveAccessibleDescription(/Please choose a PDF, DOC or DOCX file\.$/);
  await photo.setInputFiles(file('me.png', Buffer.alloc(10 * MEGABYTE + 1)));
  await expect(photo).toHaveAccessibleDescription(/This photo has 10\.1 MB\. Please choose one of at most 10 MB\.$/);
  await send(form).click();
  await expect(resume).toBeFocused();
  expect(calls).toEqual([]);
  await form.getByRole('button', { name: 'Remove me.png' }).click();
  await expect(photo).toBeFocused();
  await expect(photo).not.toHaveAttribute('aria-invalid');

  for (const [refused, sentence] of [
    [file('large.pdf', pdf(11 * MEGABYTE)), 'This resume has 11 MB. Please choose one of at most 10 MB.'],
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
    await expect(form.getByText(refused.name).first()).toBeVisible();
  }
  expect(calls).toEqual([]);
  await resume.setInputFiles(RESUME);
  await send(form).click();
  await expect(thanks(page)).toBeVisible();
  expect(await rowsOf('career_applications', { name })).toHaveLength(1);
});

test('a slow upload shows how much has been sent; an answer that is lost is no second row', async ({
  page,
  faults,
}) => {
  faults.expect(IN_VAIN, 'net::ERR_FAILED', '/functions/v1/');
  const name = `Ada ${randomUUID()}`;
  const form = await openForm(page);
  await fill(form, name);
  await form.getByLabel('Resume').setInputFiles(file('resume.pdf', pdf(MEGABYTE)));
  const devtools = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devtools.send('Network.enable');
  await throttle(MEGABYTE / 2);
  await send(form).click();
  const progress = form.getByRole('progressbar', { name: 'Sent so far' });
  await expect(progress).toBeVisible();
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  await expect(form.getByLabel('Resume')).toBeDisabled();
  await expect(thanks(page)).toBeVisible();
  await throttle(-1);

  await page.getByRole('button', { name: 'Send Another' }).click();
  await fill(form, `${name} again`);
  await page.route(CALLS, async (route) => void (await route.fetch(), await route.abort()), { times: 1 });
  await send(form).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await send(form).click();
  await expect(thanks(page)).toBeVisible();
  expect(await rowsOf('career_applications', { name: `${name} again` })).toHaveLength(1);
});

test('a job that is wished for while an application is sent is chosen when that has ended', async ({
  page,
  faults,
}) => {
  faults.expect(IN_VAIN, status(500));
  const form = await openForm(page);
  const position = form.getByLabel('Position');
  const apply = async (title: string) => {
    const opening = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
    if ((await opening.getAttribute('open')) === null) await opening.getByRole('heading', { name: title }).click();
    await opening.getByRole('link', { name: `Apply: ${title}` }).click();
  };
  let end = () => {};
  const answerWith = async (code: number) => {
    const wait = new Promise<void>((resolve) => (end = resolve));
    await page.unrouteAll();
    await page.route(CALLS, async (route) => {
      await wait;
      await route.fulfill({ status: code, json: { success: code < 300 } });
    });
  };
  await fill(form, 'Ada');
  await answerWith(500);
  await send(form).click();
  await apply('Gyoza Cook');
  await expect(position).toHaveValue('line-cook-kumo-gastown');
  end();
  await expect(position).toHaveValue('gyoza-cook-kumo-leslieville');
  await expect(toast(page)).toHaveText(/Submission Failed/);

  await answerWith(201);
  await send(form).click();
  await apply('Floor Lead');
  end();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect(position).toHaveValue('floor-lead-kumo-yonge-eg');
});

test('what was typed is there after a reload and on the way back, but for the files', async ({ page }) => {
  const form = await openForm(page);
  await fill(form, 'Ada');
  await page.reload();
  await expect(form.getByLabel('Experience')).toHaveValue('Two kitchens.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL('/feedback/');
  await page.goBack();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Position')).toHaveValue('line-cook-kumo-gastown');
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
  await expect(form.getByText('resume.pdf')).toHaveCount(0);
  await send(form).click();
  await expect(form.getByLabel('Resume')).toBeFocused();
});
