import { expect, test } from 'vitest';
import { fileOf, type Renderer, renderPage } from '../../../../src/builder/print/render.ts';
import { contentOf } from '../../../../src/domain/pages/content.ts';
import { makeSite } from '../../../support/site.ts';

const site = makeSite();
const home = contentOf(site, { page: 'home', path: '/' });
const notFound = contentOf(site, { page: 'not-found', path: '/404/' });

interface Locals {
  onError: (error: unknown) => void;
}

/** A renderer that answers like Astro's: an exception in a page becomes an answer of Astro's own. */
function rendererThat(answer: (request: { url: string }, locals: Locals) => Response): Renderer {
  return { render: async (request, { locals }) => answer(request, locals as Locals) };
}

test('a page is asked for at its own address, with its content', async () => {
  const seen: unknown[] = [];
  const renderer = rendererThat((request, locals) => {
    seen.push(request.url, locals);
    return new Response('<h1>Hello</h1>');
  });
  expect(await renderPage(renderer, site.origin, home)).toBe('<h1>Hello</h1>');
  expect(seen).toEqual(['https://kitchen.example/', expect.objectContaining({ content: home })]);
});

test.each([
  [new Error('item.price is no function'), 'Page / failed: item.price is no function'],
  ['a text', 'Page / failed: a text'],
  [undefined, 'Page / failed: undefined'],
])('an exception in a page fails it with route and reason: %s', async (error, message) => {
  const renderer = rendererThat((_, locals) => {
    locals.onError(error);
    return new Response('Internal Server Error', { status: 500 });
  });
  await expect(renderPage(renderer, site.origin, home)).rejects.toThrow(message);
});

test('a status nobody expects fails the page', async () => {
  const answers = (status: number) => rendererThat(() => new Response('', { status }));
  await expect(renderPage(answers(404), site.origin, home)).rejects.toThrow('Page / answered with status 404.');
  await expect(renderPage(answers(200), site.origin, notFound)).rejects.toThrow('Page /404/ answered with status 200.');
  expect(await renderPage(answers(404), site.origin, notFound)).toBe('');
});

test.each([
  [home, 'index.html'],
  [{ page: 'menu', path: '/menu/' } as const, 'menu/index.html'],
  [{ page: 'location-menu', path: '/menu/east/' } as const, 'menu/east/index.html'],
  [notFound, '404.html'],
])('%# lies where a static host looks for it: $1', (page, file) => {
  expect(fileOf(page)).toBe(file);
});
