import { expect, test } from 'vitest';
import { hasMoreFields } from '#schema/forms/count-fields.ts';

async function sent(count: number, isMultipart: boolean): Promise<[Uint8Array, string]> {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (let index = 0; index < count; index++) body.append(`f${index}`, 'a=b\r\n--c');
  const response = new Response(body);
  return [new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type') ?? ''];
}

test.each([true, false])('the fields of a form are counted before it is read, with files: %s', async (isMultipart) => {
  for (const [count, isMore] of [
    [1, false],
    [100, false],
    [101, true],
    [5000, true],
  ] as const) {
    const [bytes, type] = await sent(count, isMultipart);
    expect([count, hasMoreFields(bytes, type, 100)]).toEqual([count, isMore]);
  }
});

test('a boundary may stand in quotes', () => {
  const bytes = new TextEncoder().encode(`--a b\r\n\r\nx\r\n`.repeat(9));
  expect(hasMoreFields(bytes, 'multipart/form-data; boundary="a b"; charset=utf-8', 8)).toBe(false);
  expect(hasMoreFields(bytes, 'multipart/form-data; boundary="a b"; charset=utf-8', 7)).toBe(true);
});
