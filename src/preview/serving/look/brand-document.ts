import { toolLanguageOf, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { brandPath } from '#editor/fields/view.ts';
import type { PageParts } from '#tool-pages/document.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import { ownDocument, pageDocument } from './document.ts';

/** Of which brand a page is, and where. */
export interface BrandPlace {
  slug: string;
  /** Where its site is: "http://nonna-pia.localhost:4173/" */
  siteAddress: string;
  stamp: string;
  /** Whether its configuration can be edited here. */
  canEdit: boolean;
}

/** The pages of a brand beside its site. */
const PAGES = [
  { path: 'edit/', name: 'edit' },
  { path: 'submissions/', name: 'messages' },
  { path: 'counts/', name: 'counts' },
  { path: 'warnings/', name: 'warnings' },
] as const;

export type BrandPagePath = (typeof PAGES)[number]['path'];

/** A page about one brand: `main` under the links to its site and its other pages. */
export function brandDocument(
  { slug, siteAddress, stamp, canEdit }: BrandPlace,
  path: BrandPagePath,
  { title, main, style, below, language }: PageParts,
): string {
  const { frame, inbox } = toolTextsIn(toolLanguageOf([language ?? '']));
  const pages = PAGES.filter((page) => canEdit || page.path !== 'edit/').map((page) => ({
    name: frame[page.name],
    address: brandPath(slug, page.path),
    isCurrent: page.path === path,
  }));
  const links = pages.map(({ name, address, isCurrent }) => {
    const current = isCurrent ? ` aria-current="${below ? 'true' : 'page'}"` : '';
    return `<a href="${escapeHtml(address)}"${current}>${name}</a>`;
  });
  const tabs = `<nav class="tabs" aria-label="${escapeHtml(slug)}">${links.join('')}<a href="${escapeHtml(siteAddress)}">${inbox.site}</a></nav>`;
  const current = pages.find(({ isCurrent }) => isCurrent);
  const crumbs = [{ name: slug, address: brandPath(slug) }, ...(current ? [current] : []), ...(below ?? [])];
  return pageDocument({
    title: `${title} · ${slug}`,
    main: tabs + main,
    stamp,
    crumbs,
    style: STYLE + style,
    language,
  });
}

/** A page of the editor, which has the links to the other pages of the brand in its own frame. */
export const editorDocument = ({ slug, stamp }: BrandPlace, { title, ...parts }: PageParts): string =>
  ownDocument({ title: `${title} · ${slug}`, stamp, ...parts });

const STYLE = `
.page main { max-width: 80rem; }
.tabs { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-block: -.75rem 1.5rem; border-bottom: 1px solid var(--line); }
.tabs a { padding-block: .625rem; color: var(--muted); font-weight: 550; text-decoration: none; }
.tabs a:hover { color: var(--text); }
.tabs [aria-current] { color: var(--text); box-shadow: inset 0 -2px var(--accent); }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }
`;
