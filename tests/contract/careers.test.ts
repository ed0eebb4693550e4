import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress } from '../support/addresses.ts';
import { bytesOf, doc, docx, heif, pdf, png, svg, zip } from '../support/application-files.ts';
import { type Answered, callProject, openProject, type Project } from '../support/backend.ts';
import { sendEndless } from '../support/endless.ts';
import { HOSTILE_TEXT } from '../support/hostile-text.ts';
import { careerApplication } from '../support/inquiries.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Fields = Record<string, string | File | undefined>;

const MEGABYTE = 1024 * 1024;
let project: Project;

beforeAll(async () => {
  project = await openProject();
});

afterAll(async () => {
  const rows = await rowsOf('restaurant_id=like.contract-*');
  const paths = rows.flatMap((row) => [row['resume_path'], row['photo_path']]).filter(Boolean);
  const bucket = `${project.url}/storage/v1/object/applications`;
  await callProject(bucket, project.secretKey, { method: 'DELETE', body: { prefixes: paths } });
  await rowsOf('restaurant_id=like.contract-*', 'DELETE');
  await project.close();
});

const file = (bytes: Bytes, name = 'cv.pdf', type = 'application/pdf') => new File([bytes], name, { type });

/** What the form sends; each to a restaurant of its own. */
function application(changes: Fields = {}): Fields {
  return {
    ...(careerApplication() as Fields),
    cover_letter: '',
    resume: file(pdf()),
    ...changes,
  };
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

const careers = () => `${project.url}/functions/v1/website-submissions/careers`;

function send(fields: Fields | FormData, headers: Record<string, string> = {}): Promise<Answered> {
  const body = fields instanceof FormData ? fields : formOf(fields);
  return callProject(careers(), project.publishableKey, { body, headers });
}

async function rowsOf(query: string, method = 'GET'): Promise<Record<string, unknown>[]> {
  const url = `${project.url}/rest/v1/career_applications?${query}`;
  return (await callProject(url, project.secretKey, { method })).json as Record<string, unknown>[];
}

const sentTo = (fields: Fields) => rowsOf(`restaurant_id=eq.${String(fields['restaurant_id'])}`);

/** The names of everything in the bucket below a folder. */
async function storedIn(folder: string): Promise<string[]> {
  const url = `${project.url}/storage/v1/object/list/applications`;
  const { json } = await callProject(url, project.secretKey, { body: { prefix: folder, limit: 1000 } });
  return (json as { name: string }[]).map(({ name }) => name.split('/').at(-1) ?? '').sort();
}

async function stored(path: unknown): Promise<{ bytes: Bytes; status: number }> {
  const headers = { apikey: project.secretKey, Authorization: `Bearer ${project.secretKey}` };
  const response = await fetch(`${project.url}/storage/v1/object/applications/${String(path)}`, { headers });
  return { bytes: new Uint8Array(await response.arrayBuffer()), status: response.status };
}

const digestOf = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');

function expectRefusal(answer: Answered, status: number, sentence: string): void {
  expect([answer.status, answer.json]).toEqual([status, { success: false, error: sentence }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}

/** Under which nothing may be left anywhere. */
const refusedKeys: string[] = [];

async function expectNothing(fields: Fields | FormData, status: number, sentence: string): Promise<void> {
  const key = randomUUID();
  refusedKeys.push(key);
  expectRefusal(await send(fields, { 'Idempotency-Key': key }), status, sentence);
}

describe('an application', () => {
  test('is stored with its files, byte for byte, at paths of our own', async () => {
    const key = randomUUID();
    const resume = pdf(100_000);
    const photo = heif('heic');
    const fields = application({
      resume: file(resume, '../../etc/passwd.exe', 'text/html'),
      photo: file(photo, 'a"b\r\n.png', 'image/png'),
      cover_letter: 'Dear all,\nyours.',
    });
    const answer = await send(fields, { 'Idempotency-Key': key });
    expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { resume: _resume, photo: _photo, ...texts } = fields;
    expect(await rowsOf(`id=eq.${key}`)).toEqual([
      {
        ...texts,
        id: key,
        state: 'complete',
        resume_path: `${key}/resume.pdf`,
        resume_sha256: digestOf(resume),
        photo_path: `${key}/photo.heic`,
        photo_sha256: digestOf(photo),
        created_at: expect.any(String),
      },
    ]);
    expect(await storedIn(`${key}/`)).toEqual(['photo.heic', 'resume.pdf']);
    expect((await stored(`${key}/resume.pdf`)).bytes).toEqual(resume);
    expect((await stored(`${key}/photo.heic`)).bytes).toEqual(photo);
  });

  test.each([
    ['no photo', { photo: undefined }],
    ['a photo that nobody chose', { photo: file(bytesOf(''), '', 'application/octet-stream') }],
    ['an empty text for a photo', { photo: '' }],
    ['no cover letter', { cover_letter: undefined }],
    ['an empty cover letter', { cover_letter: ' \r\n ' }],
    ['an empty field that nobody sees', { _gotcha: ' ' }],
  ])('may have %s', async (_what, changes) => {
    const fields = application(changes);
    expect((await send(fields)).status).toBe(201);
    expect(await sentTo(fields)).toMatchObject([{ photo_path: null, photo_sha256: null, cover_letter: null }]);
  });

  test.each([
    ['doc', doc()],
    ['docx', docx()],
  ])('may have a résumé that is a %s', async (ending, bytes) => {
    const fields = application({ resume: file(bytes, 'cv.pdf', 'application/pdf') });
    expect((await send(fields)).status).toBe(201);
    const [row] = await sentTo(fields);
    expect(row?.['resume_path']).toBe(`${String(row?.['id'])}/resume.${ending}`);
  });

  test.each([
    ['png', png()],
    ['gif', bytesOf('GIF89a')],
    ['jpg', bytesOf('\xff\xd8\xff\xe0')],
    ['webp', bytesOf('RIFF\x10\0\0\0WEBP')],
    ['svg', svg('<svg><script>alert(1)</script></svg>')],
  ])('may have a photo that is a %s', async (ending, bytes) => {
    const fields = application({ photo: file(bytes, 'me.jpeg', 'image/jpeg') });
    expect((await send(fields)).status).toBe(201);
    const [row] = await sentTo(fields);
    expect(row?.['photo_path']).toBe(`${String(row?.['id'])}/photo.${ending}`);
  });

  test('holds scripts and other alphabets as the text they are, and line breaks as they were typed', async () => {
    const text = HOSTILE_TEXT.trim();
    const fields = application({
      name: text.slice(0, 150).trim(),
      position: text.slice(0, 150).trim(),
      experience: text,
    });
    fields['cover_letter'] = `${'a\n'.repeat(4999)}ab`;
    expect((await send(fields)).status).toBe(201);
    const typed = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    const expected = Object.fromEntries(typed.map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]));
    expect(await sentTo(fields)).toMatchObject([expected]);
  });

  test('may have two files of 10 MB', async () => {
    const key = randomUUID();
    const photo = new Uint8Array(10 * MEGABYTE);
    photo.set(png());
    const fields = application({ resume: file(pdf(10 * MEGABYTE)), photo: file(photo) });
    expect((await send(fields, { 'Idempotency-Key': key })).status).toBe(201);
    expect(digestOf((await stored(`${key}/resume.pdf`)).bytes)).toBe(digestOf(pdf(10 * MEGABYTE)));
    expect(digestOf((await stored(`${key}/photo.png`)).bytes)).toBe(digestOf(photo));
  });

  test('from a robot that fills every field is thanked for, and not stored', async () => {
    const key = randomUUID();
    const fields = application({ _gotcha: 'https://spam.example' });
    for (const changes of [{}, { _gotcha: file(pdf()) }, { name: '' }]) {
      const answer = await send({ ...fields, ...changes }, { 'Idempotency-Key': key });
      expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    }
    expect(await sentTo(fields)).toEqual([]);
    expect(await storedIn(`${key}/`)).toEqual([]);
  });
});

describe('an application that is sent again', () => {
  test('is a success, and there once', async () => {
    const key = randomUUID();
    const fields = application({ photo: file(png()) });
    const headers = { 'Idempotency-Key': key };
    const together = await Promise.all([1, 2, 3].map(() => send(fields, headers)));
    expect(together.map(({ json }) => json)).toEqual([1, 2, 3].map(() => ({ success: true })));
    expect((await send(fields, { 'Idempotency-Key': key.toUpperCase() })).status).toBe(200);
    expect(await sentTo(fields)).toMatchObject([{ id: key, state: 'complete' }]);
    expect(await storedIn(`${key}/`)).toEqual(['photo.png', 'resume.pdf']);
  });

  test.each([
    ['other words', { experience: 'Eleven years.' }],
    ['another résumé', { resume: file(pdf(30)) }],
    ['another kind of résumé', { resume: file(docx()) }],
    ['another photo', { photo: file(bytesOf('\x89PNG\r\n\x1a\n2')) }],
    ['no photo any more', { photo: undefined }],
  ])('with %s is refused, and changes nothing', async (_what, changes) => {
    const key = randomUUID();
    const headers = { 'Idempotency-Key': key };
    const fields = application({ photo: file(png()) });
    expect((await send(fields, headers)).status).toBe(201);
    const before = await rowsOf(`id=eq.${key}`);
    expectRefusal(
      await send({ ...fields, ...changes }, headers),
      422,
      'This Idempotency-Key belongs to another submission.',
    );
    expect(await rowsOf(`id=eq.${key}`)).toEqual(before);
    expect(await storedIn(`${key}/`)).toEqual(['photo.png', 'resume.pdf']);
    expect((await stored(`${key}/resume.pdf`)).bytes).toEqual(pdf());
  });

  test('after its files were lost on the way gets them', async () => {
    const key = randomUUID();
    const fields = application();
    expect((await send(fields, { 'Idempotency-Key': key })).status).toBe(201);
    const url = `${project.url}/rest/v1/career_applications?id=eq.${key}`;
    await callProject(url, project.secretKey, { method: 'PATCH', body: { state: 'reserved' } });
    const bucket = `${project.url}/storage/v1/object/applications`;
    await callProject(bucket, project.secretKey, { method: 'DELETE', body: { prefixes: [`${key}/resume.pdf`] } });
    expect((await send(fields, { 'Idempotency-Key': key })).status).toBe(200);
    expect(await rowsOf(`id=eq.${key}`)).toMatchObject([{ state: 'complete' }]);
    expect((await stored(`${key}/resume.pdf`)).bytes).toEqual(pdf());
  });
});

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
    ['no e-mail', { email: '' }, 'email is not valid. Please enter a valid email address.'],
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

  test.each(['name', 'resume', '_gotcha'])('that is there twice: %s', async (name) => {
    const form = formOf(application({ _gotcha: '' }));
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
