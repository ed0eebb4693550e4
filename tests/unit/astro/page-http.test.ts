import { describe, expect, test } from 'vitest';
import * as lean from '../../../src/astro/page-http.ts';

type Name = 'Headers' | 'Request' | 'Response';
const NAMES: Name[] = ['Headers', 'Request', 'Response'];

/** What Node's own has, inherited or not, without symbols and what every function has. */
function membersOf(name: Name): { target: object; member: string }[] {
  const own = Object.getOwnPropertyNames(globalThis[name].prototype).map((member) => ({
    target: made(name),
    member,
  }));
  const of = Object.getOwnPropertyNames(globalThis[name])
    .filter((member) => !['length', 'name', 'prototype'].includes(member))
    .map((member) => ({ target: lean[name], member }));
  return [...own, ...of];
}

const made = (name: Name): object => (name === 'Request' ? new lean.Request('https://a.example/') : new lean[name]());

describe('what Node’s own have', () => {
  test.each(NAMES)('%s has too, or it says that it has not', (name) => {
    const silent = membersOf(name).filter(({ target, member }) => {
      try {
        return Reflect.get(target, member) === undefined;
      } catch (error) {
        return !String(error).includes(`${name}.${member}, which src/astro/page-http.ts lacks`);
      }
    });
    expect(silent.map(({ member }) => member)).toEqual([]);
  });
});

test('a request with more to it than an address is refused', () => {
  expect(() => Reflect.construct(lean.Request, ['https://a.example/', { method: 'POST' }])).toThrow(
    'page-http.ts lacks',
  );
});

test('a page that is a stream is refused', () => {
  expect(() => Reflect.construct(lean.Response, [new ReadableStream()])).toThrow('page-http.ts lacks');
});

test('headers are found however they are written, and added to', () => {
  const headers = new lean.Headers({ 'Content-Type': 'text/html' });
  headers.append('content-type', 'b');
  expect([headers.get('CONTENT-TYPE'), headers.get('a'), [...headers]]).toEqual([
    'text/html, b',
    null,
    [['content-type', 'text/html, b']],
  ]);
});

test.each([['text'], [new TextEncoder().encode('text')]])('a page is read as text', async (body) => {
  expect(await new lean.Response(body).text()).toBe('text');
});
