import type { PageContent } from '../../domain/pages/content.ts';
import { textsIn } from '../../domain/texts/texts.ts';
import type { Route } from '../../domain/pages/routes.ts';

/** Astro's compiled application: a request with its locals in, a response out. */
export interface Renderer {
  render(request: Request, options: { locals: object }): Promise<Pick<Response, 'status' | 'bytes'>>;
}

export class PageError extends Error {
  override name = 'PageError';
}

/** The HTML of one page in UTF-8, as Astro encoded it. Throws a PageError that names the page and the reason. */
export async function renderPage(
  renderer: Renderer,
  origin: string,
  content: PageContent,
): Promise<Uint8Array<ArrayBuffer>> {
  let failure: { error: unknown } | undefined;
  const onError = (error: unknown) => void (failure = { error });
  const { page, path } = content;
  const response = await renderer.render(new Request(origin + path), {
    locals: { content, texts: textsIn(content.document.lang), onError },
  });
  const expected = page === 'not-found' ? 404 : 200;
  if (failure) throw new PageError(`Page ${path} failed: ${reasonOf(failure.error)}`);
  if (response.status !== expected) throw new PageError(`Page ${path} answered with status ${response.status}.`);
  return response.bytes();
}

/** `/menu/` is served from `menu/index.html`; a host looks for the 404 page at the root. */
export function fileOf({ page, path }: Pick<Route, 'page' | 'path'>): string {
  return page === 'not-found' ? '404.html' : `${path.slice(1)}index.html`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
