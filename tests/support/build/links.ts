import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './build.ts';

/** Every internal reference of a built brand that leads nowhere: `"/menu/ -> /x/"`. */
export function findBrokenLinks(folder: string, origin: string, pages: BuiltPage[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = new Map<BuiltPage, Set<string>>();
  const hasFragment = (page: BuiltPage, hash: string): boolean => {
    if (hash === '') return true;
    const ids = known.get(page) ?? new Set(page.root.querySelectorAll('[id]').map(({ id }) => id));
    known.set(page, ids);
    return ids.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap((page) =>
    [...new Set(referencesOf(page))].flatMap((reference) => {
      const url = new URL(reference, origin + page.path);
      if (url.origin !== origin) return [];
      const target = byPath.get(url.pathname);
      const isThere = target ? hasFragment(target, url.hash) : isFile(folder, url.pathname);
      return isThere ? [] : [`${page.path} -> ${reference}`];
    }),
  );
}

function referencesOf({ root }: BuiltPage): string[] {
  const single = root
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  const sets = root
    .querySelectorAll('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    );
  const share = root
    .querySelectorAll('meta[property="og:image"], meta[property="og:url"]')
    .map((element) => element.getAttribute('content') ?? '');
  return [...single, ...sets, ...share];
}

function isFile(folder: string, pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(join(folder, decodeURIComponent(pathname)));
}
