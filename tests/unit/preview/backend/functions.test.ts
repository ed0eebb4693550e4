import { expect, test } from 'vitest';
import { callFunction, importFunctions } from '../../../../src/preview/backend/functions.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const ECHO = `
  const secret = Deno.env.get('SECRET');
  Deno.serve(async (request) => Response.json({
    secret, path: new URL(request.url).pathname, method: request.method, body: await request.text(), deno: typeof Deno,
  }));
`;

test('a function sees what it would see in Deno, and no Deno afterwards', async () => {
  const folder = temporaryFolder({ 'echo/index.ts': ECHO, '_shared/index.ts': 'throw new Error("never imported");' });
  const functions = await importFunctions(folder, { SECRET: 'one' });
  expect([...functions.keys()]).toEqual(['echo']);
  expect('Deno' in globalThis).toBe(false);
  const answer = await callFunction(
    functions,
    new Request('http://localhost/functions/v1/echo/a/b?c=d', { method: 'POST', body: 'text' }),
  );
  expect(await answer.json()).toEqual({
    secret: 'one',
    path: '/echo/a/b',
    method: 'POST',
    body: 'text',
    deno: 'undefined',
  });
});

test('two projects in one process keep their functions and secrets apart', async () => {
  const one = await importFunctions(temporaryFolder({ 'echo/index.ts': ECHO }), { SECRET: 'one' });
  const other = await importFunctions(temporaryFolder({ 'echo/index.ts': ECHO }), { SECRET: 'other' });
  const secretOf = async (functions: typeof one): Promise<unknown> =>
    (await callFunction(functions, new Request('http://localhost/functions/v1/echo'))).json();
  expect(await secretOf(one)).toMatchObject({ secret: 'one' });
  expect(await secretOf(other)).toMatchObject({ secret: 'other' });
});

test('a function that cannot be imported says so, and leaves no Deno behind', async () => {
  const folder = temporaryFolder({ 'broken/index.ts': 'throw new Error("no such table");' });
  await expect(importFunctions(folder, {})).rejects.toThrow('no such table');
  expect('Deno' in globalThis).toBe(false);
});

test('a function nobody wrote is not found', async () => {
  const answer = await callFunction(new Map(), new Request('http://localhost/functions/v1/nothing'));
  expect(answer.status).toBe(404);
});
