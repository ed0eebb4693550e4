import type { PageContent } from '#content/content.ts';
import { pathsOf } from '#core/routes/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { langOfTexts } from '#content/pages/lang-of.ts';
import type { Site } from '#schema/site.ts';
import type { PageName, Route } from '#core/routes/routes.ts';

/** Astro's compiled application: a request with its locals in, a response out. */
export interface Renderer {
  render(request: Request, options: { locals: object }): Promise<Pick<Response, 'status' | 'bytes'>>;
}

export class PageError extends Error {
  override name = 'PageError';
}

/** What the templates find in `Astro.locals`. */
export function localsOf(site: Site, content: PageContent): Omit<App.Locals, 'onError'> {
  return { content, texts: textsOf(site), paths: pathsOf(site), langOf: langOfTexts(content.document) };
}

/** A path that Astro prints each kind of page for. What is in it says the content, and where it is published `fileOf`. */
export const PATTERNS: Readonly<Record<PageName, string>> = {
  home: '/',
  menu: '/menu/',
  'location-menu': '/menu/any/',
  'menu-board': '/menu/board/',
  'menu-qr': '/menu/qr/',
  allergens: '/allergens/',
  'allergens-qr': '/allergens/qr/',
  locations: '/locations/',
  location: '/location/any/',
  catering: '/catering/',
  offers: '/offers/',
  careers: '/careers/',
  contact: '/contact/',
  'media-inquiries': '/media-inquiries/',
  franchise: '/franchise/',
  terms: '/terms-and-conditions/',
  privacy: '/privacy-policy/',
  accessibility: '/accessibility-statement/',
  feedback: '/feedback/',
  'feedback-qr': '/feedback/qr/any/',
  'not-found': '/404/',
};

/** The HTML of one page in UTF-8, as Astro encoded it. Throws a PageError that names the page and the reason. */
export async function renderPage(
  renderer: Renderer,
  site: Site,
  content: PageContent,
): Promise<Uint8Array<ArrayBuffer>> {
  let failure: { error: unknown } | undefined;
  const onError = (error: unknown) => void (failure = { error });
  const { page, path } = content;
  const response = await renderer.render(new Request(site.origin + PATTERNS[page]), {
    locals: { ...localsOf(site, content), onError },
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
