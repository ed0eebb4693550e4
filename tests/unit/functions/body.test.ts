import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check, readForm, readObject } from '../../../supabase/functions/_shared/body.ts';

const MEGABYTE = 1024 * 1024;

function requestOf(body: ReadableStream<Uint8Array> | string, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json', ...headers } };
  return new Request('http://localhost/', init);
}

/** Pieces of 64 KB without end, and how many were asked for. */
function endless() {
  const asked = { pieces: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      asked.pieces += 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
    cancel: () => void (asked.isCancelled = true),
  });
  return { asked, stream };
}

describe('a body', () => {
  test('without end is refused after a megabyte, and not read on', async () => {
    const { asked, stream } = endless();
    await expect(readObject(requestOf(stream))).rejects.toMatchObject({ status: 413 });
    expect(asked.isCancelled).toBe(true);
    expect(asked.pieces).toBeLessThan(25);
  });

  test('that says it is too large is not read at all', async () => {
    const { asked, stream } = endless();
    const request = requestOf(stream, { 'Content-Length': String(MEGABYTE + 1) });
    await expect(readObject(request)).rejects.toMatchObject({ status: 413 });
    expect(asked.pieces).toBeLessThanOrEqual(1); // A stream fills its own queue.
  });

  test('of a megabyte is read', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(MEGABYTE - 11) });
    expect(text).toHaveLength(MEGABYTE);
    expect(Object.keys(await readObject(requestOf(text)))).toEqual(['text']);
  });

  test('whose characters are cut between two pieces is read whole', async () => {
    const bytes = new TextEncoder().encode('{"text":"寿司"}');
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readObject(requestOf(stream))).toEqual({ text: '寿司' });
  });

  test('keeps __proto__ from becoming a prototype', async () => {
    const content = await readObject(requestOf('{"__proto__":{"isAdmin":true}}'));
    expect('isAdmin' in content).toBe(false);
  });
});

describe('a form with files', () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=frontier' };

  test('without end is refused after 22 megabytes, and not read on', async () => {
    const { asked, stream } = endless();
    await expect(readForm(requestOf(stream, type))).rejects.toMatchObject({ status: 413 });
    expect(asked.isCancelled).toBe(true);
    expect(asked.pieces).toBeLessThan((22 * MEGABYTE) / (64 * 1024) + 10);
  });

  test('that says it is too large is not read at all', async () => {
    const { asked, stream } = endless();
    const request = requestOf(stream, { ...type, 'Content-Length': String(22 * MEGABYTE + 1) });
    await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
    expect(asked.pieces).toBeLessThanOrEqual(1);
  });

  test('of 22 megabytes is read', async () => {
    const before = '--frontier\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n';
    const after = '\r\n--frontier--\r\n';
    const text = before + ' '.repeat(22 * MEGABYTE - before.length - after.length) + after;
    const { a } = Object.fromEntries(await readForm(requestOf(text, type)));
    expect((a as File).size).toBe(22 * MEGABYTE - before.length - after.length);
  });
});

describe('a refusal', () => {
  const schema = z.strictObject({ rating: z.int(), inner: z.strictObject({ size: z.string() }) });

  test.each([
    [{ rating: 'x', inner: { size: '' } }, 'rating is not valid.'],
    [{ rating: 1, inner: { size: 1 } }, 'inner.size is not valid.'],
    [{ rating: 1, inner: { size: '' }, more: 1 }, 'more is not a known field.'],
    [7, 'The content is not valid.'],
  ])('of %j says %s', (content, sentence) => {
    expect(() => check(schema, content)).toThrow(sentence);
  });
});
