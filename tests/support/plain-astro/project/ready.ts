import { readFileSync } from 'node:fs';
import { langOfTexts } from '#content/pages/lang-of.ts';
import { textsIn } from '#i18n/texts.ts';

/** `ready.json`: what the build hands its pages, by path, written down before Astro starts. */
const ready = JSON.parse(readFileSync('ready.json', 'utf8')) as Record<string, Pick<App.Locals, 'content' | 'paths'>>;

export function localsOf(path: string): App.Locals | undefined {
  const found = ready[path] ?? ready[`${path}/`];
  if (found === undefined) return undefined;
  const { document } = found.content;
  return { ...found, texts: textsIn(document.lang), langOf: langOfTexts(document) };
}

/** What `getStaticPaths` of a page answers: `pathsOf('menu/[location]')`, `pathsOf('menu/qr/[...location]')`. */
export function pathsOf(page: string): { params: Record<string, string | undefined> }[] {
  const names = [...page.matchAll(/\[(?:\.{3})?(\w+)\]/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^/${page.replace(/\/\[\.{3}\w+\]/g, '(?:/([^/]+))?').replace(/\[\w+\]/g, '([^/]+)')}/$`);
  return Object.entries(ready).flatMap(([path, { content }]) => {
    const found = pattern.exec(path);
    // `/menu/board/` is no page of a location, and `/allergens/qr/` has a file of its own.
    const isOther =
      (/^menu-(?:board|qr)$/.test(content.page) && !page.includes('[...')) ||
      (content.page === 'allergens-qr' && !page.includes('qr/'));
    return found && !isOther
      ? [{ params: Object.fromEntries(names.map((name, index) => [name, found[index + 1]])) }]
      : [];
  });
}
