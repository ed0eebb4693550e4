import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newAddress } from '../../support/backend/addresses.ts';
import { bytesOf, pdf, svg, zip } from '../../support/backend/application-files.ts';
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

// The texts of an application, and the files that may be, are in ../forms and in the unit tests of file-types.
describe('a refusal names the field', () => {
  const UNKNOWN = 'is not a known field.';
  const NO_RESUME = 'is not a PDF, DOC or DOCX file.';
  const NO_PHOTO = 'is not a PNG, GIF, JPEG, WebP, SVG or HEIC file.';
  const NO_TEXT = 'is not valid. Please fill in this field.';

  test.each<[name: string, value: string | File | undefined, words: string]>([
    ['name', file(pdf()), NO_TEXT],
    ['cover_letter', file(pdf()), NO_TEXT],
    ['id', randomUUID(), UNKNOWN],
    ['resume_path', '../../x.pdf', UNKNOWN],
    ['passport', file(pdf()), UNKNOWN],
    ['__proto__', 'x', UNKNOWN],
    ['resume', undefined, 'is missing.'],
    ['resume', file(bytesOf(''), ''), 'is missing.'],
    ['resume', '%PDF-1.7', 'is not a file.'],
    ['resume', file(bytesOf('MZ\x90\0')), NO_RESUME],
    ['resume', file(zip(['cv.pdf'])), NO_RESUME],
    ['photo', 'me', 'is not a file.'],
    ['photo', file(bytesOf('MZ\x90\0'), 'me.png', 'image/png'), NO_PHOTO],
    ['photo', file(svg('<html><svg/>'), 'me.svg', 'image/svg+xml'), NO_PHOTO],
  ])('%s %j %s', async (name, value, words) => {
    await expectNothing(application({ [name]: value }), 400, `${name} ${words}`);
  });

  test.each([
    ['resume', file(pdf(10 * MEGABYTE + 1))],
    ['photo', file(new Uint8Array(10 * MEGABYTE + 1))],
  ])('%s is larger than 10 MB', async (name, large) => {
    await expectNothing(application({ [name]: large }), 413, `${name} is larger than 10 MB.`);
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

  test.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x', 'multipart/form-data'])(
    'is of the type %s',
    async (type) => {
      const call = { body: '{}', headers: { 'Content-Type': type } };
      const answer = await callProject(careers(), project.publishableKey, call);
      expectRefusal(answer, 415, 'Send the content as multipart/form-data.');
    },
  );

  test('has no boundary, or another one', async () => {
    const part = 'Content-Disposition: form-data; name="name"\r\n\r\nAda';
    for (const type of ['multipart/form-data; a=b', 'multipart/form-data; boundary=other'])
      expectRefusal(await sendParts([part], type), 400, 'The content is not multipart/form-data.');
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
    const text = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
    const answer = await sendParts([
      `Content-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n${inner}`,
      ...['name', 'position', 'experience', 'restaurant_id', 'phone'].map((name) => text(name, '1')),
      text('email', 'a@b.c'),
      text('cover_letter', ''),
    ]);
    expectRefusal(answer, 400, 'resume is not a PDF, DOC or DOCX file.');
  });

  test('has a hundred thousand fields, which are not read', async () => {
    const part = 'Content-Disposition: form-data; name="a"\r\n\r\nb';
    expectRefusal(await sendParts(Array(100_000).fill(part)), 413, 'The content has too many fields.');
  });

  test.each([
    [23, 'declared', true],
    [80, 'declared', true],
    [80, 'in pieces', false],
  ])('has %i MB, %s, which are not read', async (megabytes, _how, isDeclared) => {
    const headers = { apikey: project.publishableKey, 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, sent } = await sendEndless(careers(), headers, megabytes * MEGABYTE, { isDeclared });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(45 * MEGABYTE);
  });
});

test('of all that was refused there is no row, and no file', async () => {
  expect(refusedKeys.length).toBeGreaterThan(30);
  expect(await rowsOf(`id=in.(${refusedKeys.join(',')})`)).toEqual([]);
  const url = `${project.url}/storage/v1/object/list/applications`;
  const { json } = await callProject(url, project.secretKey, { body: { prefix: '', limit: 10_000 } });
  const folders = (json as { name: string }[]).map(({ name }) => name.split('/')[0] ?? '');
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((folder) => refusedKeys.includes(folder))).toEqual([]);
});
