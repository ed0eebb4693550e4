import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newAddress } from '../../support/backend/addresses.ts';
import { bytesOf, pdf, png, svg, zip } from '../../support/backend/application-files.ts';
import {
  application,
  careers,
  expectRefusal,
  type Fields,
  file,
  formOf,
  MEGABYTE,
  project,
  rowsOf,
  send,
  storedIn,
  withProject,
} from '../../support/backend/applications.ts';
import { callProject } from '../../support/backend/backend.ts';
import { sendEndless } from '../../support/backend/endless.ts';

withProject();

/** Under which nothing may be left anywhere. */
const refusedKeys: string[] = [];

async function expectNothing(fields: Fields | FormData, status: number, sentence: string): Promise<void> {
  const key = randomUUID();
  refusedKeys.push(key);
  expectRefusal(await send(fields, { 'Idempotency-Key': key }), status, sentence);
}

test('an hour after a function ended in the middle, the next application takes away what it left', async () => {
  const left = randomUUID();
  const fields = application();
  expect((await send(fields, { 'Idempotency-Key': left })).status).toBe(201);
  const url = `${project.url}/rest/v1/career_applications?id=eq.${left}`;
  const setTo = (minutes: number) => {
    const created_at = new Date(Date.now() - minutes * 60_000).toISOString();
    return callProject(url, project.secretKey, { method: 'PATCH', body: { state: 'reserved', created_at } });
  };
  await setTo(50);
  expect((await send(application())).status).toBe(201);
  expect(await storedIn(`${left}/`)).toEqual(['resume.pdf']);
  await setTo(70);
  expect((await send(application())).status).toBe(201);
  expect(await rowsOf(`id=eq.${left}`)).toEqual([]);
  expect(await storedIn(`${left}/`)).toEqual([]);
});

test('a flood from one address never reaches the bucket', async () => {
  const headers = { 'X-Forwarded-For': newAddress() };
  const keys = Array.from({ length: 45 }, () => randomUUID());
  const statuses: number[] = [];
  for (const key of keys) statuses.push((await send(application(), { ...headers, 'Idempotency-Key': key })).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
  const refused = keys.filter((_, index) => statuses[index] === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + statuses.filter((status) => status === 201).length).toBe(45);
  refusedKeys.push(...refused);
});

describe('a refusal names the field', () => {
  const REQUIRED = 'Please fill in this field.';
  const NO_RESUME = 'resume is not a PDF, DOC or DOCX file.';
  const NO_PHOTO = 'photo is not a PNG, GIF, JPEG, WebP, SVG or HEIC file.';

  test.each<[string, Fields, string]>([
    ['no name', { name: undefined }, `name is not valid. ${REQUIRED}`],
    ['a blank name', { name: ' \u00a0' }, `name is not valid. ${REQUIRED}`],
    ['a long name', { name: 'n'.repeat(201) }, 'name is not valid. Please use at most 200 characters.'],
    ['a file for a name', { name: file(pdf()) }, `name is not valid. ${REQUIRED}`],
    ['no e-mail', { email: '' }, `email is not valid. ${REQUIRED}`],
    ['an e-mail that is none', { email: 'ada@' }, 'email is not valid. Please enter a valid email address.'],
    ['no phone', { phone: undefined }, 'phone is not valid. Please enter a valid phone number.'],
    ['a phone that is none', { phone: 'call me' }, 'phone is not valid. Please enter a valid phone number.'],
    ['no position', { position: '' }, 'position is not valid. Please choose one.'],
    ['a long position', { position: 'p'.repeat(201) }, 'position is not valid. Please use at most 200 characters.'],
    ['no experience', { experience: '' }, `experience is not valid. ${REQUIRED}`],
    [
      'a long experience',
      { experience: 'e'.repeat(5001) },
      'experience is not valid. Please use at most 5,000 characters.',
    ],
    [
      'a long letter',
      { cover_letter: 'c'.repeat(10_001) },
      'cover_letter is not valid. Please use at most 10,000 characters.',
    ],
    ['a file for a letter', { cover_letter: file(pdf()) }, `cover_letter is not valid. ${REQUIRED}`],
    ['no restaurant', { restaurant_id: '' }, 'restaurant_id is not valid. Please choose one.'],
    ['a long restaurant', { restaurant_id: 'r'.repeat(201) }, 'restaurant_id is not valid. Please choose one.'],
    ['an id', { id: randomUUID() }, 'id is not a known field.'],
    ['a path', { resume_path: '../../x.pdf' }, 'resume_path is not a known field.'],
    ['a state', { state: 'complete' }, 'state is not a known field.'],
    ['a third file', { passport: file(pdf()) }, 'passport is not a known field.'],
    ['a prototype', { ['__proto__']: 'x' }, '__proto__ is not a known field.'],
    ['a null character', { experience: 'a\0b' }, 'The content cannot be stored.'],
    ['no résumé', { resume: undefined }, 'resume is missing.'],
    ['a résumé that nobody chose', { resume: file(bytesOf(''), '') }, 'resume is missing.'],
    ['an empty résumé', { resume: file(bytesOf('')) }, 'resume is missing.'],
    ['a text for a résumé', { resume: '%PDF-1.7' }, 'resume is not a file.'],
    ['a program for a résumé', { resume: file(bytesOf('MZ\x90\0')) }, NO_RESUME],
    ['a program of Linux for a résumé', { resume: file(bytesOf('\x7fELF')) }, NO_RESUME],
    ['a script for a résumé', { resume: file(bytesOf('#!/bin/sh')) }, NO_RESUME],
    ['a page for a résumé', { resume: file(bytesOf('<html>')) }, NO_RESUME],
    ['a zip for a résumé', { resume: file(zip(['cv.pdf'])) }, NO_RESUME],
    ['a photo for a résumé', { resume: file(png()) }, NO_RESUME],
    ['a text for a photo', { photo: 'me' }, 'photo is not a file.'],
    ['a program for a photo', { photo: file(bytesOf('MZ\x90\0'), 'me.png', 'image/png') }, NO_PHOTO],
    ['a page for a photo', { photo: file(svg('<html><svg/>'), 'me.svg', 'image/svg+xml') }, NO_PHOTO],
    ['a résumé for a photo', { photo: file(pdf()) }, NO_PHOTO],
  ])('%s', async (_what, changes, sentence) => {
    await expectNothing(application(changes), 400, sentence);
  });

  test.each<[string, Fields, string]>([
    ['a résumé of 10 MB and a byte', { resume: file(pdf(10 * MEGABYTE + 1)) }, 'resume is larger than 10 MB.'],
    ['a résumé of 11 MB', { resume: file(pdf(11 * MEGABYTE)) }, 'resume is larger than 10 MB.'],
    ['a photo of 10 MB and a byte', { photo: file(new Uint8Array(10 * MEGABYTE + 1)) }, 'photo is larger than 10 MB.'],
  ])('%s', async (_what, changes, sentence) => {
    await expectNothing(application(changes), 413, sentence);
  });

  test.each(['name', 'resume', '_leave_empty'])('that is there twice: %s', async (name) => {
    const form = formOf(application({ _leave_empty: '' }));
    form.append(name, name === 'resume' ? file(pdf()) : 'x');
    await expectNothing(form, 400, `${name} is there more than once.`);
  });
});

describe('a call that is not one', () => {
  /** Parts as they were written, with the lines of the standard between them. */
  const sendParts = (parts: string[], type = 'multipart/form-data; boundary=frontier') => {
    const text = parts.map((part) => `--frontier\r\n${part}\r\n`).join('');
    const headers = { 'Content-Type': type };
    return callProject(careers(), project.publishableKey, { body: bytesOf(`${text}--frontier--\r\n`), headers });
  };

  test.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
    'multipart/form-data',
  ])('is of the type %s', async (type) => {
    const answer = await callProject(careers(), project.publishableKey, {
      body: '{}',
      headers: { 'Content-Type': type },
    });
    expectRefusal(answer, 415, 'Send the content as multipart/form-data.');
  });

  test.each([
    ['no boundary', [], 'multipart/form-data; a=b'],
    [
      'another boundary',
      ['Content-Disposition: form-data; name="name"\r\n\r\nAda'],
      'multipart/form-data; boundary=other',
    ],
  ])('has %s', async (_what, parts, type) => {
    expectRefusal(await sendParts(parts, type), 400, 'The content is not multipart/form-data.');
  });

  // Node refuses the content, and Deno lacks the field.
  test.each(['Content-Disposition: form-data\r\n\r\nAda', '\r\nAda', 'Content-Disposition: form-data; name="name"'])(
    'has the part %j',
    async (part) => {
      const answer = await sendParts([part]);
      expect([answer.status, answer.json]).toEqual([400, { success: false, error: expect.any(String) }]);
    },
  );

  test('has a form within a form, which is a file of its own', async () => {
    const inner = '--y\r\nContent-Disposition: file; filename="a.exe"\r\n\r\nMZ\r\n--y--';
    const answer = await sendParts([
      `Content-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n${inner}`,
      ...['name', 'position', 'experience', 'restaurant_id'].map(
        (name) => `Content-Disposition: form-data; name="${name}"\r\n\r\nx`,
      ),
      'Content-Disposition: form-data; name="email"\r\n\r\na@b.c',
      'Content-Disposition: form-data; name="phone"\r\n\r\n1',
      'Content-Disposition: form-data; name="cover_letter"\r\n\r\n',
    ]);
    expectRefusal(answer, 400, 'resume is not a PDF, DOC or DOCX file.');
  });

  test('has an Idempotency-Key that is none', async () => {
    const answer = await send(application(), { 'Idempotency-Key': '../../x' });
    expectRefusal(answer, 400, 'The Idempotency-Key must be a UUID.');
  });

  test('has more than 22 MB', async () => {
    const big = file(pdf(23 * MEGABYTE));
    expect((await send(application({ resume: big }))).status).toBe(413);
  });

  test.each([
    ['declared', true],
    ['in pieces', false],
  ])('has 80 MB, %s, which are not read', async (_how, isDeclared) => {
    const headers = { apikey: project.publishableKey, 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, sent } = await sendEndless(careers(), headers, 80 * MEGABYTE, { isDeclared });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(45 * MEGABYTE);
  });
});

test('of all that was refused there is no row, and no file', async () => {
  expect(refusedKeys.length).toBeGreaterThan(40);
  expect(await rowsOf(`id=in.(${refusedKeys.join(',')})`)).toEqual([]);
  const url = `${project.url}/storage/v1/object/list/applications`;
  const { json } = await callProject(url, project.secretKey, { body: { prefix: '', limit: 10_000 } });
  const folders = (json as { name: string }[]).map(({ name }) => name.split('/')[0] ?? '');
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => refusedKeys.includes(folder))).toEqual([]);
});
