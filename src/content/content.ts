import type { Site } from '#schema/site.ts';
import { type Head, headOf } from './seo/head.ts';
import { type Bodies, withBody } from './pages/body.ts';
import { type DocumentContent, documentOf } from './pages/document.ts';
import type { PageName, Route } from '#core/routes/routes.ts';
import { type LanguageLink, languageLinksOf } from './navigation/language-links.ts';
import { type ShellContent, shellOf } from './pages/shell.ts';

/**
 * Everything a page says, as plain data: pages that say the same are the same page. What the pages of a site share (`head.look`,
 * `document`, `shell`, the locations section, a chain's menu) is the same object in each of them.
 */
export type PageContent = { [Name in PageName]: ContentOf<Name> }[PageName];

export interface ContentOf<Name extends PageName> {
  page: Name;
  path: string;
  head: Head;
  document: DocumentContent;
  /** The page in each language of its site. Missing: there is one language. */
  languages?: LanguageLink[];
  /** Missing for a page without header and footer. */
  shell?: ShellContent;
  body: Bodies[Name];
}

/** Computed once for a page: its HTML, its head, its structured data and every index that names it are made from this. */
export function contentOf(site: Site, route: Route): PageContent {
  const withItsBody = withBody(site, route);
  const { page, path, body } = withItsBody;
  const shell = shellOf(site, page);
  const languages = languageLinksOf(site, route);
  const content = {
    page,
    path,
    head: headOf(site, withItsBody, languages),
    ...(languages && { languages }),
    document: documentOf(site, page),
    shell,
    body,
  };
  // The compiler no longer knows that page and body came from one route.
  return content as PageContent;
}

/** The content of a kind of page, for the file that prints it. */
export function contentFor<Name extends PageName>(
  page: Name,
  { content }: { content: PageContent },
): Extract<PageContent, { page: Name }> {
  const isOfKind = (some: PageContent): some is Extract<PageContent, { page: Name }> => some.page === page;
  if (!isOfKind(content)) throw new Error(`The content of ${content.path} is of "${content.page}", not of "${page}".`);
  return content;
}

/** The content of the frame, for pages that have one. */
export function shellAround({ shell, path }: Pick<PageContent, 'shell' | 'path'>): ShellContent {
  if (!shell) throw new Error(`Nothing stands around ${path}.`);
  return shell;
}

/** Whether search engines should keep the page. */
export function isIndexed({ head }: Pick<PageContent, 'head'>): boolean {
  return head.robots === undefined;
}
