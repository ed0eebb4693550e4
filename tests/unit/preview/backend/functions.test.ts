import { expect, test, vi } from 'vitest';
import { openFunctions } from '#preview/backend/functions.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const ECHO = `
  const secret = Deno.env.get('SECRET');
  Deno.serve(async (request) => Response.json({
    secret, path: new URL(request.url).pathname, method: request.method, body: await request.text(), deno: typeof Deno,
  }));
`;

const call = (functions: (request: Request) => Promise<Response>, name = 'echo'): Promise<Response> =>
  functions(new Request(`http://localhost/functions/v1/${name}`));

test('a function sees what it would see in Deno, and no Deno afterwards', async () => {
  const functions = openFunctions(temporaryFolder({ 'echo/index.ts': ECHO }), { SECRET: 'one' });
  const answer = await functions(
    new Request('http://localhost/functions/v1/echo/a/b?c=d', { method: 'POST', body: 'text' }),
  );
  expect('Deno' in globalThis).toBe(false);
  expect(await answer.json()).toEqual({
    secret: 'one',
    path: '/echo/a/b',
    method: 'POST',
    body: 'text',
    deno: 'undefined',
  });
});

test('two projects in one process keep their functions and secrets apart, first called at once', async () => {
  const one = openFunctions(temporaryFolder({ 'echo/index.ts': ECHO }), { SECRET: 'one' });
  const other = openFunctions(temporaryFolder({ 'echo/index.ts': ECHO }), { SECRET: 'other' });
  const answers = await Promise.all([one, other, one].map((functions) => call(functions)));
  const secrets = await Promise.all(answers.map((answer) => answer.json() as Promise<{ secret: string }>));
  expect(secrets.map(({ secret }) => secret)).toEqual(['one', 'other', 'one']);
});

test('a function is imported when it is called, and once', async () => {
  const counting = `
    globalThis.importsOfTest = (globalThis.importsOfTest ?? 0) + 1;
    Deno.serve(() => Response.json(globalThis.importsOfTest));
  `;
  const functions = openFunctions(temporaryFolder({ 'count/index.ts': counting }), {});
  expect('importsOfTest' in globalThis).toBe(false);
  const answers = await Promise.all([call(functions, 'count'), call(functions, 'count')]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([1, 1]);
});

test('a function that cannot be imported answers as a hosted one does, stops no other, and leaves no Deno behind', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = 'throw new Error("no such table");';
  const folder = temporaryFolder({ 'broken/index.ts': broken, 'silent/index.ts': '', 'echo/index.ts': ECHO });
  const functions = openFunctions(folder, {});
  const answers = await Promise.all(['broken', 'silent', 'echo'].map((name) => call(functions, name)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(await answers[0]?.json()).toMatchObject({ code: 'BOOT_ERROR' });
  expect(print).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such table' }));
  expect('Deno' in globalThis).toBe(false);
  print.mockRestore();
});

test('a function nobody wrote is not found, nor what functions share', async () => {
  const folder = temporaryFolder({ '_shared/index.ts': 'throw new Error("never imported");' });
  const functions = openFunctions(folder, {});
  expect((await call(functions, 'nothing')).status).toBe(404);
  expect((await call(functions, '_shared')).status).toBe(404);
});
