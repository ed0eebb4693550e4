import type { Route } from '../../domain/pages/routes.ts';
import type { Site } from '../../model/site.ts';
import { Request, type Response } from '../../astro/page-http.ts';

/** Astro's compiled application: a request with its locals in, a response out. */
export interface Renderer {
  render(request: Pick<Request, 'url'>, options: { locals: object }): Promise<Pick<Response, 'status' | 'text'>>;
}

export class PageError extends Error {
  override name = 'PageError';
}

/** The HTML of one page. Throws a PageError that names the route and the reason. */
export async function renderPage(renderer: Renderer, site: Site, route: Route): Promise<string> {
  let failure: { error: unknown } | undefined;
  const onError = (error: unknown) => void (failure = { error });
  const response = await renderer.render(new Request(site.origin + route.path), { locals: { site, route, onError } });
  const expected = route.page === 'not-found' ? 404 : 200;
  if (failure) throw new PageError(`Page ${route.path} failed: ${reasonOf(failure.error)}`);
  if (response.status !== expected) throw new PageError(`Page ${route.path} answered with status ${response.status}.`);
  return response.text();
}

/** `/menu/` is served from `menu/index.html`; a host looks for the 404 page at the root. */
export function fileOf(route: Route): string {
  return route.page === 'not-found' ? '404.html' : `${route.path.slice(1)}index.html`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
