import { expect, test } from 'vitest';
import { readBody, TooLongError } from '#brand/network/read-body.ts';

test('reads a body as a whole, and no more of it than it may have', async () => {
  let sent = 0;
  async function* chunks() {
    for (; sent < 100; sent++) yield Buffer.from('ab');
  }
  expect((await readBody(chunks(), 200)).toString()).toBe('ab'.repeat(100));
  expect((await readBody(null, 0)).length).toBe(0);
  sent = 0;
  await expect(readBody(chunks(), 3)).rejects.toThrow(TooLongError);
  expect(sent).toBe(1);
  await expect(readBody([Buffer.alloc(2 * 1024 * 1024)] as never, 1024 * 1024)).rejects.toThrow(
    'has more than 1 MB, which is not read',
  );
});
