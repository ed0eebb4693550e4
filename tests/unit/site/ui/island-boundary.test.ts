import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx';

/** What stands in the island's place after `error` was thrown in it. */
function shownAfter(error: unknown): string {
  const boundary = new IslandBoundary({ children: 'the island', title: 'Unexpected Application Error!' });
  boundary.state = IslandBoundary.getDerivedStateFromError(error);
  return renderToStaticMarkup(boundary.render());
}

test('an island that works is shown as it is', () => {
  expect(
    renderToStaticMarkup(
      new IslandBoundary({ children: 'the island', title: 'Unexpected Application Error!' }).render(),
    ),
  ).toBe('the island');
});

test.each([
  ['an error', new Error('No menu.'), 'No menu.'],
  ['an error with a status', Object.assign(new Error('Gone.'), { status: 410 }), '410 Gone.'],
  ['a response', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  ['a text', 'broken', 'broken'],
  ['nothing at all', undefined, 'unknown'],
  ['an object that says nothing', {}, 'An unknown error occurred'],
])('%s is told with the heading', (_, error, text) => {
  const html = shownAfter(error);
  expect(html).toContain('<h2>Unexpected Application Error!</h2>');
  expect(html).toContain(`<p>${text}</p>`);
  expect(html).toContain('role="alert"');
});
