import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { beforeGuards, handLocals } from '#site/astro/dev-middleware.ts';
import { textOf } from '../../../support/project.ts';

const ours = () => {};

describe('before the guards', () => {
  const put = (stack: unknown) =>
    beforeGuards(ours).configureServer({ middlewares: { stack: stack as { route: string; handle: unknown }[] } })();

  test('a handler comes first', () => {
    function devTrailingSlash() {}
    const stack = [{ route: '', handle: devTrailingSlash }];
    put(stack);
    expect(stack.map(({ handle }) => handle)).toEqual([ours, devTrailingSlash]);
  });

  test('the server stops where there are no guards to come before', () => {
    expect(() => put([{ route: '', handle: ours }])).toThrow('Astro put no devTrailingSlash');
    expect(() => put(undefined)).toThrow('Astro put no devTrailingSlash');
  });

  test('the guard is called so in the Astro that is installed', () => {
    const path = 'node_modules/astro/dist/vite-plugin-astro-server/trailing-slash.js';
    expect(textOf(path)).toContain('return function devTrailingSlash(');
  });
});

describe('locals', () => {
  function answer(type: string, read?: symbol) {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    const locals = { site: {} };
    handLocals(request, response, locals);
    const taken: unknown = read && Reflect.get(request, read);
    response.setHeader('Content-Type', type).emit('finish');
    return { taken, locals, said: said.mock.calls.flat().join('\n') };
  }

  test('are taken by the key that Astro has', () => {
    const { taken, locals, said } = answer('text/html', Symbol.for('astro.locals'));
    expect([taken, said]).toEqual([locals, '']);
  });

  test('that a page was printed without are complained about', () => {
    expect(answer('text/html; charset=utf-8', Symbol.for('astro.other')).said).toContain(
      'dev-middleware.ts has lost its hold: Astro did not read Symbol(astro.locals)',
    );
  });

  test('are nothing to a picture', () => {
    expect(answer('image/png').said).toBe('');
  });
});
