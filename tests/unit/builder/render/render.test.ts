import { expect, test } from 'vitest';
import { fileOf, type Renderer, renderPage } from '#builder/render/render.ts';
import { pathsIn, type Route } from '#core/routes/routes.ts';
import { contentOfPage, makeLocation, makeSite } from '../../../support/build/site.ts';

const site = makeSite();
const home = contentOfPage(makeSite(), 'home');
const notFound = contentOfPage(makeSite(), 'not-found');

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
  const bytes = await renderPage(renderer, site, home);
  expect(new TextDecoder().decode(bytes)).toBe('<h1>Hello</h1>');
  expect(seen).toEqual(['https://kitchen.example/', expect.objectContaining({ content: home })]);
});

test('Astro is asked for the page it has, wherever that is published', async () => {
  const french = makeSite({ language: 'fr-CA', paths: pathsIn('fr-CA', '/fr') });
  const seen: string[] = [];
  const renderer = rendererThat(({ url }) => {
    seen.push(url);
    return new Response('');
  });
  const content = contentOfPage(french, 'careers');
  expect(content.path).toBe('/fr/emplois/');
  await renderPage(renderer, french, content);
  expect(seen).toEqual(['https://kitchen.example/careers/']);
});

test.each([
  [new Error('item.price is no function'), 'Page / failed: item.price is no function'],
  ['a text', 'Page / failed: a text'],
  [undefined, 'Page / failed: undefined'],
])('an exception in a page fails it with path and reason: %s', async (error, message) => {
  const renderer = rendererThat((_, locals) => {
    locals.onError(error);
    return new Response('Internal Server Error', { status: 500 });
  });
  await expect(renderPage(renderer, site, home)).rejects.toThrow(message);
});

test('a status nobody expects fails the page', async () => {
  const answers = (status: number) => rendererThat(() => new Response('', { status }));
  await expect(renderPage(answers(404), site, home)).rejects.toThrow('Page / answered with status 404.');
  await expect(renderPage(answers(200), site, notFound)).rejects.toThrow('Page /404/ answered with status 200.');
  expect(await renderPage(answers(404), site, notFound)).toHaveLength(0);
});

test.each<[Route, string]>([
  [{ page: 'home', path: '/' }, 'index.html'],
  [{ page: 'menu', path: '/menu/' }, 'menu/index.html'],
  [{ page: 'location-menu', path: '/menu/east/', location: makeLocation({ name: 'East' }) }, 'menu/east/index.html'],
  [{ page: 'not-found', path: '/404/' }, '404.html'],
])('%j lies where a static host looks for it', (route, file) => {
  expect(fileOf(route)).toBe(file);
});
