import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bytesOf, doc, docx, heif, pdf, png, svg } from '../../support/backend/application-files.ts';
import {
  application,
  type Bytes,
  expectRefusal,
  type Fields,
  file,
  MEGABYTE,
  project,
  rowsOf,
  send,
  storedIn,
  withProject,
} from '../../support/backend/applications.ts';
import { callProject } from '../../support/backend/backend.ts';
import { digestOf } from '../../support/forms/careers.ts';

withProject();

const sentTo = (fields: Fields) => rowsOf(`restaurant_id=eq.${String(fields['restaurant_id'])}`);

async function stored(path: unknown): Promise<{ bytes: Bytes; status: number }> {
  const headers = { apikey: project.secretKey, Authorization: `Bearer ${project.secretKey}` };
  const response = await fetch(`${project.url}/storage/v1/object/applications/${String(path)}`, { headers });
  return { bytes: new Uint8Array(await response.arrayBuffer()), status: response.status };
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
        language: null,
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
    ['an empty field that nobody sees', { _leave_empty: ' ' }],
    ['what a page of before had in that field', { _gotcha: 'https://me.example' }],
  ])('may have %s', async (_what, changes) => {
    const fields = application(changes);
    expect((await send(fields)).status).toBe(201);
    expect(await sentTo(fields)).toMatchObject([{ photo_path: null, photo_sha256: null, cover_letter: null }]);
  });

  test.each([
    ['resume', 'doc', doc()],
    ['resume', 'docx', docx()],
    ['photo', 'png', png()],
    ['photo', 'svg', svg('<svg><script>alert(1)</script></svg>')],
  ])('may have a %s that is a %s, whatever it calls itself', async (name, ending, bytes) => {
    const fields = application({ [name]: file(bytes, 'me.jpeg', 'image/jpeg') });
    expect((await send(fields)).status).toBe(201);
    const [row] = await sentTo(fields);
    expect(row?.[`${name}_path`]).toBe(`${String(row?.['id'])}/${name}.${ending}`);
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
    const fields = application({ _leave_empty: 'https://spam.example' });
    for (const changes of [{}, { _leave_empty: file(pdf()) }, { name: '' }]) {
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
    const refused = await send({ ...fields, ...changes }, headers);
    expectRefusal(refused, 422, 'This Idempotency-Key belongs to another submission.');
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
